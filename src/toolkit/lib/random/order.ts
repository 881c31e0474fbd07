/** Items as they were drawn, or a sorted copy. */
export const inOrder = <T>(
  items: readonly T[],
  order: 'none' | 'asc' | 'desc',
  compare: (a: T, b: T) => number,
): T[] => {
  if (order === 'none') return [...items]
  return items.toSorted(order === 'asc' ? compare : (a, b) => compare(b, a))
}
