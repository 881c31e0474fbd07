/** Lines and words of a poem. */

/** Runs of letters and apostrophes with a letter in them, as written. */
export const verseWords = (text: string): string[] =>
  (text.match(/[\p{L}'’]+/gu) ?? []).filter((run) => /\p{L}/u.test(run))

/** Lines, trimmed; empty ones stay. */
export const verseLines = (text: string): string[] => text.split(/\r\n?|\n/).map((line) => line.trim())
