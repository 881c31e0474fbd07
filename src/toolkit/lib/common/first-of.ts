/** The first item of each key, in the order in which the keys first occur. */
export const firstOf = <Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Item[] => {
  const seen = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}
