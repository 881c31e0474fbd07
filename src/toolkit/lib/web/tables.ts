import { isTag, type Element } from 'domhandler'
import { unprocessable } from '../../errors.js'
import { attributeOf, collapsed, textIn } from './document.js'

/** A table as it is read by rows, spans filled in. */
export interface TableGrid {
  caption: string | null
  /** Rows in the order of the page; each at least up to its last cell. */
  rows: { cells: string[]; isHead: boolean }[]
}

const LONGEST_SPAN = 100
/** Spans make ten thousand cells of one. */
const MOST_CELLS = 500_000

const childrenNamed = ({ children }: Element, ...names: readonly string[]): Element[] =>
  children.filter((child): child is Element => isTag(child) && names.includes(child.name))

/** A span by HTML's rules for non-negative integers; 0 is the rest of the row group for rowspan, and else no span. */
const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number => {
  const digits = /^[\t\n\f\r ]*\+?(\d+)/.exec(attributeOf(cell, name) ?? '')?.[1]
  const span = digits === undefined ? 1 : Number(digits)
  if (span === 0) return name === 'rowspan' ? LONGEST_SPAN : 1
  return Math.min(span, LONGEST_SPAN)
}

/** Counts what is filled in, over all tables of a page. */
export interface CellBudget {
  spend(cells: number): void
}

/** @throws FeatureError 422, from `spend`, past half a million cells */
export const createCellBudget = (): CellBudget => {
  let left = MOST_CELLS
  return {
    spend: (cells) => {
      left -= cells
      if (left < 0) unprocessable(`the tables have more than ${MOST_CELLS} cells, spans counted in full`)
    },
  }
}

/** The rows of a row group; spans end with the group (HTML standard, "forming a table"). Rows without a cell are left out. */
const rowsOfGroup = (rows: readonly Element[], budget: CellBudget): string[][] => {
  const grid: (string | undefined)[][] = rows.map(() => [])
  const filled = rows.map((row, index) => {
    const cells = childrenNamed(row, 'td', 'th')
    let column = 0
    for (const cell of cells) {
      while (grid[index]?.[column] !== undefined) column += 1
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      const text = collapsed(textIn(cell))
      for (const spanned of grid.slice(index, index + height)) {
        budget.spend(width)
        for (let offset = 0; offset < width; offset += 1) spanned[column + offset] = text
      }
      column += width
    }
    return cells.length > 0
  })
  return grid.filter((_, index) => filled[index]).map((cells) => Array.from(cells, (text) => text ?? ''))
}

/** Groups of rows in the order of the page; rows of nested tables are not among them. */
export const tableGrid = (table: Element, budget: CellBudget): TableGrid => {
  const [caption] = childrenNamed(table, 'caption')
  const rows = childrenNamed(table, 'thead', 'tbody', 'tfoot').flatMap((group) =>
    rowsOfGroup(childrenNamed(group, 'tr'), budget).map((cells) => ({
      cells,
      isHead: group.name === 'thead',
    })),
  )
  return { caption: caption === undefined ? null : collapsed(textIn(caption)), rows }
}

/** Names for columns: an empty one is "column" and its number from 1, a repeated one gets _2, _3 and so on. */
export const columnNames = (cells: readonly string[]): string[] => {
  const used = new Set<string>()
  const repeats = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell === '' ? `column${index + 1}` : cell
    let unique = name
    for (let repeat = repeats.get(name) ?? 2; used.has(unique); repeat += 1) {
      unique = `${name}_${repeat}`
      repeats.set(name, repeat + 1)
    }
    used.add(unique)
    return unique
  })
}
