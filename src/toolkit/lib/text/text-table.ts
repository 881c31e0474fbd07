import stringWidth from 'string-width'
import { assertAnswerLength } from '../common/answer-length.js'

export type Alignment = 'left' | 'right' | 'center'

/** A text filled with spaces to a width in terminal columns; center puts the odd space on the right. */
export const padded = (text: string, width: number, alignment: Alignment): string => {
  const spaces = Math.max(width - stringWidth(text), 0)
  const left = { left: 0, right: spaces, center: Math.floor(spaces / 2) }[alignment]
  return ' '.repeat(left) + text + ' '.repeat(spaces - left)
}

/** A line between rows: its two ends, what stands where columns meet, and what fills it. */
type Rule = readonly [left: string, crossing: string, right: string, fill: string]

interface Frame {
  top: Rule
  middle: Rule
  bottom: Rule
  side: string
}

const ASCII_RULE: Rule = ['+', '+', '+', '-']

const FRAMES: Readonly<Record<'grid' | 'rounded', Frame>> = {
  grid: { top: ASCII_RULE, middle: ASCII_RULE, bottom: ASCII_RULE, side: '|' },
  rounded: {
    top: ['╭', '┬', '╮', '─'],
    middle: ['├', '┼', '┤', '─'],
    bottom: ['╰', '┴', '╯', '─'],
    side: '│',
  },
}

/** What is drawn: rows of equally many cells, and an alignment of each column. */
export interface TextTable {
  rows: readonly (readonly string[])[]
  alignments: readonly Alignment[]
  /** Whether the first row is a header. */
  header: boolean
}

export type TableStyle = 'plain' | 'grid' | 'rounded' | 'markdown'

/** A GFM table's rule cell has three characters at least. */
const LEAST_WIDTH: Readonly<Record<TableStyle, number>> = { plain: 0, grid: 0, rounded: 0, markdown: 3 }

const escapedForMarkdown = (cell: string): string => cell.replaceAll('|', '\\|')

const markdownRule = (width: number, alignment: Alignment): string => {
  const left = alignment === 'right' ? '-' : ':'
  const right = alignment === 'left' ? '-' : ':'
  return left + '-'.repeat(width - 2) + right
}

/**
 * Draws a table.
 * @returns its lines, and the columns' widths in terminal columns. A table of more than LONGEST_ANSWER characters ends
 *   the call with 422.
 */
export const drawTable = (
  { rows, alignments, header }: TextTable,
  style: TableStyle,
): { lines: string[]; widths: number[] } => {
  const cells = style === 'markdown' ? rows.map((row) => row.map(escapedForMarkdown)) : rows
  const widths = alignments.map((_, column) =>
    cells.reduce((most, row) => Math.max(most, stringWidth(row[column] ?? '')), LEAST_WIDTH[style]),
  )
  const lineWidth = widths.reduce((sum, width) => sum + width + 3, 2)
  assertAnswerLength(lineWidth * (rows.length + 3))
  const padRow = (row: readonly string[]): string[] =>
    widths.map((width, column) => padded(row[column] ?? '', width, alignments[column] ?? 'left'))
  const body = cells.map(padRow)
  if (rows.length === 0) return { lines: [], widths }
  if (style === 'plain') return { lines: body.map((row) => row.join('  ').trimEnd()), widths }
  if (style === 'markdown') {
    const rule = widths.map((width, column) => markdownRule(width, alignments[column] ?? 'left'))
    const [first, rest] = header ? [body[0] ?? [], body.slice(1)] : [padRow([]), body]
    return { lines: [first, rule, ...rest].map((row) => `| ${row.join(' | ')} |`), widths }
  }
  const { top, middle, bottom, side } = FRAMES[style]
  const ruled = ([left, crossing, right, fill]: Rule): string =>
    left + widths.map((width) => fill.repeat(width + 2)).join(crossing) + right
  const lines = body.map((row) => `${side} ${row.join(` ${side} `)} ${side}`)
  const head = header && lines.length > 1 ? [...lines.slice(0, 1), ruled(middle)] : lines.slice(0, 1)
  return { lines: [ruled(top), ...head, ...lines.slice(1), ruled(bottom)], widths }
}
