import { feature } from '#toolkit'
import { itemList } from '#toolkit/lib/random/item-list'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

/** Fisher-Yates, from the last item down. */
export default feature('rest_random_shuffle', ({ items: text, seed }) => {
  const items = itemList(text)
  const draws = seededDraws(seed)
  const indexes = items.map((_, index) => index)
  for (let last = items.length - 1; last > 0; last--) {
    const other = draws.below(last + 1)
    const moved = indexes[last] ?? 0
    indexes[last] = indexes[other] ?? 0
    indexes[other] = moved
  }
  return { count: items.length, items: indexes.map((index) => items[index] ?? ''), indexes, seed: draws.seed }
})
