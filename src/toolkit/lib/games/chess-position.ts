import { Chess, validateFen } from 'chess.js'
import { unprocessable } from '../../errors.js'

export type ChessStatus = 'checkmate' | 'stalemate' | 'draw' | 'check' | 'normal'

/** What a position leaves out at its end. */
const LAST_FIELDS = ['-', '-', '0', '1']

const fieldsOf = (fen: string): string[] => {
  const fields = fen.split(/\s+/)
  return fields.length < 2 || fields.length > 5
    ? fields
    : [...fields, ...LAST_FIELDS.slice(fields.length - 6)]
}

type PieceAt = (square: string) => string | undefined

const placed = (placement: string): PieceAt => {
  const rows = placement.split('/').map((row) => row.replace(/\d/g, (digit) => ' '.repeat(Number(digit))))
  return (square) => rows[8 - Number(square.charAt(1))]?.charAt('abcdefgh'.indexOf(square.charAt(0)))
}

const HOMES = {
  K: ['K', 'e1', 'R', 'h1'],
  Q: ['K', 'e1', 'R', 'a1'],
  k: ['k', 'e8', 'r', 'h8'],
  q: ['k', 'e8', 'r', 'a8'],
}

/** Without the rights of a king or rook that is not at home: chess.js 1.4 would castle without a rook. */
const trueRights = (rights: string, pieceAt: PieceAt): string => {
  const kept = Object.entries(HOMES).flatMap(
    ([right, [king = '', kingHome = '', rook = '', rookHome = '']]) =>
      rights.includes(right) && pieceAt(kingHome) === king && pieceAt(rookHome) === rook ? [right] : [],
  )
  return kept.length === 0 ? '-' : kept.join('')
}

/** "-" where no pawn can just have passed over the square: chess.js 1.4 would take a pawn that is not there. */
const truePassed = (passed: string, turn: string, pieceAt: PieceAt): string => {
  const file = passed.charAt(0)
  const [before, after, pawn] = turn === 'w' ? ['7', '5', 'p'] : ['2', '4', 'P']
  const isTrue =
    pieceAt(passed) === ' ' && pieceAt(`${file}${before}`) === ' ' && pieceAt(`${file}${after}`) === pawn
  return isTrue ? passed : '-'
}

/** The colour to move, in a word. */
export const turnOf = (game: Chess): 'white' | 'black' => (game.turn() === 'w' ? 'white' : 'black')

/**
 * A caller's position in Forsyth-Edwards notation, without rights to castle and an en-passant square that are not true.
 * @param subject how messages call it
 * @throws {FeatureError} 422 for one that chess.js refuses, or in which the side not to move is in check
 */
export const positionOf = (subject: string, fen: string): Chess => {
  const fields = fieldsOf(fen)
  const { error } = validateFen(fields.join(' '))
  if (error !== undefined)
    unprocessable(`${subject} is not a chess position: ${error.replace('Invalid FEN: ', '')}.`)
  const [placement = '', turn = '', rights = '', passed = '', ...counts] = fields
  const pieceAt = placed(placement)
  const game = new Chess(
    [placement, turn, trueRights(rights, pieceAt), truePassed(passed, turn, pieceAt), ...counts].join(' '),
  )
  const [king] = game.findPiece({ type: 'k', color: turn === 'w' ? 'b' : 'w' })
  if (king !== undefined && game.isAttacked(king, game.turn()))
    unprocessable(`${subject} is not a chess position: the side that is not to move is in check.`)
  return game
}

/** The first that applies of checkmate, stalemate, a draw (material or 50 moves) and check. */
export const statusOf = (game: Chess): ChessStatus => {
  if (game.isCheckmate()) return 'checkmate'
  if (game.isStalemate()) return 'stalemate'
  if (game.isInsufficientMaterial() || game.isDrawByFiftyMoves()) return 'draw'
  return game.isCheck() ? 'check' : 'normal'
}
