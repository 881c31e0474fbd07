import { feature } from '#toolkit'
import { cardOf, refuseTwins } from '#toolkit/lib/games/poker-cards'
import { pokerEquity, SIXTIETHS } from '#toolkit/lib/games/poker-equity'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

export default feature('rest_games_poker_2', ({ hands: text, board: boardText }) => {
  const names = text.split(',')
  const hands = names.map((name) => [name.slice(0, 2), name.slice(2)].map(cardOf))
  const board = boardText.split(',').map(cardOf)
  refuseTwins([...hands.flat(), ...board])
  const { runouts, hands: results } = pokerEquity(hands, board)
  const share = (count: number): number => roundHalfAway(count / runouts, 6)
  return {
    runouts,
    items: results.map(({ wins, ties, sixtieths }, index) => ({
      hand: names[index] ?? '',
      win: share(wins),
      tie: share(ties),
      equity: share(sixtieths / SIXTIETHS),
    })),
  }
})
