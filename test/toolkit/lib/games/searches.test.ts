import { describe, expect, it } from 'vitest'
import { boardOf } from '#toolkit/lib/games/chess-board'
import { forcedMate } from '#toolkit/lib/games/chess-mate'
import { solveNonogram } from '#toolkit/lib/games/nonogram'
import { BudgetSpent, gridOf, solutionsOf } from '#toolkit/lib/games/sudoku-grid'

describe('searches that would not end', () => {
  it('of a sudoku stop after so many steps', () => {
    // Peter Norvig, "Solving Every Sudoku Puzzle": the one without a solution that takes his program 24 minutes.
    const grid = gridOf('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........')
    const budget = { left: 10_000 }
    expect(() => solutionsOf(grid, 2, budget)).toThrow(BudgetSpent)
    expect(budget.left).toBe(-1)
  })

  it('of a nonogram stop with 422', () => {
    const clues = Array.from({ length: 25 }, () => [2, 2, 2])
    expect(() => solveNonogram(clues, clues)).toThrow(
      expect.objectContaining({ status: 422, message: 'The search for a solution takes too many steps.' }),
    )
  }, 60_000)

  it('of a mate end in a crowd of queens', () => {
    const found = forcedMate(boardOf('qqqqqqqk/qqqqqqqq/8/8/8/8/QQQQQQQQ/KQQQQQQQ w - - 0 1'), 2)
    // Full search with python-chess 1.11.
    expect(found?.keys).toEqual(['Qcxh7+', 'Qhxh7+'])
  })
})
