import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { call, refuses, table } from '../../support/table.js'

type Maze = Data<'rest_games_maze'>

const maze = async (query: Record<string, string | number>): Promise<Maze> => {
  const { body } = await call('rest_games_maze', query)
  return (body as { data: Maze }).data
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [0, -1],
  D: [0, 1],
  L: [-1, 0],
  R: [1, 0],
}

table('rest_games_maze', [
  refuses(400, 'one cell', { width: 1 }, 'width'),
  refuses(400, '61 rows', { height: 61 }, 'height'),
  refuses(400, 'a seed over 100 characters', { seed: 'x'.repeat(101) }, 'seed'),
])

describe('a maze', () => {
  it.each([
    [2, 2],
    [2, 60],
    [7, 3],
    [60, 60],
  ])('of %i by %i cells is a tree with one gap at each end', async (width, height) => {
    const { rows, path, steps } = await maze({ width, height, seed: 'tree' })
    expect(rows).toHaveLength(2 * height + 1)
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([2 * width + 1]))
    const isOpen = (x: number, y: number): boolean => rows[y]?.[x] === ' '
    const outer = rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) =>
        sign === ' ' && (y === 0 || y === 2 * height || x === 0 || x === 2 * width) ? [[x, y]] : [],
      ),
    )
    expect(outer).toEqual([
      [1, 0],
      [2 * width - 1, 2 * height],
    ])
    // A connected graph with one edge less than it has cells is a tree.
    const open = rows.join('').replaceAll('#', '').length
    expect(open).toBe(width * height + (width * height - 1) + 2)
    const reached = new Set(['1,1'])
    for (const place of reached) {
      const [x = 0, y = 0] = place.split(',').map(Number)
      for (const [right, down] of Object.values(STEPS))
        if (isOpen(x + right, y + down) && y + down > 0 && y + down < 2 * height)
          reached.add(`${x + right},${y + down}`)
    }
    expect(reached.size).toBe(open - 2)
    let [x, y] = [1, 1]
    for (const letter of path) {
      const [right, down] = STEPS[letter] ?? [0, 0]
      expect(isOpen(x + right, y + down)).toBe(true)
      ;[x, y] = [x + 2 * right, y + 2 * down]
    }
    expect([x, y, steps]).toEqual([2 * width - 1, 2 * height - 1, path.length])
  })

  it('comes again with its seed', async () => {
    const first = await maze({})
    expect([first.width, first.height]).toEqual([15, 10])
    expect(await maze({ seed: first.seed })).toEqual(first)
    expect((await maze({})).rows).not.toEqual(first.rows)
    expect((await maze({ seed: '' })).seed).toBe('')
  })
})
