import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { samplerOf } from '#toolkit/lib/random/samplers'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'
import { mean, sumOfSquares } from '#toolkit/lib/statistics/descriptive-statistics'

const DECIMALS = 6

// Mean and deviation are our own; descriptive-statistics says where simple-statistics fails.
export default feature('rest_random_distribution', ({ name, a, b, c, count, seed }) => {
  const draws = seededDraws(seed)
  const { parameters, sample } = samplerOf(name, { a, b, c })
  const items = Array.from({ length: count }, () =>
    roundHalfAway(
      sample(() => draws.next()),
      DECIMALS,
    ),
  )
  if (!items.every(Number.isFinite)) unprocessable('A sample is too large for a double-precision number.')
  return {
    name,
    parameters,
    count,
    items,
    mean: roundHalfAway(mean(items), DECIMALS),
    standardDeviation: roundHalfAway(Math.sqrt(sumOfSquares(items) / count), DECIMALS),
    min: Math.min(...items),
    max: Math.max(...items),
    seed: draws.seed,
  }
})
