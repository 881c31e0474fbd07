const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING_BRACKET = 0x5b
const OPENING_BRACE = 0x7b

/**
 * Counts the commas, lists and objects of a JSON text while its bytes come in: what its parsing costs beyond its length.
 * Each call takes the next bytes and gives the number so far. What stands in strings is not counted.
 */
export const createStructureCounter = (): ((bytes: Uint8Array) => number) => {
  let count = 0
  let isInString = false
  let isEscaped = false
  return (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isInString = false
      } else if (byte === QUOTE) isInString = true
      else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) count += 1
    }
    return count
  }
}

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
