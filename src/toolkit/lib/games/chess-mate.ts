import { unprocessable } from '../../errors.js'
import {
  type ChessBoard,
  type ChessMove,
  candidateMoves,
  hasLegalMove,
  isInCheck,
  isLegal,
  legalMoves,
  play,
  takeBack,
  uciOf,
} from './chess-board.js'
import { sanOf } from './chess-notation.js'

/** A search past this many moves is given up; positions of real games take under a tenth. */
const MOST_MOVES = 20_000_000

/** Moves of the side to move that force mate, and one line of play to it. */
export interface ForcedMate {
  mateIn: number
  /** In standard algebraic notation, sorted by their squares. */
  keys: string[]
  line: string[]
}

interface Search {
  board: ChessBoard
  /** Moves that may still be played. */
  left: number
}

/** What `look` says of the position after a move. */
const after = <T>(search: Search, moved: ChessMove, look: () => T): T => {
  search.left -= 1
  if (search.left < 0) unprocessable('The search for a mate takes too many steps in this position.')
  const before = play(search.board, moved)
  const found = look()
  takeBack(search.board, moved, before)
  return found
}

const mates = (search: Search, moved: ChessMove): boolean => {
  const { board } = search
  const { side } = board
  return after(
    search,
    moved,
    () => isInCheck(board, board.side) && !isInCheck(board, side) && !hasLegalMove(board),
  )
}

const hasMate = (search: Search): boolean =>
  candidateMoves(search.board).some((candidate) => mates(search, candidate))

const byUci = (one: ChessMove, other: ChessMove): number => (uciOf(one) < uciOf(other) ? -1 : 1)

const sortedMoves = (board: ChessBoard): ChessMove[] => legalMoves(board).toSorted(byUci)

/**
 * Whether the side to move is mated by the next move of the other whatever it plays. The reply that last refuted
 * another move is tried first: it most often refutes this one too.
 */
const isLost = (search: Search, refuter: { reply: ChessMove }): boolean => {
  const { board } = search
  const replies = candidateMoves(board)
  const likely = replies.indexOf(refuter.reply)
  if (likely > 0) replies.unshift(...replies.splice(likely, 1))
  let hasReply = false
  for (const reply of replies) {
    if (!isLegal(board, reply)) continue
    hasReply = true
    if (!after(search, reply, () => hasMate(search))) {
      refuter.reply = reply
      return false
    }
  }
  return hasReply
}

const mateInTwo = (search: Search, moves: readonly ChessMove[]): ForcedMate | null => {
  const { board } = search
  const refuter = { reply: -1 }
  const keys = moves.filter((moved) => after(search, moved, () => isLost(search, refuter)))
  const [key] = keys
  if (key === undefined) return null
  const line = after(search, key, () => {
    const replies = sortedMoves(board)
    const [reply] = replies as [ChessMove]
    const answer = after(search, reply, () => {
      const last = sortedMoves(board)
      const mating = last.find((moved) => mates(search, moved)) as ChessMove
      return sanOf(board, mating, last)
    })
    return [sanOf(board, reply, replies), answer]
  })
  return {
    mateIn: 2,
    keys: keys.map((moved) => sanOf(board, moved, moves)),
    line: [sanOf(board, key, moves), ...line],
  }
}

/**
 * The shortest mate that the side to move can force in one or two of its moves, by a full search; null for none.
 * @param board is left as it was
 * @throws {FeatureError} 422 for a position that takes too many steps
 */
export const forcedMate = (board: ChessBoard, mostMoves: number): ForcedMate | null => {
  const search = { board, left: MOST_MOVES }
  const moves = sortedMoves(board)
  const keys = moves.filter((moved) => mates(search, moved)).map((moved) => sanOf(board, moved, moves))
  if (keys.length > 0) return { mateIn: 1, keys, line: keys.slice(0, 1) }
  return mostMoves < 2 ? null : mateInTwo(search, moves)
}
