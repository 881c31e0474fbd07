import { feature, unprocessable } from '#toolkit'
import {
  dealerSpread,
  doubleValue,
  hitValue,
  standValue,
  totalOf,
  valueOf,
} from '#toolkit/lib/games/blackjack'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const BLACKJACK_WINS = 1.5

const rounded = (value: number): number => roundHalfAway(value, 6)

const bestOf = (stand: number, hit: number, double: number): 'stand' | 'hit' | 'double' => {
  if (stand >= hit && stand >= double) return 'stand'
  return hit >= double ? 'hit' : 'double'
}

export default feature('rest_games_blackjack', ({ hand: text, dealer, hitSoft17 }) => {
  const cards = text.split(',')
  const hand = totalOf(cards.map(valueOf))
  if (hand.total > 21) unprocessable(`The hand has ${hand.total}, which is over 21.`)
  const spread = dealerSpread(valueOf(dealer), hitSoft17)
  const blackjack = cards.length === 2 && hand.total === 21
  const stand = blackjack ? BLACKJACK_WINS : standValue(hand, spread)
  const hit = hitValue(hand, spread)
  const double = cards.length === 2 ? doubleValue(hand, spread) : null
  return {
    total: hand.total,
    soft: hand.isSoft,
    blackjack,
    best: bestOf(stand, hit, double ?? -Infinity),
    ev: { stand: rounded(stand), hit: rounded(hit), double: double === null ? null : rounded(double) },
    dealer: {
      d17: rounded(spread[17]),
      d18: rounded(spread[18]),
      d19: rounded(spread[19]),
      d20: rounded(spread[20]),
      d21: rounded(spread[21]),
      bust: rounded(spread.bust),
    },
  }
})
