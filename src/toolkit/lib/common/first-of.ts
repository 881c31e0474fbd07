/** One item of each key, the first, in the order of first sight. */
export const firstOf = <Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Item[] => {
  const seen = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}
