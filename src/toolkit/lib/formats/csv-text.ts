/** A record of a CSV text, and the physical line on which it starts. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** The faults that the grammar of RFC 4180 knows; the place is that of the quote. */
export interface CsvReading {
  rows: CsvRow[]
  faults: { line: number; column: number; message: string }[]
}

/** The names that callers give to delimiters. */
export const csvDelimiters = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const

/**
 * Reads CSV by RFC 4180 with any delimiter and line end. Blank lines are skipped; a quote within an unquoted cell
 * is an ordinary character.
 * By hand: papaparse 5.7.1 takes the line feed of `a\rb\r\nc` for a part of the next cell, and the rest of the text
 * into the cell `"b"c`.
 */
export const readCsv = (source: string, delimiter: string): CsvReading => {
  const text = source.replace(/^\ufeff/, '')
  const rows: CsvRow[] = []
  const faults: CsvReading['faults'] = []
  let at = 0
  let line = 1
  let lineStart = 0

  const isLineEnd = (): boolean => text[at] === '\n' || text[at] === '\r'
  const takeLineEnd = (): void => {
    at += text.startsWith('\r\n', at) ? 2 : 1
    line += 1
    lineStart = at
  }

  /** The text up to the next delimiter or line end. */
  const takeBare = (): string => {
    const start = at
    while (at < text.length && text[at] !== delimiter && !isLineEnd()) at += 1
    return text.slice(start, at)
  }

  const takeQuoted = (): string => {
    const opened = { line, column: at - lineStart + 1 }
    let value = ''
    at += 1
    while (at < text.length) {
      const start = at
      if (text[at] === '"' && text[at + 1] !== '"') {
        at += 1
        const rest = takeBare()
        if (rest !== '') faults.push({ ...opened, message: 'Text follows the closing quote of the cell' })
        return value + rest
      }
      if (text[at] === '"') {
        value += '"'
        at += 2
      } else if (isLineEnd()) {
        takeLineEnd()
        value += text.slice(start, at)
      } else {
        while (at < text.length && text[at] !== '"' && !isLineEnd()) at += 1
        value += text.slice(start, at)
      }
    }
    faults.push({ ...opened, message: 'The quote is never closed' })
    return value
  }

  while (at < text.length) {
    if (isLineEnd()) {
      takeLineEnd()
      continue
    }
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      row.cells.push(text[at] === '"' ? takeQuoted() : takeBare())
      if (text[at] !== delimiter) break
      at += 1
    }
    rows.push(row)
    if (at < text.length) takeLineEnd()
  }
  return { rows, faults }
}

/** Quotes a cell where RFC 4180 needs it. */
const csvCell = (text: string, delimiter: string): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Rows joined by line feeds. A row of one empty cell is quoted, since a blank line is not a row. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter: string): string =>
  rows
    .map((cells) =>
      cells.length === 1 && cells[0] === ''
        ? '""'
        : cells.map((cell) => csvCell(cell, delimiter)).join(delimiter),
    )
    .join('\n')
