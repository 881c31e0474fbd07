import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../support/table.js'

type Answer = Data<'rest_games_ticTacToe'>
type Board = readonly string[]

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246']

/** Outcome for X (1, 0, -1) by trying everything, in a way of its own: the board is played to the end. */
const outcomeOf = (board: Board, turn: string): number => {
  const lines = LINES.map((line) => [...line].map((cell) => board[Number(cell)]).join(''))
  if (lines.includes('XXX')) return 1
  if (lines.includes('OOO')) return -1
  const after = board.flatMap((sign, cell) =>
    sign === '.' ? [outcomeOf(board.with(cell, turn), turn === 'X' ? 'O' : 'X')] : [],
  )
  if (after.length === 0) return 0
  return turn === 'X' ? Math.max(...after) : Math.min(...after)
}

table('rest_games_ticTacToe', [
  answers(
    'the first move',
    { board: '.........' },
    {
      rows: ['...', '...', '...'],
      turn: 'X',
      winner: null,
      outcome: 'draw',
      move: 0,
      cells: Array.from({ length: 9 }, (_, cell) => ({ cell, outcome: 'draw', plies: 9 })),
    },
    'perfect play is a draw from every first cell',
  ),
  answers(
    'a win before a block',
    { board: 'XX.OO....' },
    {
      turn: 'X',
      outcome: 'win',
      move: 2,
      cells: [
        { cell: 2, outcome: 'win', plies: 1 },
        { cell: 5, outcome: 'draw', plies: 5 },
        { cell: 6, outcome: 'loss', plies: 2 },
        { cell: 7, outcome: 'loss', plies: 2 },
        { cell: 8, outcome: 'loss', plies: 2 },
      ],
    },
    'by hand: 5 blocks, all else lets O win at 5',
  ),
  answers(
    'a loss of as many plies everywhere',
    { board: 'X.O.O.X.X' },
    { turn: 'O', outcome: 'loss', move: 1 },
    'two threats, at 3 and 7; the lowest cell',
  ),
  answers(
    'a corner answered in the middle',
    { board: 'X........' },
    { turn: 'O', outcome: 'draw', move: 4 },
    'all else loses',
  ),
  answers(
    'X has won',
    { board: 'XXXOO....' },
    { turn: null, winner: 'X', outcome: 'over', move: null, cells: [] },
    'a row',
  ),
  answers('O has won', { board: 'XX.OOOX..' }, { turn: null, winner: 'O', outcome: 'over' }, 'a row'),
  answers(
    'a full board',
    { board: 'XOXXOOOXX' },
    { turn: null, winner: null, outcome: 'over', move: null },
    'no line',
  ),
  answers('a full board with a line', { board: 'XOXOXOXOX' }, { turn: null, winner: 'X' }, 'both diagonals'),
  refuses(422, 'too many marks of X', { board: 'XX.......' }, 'X must have as many'),
  refuses(422, 'too many marks of O', { board: 'O........' }, 'X must have as many'),
  refuses(422, 'two winners', { board: 'XXXOOO...' }, 'both won'),
  refuses(422, 'X as winner though O has moved', { board: 'XXXOO.O..' }, 'X has won'),
  refuses(422, 'O as winner though X has moved', { board: 'OOOXX.XX.' }, 'O has won'),
  refuses(400, 'eight cells', { board: '........' }, 'board'),
  refuses(400, 'a small letter', { board: 'x........' }, 'board'),
])

describe('positions after each first two moves', () => {
  const boards = Array.from({ length: 72 }, (_, index) => {
    const [first, other] = [Math.floor(index / 8), index % 8]
    const second = other < first ? other : other + 1
    return '.........'.split('').with(first, 'X').with(second, 'O')
  })

  it('have the outcome of an exhaustive search', async () => {
    const found = await Promise.all(
      boards.map(async (board) => {
        const { body } = await call('rest_games_ticTacToe', { board: board.join('') })
        return (body as { data: Answer }).data.outcome
      }),
    )
    const expected = boards.map((board) => ['loss', 'draw', 'win'][outcomeOf(board, 'X') + 1])
    expect(found).toEqual(expected)
  })
})
