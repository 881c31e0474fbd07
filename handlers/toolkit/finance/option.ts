import { feature } from '#toolkit'
import { blackScholes, optionTerms } from '#toolkit/lib/finance/black-scholes'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const DAYS_PER_YEAR = 365

export default feature('rest_finance_option', (query) => {
  const terms = optionTerms(query)
  const volatility = query.volatility / 100
  const value = blackScholes(terms, volatility)
  const isCall = query.type === 'call'
  const intrinsic = Math.max(isCall ? query.spot - query.strike : query.strike - query.spot, 0)
  const other = blackScholes({ ...terms, type: isCall ? 'put' : 'call' }, volatility)
  const sixDecimals = (number: number): number => roundHalfAway(number, 6)
  return {
    type: query.type,
    price: sixDecimals(value.price),
    intrinsic: sixDecimals(intrinsic),
    timeValue: sixDecimals(value.price - intrinsic),
    d1: sixDecimals(value.d1),
    d2: sixDecimals(value.d2),
    probabilityInTheMoney: sixDecimals(value.probability),
    delta: sixDecimals(value.delta),
    gamma: sixDecimals(value.gamma),
    vega: sixDecimals(value.vega / 100),
    theta: sixDecimals(value.theta / DAYS_PER_YEAR),
    rho: sixDecimals(value.rho / 100),
    parity: sixDecimals(other.price),
  }
})
