/**
 * The path to the first value that passes a test, as steps from the root; null if none does. Takes a level of
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
