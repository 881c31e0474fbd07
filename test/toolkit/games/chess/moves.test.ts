import { describe, expect, it } from 'vitest'
import type { Data } from '#operation'
import { answers, call, refuses, table } from '../../../support/table.js'

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

const sans = (...list: string[]): unknown[] =>
  list.map((san): unknown => expect.objectContaining({ san }) as unknown)

const counted = (name: string, fen: string, count: number, status = 'normal') =>
  answers<'rest_games_chess'>(name, { fen }, { count, status }, 'perft results, Chess Programming Wiki')

table('rest_games_chess', [
  answers(
    'the first position',
    {},
    { turn: 'white', count: 20, status: 'normal' },
    '16 pawn and 4 knight moves',
  ),
  counted('position 2', KIWIPETE, 48),
  counted('position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 14),
  counted('position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 6, 'check'),
  counted('position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 44),
  counted('the most moves of a legal position', 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1', 218),
  answers(
    'both castlings, sorted by their squares',
    { fen: KIWIPETE, square: 'e1' },
    { count: 4, items: sans('O-O-O', 'Kd1', 'Kf1', 'O-O') },
    'python-chess 1.11',
  ),
  answers(
    'promotions with and without a capture',
    { fen: '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1', square: 'a7' },
    {
      items: [
        ...sans('a8=B', 'a8=N', 'a8=Q', 'a8=R', 'axb8=B', 'axb8=N'),
        {
          san: 'axb8=Q+',
          uci: 'a7b8q',
          from: 'a7',
          to: 'b8',
          piece: 'p',
          captured: 'r',
          promotion: 'q',
        },
        ...sans('axb8=R+'),
      ],
    },
    'python-chess 1.11',
  ),
  answers(
    'en passant',
    { fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', square: 'e5' },
    {
      fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
      items: [expect.objectContaining({ san: 'exd6', uci: 'e5d6', captured: 'p' }) as unknown, ...sans('e6')],
    },
    'python-chess 1.11',
  ),
  answers(
    'an en-passant capture that would uncover the king',
    { fen: '8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2', square: 'e5' },
    { fen: '8/8/8/K2pP2r/8/8/8/4k3 w - - 0 2', items: sans('e6') },
    'python-chess 1.11',
  ),
  answers(
    'an en-passant square that no pawn has passed',
    { fen: '4k3/8/8/4P3/8/8/8/4K3 w - d6 0 2', square: 'e5' },
    { fen: '4k3/8/8/4P3/8/8/8/4K3 w - - 0 2', items: sans('e6') },
    'there is no pawn to take',
  ),
  answers(
    'a file that tells two knights apart',
    { fen: 'k7/8/8/3N1N2/8/8/3N1N2/K7 w - - 0 1', square: 'd2' },
    { items: sans('Nb1', 'Nb3', 'Nc4', 'Nde4', 'Nf1', 'Nf3') },
    'python-chess 1.11',
  ),
  answers(
    'file and rank, where each alone does not tell',
    { fen: '1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1', square: 'h4' },
    { items: expect.arrayContaining(sans('Qh4e1')) as unknown },
    'Wikipedia, "Algebraic notation (chess)", disambiguating moves',
  ),
  answers(
    'rights to castle without a rook',
    { fen: '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1', square: 'e1' },
    { fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1', count: 5, status: 'draw' },
    'king against king has insufficient material',
  ),
  answers(
    'no castling through an attacked square',
    { fen: '4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1', square: 'e1' },
    { items: sans('O-O-O', 'Kd1', 'Kd2', 'Ke2') },
    'FIDE Laws of Chess, 3.8.2.2',
  ),
  answers(
    'checkmate',
    { fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3' },
    { status: 'checkmate', inCheck: true, count: 0, items: [], turn: 'white' },
    "fool's mate",
  ),
  answers(
    'stalemate',
    { fen: 'k7/2Q5/8/8/8/8/8/K7 b - - 0 1' },
    { status: 'stalemate', inCheck: false, count: 0 },
    'no move, no check',
  ),
  answers(
    'the 50-move rule before a check',
    { fen: '4k3/8/8/8/8/8/8/R3K2r w - - 100 80' },
    { status: 'draw', inCheck: true },
    'the first that applies',
  ),
  answers(
    'a check',
    { fen: '4k3/8/8/8/8/8/8/R3K2r w - - 99 80' },
    { status: 'check', inCheck: true },
    'one ply before',
  ),
  answers('an empty square', { square: 'e4' }, { count: 0, items: [], status: 'normal' }, 'nothing there'),
  answers('a piece of the other side', { square: 'e7' }, { count: 0, items: [] }, 'Black is not to move'),
  answers(
    'a shortened position',
    { fen: '4k3/4p3/8/8/8/8/8/4K3 b' },
    { fen: '4k3/4p3/8/8/8/8/8/4K3 b - - 0 1' },
    'what chess.js adds',
  ),
  refuses(422, 'no position', { fen: 'chess' }, 'fen is not a chess position'),
  refuses(422, 'an empty text', { fen: '' }, 'fen is not a chess position'),
  refuses(422, 'a position without a king', { fen: '8/8/8/8/8/8/8/4K3 w - - 0 1' }, 'missing black king'),
  refuses(422, 'two kings of a side', { fen: 'k1k5/8/8/8/8/8/8/4K3 w - - 0 1' }, 'too many black kings'),
  refuses(422, 'a pawn on the last rank', { fen: 'P3k3/8/8/8/8/8/8/4K3 w - - 0 1' }, 'pawns'),
  refuses(422, 'the side not to move in check', { fen: '4k3/8/8/8/8/8/8/4K2r b - - 0 1' }, 'in check'),
  refuses(400, 'no square', { square: 'j9' }, 'square'),
  refuses(400, 'over 100 characters', { fen: 'x'.repeat(101) }, 'fen'),
])

describe('moves', () => {
  it('are sorted by their squares as text', async () => {
    const { body } = await call('rest_games_chess', { fen: KIWIPETE })
    const { items } = (body as { data: Data<'rest_games_chess'> }).data
    const squares = items.map(({ uci }) => uci)
    expect(squares).toHaveLength(48)
    expect(squares).toEqual(squares.toSorted())
  })
})
