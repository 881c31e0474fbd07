import { feature } from '#toolkit'
import { bestColumn, gameAfter, ratedColumns, rowsOf, turnOf } from '#toolkit/lib/games/connect-four'

export default feature('rest_games_connectFour', ({ moves, depth }) => {
  const game = gameAfter(moves)
  const turn = turnOf(game)
  const columns = turn === null ? [] : ratedColumns(game, depth)
  return { rows: rowsOf(game), turn, winner: game.winner, move: bestColumn(columns), columns }
})
