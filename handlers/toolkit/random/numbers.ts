import { feature, unprocessable } from '#toolkit'
import { mean, sum } from '#toolkit/lib/statistics/descriptive-statistics'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { distinct } from '#toolkit/lib/random/distinct'
import { seededDraws, type Draws } from '#toolkit/lib/random/seeded-draws'
import { inOrder } from '#toolkit/lib/random/order'
import type { Query } from '#operation'

const DECIMALS_OF_SUMS = 10

const drawOf = ({ min, max, decimals }: Query<'rest_random_numbers'>, draws: Draws): (() => number) => {
  if (decimals > 0) return () => roundHalfAway(min + draws.next() * (max - min), decimals)
  if (!Number.isInteger(min) || !Number.isInteger(max)) {
    unprocessable('Without decimals, min and max must be whole numbers.')
  }
  return () => min + draws.below(max - min + 1)
}

export default feature('rest_random_numbers', (query) => {
  const { min, max, count, decimals, unique, sort } = query
  if (min > max) unprocessable(`min ${min} is above max ${max}.`)
  if (unique && decimals > 0) unprocessable('unique is for whole numbers: it cannot go with decimals.')
  const draws = seededDraws(query.seed)
  const draw = drawOf(query, draws)
  if (unique && count > max - min + 1) {
    unprocessable(`There are only ${max - min + 1} different numbers from ${min} to ${max}.`)
  }
  const drawn = unique ? distinct(count, draw) : Array.from({ length: count }, draw)
  const items = inOrder(drawn, sort, (a, b) => a - b)
  return {
    count,
    items,
    sum: roundHalfAway(sum(items), DECIMALS_OF_SUMS),
    mean: roundHalfAway(mean(items), DECIMALS_OF_SUMS),
    seed: draws.seed,
  }
})
