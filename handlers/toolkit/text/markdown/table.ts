import { escapeUTF8 } from 'entities'
import { markdownTable } from 'markdown-table'
import { feature } from '#toolkit'
import { assertAnswerLength } from '#toolkit/lib/common/answer-length'
import { tableOfCsv, tableOfJson, type RecordsTable } from '#toolkit/lib/text/records-table'

const ALIGNMENTS = new Map([
  ['l', 'left'],
  ['r', 'right'],
  ['c', 'center'],
])

const inMarkdown = (cell: string): string => cell.replaceAll('|', '\\|').replace(/\r\n|[\r\n]/g, '<br>')

const markdownOf = ({ header, rows }: RecordsTable, align: string): string => {
  const table = [header, ...rows].map((row) => row.map(inMarkdown))
  const longest = header.map((_, column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)))
  assertAnswerLength(longest.reduce((sum, width) => sum + width + 3, 2) * (table.length + 1))
  return markdownTable(table, { align: align.split('').map((letter) => ALIGNMENTS.get(letter) ?? null) })
}

const inHtml = (cell: string): string => escapeUTF8(cell).replace(/\r\n|[\r\n]/g, '<br>')

const htmlOf = ({ header, rows }: RecordsTable, align: string): string => {
  const rowOf = (tag: string, cells: readonly string[]): string => {
    const written = cells.map((cell, column) => {
      const alignment = ALIGNMENTS.get(align[column] ?? '')
      const style = alignment === undefined ? '' : ` style="text-align:${alignment}"`
      return `<${tag}${style}>${inHtml(cell)}</${tag}>`
    })
    return `<tr>${written.join('')}</tr>`
  }
  const body = rows.map((row) => rowOf('td', row)).join('')
  return `<table><thead>${rowOf('th', header)}</thead><tbody>${body}</tbody></table>`
}

export default feature('rest_text_markdown_3', ({ text, input, align, output }) => {
  const records = input === 'json' ? tableOfJson(text) : tableOfCsv(text, input === 'csv' ? ',' : '\t')
  const { header, rows } = records
  // A cell takes about ten characters of markup, filled or not.
  assertAnswerLength(header.length * rows.length * 10)
  const table = output === 'markdown' ? markdownOf(records, align) : htmlOf(records, align)
  return { table, rows: rows.length, columns: header.length }
})
