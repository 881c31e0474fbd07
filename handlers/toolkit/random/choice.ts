import { feature, unprocessable } from '#toolkit'
import { itemList } from '#toolkit/lib/random/item-list'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const sum = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0)

const weightsOf = (text: string | undefined, count: number): number[] => {
  if (text === undefined) return Array<number>(count).fill(1)
  const weights = text.split(',').map(Number)
  if (weights.length !== count) unprocessable(`There are ${weights.length} weights for ${count} items.`)
  if (!Number.isFinite(sum(weights)))
    unprocessable('The sum of weights is too large for a double-precision number.')
  return weights
}

/** The first index at which the running sum of the weights exceeds the target. */
const indexAt = (weights: readonly number[], target: number): number => {
  let running = 0
  const index = weights.findIndex((weight) => (running += weight) > target)
  // Rounding may leave the target at the very end.
  return index === -1 ? weights.findLastIndex((weight) => weight > 0) : index
}

export default feature('rest_random_choice', ({ items: text, count, replace, weights: written, seed }) => {
  const items = itemList(text)
  const weights = weightsOf(written, items.length)
  const positive = weights.filter((weight) => weight > 0).length
  if (positive === 0) unprocessable('All weights are 0.')
  if (!replace && count > positive) {
    unprocessable(`${count} picks are more than the ${positive} items with a positive weight.`)
  }
  const draws = seededDraws(seed)
  const indexes = Array.from({ length: count }, () => {
    const target = draws.next() * sum(weights)
    const index = indexAt(weights, target)
    if (!replace) weights[index] = 0
    return index
  })
  return { count, items: indexes.map((index) => items[index] ?? ''), indexes, seed: draws.seed }
})
