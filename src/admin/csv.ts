/** A cell that no spreadsheet takes for a formula (OWASP, CSV injection), quoted as RFC 4180 has it. */
const cellOf = (value: string | number): string => {
  const text = String(value)
  const plain =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text)
      ? `'${text}`
      : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A table as CSV (RFC 4180), with its headings. */
export const csv = (headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [headings, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
