import { expect } from 'vitest'
import { answers, refuses, table } from '../../../support/table.js'

const OPERA = `[Event "A Night at the Opera"]
[Site "Paris FRA"]
[Date "????.??.??"]
[Round "?"]
[White "Paul Morphy"]
[Black "Duke Karl / Count Isouard"]
[Result "1-0"]
[ECO "C41"]

1. e4 e5 2. Nf3 d6 3. d4 {a strong (reply)} Bg4?! 4. dxe5 Bxf3 (4... dxe5 5. Qxd8+ {with
(more)} Kxd8 (5... Kxd8)) 5. Qxf3 $1 dxe5 6. Bc4 Nf6 ; to the end of the line 7. Nonsense
7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+! Nxb8 17. Rd8# 1-0
`

const ended = (name: string, pgn: string, result: string, source: string) =>
  answers<'rest_games_chess_2'>(name, { pgn }, { result }, source)

table('rest_games_chess_2', [
  answers(
    'the opera game',
    { pgn: OPERA },
    {
      headers: [
        { name: 'Event', value: 'A Night at the Opera' },
        { name: 'Site', value: 'Paris FRA' },
        { name: 'White', value: 'Paul Morphy' },
        { name: 'Black', value: 'Duke Karl / Count Isouard' },
        { name: 'Result', value: '1-0' },
        { name: 'ECO', value: 'C41' },
      ],
      plies: 33,
      result: '1-0',
      status: 'checkmate',
      turn: 'black',
      fen: '1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17',
    },
    'Morphy, Paris 1858; last position by python-chess 1.11',
  ),
  answers(
    'positions after each move',
    { pgn: 'e2e4 d7-d5 Pe4xd5' },
    {
      headers: [],
      plies: 3,
      result: '*',
      moves: [
        {
          ply: 1,
          color: 'white',
          san: 'e4',
          uci: 'e2e4',
          fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
        },
        expect.objectContaining({ ply: 2, color: 'black', san: 'd5', uci: 'd7d5' }) as unknown,
        expect.objectContaining({ ply: 3, color: 'white', san: 'exd5', uci: 'e4d5' }) as unknown,
      ],
    },
    'long notation; an en-passant square only where a pawn can take',
  ),
  answers(
    'a first position',
    { pgn: '[SetUp "1"]\n[FEN "4k3/P7/8/8/8/8/8/4K2R w KQ - 0 1"]\n\n1. a8=Q+ Kd7 2. 0-0' },
    {
      plies: 3,
      fen: 'Q7/3k4/8/8/8/8/8/5RK1 b - - 2 2',
      headers: [
        { name: 'SetUp', value: '1' },
        { name: 'FEN', value: '4k3/P7/8/8/8/8/8/4K2R w KQ - 0 1' },
      ],
    },
    'python-chess 1.11; the tag as written, though the right to castle queenside is not true',
  ),
  answers(
    'tags alone',
    { pgn: '[White "Ana"]\n[Result "*"]' },
    { plies: 0, moves: [], result: '*', headers: [{ name: 'White', value: 'Ana' }] },
    'no moves',
  ),
  answers(
    'blanks alone',
    { pgn: ' ' },
    { plies: 0, status: 'normal', turn: 'white', headers: [] },
    'no moves',
  ),
  answers(
    'comments and glyphs in any place',
    { pgn: '{a} {b} 1. {c} e4 $1 $14 {d} ; e\n {f} e5 (1... c5) {g} *' },
    { plies: 2, result: '*' },
    'PGN standard, section 8.2.4 and 8.2.5',
  ),
  ended('the mark at the end', '[Result "1-0"]\n\n1. e4 0-1', '0-1', 'the mark comes before the tag'),
  ended('the tag without a mark', '[Result "1-0"]\n\n1. e4', '1-0', 'the tag'),
  ended('neither', '1. e4', '*', 'unknown'),
  ended('a mate in spite of the mark', '1. f3 e5 2. g4 Qh4# 1-0', '0-1', 'Black has mated'),
  ended(
    'a stalemate',
    '[FEN "k7/8/1Q6/8/8/8/8/K7 w - - 0 1"]\n\n1. Qc7 1-0',
    '1/2-1/2',
    'FIDE Laws of Chess, 5.2.1',
  ),
  ended(
    'insufficient material',
    '[FEN "k7/1p6/1K6/8/8/8/8/8 w - - 0 1"]\n\n1. Ka5 b5 2. Kxb5',
    '1/2-1/2',
    'king against king',
  ),
  refuses(422, 'an illegal move', { pgn: '1. e4 e5 2. Ke3' }, '"Ke3" as move 2 of White'),
  refuses(422, 'a promotion without a piece', { pgn: '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"] a7a8' }, '"a7a8"'),
  refuses(422, 'a null move', { pgn: '1. e4 -- 2. d4' }, 'line 1, column 7'),
  refuses(422, 'an open comment', { pgn: '1. e4 {open' }, 'line 1, column 7'),
  refuses(422, 'an open variation', { pgn: '1. e4 (1. d4' }, 'not closed'),
  refuses(422, 'a variation closed twice', { pgn: '1. e4 e5)' }, 'too many'),
  refuses(422, 'a second game', { pgn: '1. e4 1-0\n\n1. d4 0-1' }, 'goes on after the game has ended'),
  refuses(422, 'tags of a second game', { pgn: '1. e4\n[White "B"]\n1. d4' }, 'line 2, column 1'),
  refuses(422, 'no game', { pgn: 'hello' }, '"hello"'),
  refuses(422, 'an impossible first position', { pgn: '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]' }, 'The FEN tag'),
  refuses(400, 'nothing', { pgn: '' }, 'pgn'),
  refuses(400, 'over 20,000 characters', { pgn: 'x'.repeat(20_001) }, 'pgn'),
])
