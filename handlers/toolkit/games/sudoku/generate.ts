import { feature } from '#toolkit'
import { rowsOf, textOf } from '#toolkit/lib/games/sudoku-grid'
import { sudokuPuzzle } from '#toolkit/lib/games/sudoku-puzzle'
import { byteStream } from '#toolkit/lib/random/byte-stream'
import { ownSeed } from '#toolkit/lib/random/own-seed'

/** Fewest and most clues. */
const CLUES = { easy: [38, 45], medium: [31, 37], hard: [26, 30] } as const

export default feature('rest_games_sudoku_2', ({ difficulty, seed: given }) => {
  const seed = given ?? ownSeed()
  const { puzzle, solution, clues } = sudokuPuzzle(byteStream(seed), CLUES[difficulty])
  const text = textOf(puzzle, '.')
  return { difficulty, seed, clues, puzzle: text, solution: textOf(solution, '.'), rows: rowsOf(text) }
})
