/** The fewest insertions, deletions, replacements and swaps of neighbours that make one text the other (optimal string alignment). */
const distance = (from: string, to: string): number => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          (line[column - 1] ?? 0) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(line)
  }
  return at(from.length, to.length)
}

/** Short names are near to too many others. */
const tolerance = (name: string): number => (name.length < 8 ? 1 : 2)

/**
 * The known name that an unknown one is probably meant to be, be it misspelt or without its end (its unit, mostly);
 * `undefined` where it is somebody else's.
 */
export const nearName = (name: string, known: readonly string[]): string | undefined => {
  const written = name.toUpperCase()
  return (
    known.find((other) => distance(written, other) <= tolerance(other)) ??
    known.find((other) => other.startsWith(`${written}_`))
  )
}
