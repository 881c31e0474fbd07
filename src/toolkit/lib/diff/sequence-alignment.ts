import { prefixTable, type PrefixTable } from './edit-distance.js'

/** What columns of an alignment score. */
export interface AlignmentScores {
  match: number
  mismatch: number
  gap: number
}

/** Two texts written one above the other; null is a gap. */
export interface Alignment {
  score: number
  columns: (readonly [fromA: string | null, fromB: string | null])[]
}

type Characters = readonly string[]

const traced = (
  a: Characters,
  b: Characters,
  table: PrefixTable,
  { match, mismatch, gap }: AlignmentScores,
  start: { row: number; column: number },
  isDone: (row: number, column: number) => boolean,
): Alignment => {
  const columns: Alignment['columns'] = []
  let { row, column } = start
  while (!isDone(row, column)) {
    const here = table.at(row, column)
    const fromA = a[row - 1] ?? null
    const fromB = b[column - 1] ?? null
    const step = fromA === fromB ? match : mismatch
    if (row > 0 && column > 0 && here === table.at(row - 1, column - 1) + step) {
      columns.push([fromA, fromB])
      row -= 1
      column -= 1
    } else if (row > 0 && here === table.at(row - 1, column) + gap) {
      columns.push([fromA, null])
      row -= 1
    } else {
      columns.push([null, fromB])
      column -= 1
    }
  }
  return { score: table.at(start.row, start.column), columns: columns.reverse() }
}

/** Fills the table; no cell is below the floor. */
const filled = (a: Characters, b: Characters, scores: AlignmentScores, floor: number): PrefixTable => {
  const { match, mismatch, gap } = scores
  const table = prefixTable(a.length + 1, b.length + 1)
  for (let row = 1; row <= a.length; row += 1) table.set(row, 0, Math.max(floor, row * gap))
  for (let column = 1; column <= b.length; column += 1) table.set(0, column, Math.max(floor, column * gap))
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      table.set(
        row,
        column,
        Math.max(
          floor,
          table.at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? match : mismatch),
          table.at(row - 1, column) + gap,
          table.at(row, column - 1) + gap,
        ),
      )
    }
  }
  return table
}

/** Needleman and Wunsch (1970): both texts from end to end. Back from the end a diagonal comes before a gap in b, in a. */
export const alignGlobally = (a: Characters, b: Characters, scores: AlignmentScores): Alignment => {
  const table = filled(a, b, scores, -Infinity)
  const start = { row: a.length, column: b.length }
  return traced(a, b, table, scores, start, (row, column) => row === 0 && column === 0)
}

/** Smith and Waterman (1981): the best parts of both, back from the first of the highest cells in row order. */
export const alignLocally = (a: Characters, b: Characters, scores: AlignmentScores): Alignment => {
  const table = filled(a, b, scores, 0)
  let start = { row: 0, column: 0 }
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      if (table.at(row, column) > table.at(start.row, start.column)) start = { row, column }
    }
  }
  return traced(a, b, table, scores, start, (row, column) => table.at(row, column) === 0)
}
