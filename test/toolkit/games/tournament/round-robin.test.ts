import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../../support/table.js'

type Schedule = Data<'rest_games_tournament_2'>

const FOUR = [
  {
    round: 1,
    bye: null,
    matches: [
      { home: 'Ana', away: 'Dea' },
      { home: 'Ben', away: 'Cem' },
    ],
  },
  {
    round: 2,
    bye: null,
    matches: [
      { home: 'Cem', away: 'Ana' },
      { home: 'Dea', away: 'Ben' },
    ],
  },
  {
    round: 3,
    bye: null,
    matches: [
      { home: 'Ana', away: 'Ben' },
      { home: 'Cem', away: 'Dea' },
    ],
  },
]

const named = (count: number): string =>
  Array.from({ length: count }, (_, index) => `P${index + 1}`).join(', ')

table('rest_games_tournament_2', [
  answers(
    'four players',
    { players: 'Ana,Ben,Cem,Dea' },
    { players: 4, rounds: 3, matches: 6, schedule: FOUR },
    'circle method by hand',
  ),
  answers(
    'return legs',
    { players: 'Ana,Ben', double: true },
    {
      rounds: 2,
      matches: 2,
      schedule: [
        { round: 1, bye: null, matches: [{ home: 'Ana', away: 'Ben' }] },
        { round: 2, bye: null, matches: [{ home: 'Ben', away: 'Ana' }] },
      ],
    },
    'home and away swapped',
  ),
  answers(
    'three players',
    { players: 'Ana,Ben,Cem' },
    {
      players: 3,
      rounds: 3,
      matches: 3,
      schedule: [
        { round: 1, bye: 'Ana', matches: [{ home: 'Ben', away: 'Cem' }] },
        { round: 2, bye: 'Ben', matches: [{ home: 'Cem', away: 'Ana' }] },
        { round: 3, bye: 'Cem', matches: [{ home: 'Ana', away: 'Ben' }] },
      ],
    },
    'circle method by hand: Ana Ben Cem bye, Ana bye Ben Cem, Ana Cem bye Ben',
  ),
  refuses(400, 'one player', { players: 'Ana' }, 'players'),
  refuses(400, 'a name twice', { players: 'Ana,Ana' }, 'players'),
  refuses(400, 'an empty name', { players: 'Ana, ,Ben' }, 'players'),
  refuses(400, '65 players', { players: named(65) }, 'players'),
])

describe('everyone', () => {
  it.each([5, 8, 13, 64])('of %i meets everyone else, home and away', async (count) => {
    const { body } = await call('rest_games_tournament_2', { players: named(count), double: true })
    const { schedule, matches } = (body as { data: Schedule }).data
    const pairs = schedule.flatMap((round) => round.matches.map(({ home, away }) => `${home} ${away}`))
    expect(matches).toBe(count * (count - 1))
    expect(new Set(pairs).size).toBe(count * (count - 1))
    for (const round of schedule) {
      const names = round.matches.flatMap(({ home, away }) => [home, away])
      expect(new Set([...names, round.bye]).size).toBe(names.length + 1)
      expect(round.bye === null).toBe(count % 2 === 0)
    }
  })
})
