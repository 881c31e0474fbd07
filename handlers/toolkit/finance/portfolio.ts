import { feature, invalidParameter } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import {
  covariances,
  downsideDeviation,
  exactMean,
  maxDrawdown,
  volatility,
  weightedReturns,
} from '#toolkit/lib/finance/portfolio'
import { Decimal, rounded, settled } from '#toolkit/lib/numbers/decimal'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { correlation } from '#toolkit/lib/statistics/descriptive-statistics'

const MOST_ASSETS = 20
const [FEWEST_PERIODS, MOST_PERIODS] = [2, 1000]
const [LEAST, MOST] = [-100, 100_000]

const returnOf = (text: string): Decimal => {
  const value = /^-?\d+(\.\d+)?$/.test(text) ? new Decimal(text) : null
  return value !== null && value.gte(LEAST) && value.lte(MOST)
    ? value
    : invalidParameter(
        'returns',
        `has ${quoted(text)}, which is not a decimal number from ${LEAST} to ${MOST}`,
      )
}

const assetsOf = (text: string): Decimal[][] => {
  const assets = text.split(';').map((series) => series.split(',').map(returnOf))
  if (assets.length > MOST_ASSETS) {
    invalidParameter('returns', `has ${assets.length} series; at most ${MOST_ASSETS} are allowed`)
  }
  const [{ length } = []] = assets
  if (assets.some((series) => series.length !== length)) {
    invalidParameter('returns', 'must have series of equal length')
  }
  if (length < FEWEST_PERIODS || length > MOST_PERIODS) {
    invalidParameter('returns', `must have from ${FEWEST_PERIODS} to ${MOST_PERIODS} values a series`)
  }
  return assets
}

const weightsOf = (text: string | undefined, count: number): { weights: Decimal[]; total: Decimal } => {
  const weights =
    text?.split(',').map((weight) => new Decimal(weight)) ?? Array<Decimal>(count).fill(new Decimal(1))
  if (weights.length !== count) {
    invalidParameter(
      'weights',
      `must have one weight for each of the ${count} series; it has ${weights.length}`,
    )
  }
  const total = Decimal.sum(...weights)
  if (total.isZero()) invalidParameter('weights', 'must not add up to 0')
  return { weights, total }
}

const DECIMALS = 6

const sixDecimals = (value: number): number => roundHalfAway(value, DECIMALS)
const ratio = (excess: number, risk: number): number | null =>
  risk === 0 ? null : sixDecimals(excess / risk)

export default feature('rest_finance_portfolio', ({ periodsPerYear, riskFree, ...query }) => {
  const exact = assetsOf(query.returns)
  const assets = exact.map((series) => series.map((value) => value.toNumber()))
  const { weights, total } = weightsOf(query.weights, assets.length)
  const exactReturns = weightedReturns(exact, weights, total)
  const returns = exactReturns.map((value) => value.toNumber())
  const means = exact.map(exactMean)
  const mean = Decimal.sum(...means.map((each, index) => each.times(weights[index] ?? 0))).div(total)
  const annualReturn = mean.times(periodsPerYear)
  const excess = annualReturn.minus(riskFree).toNumber()
  const risk = volatility(returns)
  const annualRisk = risk * Math.sqrt(periodsPerYear)
  const target = new Decimal(riskFree).div(periodsPerYear)
  const downside = downsideDeviation(exactReturns, target) * Math.sqrt(periodsPerYear)
  return {
    assets: assets.map((series, index) => ({
      mean: rounded(means[index] ?? mean, DECIMALS),
      volatility: sixDecimals(volatility(series)),
      weight: rounded(weights[index]?.div(total) ?? total, DECIMALS),
    })),
    covariance: covariances(exact).map((row) => row.map((value) => rounded(value, DECIMALS))),
    correlation: assets.map((one) =>
      assets.map((other) => {
        const value = correlation(one, other)
        return value === null ? null : sixDecimals(value)
      }),
    ),
    portfolio: {
      mean: rounded(settled(mean), DECIMALS),
      annualReturn: rounded(settled(annualReturn), DECIMALS),
      volatility: sixDecimals(risk),
      annualVolatility: sixDecimals(annualRisk),
      sharpe: ratio(excess, annualRisk),
      sortino: ratio(excess, downside),
      maxDrawdown: sixDecimals(maxDrawdown(returns)),
    },
  }
})
