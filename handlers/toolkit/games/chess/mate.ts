import { feature, unprocessable } from '#toolkit'
import { boardOf } from '#toolkit/lib/games/chess-board'
import { forcedMate } from '#toolkit/lib/games/chess-mate'
import { positionOf, turnOf } from '#toolkit/lib/games/chess-position'

export default feature('rest_games_chess_3', ({ fen, moves }) => {
  const game = positionOf('fen', fen)
  if (game.isCheckmate()) unprocessable('The game is over: it is checkmate.')
  if (game.isStalemate()) unprocessable('The game is over: it is stalemate.')
  if (game.isInsufficientMaterial()) unprocessable('The game is over: neither side has the material to mate.')
  const position = { fen: game.fen(), turn: turnOf(game) }
  const mate = forcedMate(boardOf(game.fen()), moves)
  return mate === null
    ? { ...position, found: false, mateIn: null, keys: [], line: [] }
    : { ...position, found: true, ...mate }
})
