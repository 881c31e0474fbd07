import { answers, refuses, table } from '../../../support/table.js'

const MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1'

const mate = (name: string, fen: string, keys: string[], line: string[], source: string) =>
  answers<'rest_games_chess_3'>(
    name,
    { fen },
    { found: true, mateIn: line.length === 1 ? 1 : 2, keys, line },
    source,
  )

table('rest_games_chess_3', [
  mate('a problem', MORPHY, ['Ra6'], ['Ra6', 'bxa6', 'b7#'], 'Paul Morphy, 1849'),
  mate(
    'a queen sacrifice',
    'r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1',
    ['Qd8+'],
    ['Qd8+', 'Bxd8', 'Re8#'],
    'Full search with python-chess 1.11',
  ),
  mate(
    "Black's mate",
    '6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1',
    ['Rg1+'],
    ['Rg1+', 'Kxg1', 'Rxf1#'],
    'Full search with python-chess 1.11',
  ),
  mate(
    'a discovered mate with two answers',
    'r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1',
    ['Nf6+'],
    ['Nf6+', 'gxf6', 'Bxf7#'],
    "Légal's mate; full search with python-chess 1.11",
  ),
  mate(
    'a mate in one before one in two',
    '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
    ['Rd8#'],
    ['Rd8#'],
    'back rank',
  ),
  mate(
    'several mates at once, sorted by their squares',
    'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1',
    ['Qaxa2#', 'Qaxb2#', 'Qbxb2#', 'Nb3#', 'Qcxa2#', 'Qdxb2#', 'Qexb2#'],
    ['Qaxa2#'],
    'python-chess 1.11',
  ),
  answers(
    'a limit of one move',
    { fen: MORPHY, moves: 1 },
    { found: false, mateIn: null, keys: [], line: [], turn: 'white', fen: MORPHY },
    'it takes two',
  ),
  answers(
    'no mate',
    { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' },
    { found: false, mateIn: null },
    'python-chess 1.11',
  ),
  answers(
    'a stalemate is no mate',
    { fen: '7k/5K2/8/8/8/8/8/6Q1 w - - 0 1', moves: 1 },
    { found: true, keys: ['Qg7#', 'Qg8#', 'Qh1#', 'Qh2#'] },
    'python-chess 1.11; Qg6 stalemates',
  ),
  refuses(
    422,
    'checkmate',
    { fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3' },
    'checkmate',
  ),
  refuses(422, 'stalemate', { fen: 'k7/2Q5/8/8/8/8/8/K7 b - - 0 1' }, 'stalemate'),
  refuses(422, 'insufficient material', { fen: 'k7/8/8/8/8/8/8/KB6 w - - 0 1' }, 'material'),
  refuses(422, 'no position', { fen: 'x' }, 'fen is not a chess position'),
  refuses(422, 'the side not to move in check', { fen: '4k3/8/8/8/8/8/8/4K2r b - - 0 1' }, 'in check'),
  refuses(400, 'three moves', { fen: MORPHY, moves: 3 }, 'moves'),
])
