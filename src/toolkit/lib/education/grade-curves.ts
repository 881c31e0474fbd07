/** Ways to curve exam scores, in decimal arithmetic: a score that ends in a half is rounded as it is written. */
import { Decimal } from '../numbers/decimal.js'
import type { Query } from '#operation'

type Settings = Pick<
  Query<'rest_education_gradeCurve'>,
  'method' | 'maxScore' | 'targetMean' | 'targetDeviation'
>

/** The mean of at least one score. */
export const meanOf = (scores: readonly Decimal[]): Decimal => Decimal.sum(...scores).div(scores.length)

/**
 * The standard deviation of the whole population times the number of scores, without a division, so that one that is a
 * decimal has all its digits.
 */
const scaledDeviation = (scores: readonly Decimal[]): Decimal =>
  Decimal.sum(...scores.map((score) => score.pow(2)))
    .times(scores.length)
    .minus(Decimal.sum(...scores).pow(2))
    .sqrt()

/** The standard deviation of the whole population of at least one score. */
export const deviationOf = (scores: readonly Decimal[]): Decimal => scaledDeviation(scores).div(scores.length)

/**
 * The curve of a set of scores, from a score to its new one, which may be outside of 0 to the full marks.
 * @param scores at least one
 * @returns null where the method is not defined: a best score of 0, or scores without spread
 */
export const curveOf = (
  scores: readonly Decimal[],
  { method, maxScore, targetMean, targetDeviation }: Settings,
): ((score: Decimal) => Decimal) | null => {
  const best = Decimal.max(...scores)
  const isFlat = best.eq(Decimal.min(...scores))
  const sum = Decimal.sum(...scores)
  /** How far a score is above the mean, times the number of scores: no third is rounded before it is divided. */
  const above = (score: Decimal): Decimal => score.times(scores.length).minus(sum)
  switch (method) {
    case 'addToTop': {
      const shift = new Decimal(maxScore).minus(best)
      return (score) => score.plus(shift)
    }
    case 'scaleToTop':
      return best.isZero() ? null : (score) => score.times(maxScore).div(best)
    case 'squareRoot':
      return (score) => score.times(maxScore).sqrt()
    case 'linear': {
      if (isFlat) return null
      const [rise, run] = [new Decimal(maxScore).minus(targetMean), above(best)]
      return (score) => above(score).times(rise).div(run).plus(targetMean)
    }
    case 'bell': {
      if (isFlat) return null
      const deviation = scaledDeviation(scores)
      return (score) => above(score).times(targetDeviation).div(deviation).plus(targetMean)
    }
  }
}
