import { feature } from '#toolkit'
import { cardOf, refuseTwins, type Card } from '#toolkit/lib/games/poker-cards'
import { pokerHand } from '#toolkit/lib/games/poker-hand'

const namesOf = (cards: readonly Card[]): string[] => cards.map(({ name }) => name)

export default feature('rest_games_poker', ({ cards: text }) => {
  const cards = text.split(',').map(cardOf)
  refuseTwins(cards)
  const hand = pokerHand(cards)
  return { name: hand.name, rank: hand.rank, cards: namesOf(hand.cards), kickers: namesOf(hand.kickers) }
})
