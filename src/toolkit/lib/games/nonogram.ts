import { unprocessable } from '../../errors.js'
import { lineClue, solveLine, type LineClue } from './nonogram-line.js'

/** A solution and whether there is another. */
export interface NonogramSolution {
  /** Each row's filled cells as bits, the leftmost lowest. */
  rows: readonly number[]
  isUnique: boolean
}

const MOST_NODES = 200_000
/** Lines that may be solved, a second or two of work: each node tries all of its open cells. */
const MOST_LINES = 800_000

interface Puzzle {
  rows: readonly LineClue[]
  columns: readonly LineClue[]
  nodesLeft: number
  linesLeft: number
}

/** What is known of the cells, by rows and the same by columns. */
interface Knowledge {
  filled: Int32Array
  empty: Int32Array
  columnFilled: Int32Array
  columnEmpty: Int32Array
}

const copyOf = (known: Knowledge): Knowledge => ({
  filled: known.filled.slice(),
  empty: known.empty.slice(),
  columnFilled: known.columnFilled.slice(),
  columnEmpty: known.columnEmpty.slice(),
})

const tooLong = (): never => unprocessable('The search for a solution takes too many steps.')

/** Lines that have to be looked at again, as bits. */
interface Waiting {
  rows: number
  columns: number
}

/** Solves one line; returns the lines across that it tells something new, or -1 for a contradiction. */
const settleLine = (
  clue: LineClue,
  index: number,
  [filled, empty]: readonly [Int32Array, Int32Array],
  [acrossFilled, acrossEmpty]: readonly [Int32Array, Int32Array],
): number => {
  const [wasFilled, wasEmpty] = [filled[index] as number, empty[index] as number]
  const found = solveLine(clue, acrossFilled.length, wasFilled, wasEmpty)
  if (found === null) return -1
  const news = (found.filled & ~wasFilled) | (found.empty & ~wasEmpty)
  filled[index] = found.filled
  empty[index] = found.empty
  const bit = 1 << index
  for (let rest = news; rest !== 0; rest &= rest - 1) {
    const across = 31 - Math.clz32(rest & -rest)
    if ((found.filled & (1 << across)) !== 0) acrossFilled[across]! |= bit
    else acrossEmpty[across]! |= bit
  }
  return news
}

/** Solves lines until none says anything new; whether no contradiction came up. */
const settle = (puzzle: Puzzle, known: Knowledge, waiting: Waiting): boolean => {
  const byRow = [known.filled, known.empty] as const
  const byColumn = [known.columnFilled, known.columnEmpty] as const
  while (waiting.rows !== 0 || waiting.columns !== 0) {
    puzzle.linesLeft -= 1
    if (puzzle.linesLeft < 0) tooLong()
    const isRow = waiting.rows !== 0
    const lines = isRow ? waiting.rows : waiting.columns
    const index = 31 - Math.clz32(lines & -lines)
    const clue = (isRow ? puzzle.rows[index] : puzzle.columns[index]) as LineClue
    const news = isRow ? settleLine(clue, index, byRow, byColumn) : settleLine(clue, index, byColumn, byRow)
    if (news === -1) return false
    if (isRow) {
      waiting.rows &= ~(1 << index)
      waiting.columns |= news
    } else {
      waiting.columns &= ~(1 << index)
      waiting.rows |= news
    }
  }
  return true
}

interface Cell {
  row: number
  column: number
}

const mark = (known: Knowledge, { row, column }: Cell, isFilled: boolean): void => {
  const [rows, columns] = isFilled ? [known.filled, known.columnFilled] : [known.empty, known.columnEmpty]
  rows[row]! |= 1 << column
  columns[column]! |= 1 << row
}

/** What follows from one more cell; null for a contradiction. */
const withCell = (puzzle: Puzzle, known: Knowledge, cell: Cell, isFilled: boolean): Knowledge | null => {
  const next = copyOf(known)
  mark(next, cell, isFilled)
  return settle(puzzle, next, { rows: 1 << cell.row, columns: 1 << cell.column }) ? next : null
}

const bitsOf = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

const knownCells = ({ filled, empty }: Knowledge): number => {
  let count = 0
  for (let row = 0; row < filled.length; row++)
    count += bitsOf((filled[row] as number) | (empty[row] as number))
  return count
}

/** What follows from either value of a cell that is open after all cells have been tried. */
type Branches = readonly [Knowledge, Knowledge]

/**
 * Tries both values of every open cell. One that leads to a contradiction settles the cell; else the search branches
 * where the weaker value tells most. Null for a contradiction; no branches where all is known.
 */
const probe = (puzzle: Puzzle, start: Knowledge): { known: Knowledge; branches: Branches | null } | null => {
  let known = start
  for (;;) {
    const [height, width] = [known.filled.length, known.columnFilled.length]
    let [branches, most]: [Branches | null, number] = [null, -1]
    let isNew = false
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const bit = 1 << column
        if ((((known.filled[row] as number) | (known.empty[row] as number)) & bit) !== 0) continue
        const filled = withCell(puzzle, known, { row, column }, true)
        const empty = withCell(puzzle, known, { row, column }, false)
        if (filled === null && empty === null) return null
        if (filled === null || empty === null) {
          known = (filled ?? empty) as Knowledge
          isNew = true
          continue
        }
        const news = Math.min(knownCells(filled), knownCells(empty))
        if (news > most) [branches, most] = [[filled, empty], news]
      }
    }
    if (!isNew) return { known, branches }
  }
}

/** Visits solutions until `visit` says that it has seen enough. */
const search = (puzzle: Puzzle, start: Knowledge, visit: (rows: Int32Array) => boolean): boolean => {
  puzzle.nodesLeft -= 1
  if (puzzle.nodesLeft < 0) tooLong()
  const found = probe(puzzle, start)
  if (found === null) return false
  if (found.branches === null) return visit(found.known.filled)
  return found.branches.some((branch) => search(puzzle, branch, visit))
}

const solutionsOf = (puzzle: Puzzle, known: Knowledge, most: number): Int32Array[] => {
  const found: Int32Array[] = []
  search(puzzle, known, (rows) => {
    found.push(rows.slice())
    return found.length >= most
  })
  return found
}

/** The solution that has filled cells earliest: a cell is empty only where no solution has it filled. */
const earliest = (puzzle: Puzzle, start: Knowledge, witness: Int32Array): Int32Array => {
  let [known, solution] = [start, witness]
  const [height, width] = [puzzle.rows.length, puzzle.columns.length]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const bit = 1 << column
      if ((((known.filled[row] as number) | (known.empty[row] as number)) & bit) !== 0) continue
      const filled = withCell(puzzle, known, { row, column }, true)
      if (filled !== null && ((solution[row] as number) & bit) === 0) {
        const [other] = solutionsOf(puzzle, filled, 1)
        solution = other ?? solution
      }
      const isFilled = ((solution[row] as number) & bit) !== 0
      const next = isFilled ? filled : withCell(puzzle, known, { row, column }, false)
      // The solution fits what is known, so neither can be a contradiction.
      known = next ?? known
    }
  }
  return solution
}

/**
 * Solves a nonogram; of several solutions it is the one whose text is smallest, "#" before ".".
 * @param rows blocks of each row that fit the width; likewise the columns
 * @throws {FeatureError} 422 for no solution, and for a search that takes too many steps
 */
export const solveNonogram = (
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): NonogramSolution => {
  const puzzle: Puzzle = {
    rows: rows.map(lineClue),
    columns: columns.map(lineClue),
    nodesLeft: MOST_NODES,
    linesLeft: MOST_LINES,
  }
  const known: Knowledge = {
    filled: new Int32Array(rows.length),
    empty: new Int32Array(rows.length),
    columnFilled: new Int32Array(columns.length),
    columnEmpty: new Int32Array(columns.length),
  }
  const all: Waiting = { rows: (1 << rows.length) - 1, columns: (1 << columns.length) - 1 }
  const solutions = settle(puzzle, known, all) ? solutionsOf(puzzle, known, 2) : []
  const [first] = solutions
  if (first === undefined) unprocessable('The nonogram has no solution.')
  const isUnique = solutions.length === 1
  return { rows: [...(isUnique ? first : earliest(puzzle, known, first))], isUnique }
}
