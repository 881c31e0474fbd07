/** A time to the second in UTC; a dash for none. */
export const timeOf = (at: Date | null): string => (at === null ? '-' : `${at.toISOString().slice(0, 19)}Z`)

/** Columns as wide as their widest cell. White space in a cell, line ends too, is one space. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [headings, ...rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, ' ')))]
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return all.map((row) => line(row).trimEnd()).join('\n')
}
