import { feature } from '#toolkit'
import { statusOf, turnOf, type ChessStatus } from '#toolkit/lib/games/chess-position'
import { readRecord, type ChessRecord, type ChessTag } from '#toolkit/lib/games/chess-record'

const UNKNOWN = new Set(['?', '????.??.??'])

const isKnown = ({ name, value }: ChessTag): boolean =>
  !UNKNOWN.has(value) && !(name === 'Result' && value === '*')

/** By the last position where that ends the game, else by the mark at the end, else by the tag. */
const resultOf = ({ game, mark, tags }: ChessRecord, status: ChessStatus): string => {
  if (status === 'checkmate') return game.turn() === 'w' ? '0-1' : '1-0'
  if (status === 'stalemate' || game.isInsufficientMaterial()) return '1/2-1/2'
  return mark ?? tags.findLast(({ name }) => name === 'Result')?.value ?? '*'
}

export default feature('rest_games_chess_2', ({ pgn }) => {
  const record = readRecord(pgn)
  const { game, moves, tags } = record
  const status = statusOf(game)
  return {
    headers: tags.filter(isKnown),
    plies: moves.length,
    result: resultOf(record, status),
    status,
    turn: turnOf(game),
    fen: game.fen(),
    moves: moves.map((move, index) => ({
      ply: index + 1,
      color: move.color === 'w' ? ('white' as const) : ('black' as const),
      san: move.san,
      uci: move.lan,
      fen: move.after,
    })),
  }
})
