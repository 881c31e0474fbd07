import { integerBelow, shuffled, type ByteStream } from '../random/byte-stream.js'
import { solutionsOf, type DigitOrder, type SudokuGrid } from './sudoku-grid.js'

/** A sudoku with one solution. */
export interface SudokuPuzzle {
  puzzle: SudokuGrid
  solution: SudokuGrid
  clues: number
}

/** More than any of these searches takes. */
const ENOUGH = 10_000_000
const CELLS = Array.from({ length: 81 }, (_, cell) => cell)
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const randomSolution = (stream: ByteStream): SudokuGrid => {
  const order: DigitOrder = (mask) =>
    shuffled(
      stream,
      DIGITS.filter((digit) => (mask & (1 << (digit - 1))) !== 0),
    )
  const [solution] = solutionsOf(
    CELLS.map(() => 0),
    1,
    { left: ENOUGH },
    order,
  )
  return solution as SudokuGrid
}

/** Clears cells in a random order, each where one solution is left, down to so many clues. */
const dug = (
  stream: ByteStream,
  solution: SudokuGrid,
  target: number,
): { puzzle: SudokuGrid; clues: number } => {
  let puzzle = solution
  let clues = 81
  for (const cell of shuffled(stream, CELLS)) {
    if (clues === target) break
    const without = puzzle.with(cell, 0)
    if (solutionsOf(without, 2, { left: ENOUGH }).length > 1) continue
    puzzle = without
    clues -= 1
  }
  return { puzzle, clues }
}

/**
 * Makes a puzzle with `fewest` to `most` clues. A grid from which fewer cells can be cleared is given up for another.
 * @param fewest 26 or more, which most grids come down to
 */
export const sudokuPuzzle = (stream: ByteStream, [fewest, most]: readonly [number, number]): SudokuPuzzle => {
  for (;;) {
    const solution = randomSolution(stream)
    const target = fewest + integerBelow(stream, most - fewest + 1)
    const { puzzle, clues } = dug(stream, solution, target)
    if (clues <= most) return { puzzle, solution, clues }
  }
}
