/** White space or punctuation at the beginning of a continuation. */
const SPACE = /^[ \t]+/
const MARKS = /^[^\s\p{L}\p{N}\p{M}\p{So}]+/u
const WORDING = /[\p{L}\p{N}\p{M}\p{So}]/u
/** More marks than these are markup of their own. */
const MOST_MARKS = 12

export const commonLength = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length++
  return length
}

/**
 * The continuation after a repeat whose wording has ended, where what was said went on with closing marks or white
 * space that the text may have, lack or write otherwise.
 *
 * @param closing what was said after its last letter
 * @returns `null` where more of the text is needed
 */
export const behindRepeat = (closing: string, text: string, isLast: boolean): string | null => {
  const dropped = commonLength(closing, text)
  if (dropped === closing.length) return text.slice(dropped)
  const rest = text.slice(dropped)
  const isKnown = isLast || WORDING.test(rest) || rest.includes('\n') || rest.length > MOST_MARKS
  if (!isKnown) return null
  const missing = closing.slice(dropped)
  // The same place in the sentence has other marks: those that were shown stay.
  const behindMarks = MARKS.test(missing) ? rest.replace(MARKS, '') : rest
  return /\s$/.test(missing) ? behindMarks.replace(SPACE, '') : behindMarks
}
