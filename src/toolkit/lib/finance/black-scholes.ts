import { normalTails } from '../statistics/special-functions.js'

/** A European option; rates, yield and volatility a year as fractions, rates continuously compounded. */
export interface OptionTerms {
  type: 'call' | 'put'
  spot: number
  strike: number
  years: number
  rate: number
  dividend: number
}

/** The terms of the contract, where percents are. */
export const optionTerms = ({ type, spot, strike, years, rate, dividend }: OptionTerms): OptionTerms => ({
  ...{ type, spot, strike, years },
  rate: rate / 100,
  dividend: dividend / 100,
})

/** Present values of what a call receives and pays, S e^(-qT) and K e^(-rT). */
export const legs = ({
  spot,
  strike,
  years,
  rate,
  dividend,
}: OptionTerms): { asset: number; cash: number } => ({
  asset: spot * Math.exp(-dividend * years),
  cash: strike * Math.exp(-rate * years),
})

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

export interface OptionValue {
  price: number
  d1: number
  d2: number
  /** The risk-neutral probability that it is exercised: N(d2), of a put N(-d2). */
  probability: number
  delta: number
  gamma: number
  /** By the volatility as a fraction. */
  vega: number
  /** By the years that pass. */
  theta: number
  /** By the rate as a fraction. */
  rho: number
}

/** The value and the Greeks of a European option by Black, Scholes (1973) and Merton (1973). */
export const blackScholes = (terms: OptionTerms, volatility: number): OptionValue => {
  const { type, spot, strike, years, rate, dividend } = terms
  const { asset, cash } = legs(terms)
  const root = volatility * Math.sqrt(years)
  const d1 = (Math.log(spot / strike) + (rate - dividend + (volatility * volatility) / 2) * years) / root
  const d2 = d1 - root
  const sign = type === 'call' ? 1 : -1
  const [n1, n2] = [normalTails(sign * d1).lower, normalTails(sign * d2).lower]
  const vega = asset * density(d1) * Math.sqrt(years)
  return {
    price: Math.max(0, sign * (asset * n1 - cash * n2)),
    d1,
    d2,
    probability: n2,
    delta: (sign * asset * n1) / spot,
    gamma: (asset * density(d1)) / (spot * spot * root),
    vega,
    theta: (-vega * volatility) / (2 * years) - sign * (rate * cash * n2 - dividend * asset * n1),
    rho: sign * years * cash * n2,
  }
}
