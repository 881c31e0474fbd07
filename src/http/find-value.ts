/**
 * Where the first value stands that a test is true of, as steps from the root; null where it is true of none. Takes a level of
 * the stack for each level of nesting, so that its caller must have bounded that.
 */
export const findValue = (value: unknown, test: (value: unknown) => boolean): string[] | null => {
  if (test(value)) return []
  if (typeof value !== 'object' || value === null) return null
  for (const key of Object.keys(value)) {
    const steps = findValue((value as Record<string, unknown>)[key], test)
    if (steps !== null) return [key, ...steps]
  }
  return null
}
