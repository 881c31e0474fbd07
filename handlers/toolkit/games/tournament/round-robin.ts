import { feature } from '#toolkit'
import { playerNames } from '#toolkit/lib/games/player-names'
import { returnLegs, roundRobin } from '#toolkit/lib/games/round-robin'

export default feature('rest_games_tournament_2', ({ players, double }) => {
  const names = playerNames(players, 64)
  const first = roundRobin(names)
  const schedule = double ? [...first, ...returnLegs(first)] : first
  const matches = schedule.reduce((sum, round) => sum + round.matches.length, 0)
  return { players: names.length, rounds: schedule.length, matches, schedule }
})
