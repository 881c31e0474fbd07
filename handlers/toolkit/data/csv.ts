import { feature, unprocessable } from '#toolkit'
import { detectDelimiter, profileColumn } from '#toolkit/lib/formats/csv-profile'
import { csvDelimiters } from '#toolkit/lib/formats/csv-text'
import { csvTable } from '#toolkit/lib/formats/csv-value'

export default feature('rest_data_csv', ({ text, delimiter }) => {
  const sign = delimiter === 'auto' ? detectDelimiter(text) : csvDelimiters[delimiter]
  const { header, headerLine, rows } = csvTable(text, sign)
  if (header.some((name) => name.trim() === '')) {
    unprocessable(`text is not a table: line ${headerLine}: a column has no name.`)
  }
  const short = rows.find(({ cells }) => cells.length < header.length)
  if (short !== undefined) {
    unprocessable(
      `text is not a table: line ${short.line}: ${short.cells.length} cells, but the header has ${header.length}.`,
    )
  }
  return {
    delimiter: sign,
    rows: rows.length,
    columns: header.map((name, index) =>
      profileColumn(
        name,
        rows.map(({ cells }) => cells[index] ?? ''),
      ),
    ),
  }
})
