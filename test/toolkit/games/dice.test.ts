import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../support/table.js'

type Odds = Data<'rest_games_dice'>

const odds = async (roll: string): Promise<Odds> => {
  const { body } = await call('rest_games_dice', { roll })
  return (body as { data: Odds }).data
}

table('rest_games_dice', [
  answers(
    'two dice',
    { roll: '2d6', target: 10 },
    {
      roll: '2d6',
      min: 2,
      max: 12,
      mean: 7,
      stdDev: 2.415229,
      mode: [7],
      chance: 0.166667,
      items: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((_, index) => ({
        total: index + 2,
        probability: [
          0.027778, 0.055556, 0.083333, 0.111111, 0.138889, 0.166667, 0.138889, 0.111111, 0.083333, 0.055556,
          0.027778,
        ][index],
        atLeast: [
          1, 0.972222, 0.916667, 0.833333, 0.722222, 0.583333, 0.416667, 0.277778, 0.166667, 0.083333,
          0.027778,
        ][index],
      })),
    },
    'k/36; the deviation is the root of 35/6',
  ),
  answers(
    'the ability scores of a role play',
    { roll: '4d6kh3', target: 18 },
    { min: 3, max: 18, mean: 12.244599, stdDev: 2.846844, mode: [13], chance: 0.016204 },
    '15869/1296 and 21/1296, as in many tables',
  ),
  answers(
    'advantage',
    { roll: '2d20kh1', target: 11 },
    { mean: 13.825, chance: 0.75, mode: [20] },
    '553/40; 1 - 1/4',
  ),
  answers(
    'disadvantage',
    { roll: '2d20kl1', target: 11 },
    { mean: 7.175, chance: 0.25, mode: [1] },
    '21 - 553/40; 1/4',
  ),
  answers(
    'a difference',
    { roll: 'd6-d6' },
    { min: -5, max: 5, mean: 0, mode: [0], stdDev: 2.415229, chance: null },
    'two dice again',
  ),
  answers(
    'a sign before the first term',
    { roll: '-2d4+10' },
    { min: 2, max: 8, mean: 5, mode: [5] },
    '10 less two dice',
  ),
  answers('two modes', { roll: '1d2+d2+d2' }, { mode: [4, 5], min: 3, max: 6 }, '1 3 3 1'),
  answers(
    'a tie at the seventh decimal',
    { roll: '7d2', target: 14 },
    { chance: 0.007813 },
    '1/128 = 0.0078125, half away from zero',
  ),
  answers(
    'twenty dice of a hundred sides',
    { roll: '20d100', target: 2000 },
    { chance: 0, min: 20, max: 2000, mean: 1010, stdDev: 129.09299 },
    'the root of 20 * 9999/12',
  ),
  answers('a target below all', { roll: '3d6', target: 3 }, { chance: 1 }, 'at least 3'),
  answers('a target far below', { roll: '3d6', target: -10000 }, { chance: 1 }, 'at least 3'),
  answers('a target above all', { roll: '3d6', target: 19 }, { chance: 0 }, 'at most 18'),
  ...[
    '3d6+',
    '21d6',
    '0d6',
    'd1',
    'd101',
    '3d6kh4',
    '3d6kh0',
    '3d6kh',
    'kh3',
    'd6d6',
    '2d6--d4',
    '5',
    'd6+10001',
  ].map((roll) => refuses<'rest_games_dice'>(422, roll, { roll }, 'roll')),
  refuses(422, 'six dice terms', { roll: 'd6+d6+d6+d6+d6+d6' }, 'roll has 6 dice terms'),
  refuses(400, 'another letter', { roll: '3x6' }, 'roll'),
  refuses(400, '61 characters', { roll: `${'1+'.repeat(29)}3d6` }, 'roll'),
  refuses(400, 'a target out of range', { roll: '3d6', target: 10_001 }, 'target'),
])

/** Counts by throwing all dice in turn. */
const counted = (count: number, sides: number, kept: (faces: number[]) => number[]): Map<number, number> => {
  const totals = new Map<number, number>()
  for (let way = 0; way < sides ** count; way++) {
    const faces = Array.from({ length: count }, (_, die) => (Math.floor(way / sides ** die) % sides) + 1)
    const total = kept(faces.toSorted((a, b) => a - b)).reduce((sum, face) => sum + face, 0)
    totals.set(total, (totals.get(total) ?? 0) + 1)
  }
  return totals
}

describe('kept dice', () => {
  it.each([
    ['6d5kh1', 6, 5, -1],
    ['6d5kl4', 6, 5, 4],
    ['7d3kh5', 7, 3, -5],
    ['4d9kl1', 4, 9, 1],
  ])('of %s are counted like those that are thrown', async (roll, count, sides, keep) => {
    const totals = counted(count, sides, (faces) => (keep > 0 ? faces.slice(0, keep) : faces.slice(keep)))
    const { items } = await odds(roll)
    expect(items).toHaveLength(totals.size)
    for (const { total, probability } of items)
      expect(probability).toBeCloseTo((totals.get(total) ?? 0) / sides ** count, 6)
  })
})
