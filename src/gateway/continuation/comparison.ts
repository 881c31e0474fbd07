/** How far a text that comes in pieces is the beginning of another one. */
export interface Comparison {
  /** `wholly`: all of the expected text has come; what came after it is `rest`. */
  take(piece: string): { state: 'partly' } | { state: 'not' } | { state: 'wholly'; rest: string }
}

/** Compares without leading whitespace, which providers trim. Takes time linear in the text, however it is cut. */
export const compareWith = (expected: string): Comparison => {
  let matched = 0
  let hasBegun = false
  return {
    take(piece) {
      const text = hasBegun ? piece : piece.trimStart()
      hasBegun ||= text !== ''
      const due = expected.slice(matched, matched + text.length)
      if (!text.startsWith(due)) return { state: 'not' }
      matched += due.length
      return matched === expected.length
        ? { state: 'wholly', rest: text.slice(due.length) }
        : { state: 'partly' }
    },
  }
}
