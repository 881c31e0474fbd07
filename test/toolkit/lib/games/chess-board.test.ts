import { describe, expect, it } from 'vitest'
import {
  boardOf,
  candidateMoves,
  isInCheck,
  play,
  takeBack,
  type ChessBoard,
} from '#toolkit/lib/games/chess-board'

const perft = (board: ChessBoard, depth: number): number => {
  if (depth === 0) return 1
  const { side } = board
  return candidateMoves(board).reduce((sum, move) => {
    const before = play(board, move)
    const below = isInCheck(board, side) ? 0 : perft(board, depth - 1)
    takeBack(board, move, before)
    return sum + below
  }, 0)
}

// Chess Programming Wiki, "Perft Results", positions 1 to 6.
describe('paths of legal moves', () => {
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902]],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862]],
    ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238]],
    ['r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
    ['r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890]],
  ])('from %s are as many as published', (fen, counts) => {
    const board = boardOf(fen)
    expect(counts.map((_, index) => perft(board, index + 1))).toEqual(counts)
    expect(board).toEqual(boardOf(fen))
  })
})
