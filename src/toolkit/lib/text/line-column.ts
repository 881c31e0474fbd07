/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface Place {
  line: number
  column: number
}

const LINE_END = /\r\n|\n|\r/g

/**
 * Reads a text's lines once, for a caller who looks up many places in it.
 * @returns the place of an offset in UTF-16 units from the start of the text
 */
export const placesIn = (text: string): ((offset: number) => Place) => {
  const starts = [0, ...Array.from(text.matchAll(LINE_END), ({ index, 0: end }) => index + end.length)]
  return (offset) => {
    let [line, after] = [1, starts.length + 1]
    while (after - line > 1) {
      const middle = (line + after) >> 1
      if ((starts[middle - 1] ?? Infinity) <= offset) line = middle
      else after = middle
    }
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
  }
}

/** @param offset in UTF-16 units from the start of the text */
export const placeAt = (text: string, offset: number): Place => placesIn(text)(offset)

/** The lines of a text without their ends; one line end at its very end begins no further line. */
export const linesOf = (text: string): string[] => {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** @example sentence: "line 3, column 7" */
export const inWords = ({ line, column }: Place): string => `line ${line}, column ${column}`
