import type { Query } from '#operation'
import { feature } from '#toolkit'
import { isBlank, linesOf } from '#toolkit/lib/text/lines'
import { drawTable, type Alignment } from '#toolkit/lib/text/text-table'

type Options = Query<'rest_text_align'>
type Delimiter = Exclude<Options['delimiter'], 'auto'>

const MARKS = { tab: '\t', pipe: '|', semicolon: ';', comma: ',', space: ' ' } as const
const TRIED = ['tab', 'pipe', 'semicolon', 'comma', 'space'] as const

const delimiterIn = (line: string): Delimiter =>
  TRIED.find((name) => line.trim().includes(MARKS[name])) ?? 'comma'

/** One record of CSV (RFC 4180, section 2) on one line; white space around a quoted cell is left out. */
const csvCells = (line: string, mark: ',' | ';'): string[] =>
  Array.from(
    (mark + line).matchAll(
      mark === ','
        ? /,(?:\s*"((?:[^"]|"")*)"?([^,]*)|([^,]*))/g
        : /;(?:\s*"((?:[^"]|"")*)"?([^;]*)|([^;]*))/g,
    ),
    ([, quoted, rest, plain]) =>
      quoted === undefined ? (plain ?? '').trim() : (quoted.replaceAll('""', '"') + (rest ?? '')).trim(),
  )

const cellsOf = (line: string, delimiter: Delimiter): string[] => {
  switch (delimiter) {
    case 'comma':
    case 'semicolon':
      return csvCells(line, MARKS[delimiter])
    case 'space':
      return line.trim().split(/\s+/)
    case 'tab':
    case 'pipe':
      return line.split(MARKS[delimiter]).map((cell) => cell.trim())
  }
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** A column is numeric when each of its cells that is not empty is a number, and there is one. */
const alignmentOf = (column: readonly string[]): Alignment => {
  const filled = column.filter((cell) => cell !== '')
  return filled.length > 0 && filled.every((cell) => DECIMAL.test(cell)) ? 'right' : 'left'
}

export default feature('rest_text_align', ({ text, delimiter, style, align, header }) => {
  const lines = linesOf(text).filter((line) => !isBlank(line))
  const chosen = delimiter === 'auto' ? delimiterIn(lines[0] ?? '') : delimiter
  const rows = lines.map((line) => cellsOf(line, chosen))
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const body = header ? rows.slice(1) : rows
  const alignments = Array.from({ length: columns }, (_, column) =>
    align === 'auto' ? alignmentOf(body.map((row) => row[column] ?? '')) : align,
  )
  const { lines: drawn, widths } = drawTable({ rows, alignments, header }, style)
  return { text: drawn.join('\n'), rows: rows.length, columns, widths }
})
