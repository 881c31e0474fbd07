/**
 * The prefix of a text that another text is nearest to: least Levenshtein distance, then greatest length. One table gives
 * all prefixes at once; fastest-levenshtein would have to be asked for each, 5,000 times for 5,000 characters.
 */
export const closestPrefix = (
  whole: readonly string[],
  other: readonly string[],
): { distance: number; length: number } => {
  /** Distances from what was read of `other` to the prefixes of `whole`, by their length. */
  const row = Uint32Array.from({ length: whole.length + 1 }, (_, index) => index)
  for (const [index, character] of other.entries()) {
    let diagonal = index
    row[0] = index + 1
    for (let length = 1; length <= whole.length; length++) {
      const above = row[length] ?? 0
      const substituted = diagonal + (whole[length - 1] === character ? 0 : 1)
      row[length] = Math.min(substituted, above + 1, (row[length - 1] ?? 0) + 1)
      diagonal = above
    }
  }
  const distance = row.reduce((least, value) => Math.min(least, value))
  return { distance, length: row.lastIndexOf(distance) }
}
