import type { BoundsTable } from './derive.js'

/** 218 legal moves, the most of a position that a game can reach. */
const MANY_MOVES = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1'
const names = (count: number): string => Array.from({ length: count }, (_, index) => `P${index}`).join(',')

/** A picture with few cells in each line, of which many others have the same clues. */
const SPARSE = Array.from({ length: 25 }, (_, y) =>
  Array.from({ length: 25 }, (_cell, x) => (11 * y * y + 3 * x * x + 13 * x * y) % 101 < 6),
)

/** The runs of filled cells of each line, as the feature takes them. */
const cluesOf = (lines: readonly (readonly boolean[])[]): string =>
  lines
    .map((line) => {
      const runs = line
        .map((cell) => (cell ? 'x' : ' '))
        .join('')
        .split(' ')
        .filter(Boolean)
      return runs.map((run) => run.length).join(' ') || '0'
    })
    .join(',')

export const games: BoundsTable = {
  'chess/moves': {
    calls: [{ fen: MANY_MOVES, square: null }],
    own: { ms: 10, because: 'each of 218 moves is played to see whether it gives check or mate' },
  },
  'chess/game': {
    calls: [{ pgn: Array<string>(1200).fill('Nf3 Nf6 Ng1 Ng8').join(' ') }],
    own: { ms: 4_000, because: '4,800 moves are read, and a position written for each' },
  },
  'chess/mate': {
    calls: [
      { fen: MANY_MOVES },
      { fen: 'qqqqqqqk/qqqqqqqq/8/8/8/8/QQQQQQQQ/KQQQQQQQ w - - 0 1' },
      { fen: '1RR3rr/1rrr1r2/3R4/2Rrkr2/1Rrr3r/1rr2r1r/R2rrrRr/1r3RK1 w - - 0 1' },
    ],
  },
  'sudoku/solve': {
    calls: [
      { puzzle: '.'.repeat(81) },
      { puzzle: '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........' },
    ],
    own: { ms: 5_000, because: 'a search is given up after 2 million steps' },
  },
  'sudoku/generate': { calls: [{ difficulty: 'hard', seed: 'abc' }] },
  minesweeper: {
    calls: [
      { board: Array<string>(24).fill('?'.repeat(30)).join('/'), mines: 99 },
      { board: '?221????2?/3????1????/???22?02?3/?222?1?1??/???2??3321/??11?????1', mines: null },
    ],
  },
  'connect-four': {
    calls: [
      { moves: '', depth: 7 },
      { moves: '43444355', depth: 7 },
    ],
  },
  wordle: {
    calls: [{ guesses: Array<string>(10).fill('qqqqq:bbbbb').join(','), limit: 100 }],
    own: { ms: 30, because: '12,547 words are compared with ten guesses, and sorted', isAlways: true },
  },
  nonogram: {
    calls: [
      {
        rows: cluesOf(SPARSE),
        cols: cluesOf(SPARSE[0]?.map((_, x) => SPARSE.map((row) => row[x] ?? false)) ?? []),
      },
    ],
    own: { ms: 5_000, because: 'a search is given up after 800,000 lines' },
  },
  dice: {
    calls: [
      { roll: '20d100kh10+20d99kl10-20d98kh10+20d97kl9-20d96kh11' },
      { roll: '20d100+20d100+20d100+20d100+20d100' },
    ],
    own: { ms: 2_000, because: 'five terms of 20 kept dice have 10^200 ways to fall, counted exactly' },
  },
  'poker/odds': {
    calls: [{ hands: 'AhKh,QsQd,JcTc,2c3d,9s9d,5h5c', board: '2h,7h,9c' }],
    own: { ms: 10, because: 'six hands are compared on 666 boards' },
  },
  'rating/glicko2': { calls: [{ games: Array<string>(100).fill('1400:30:1').join(',') }] },
  'tournament/bracket': { calls: [{ players: names(128) }] },
  'tournament/round-robin': {
    calls: [{ players: names(64), double: true }],
    own: { ms: 10, because: '4,032 matches are listed' },
  },
  maze: {
    calls: [{ width: 60, height: 60, seed: 'abc' }],
    own: { ms: 15, because: '3,600 cells are carved by random draws' },
  },
}
