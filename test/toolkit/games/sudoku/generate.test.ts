import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { call, refuses, table } from '../../../support/table.js'

type Puzzle = Data<'rest_games_sudoku_2'>

const generate = async (query: Record<string, string>): Promise<Puzzle> => {
  const { body } = await call('rest_games_sudoku_2', query)
  return (body as { data: Puzzle }).data
}

table('rest_games_sudoku_2', [
  refuses(400, 'another difficulty', { difficulty: 'evil' }, 'difficulty'),
  refuses(400, 'a seed over 100 characters', { seed: 'x'.repeat(101) }, 'seed'),
])

describe('a puzzle', () => {
  it.each([
    ['easy', 38, 45],
    ['medium', 31, 37],
    ['hard', 26, 30],
  ])('that is %s has %i to %i clues and one solution', async (difficulty, fewest, most) => {
    const made = await Promise.all(['a', 'b', 'c', ''].map((seed) => generate({ difficulty, seed })))
    for (const { clues, puzzle, solution, rows } of made) {
      expect(clues).toBeGreaterThanOrEqual(fewest)
      expect(clues).toBeLessThanOrEqual(most)
      expect(puzzle.replaceAll('.', '')).toHaveLength(clues)
      expect(rows.join('')).toBe(puzzle)
      const solved = await call('rest_games_sudoku', { puzzle })
      expect(solved.body).toMatchObject({ data: { unique: true, solution, clues } })
    }
    expect(new Set(made.map(({ puzzle }) => puzzle)).size).toBe(4)
  })

  it('comes again with its seed', async () => {
    const first = await generate({})
    expect(first.difficulty).toBe('medium')
    expect(await generate({ seed: first.seed })).toEqual(first)
    expect((await generate({})).puzzle).not.toBe(first.puzzle)
  })
})
