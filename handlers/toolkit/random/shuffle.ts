import { feature } from '#toolkit'
import { itemList } from '#toolkit/lib/random/item-list'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

/** Fisher-Yates, from the last item down. */
export default feature('rest_random_shuffle', ({ items: text, seed }) => {
  const items = itemList(text)
  const draws = seededDraws(seed)
  const indexes = draws.shuffle(items.map((_, index) => index))
  return { count: items.length, items: indexes.map((index) => items[index] ?? ''), indexes, seed: draws.seed }
})
