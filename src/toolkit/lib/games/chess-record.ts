import { Chess, type Move } from 'chess.js'
import { unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { quoted } from '../common/quoted.js'
import { positionOf } from './chess-position.js'

export interface ChessTag {
  name: string
  value: string
}

/** A game as its text tells it. */
export interface ChessRecord {
  /** In the text's order. */
  tags: ChessTag[]
  moves: Move[]
  /** The mark at the end of the text, if any. */
  mark: string | undefined
  /** The position after the last move. */
  game: Chess
}

const TAG = /\s*\[\s*([A-Za-z0-9_]+)\s*"((?:\\"|[^"])*)"\s*\]/y

const readTags = (text: string): { tags: ChessTag[]; end: number } => {
  const tags: ChessTag[] = []
  let end = 0
  TAG.lastIndex = 0
  for (let match = TAG.exec(text); match !== null; match = TAG.exec(text)) {
    tags.push({ name: match[1] ?? '', value: match[2] ?? '' })
    end = TAG.lastIndex
  }
  return { tags, end }
}

/**
 * The signs of the text behind the tags (PGN standard, 1994-03-12, sections 5 to 8). chess.js 1.4's own reader refuses two
 * comments in a row, a comment before its move and every comment behind a glyph, as in "1. e4 $1 {best} ; so far".
 */
const SIGN =
  /(?<blank>\s+|\.+|[!?]+|e\.p\.)|(?<comment>\{[^}]*\}|;[^\r\n]*)|(?<glyph>\$\d+)|(?<open>\()|(?<close>\))|(?<mark>1-0|0-1|1\/2-1\/2|\*)|(?<move>0-0(?:-0)?[+#]?|[A-Za-z][A-Za-z0-9=+#-]*)|(?<number>\d+)/y

/** Standard algebraic notation, and the longer forms that chess.js knows; the promotion apart. */
const MOVE = /^(?:[KQRBNP]?[a-h]?[1-8]?[x-]?[a-h][1-8](=?[QRBNqrbn])?|O-O(?:-O)?|0-0(?:-0)?)[+#]*$/

const placeOf = (text: string, index: number): string => {
  const before = text.slice(0, index).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** Moves and the mark at the end, without comments, variations, glyphs and numbers. */
const readMoves = (text: string, start: number): { moves: string[]; mark: string | undefined } => {
  const moves: string[] = []
  let mark: string | undefined
  let depth = 0
  SIGN.lastIndex = start
  while (SIGN.lastIndex < text.length) {
    const index = SIGN.lastIndex
    const sign = SIGN.exec(text)?.groups
    if (sign === undefined) unprocessable(`pgn cannot be read at ${placeOf(text, index)}.`)
    if (sign['open'] !== undefined) depth += 1
    if (sign['close'] !== undefined) depth -= 1
    if (depth < 0) unprocessable(`pgn has a ")" too many at ${placeOf(text, index)}.`)
    if (depth > 0 || (sign['move'] ?? sign['mark'] ?? sign['number']) === undefined) continue
    if (mark !== undefined) unprocessable(`pgn goes on after the game has ended, at ${placeOf(text, index)}.`)
    mark = sign['mark']
    if (sign['move'] !== undefined) moves.push(sign['move'])
  }
  if (depth > 0) unprocessable('pgn has a variation that is not closed.')
  return { moves, mark }
}

const isIllegal = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Invalid move')

const playText = (game: Chess, text: string): Move => {
  const form = MOVE.exec(text)
  const place = `move ${game.moveNumber()} of ${game.turn() === 'w' ? 'White' : 'Black'}`
  const move = form === null ? undefined : attempt(() => game.move(text), isIllegal)
  // chess.js takes e7e8 for a promotion to a knight.
  if (move === undefined || (move.promotion !== undefined && form?.[1] === undefined))
    unprocessable(`pgn has an illegal move: ${quoted(text)} as ${place}.`)
  return move
}

/**
 * Reads a game in Portable Game Notation.
 * @throws {FeatureError} 422 for an illegal move, an unreadable text, a second game or an impossible first position
 */
export const readRecord = (pgn: string): ChessRecord => {
  const text = pgn.replace(/^\uFEFF/, '').replace(/^%.*$/gm, '')
  const { tags, end } = readTags(text)
  const start = tags.findLast(({ name }) => name.toLowerCase() === 'fen')?.value ?? ''
  const game = start === '' ? new Chess() : positionOf('The FEN tag', start)
  const { moves, mark } = readMoves(text, end)
  return { tags, moves: moves.map((move) => playText(game, move)), mark, game }
}
