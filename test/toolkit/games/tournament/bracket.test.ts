import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../../support/table.js'

type Bracket = Data<'rest_games_tournament'>

const named = (count: number): string =>
  Array.from({ length: count }, (_, index) => `P${index + 1}`).join(',')

const bracket = async (count: number): Promise<Bracket> => {
  const { body } = await call('rest_games_tournament', { players: named(count) })
  return (body as { data: Bracket }).data
}

table('rest_games_tournament', [
  answers(
    'two players',
    { players: 'Ana, Ben' },
    {
      players: 2,
      size: 2,
      rounds: 1,
      byes: 0,
      matches: [
        {
          id: 1,
          round: 1,
          home: 'Ana',
          away: 'Ben',
          homeFrom: null,
          awayFrom: null,
          bye: false,
          nextMatch: null,
        },
      ],
    },
    'the final alone',
  ),
  answers(
    'three players',
    { players: 'Ana,Ben,Cem' },
    {
      size: 4,
      rounds: 2,
      byes: 1,
      matches: [
        { id: 1, round: 1, home: 'Ana', away: null, homeFrom: null, awayFrom: null, bye: true, nextMatch: 3 },
        {
          id: 2,
          round: 1,
          home: 'Ben',
          away: 'Cem',
          homeFrom: null,
          awayFrom: null,
          bye: false,
          nextMatch: 3,
        },
        { id: 3, round: 2, home: 'Ana', away: null, homeFrom: 1, awayFrom: 2, bye: false, nextMatch: null },
      ],
    },
    'seeds 1 4 2 3, and there is no 4',
  ),
  refuses(400, 'one player', { players: 'Ana' }, 'players'),
  refuses(400, 'a name twice', { players: 'Ana,Ben, Ana' }, 'players'),
  refuses(400, 'an empty name', { players: 'Ana,,Ben' }, 'players'),
  refuses(400, 'nothing', { players: '' }, 'players'),
  refuses(400, '129 players', { players: named(129) }, 'players'),
])

describe('a bracket', () => {
  it('of eight has the standard first round', async () => {
    const { matches } = await bracket(8)
    expect(matches.slice(0, 4).map(({ home, away }) => `${home}-${away}`)).toEqual([
      'P1-P8',
      'P4-P5',
      'P2-P7',
      'P3-P6',
    ])
    expect(matches.map(({ nextMatch }) => nextMatch)).toEqual([5, 5, 6, 6, 7, 7, null])
  })

  it('of five gives byes to the best three, who are in the next match', async () => {
    const { byes, matches } = await bracket(5)
    expect(byes).toBe(3)
    expect(matches.filter(({ bye }) => bye).map(({ home }) => home)).toEqual(['P1', 'P2', 'P3'])
    expect(matches.slice(4)).toMatchObject([
      { round: 2, home: 'P1', away: null, homeFrom: 1, awayFrom: 2 },
      { round: 2, home: 'P2', away: 'P3', homeFrom: 3, awayFrom: 4 },
      { round: 3, home: null, away: null, homeFrom: 5, awayFrom: 6, nextMatch: null },
    ])
  })

  it('of 128 lets the better seed of every match meet in sums of powers of two', async () => {
    const { matches, rounds, size } = await bracket(128)
    expect([rounds, size, matches.length]).toEqual([7, 128, 127])
    for (const { home, away } of matches.slice(0, 64))
      expect(Number(home?.slice(1)) + Number(away?.slice(1))).toBe(129)
  })
})
