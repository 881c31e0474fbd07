/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface Place {
  line: number
  column: number
}

const LINE_END = /\r\n|\n|\r/g

/** @param offset in UTF-16 units from the start of the text */
export const placeAt = (text: string, offset: number): Place => {
  let line = 1
  let start = 0
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    if (index + end.length > offset) break
    line += 1
    start = index + end.length
  }
  return { line, column: offset - start + 1 }
}

/** The lines of a text without their ends; one line end at its very end begins no further line. */
export const linesOf = (text: string): string[] => {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** @example sentence: "line 3, column 7" */
export const inWords = ({ line, column }: Place): string => `line ${line}, column ${column}`
