import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const EMPTY = '.......'
const column = (result: string, plies: number | null) => (number: number) => ({
  column: number,
  result,
  plies,
})

table('rest_games_connectFour', [
  answers(
    'a new game',
    {},
    {
      rows: Array.from({ length: 6 }, () => EMPTY),
      turn: 'R',
      winner: null,
      move: 4,
      columns: [1, 2, 3, 4, 5, 6, 7].map(column('open', null)),
    },
    'nobody wins in five plies',
  ),
  answers(
    'a win at once, and losses',
    { moves: '121212' },
    {
      rows: [EMPTY, EMPTY, EMPTY, 'RY.....', 'RY.....', 'RY.....'],
      turn: 'R',
      move: 1,
      columns: [column('win', 1)(1), column('open', null)(2), ...[3, 4, 5, 6, 7].map(column('loss', 2))],
    },
    'Yellow wins in column 2 unless Red does something about it',
  ),
  answers(
    'one ply',
    { moves: '121212', depth: 1 },
    { move: 1, columns: [column('win', 1)(1), ...[2, 3, 4, 5, 6, 7].map(column('open', null))] },
    'no answer is looked at',
  ),
  answers(
    'three in the middle of the ground row',
    { moves: '3344', depth: 3 },
    {
      move: 5,
      turn: 'R',
      columns: expect.arrayContaining([
        column('win', 3)(2),
        column('win', 3)(5),
        column('open', null)(4),
      ]) as unknown,
    },
    'by hand: 5 threatens 2 and 6, and 2 threatens 1 and 5; 5 comes before 2',
  ),
  answers(
    'two wins at once',
    { moves: '334455', depth: 2 },
    {
      move: 2,
      columns: [
        column('open', null)(1),
        column('win', 1)(2),
        ...[3, 4, 5].map(column('open', null)),
        column('win', 1)(6),
        column('open', null)(7),
      ],
    },
    '2 comes before 6; Yellow cannot win in one move from 3, 4 or 5',
  ),
  answers(
    'a finished game',
    { moves: '1212121' },
    { turn: null, winner: 'R', move: null, columns: [] },
    'four in a column',
  ),
  answers('a row of four', { moves: '1122334' }, { winner: 'R', turn: null }, 'the ground row'),
  answers(
    'a rising diagonal',
    { moves: '12233434474' },
    { winner: 'R', rows: [EMPTY, EMPTY, '...R...', '..RR...', '.RRY...', 'RYYY..Y'] },
    'from 1 to 4',
  ),
  answers(
    'a full column is left out',
    { moves: '111111', depth: 1 },
    { columns: [2, 3, 4, 5, 6, 7].map(column('open', null)) },
    'six discs',
  ),
  refuses(422, 'a full column', { moves: '1111111' }, 'Move 7'),
  refuses(422, 'a move after the end', { moves: '12121212' }, 'Move 8'),
  refuses(400, 'column 8', { moves: '8' }, 'moves'),
  refuses(400, '43 moves', { moves: '1'.repeat(43) }, 'moves'),
  refuses(400, 'eight plies', { depth: 8 }, 'depth'),
])

describe('the end of a game', () => {
  // Found by a random search in Python for games without four in a row.
  const FULL = '656173566152215676422337377473141445425321'

  it('is a draw where the board fills up', async () => {
    const full = await call('rest_games_connectFour', { moves: FULL })
    expect(full.body).toMatchObject({ data: { turn: null, winner: null, move: null, columns: [] } })
    const last = await call('rest_games_connectFour', { moves: FULL.slice(0, -1), depth: 1 })
    const only = Number(FULL.at(-1))
    expect(last.body).toMatchObject({
      data: { turn: 'Y', move: only, columns: [{ column: only, result: 'draw', plies: 1 }] },
    })
  })
})
