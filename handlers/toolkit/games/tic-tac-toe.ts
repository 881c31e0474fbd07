import { feature } from '#toolkit'
import { bestOf, ratedCells, stateOf } from '#toolkit/lib/games/tic-tac-toe'

export default feature('rest_games_ticTacToe', ({ board }) => {
  const { turn, winner } = stateOf(board)
  const rows = [0, 3, 6].map((start) => board.slice(start, start + 3))
  if (turn === null) return { rows, turn, winner, outcome: 'over' as const, move: null, cells: [] }
  const cells = ratedCells(board, turn)
  const best = bestOf(cells)
  return { rows, turn, winner, outcome: best?.outcome ?? ('over' as const), move: best?.cell ?? null, cells }
})
