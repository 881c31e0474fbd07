const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING_BRACKET = 0x5b
const OPENING_BRACE = 0x7b

/**
 * Counts the commas, lists and objects of a JSON text while its bytes come in: what its parsing costs beyond its length.
 * Each call takes the next bytes and gives the number so far. The contents of strings are not counted.
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
 * Whether the bytes so far have more commas, lists and objects than `most`. Each of them is a byte, so that nothing is
 * counted before there are so many bytes.
 */
export const createStructureLimit = (most: number): ((bytes: Uint8Array) => boolean) => {
  let early: Uint8Array[] = []
  let length = 0
  let count: ((bytes: Uint8Array) => number) | undefined
  return (bytes) => {
    length += bytes.length
    if (length <= most) {
      early.push(bytes)
      return false
    }
    if (count === undefined) {
      count = createStructureCounter()
      early.forEach(count)
      early = []
    }
    return count(bytes) > most
  }
}

/** Whether a JSON text has more commas, lists and objects than `most`. */
export const hasMoreValues = (text: string, most: number): boolean =>
  // Each of them is a character, so that most texts need not be read.
  text.length > most && createStructureCounter()(Buffer.from(text)) > most
