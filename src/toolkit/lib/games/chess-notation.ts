import {
  type ChessBoard,
  type ChessMove,
  fromOf,
  hasLegalMove,
  isCastling,
  isEnPassant,
  isInCheck,
  letterOf,
  PAWN,
  play,
  promotionOf,
  squareName,
  takeBack,
  toOf,
} from './chess-board.js'

/** What tells a move from others of the same kind of piece to the same square: file, else rank, else both. */
const disambiguation = ({ squares }: ChessBoard, moved: ChessMove, moves: readonly ChessMove[]): string => {
  const from = fromOf(moved)
  const rivals = moves
    .filter((other) => toOf(other) === toOf(moved) && fromOf(other) !== from)
    .map(fromOf)
    .filter((square) => squares[square] === squares[from])
  if (rivals.length === 0) return ''
  const name = squareName(from)
  if (rivals.every((square) => (square & 7) !== (from & 7))) return name.charAt(0)
  if (rivals.every((square) => square >> 4 !== from >> 4)) return name.charAt(1)
  return name
}

const checkMark = (board: ChessBoard, moved: ChessMove): string => {
  const before = play(board, moved)
  const mark = isInCheck(board, board.side) ? (hasLegalMove(board) ? '+' : '#') : ''
  takeBack(board, moved, before)
  return mark
}

/** The kind of piece that a move takes; 0 for none. */
export const capturedBy = ({ squares }: ChessBoard, moved: ChessMove): number =>
  isEnPassant(moved) ? PAWN : Math.abs(squares[toOf(moved)] ?? 0)

/**
 * A move in standard algebraic notation (FIDE Laws of Chess, appendix C, in the letters of PGN), such as Nbd7+.
 * @param moves all legal moves of the position
 */
export const sanOf = (board: ChessBoard, moved: ChessMove, moves: readonly ChessMove[]): string => {
  const mark = checkMark(board, moved)
  if (isCastling(moved)) return `${(toOf(moved) & 7) === 6 ? 'O-O' : 'O-O-O'}${mark}`
  const kind = Math.abs(board.squares[fromOf(moved)] ?? 0)
  const takes = capturedBy(board, moved) === 0 ? '' : 'x'
  const to = squareName(toOf(moved))
  if (kind === PAWN) {
    const file = takes === '' ? '' : squareName(fromOf(moved)).charAt(0)
    const promotion = promotionOf(moved) === 0 ? '' : `=${letterOf(promotionOf(moved)).toUpperCase()}`
    return `${file}${takes}${to}${promotion}${mark}`
  }
  return `${letterOf(kind).toUpperCase()}${disambiguation(board, moved, moves)}${takes}${to}${mark}`
}
