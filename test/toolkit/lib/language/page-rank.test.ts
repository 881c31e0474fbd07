import { expect, it } from 'vitest'
import { graphOf, pageRank } from '#toolkit/lib/language/page-rank'

it('ranks a path of three nodes and a node apart', () => {
  const path = [
    new Map([[1, 1]]),
    new Map([
      [0, 1],
      [2, 1],
    ]),
    new Map([[1, 1]]),
    new Map<number, number>(),
  ]
  const scores = pageRank(graphOf(path), { start: 1, base: 0.15 })
  // By hand: the ends have x = 0.15 + 0.85 y / 2, the middle y = 0.15 + 0.85 * 2x. networkx.pagerank of the path agrees, times 3.
  expect(Array.from(scores, (score) => score.toFixed(4))).toEqual(['0.7703', '1.4595', '0.7703', '0.1500'])
})
