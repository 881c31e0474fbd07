/**
 * A chess position for searching. chess.js writes positions and reads games; its moves with their squares take 0.2 s in
 * R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1 (218 moves), and a search for mate there asks thousands of times.
 */

/** Kinds of pieces; a white piece is positive on the board, a black one negative. */
export const [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] = [1, 2, 3, 4, 5, 6]

export type Side = 1 | -1

/** Squares are numbered rank * 16 + file from a1, so that `square & 0x88` is not 0 beside the board. */
export interface ChessBoard {
  squares: Int8Array
  side: Side
  /** Bits 1, 2 for white's rights on the king's and queen's side, 4, 8 for black's. */
  castling: number
  /** The square that a pawn has passed over; -1 for none. */
  enPassant: number
  whiteKing: number
  blackKing: number
}

/** From, to, promotion and kind, packed by {@link move}. */
export type ChessMove = number

const [ORDINARY, DOUBLE_STEP, EN_PASSANT, CASTLING] = [0, 1, 2, 3]

const move = (from: number, to: number, promotion: number, kind: number): ChessMove =>
  from | (to << 7) | (promotion << 14) | (kind << 17)

export const fromOf = (played: ChessMove): number => played & 0x7f
export const toOf = (played: ChessMove): number => (played >> 7) & 0x7f
/** A kind of piece; 0 for none. */
export const promotionOf = (played: ChessMove): number => (played >> 14) & 7
const kindOf = (played: ChessMove): number => played >> 17
export const isEnPassant = (played: ChessMove): boolean => kindOf(played) === EN_PASSANT
export const isCastling = (played: ChessMove): boolean => kindOf(played) === CASTLING

const LETTERS = ' pnbrqk'

/** The letter of a kind of piece, in lower case. */
export const letterOf = (kind: number): string => LETTERS.charAt(Math.abs(kind))

/** Such as e4. */
export const squareName = (square: number): string => `${'abcdefgh'.charAt(square & 7)}${(square >> 4) + 1}`

/** From, to and the letter of the promotion, such as e7e8q. */
export const uciOf = (played: ChessMove): string =>
  squareName(fromOf(played)) + squareName(toOf(played)) + letterOf(promotionOf(played)).trim()

const squareOf = (name: string): number =>
  (Number(name.charAt(1)) - 1) * 16 + 'abcdefgh'.indexOf(name.charAt(0))

/** @param fen a valid position in which rights to castle and the en-passant square are true */
export const boardOf = (fen: string): ChessBoard => {
  const [placement = '', turn, rights = '', passed = '-'] = fen.split(' ')
  const squares = new Int8Array(128)
  placement.split('/').forEach((row, index) => {
    let square = (7 - index) * 16
    for (const sign of row) {
      const kind = LETTERS.indexOf(sign.toLowerCase())
      if (kind > 0) squares[square] = sign === sign.toLowerCase() ? -kind : kind
      square += kind > 0 ? 1 : Number(sign)
    }
  })
  return {
    squares,
    side: turn === 'w' ? 1 : -1,
    castling: [...'KQkq'].reduce((bits, right, bit) => bits | (rights.includes(right) ? 1 << bit : 0), 0),
    enPassant: passed === '-' ? -1 : squareOf(passed),
    whiteKing: squares.indexOf(KING),
    blackKing: squares.indexOf(-KING),
  }
}

const DIAGONAL = [15, 17, -15, -17]
const STRAIGHT = [1, -1, 16, -16]
const EVERY_WAY = [...STRAIGHT, ...DIAGONAL]
const LEAPS = [14, 18, 31, 33, -14, -18, -31, -33]

const isLeaperAt = (squares: Int8Array, square: number, ways: readonly number[], piece: number): boolean => {
  for (const way of ways) {
    const from = square + way
    if ((from & 0x88) === 0 && squares[from] === piece) return true
  }
  return false
}

const isSliderOn = (
  squares: Int8Array,
  square: number,
  ways: readonly number[],
  piece: number,
  queen: number,
): boolean => {
  for (const way of ways) {
    let from = square + way
    while ((from & 0x88) === 0 && squares[from] === 0) from += way
    if ((from & 0x88) === 0 && (squares[from] === piece || squares[from] === queen)) return true
  }
  return false
}

/** Whether a side's pieces attack a square. */
const isAttacked = ({ squares }: ChessBoard, square: number, by: Side): boolean => {
  for (const way of [15, 17]) {
    const from = square - by * way
    if ((from & 0x88) === 0 && squares[from] === by * PAWN) return true
  }
  return (
    isLeaperAt(squares, square, LEAPS, by * KNIGHT) ||
    isLeaperAt(squares, square, EVERY_WAY, by * KING) ||
    isSliderOn(squares, square, STRAIGHT, by * ROOK, by * QUEEN) ||
    isSliderOn(squares, square, DIAGONAL, by * BISHOP, by * QUEEN)
  )
}

/** Whether a side's king is attacked. */
export const isInCheck = (board: ChessBoard, side: Side): boolean =>
  isAttacked(board, side === 1 ? board.whiteKing : board.blackKing, side === 1 ? -1 : 1)

const addPawnMove = (moves: ChessMove[], from: number, to: number, kind: number): void => {
  if (to >> 4 !== 0 && to >> 4 !== 7) {
    moves.push(move(from, to, 0, kind))
    return
  }
  for (const promotion of [KNIGHT, BISHOP, ROOK, QUEEN]) moves.push(move(from, to, promotion, kind))
}

const addPawnMoves = (moves: ChessMove[], { squares, side, enPassant }: ChessBoard, from: number): void => {
  const ahead = from + 16 * side
  if (squares[ahead] === 0) {
    addPawnMove(moves, from, ahead, ORDINARY)
    const further = ahead + 16 * side
    if (from >> 4 === (side === 1 ? 1 : 6) && squares[further] === 0)
      addPawnMove(moves, from, further, DOUBLE_STEP)
  }
  for (const aside of [-1, 1]) {
    const to = ahead + aside
    if ((to & 0x88) !== 0) continue
    if ((squares[to] as number) * side < 0) addPawnMove(moves, from, to, ORDINARY)
    else if (to === enPassant) addPawnMove(moves, from, to, EN_PASSANT)
  }
}

const WAYS: readonly (readonly number[])[] = [[], [], LEAPS, DIAGONAL, STRAIGHT, EVERY_WAY, EVERY_WAY]

const addPieceMoves = (
  moves: ChessMove[],
  { squares, side }: ChessBoard,
  from: number,
  kind: number,
): void => {
  const isSlider = kind !== KNIGHT && kind !== KING
  for (const way of WAYS[kind] ?? []) {
    for (let to = from + way; (to & 0x88) === 0; to += way) {
      const there = (squares[to] as number) * side
      if (there > 0) break
      moves.push(move(from, to, 0, ORDINARY))
      if (there < 0 || !isSlider) break
    }
  }
}

const addCastling = (moves: ChessMove[], board: ChessBoard): void => {
  const { squares, side, castling } = board
  const rights = side === 1 ? castling & 3 : castling >> 2
  if (rights === 0 || isInCheck(board, side)) return
  const king = side === 1 ? board.whiteKing : board.blackKing
  const other: Side = side === 1 ? -1 : 1
  const isFree = (...steps: number[]): boolean => steps.every((step) => squares[king + step] === 0)
  if ((rights & 1) !== 0 && isFree(1, 2) && !isAttacked(board, king + 1, other))
    moves.push(move(king, king + 2, 0, CASTLING))
  if ((rights & 2) !== 0 && isFree(-1, -2, -3) && !isAttacked(board, king - 1, other))
    moves.push(move(king, king - 2, 0, CASTLING))
}

/** Every move of the side to move, those included that leave its king attacked. */
export const candidateMoves = (board: ChessBoard): ChessMove[] => {
  const moves: ChessMove[] = []
  for (let square = 0; square < 128; square++) {
    const kind = (board.squares[square] as number) * board.side
    if (kind === PAWN) addPawnMoves(moves, board, square)
    else if (kind > 0) addPieceMoves(moves, board, square, kind)
  }
  addCastling(moves, board)
  return moves
}

/** The right that ends when a piece leaves or reaches this square. */
const RIGHTS_OF = new Map([
  [0x04, 3],
  [0x07, 1],
  [0x00, 2],
  [0x74, 12],
  [0x77, 4],
  [0x70, 8],
])

/** What {@link play} changes beside the moved piece. */
export interface Before {
  captured: number
  castling: number
  enPassant: number
}

const placeKing = (board: ChessBoard, side: Side, square: number): void => {
  if (side === 1) board.whiteKing = square
  else board.blackKing = square
}

/** Where a castling's rook stands before and after. */
const rookPath = (to: number): readonly [number, number] =>
  (to & 7) === 6 ? [to + 1, to - 1] : [to - 2, to + 1]

/** Plays a move on the board; {@link takeBack} with what this returns undoes it. */
export const play = (board: ChessBoard, played: ChessMove): Before => {
  const { squares, side } = board
  const [from, to, promotion] = [fromOf(played), toOf(played), promotionOf(played)]
  const piece = squares[from] as number
  const before = { captured: squares[to] as number, castling: board.castling, enPassant: board.enPassant }
  squares[to] = promotion === 0 ? piece : promotion * side
  squares[from] = 0
  board.enPassant = -1
  switch (kindOf(played)) {
    case DOUBLE_STEP:
      board.enPassant = from + 16 * side
      break
    case EN_PASSANT:
      squares[to - 16 * side] = 0
      break
    case CASTLING: {
      const [corner, beside] = rookPath(to)
      squares[corner] = 0
      squares[beside] = ROOK * side
    }
  }
  if (piece === KING * side) placeKing(board, side, to)
  if (board.castling !== 0) board.castling &= ~((RIGHTS_OF.get(from) ?? 0) | (RIGHTS_OF.get(to) ?? 0))
  board.side = side === 1 ? -1 : 1
  return before
}

export const takeBack = (board: ChessBoard, played: ChessMove, before: Before): void => {
  const { squares } = board
  const side: Side = board.side === 1 ? -1 : 1
  const [from, to] = [fromOf(played), toOf(played)]
  const piece = promotionOf(played) === 0 ? (squares[to] as number) : PAWN * side
  squares[from] = piece
  squares[to] = before.captured
  if (kindOf(played) === EN_PASSANT) squares[to - 16 * side] = -PAWN * side
  if (kindOf(played) === CASTLING) {
    const [corner, beside] = rookPath(to)
    squares[beside] = 0
    squares[corner] = ROOK * side
  }
  if (piece === KING * side) placeKing(board, side, from)
  board.side = side
  board.castling = before.castling
  board.enPassant = before.enPassant
}

/** Whether a move of {@link candidateMoves} leaves the own king safe. */
export const isLegal = (board: ChessBoard, candidate: ChessMove): boolean => {
  const { side } = board
  const before = play(board, candidate)
  const isSafe = !isInCheck(board, side)
  takeBack(board, candidate, before)
  return isSafe
}

export const legalMoves = (board: ChessBoard): ChessMove[] =>
  candidateMoves(board).filter((candidate) => isLegal(board, candidate))

export const hasLegalMove = (board: ChessBoard): boolean =>
  candidateMoves(board).some((candidate) => isLegal(board, candidate))
