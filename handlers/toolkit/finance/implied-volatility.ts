import { feature, unprocessable } from '#toolkit'
import { brentRoot } from '#toolkit/lib/algebra/root-finding'
import { blackScholes, legs, optionTerms } from '#toolkit/lib/finance/black-scholes'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const LOWEST_PERCENT = 0.0001
const HIGHEST_PERCENT = 1000
const TOLERANCE = 1e-12

export default feature('rest_finance_impliedVolatility', (query) => {
  const terms = optionTerms(query)
  const { asset, cash } = legs(terms)
  const isCall = query.type === 'call'
  const forward = isCall ? asset - cash : cash - asset
  const lowerBound = Math.max(forward, 0)
  const upperBound = isCall ? asset : cash
  if (!(query.price > lowerBound && query.price < upperBound)) {
    unprocessable(
      `The price must be between ${lowerBound} and ${upperBound}, the bounds of an option without arbitrage.`,
    )
  }
  // The option out of the money has the same time value, and its price is not the difference of two large numbers.
  const isInTheMoney = forward > 0
  const type = isInTheMoney === isCall ? 'put' : 'call'
  const target = query.price - lowerBound
  const excess = (volatility: number): number => blackScholes({ ...terms, type }, volatility).price - target
  const [low, high] = [LOWEST_PERCENT / 100, HIGHEST_PERCENT / 100]
  if (excess(low) > 0 || excess(high) < 0) {
    unprocessable(`No volatility between ${LOWEST_PERCENT} and ${HIGHEST_PERCENT} percent gives this price.`)
  }
  const volatility = brentRoot(excess, low, high, TOLERANCE)
  return {
    volatility: roundHalfAway(volatility * 100, 4),
    vega: roundHalfAway(blackScholes(terms, volatility).vega / 100, 6),
    lowerBound: roundHalfAway(lowerBound, 6),
    upperBound: roundHalfAway(upperBound, 6),
  }
})
