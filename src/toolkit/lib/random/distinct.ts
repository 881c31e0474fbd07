/** Draws until there are `count` different values, in the order in which each first came. There must be as many. */
export const distinct = <T extends string | number>(count: number, draw: () => T): T[] => {
  const seen = new Set<T>()
  while (seen.size < count) seen.add(draw())
  return [...seen]
}
