import { feature, unprocessable } from '#toolkit'
import {
  BudgetSpent,
  gridOf,
  rowsOf,
  smallestSolution,
  solutionsOf,
  textOf,
  type SudokuGrid,
} from '#toolkit/lib/games/sudoku-grid'
import { attempt } from '#toolkit/lib/common/attempt'

const MOST_STEPS = 2_000_000

interface Solved {
  isUnique: boolean
  /** Undefined where there is none. */
  solution: SudokuGrid | undefined
}

const solve = (grid: SudokuGrid): Solved => {
  const budget = { left: MOST_STEPS }
  const [first, second] = solutionsOf(grid, 2, budget)
  const isUnique = second === undefined
  return {
    isUnique,
    solution: first === undefined || isUnique ? first : smallestSolution(grid, first, budget),
  }
}

const isSpent = (error: unknown): boolean => error instanceof BudgetSpent

export default feature('rest_games_sudoku', ({ puzzle }) => {
  const grid = gridOf(puzzle)
  const solved = attempt(() => solve(grid), isSpent)
  if (solved === undefined) unprocessable('The search for a solution takes more than 2 million steps.')
  if (solved.solution === undefined) unprocessable('The puzzle has no solution.')
  const solution = textOf(solved.solution, '.')
  return {
    clues: grid.filter((digit) => digit > 0).length,
    unique: solved.isUnique,
    solution,
    rows: rowsOf(solution),
  }
})
