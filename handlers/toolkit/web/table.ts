import { feature, unprocessable } from '#toolkit'
import { elementsIn, parseDocument } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { columnNames, createCellBudget, tableGrid, type TableGrid } from '#toolkit/lib/web/tables'
import type { Data } from '#operation'

type Table = Data<'rest_web_table'>['tables'][number]

const withoutHeader = (index: number, { caption, rows }: TableGrid): Table => ({
  index,
  caption,
  columns: [],
  rowCount: rows.length,
  rows: rows.map(({ cells }) => cells),
})

const withHeader = (index: number, { caption, rows }: TableGrid): Table => {
  const header = rows.find(({ isHead }) => isHead) ?? rows[0]
  const columns = columnNames(header?.cells ?? [])
  const others = rows.filter((row) => row !== header)
  return {
    index,
    caption,
    columns,
    rowCount: others.length,
    rows: others.map(({ cells }) =>
      Object.fromEntries(columns.map((name, column) => [name, cells[column] ?? ''] as const)),
    ),
  }
}

export default feature('rest_web_table', async ({ index, header, ...query }, context) => {
  const page = await readPage(query, context)
  const all = elementsIn(parseDocument(page.html), 'table').map((element, place) => ({ element, place }))
  const wanted = index === undefined ? all : all.slice(index, index + 1)
  if (index !== undefined && wanted.length === 0)
    unprocessable(`The page has no table with the index ${index}; its tables: ${all.length}.`)
  const budget = createCellBudget()
  const tables = wanted.map(({ element, place }) => {
    const grid = tableGrid(element, budget)
    return header ? withHeader(place, grid) : withoutHeader(place, grid)
  })
  return { count: tables.length, tables }
})
