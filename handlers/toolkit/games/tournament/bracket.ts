import { feature } from '#toolkit'
import { bracketOf } from '#toolkit/lib/games/bracket'
import { playerNames } from '#toolkit/lib/games/player-names'

export default feature('rest_games_tournament', ({ players }) => {
  const names = playerNames(players, 128)
  const { size, rounds, matches } = bracketOf(names)
  return { players: names.length, size, rounds, byes: size - names.length, matches }
})
