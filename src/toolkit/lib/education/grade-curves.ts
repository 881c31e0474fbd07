/** Ways to curve exam scores, in decimal arithmetic: a score that ends in a half is rounded as it is written. */
import { Decimal } from '../numbers/decimal.js'
import type { Query } from '#operation'

type Settings = Pick<
  Query<'rest_education_gradeCurve'>,
  'method' | 'maxScore' | 'targetMean' | 'targetDeviation'
>

const meanOf = (scores: readonly Decimal[]): Decimal => Decimal.sum(...scores).div(scores.length)

/** The standard deviation of the whole population. */
const deviationOf = (scores: readonly Decimal[], mean: Decimal): Decimal =>
  meanOf(scores.map((score) => score.minus(mean).pow(2))).sqrt()

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
      const mean = meanOf(scores)
      const [rise, run] = [new Decimal(maxScore).minus(targetMean), best.minus(mean)]
      return (score) => score.minus(mean).times(rise).div(run).plus(targetMean)
    }
    case 'bell': {
      if (isFlat) return null
      const mean = meanOf(scores)
      const deviation = deviationOf(scores, mean)
      return (score) => score.minus(mean).times(targetDeviation).div(deviation).plus(targetMean)
    }
  }
}
