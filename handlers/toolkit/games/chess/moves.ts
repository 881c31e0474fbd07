import { feature } from '#toolkit'
import {
  boardOf,
  fromOf,
  legalMoves,
  letterOf,
  promotionOf,
  squareName,
  toOf,
  uciOf,
} from '#toolkit/lib/games/chess-board'
import { capturedBy, sanOf } from '#toolkit/lib/games/chess-notation'
import { positionOf, statusOf, turnOf } from '#toolkit/lib/games/chess-position'
import type { Data } from '#operation'

type Item = Data<'rest_games_chess'>['items'][number]

const orNull = (letter: string): string | null => (letter.trim() === '' ? null : letter)

export default feature('rest_games_chess', ({ fen, square }) => {
  const game = positionOf('fen', fen)
  const board = boardOf(game.fen())
  const moves = legalMoves(board)
  const items = moves
    .filter((move) => square === undefined || squareName(fromOf(move)) === square)
    .map((move): Item => ({
      san: sanOf(board, move, moves),
      uci: uciOf(move),
      from: squareName(fromOf(move)),
      to: squareName(toOf(move)),
      piece: letterOf(board.squares[fromOf(move)] ?? 0) as Item['piece'],
      captured: orNull(letterOf(capturedBy(board, move))) as Item['captured'],
      promotion: orNull(letterOf(promotionOf(move))) as Item['promotion'],
    }))
    .toSorted((one, other) => (one.uci < other.uci ? -1 : 1))
  return {
    fen: game.fen(),
    turn: turnOf(game),
    inCheck: game.isCheck(),
    status: statusOf(game),
    count: items.length,
    items,
  }
})
