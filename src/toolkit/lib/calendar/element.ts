/**
 * The element of a list at an index that is known to be in it.
 * @throws Error where it is not, which is a fault of the program
 */
export const element = <T>(list: readonly T[], index: number): T => {
  if (!(index in list)) throw new Error(`A list of ${list.length} has no element ${index}`)
  return list[index] as T
}
