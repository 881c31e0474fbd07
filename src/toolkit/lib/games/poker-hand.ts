import { categoryOf, handScore, leadingRank, suitsOf, type Card } from './poker-cards.js'

const NAMES = [
  'High Card',
  'Pair',
  'Two Pair',
  'Three of a Kind',
  'Straight',
  'Flush',
  'Full House',
  'Four of a Kind',
  'Straight Flush',
  'Royal Flush',
] as const

/** The best five cards. */
export interface PokerHand {
  name: (typeof NAMES)[number]
  /** 0 high card to 9 royal flush. */
  rank: number
  cards: Card[]
  /** Those that belong to no group. */
  kickers: Card[]
}

const [STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH, ROYAL_FLUSH] = [4, 5, 6, 8, 9]
const [FIVE, ACE] = [3, 12]

const fivesOf = (cards: readonly Card[]): Card[][] => {
  const choose = (start: number, count: number): Card[][] =>
    count === 0
      ? [[]]
      : cards
          .slice(start)
          .flatMap((card, index) => choose(start + index + 1, count - 1).map((rest) => [card, ...rest]))
  return choose(0, 5)
}

const isStraight = (category: number): boolean => category === STRAIGHT || category === STRAIGHT_FLUSH

const countOf = (cards: readonly Card[], rank: number): number =>
  cards.filter((card) => card.rank === rank).length

/** Larger groups first, then higher ranks, then s h d c; a straight from its top. */
const ordered = (cards: readonly Card[], score: number): Card[] => {
  const isWheel = isStraight(categoryOf(score)) && leadingRank(score) === FIVE
  const height = ({ rank }: Card): number => (isWheel && rank === ACE ? -1 : rank)
  return cards.toSorted(
    (one, other) =>
      countOf(cards, other.rank) - countOf(cards, one.rank) ||
      height(other) - height(one) ||
      one.suit - other.suit,
  )
}

/** Below 0 where the suits of the first, place by place, come before those of the second. */
const bySuits = (one: readonly Card[], other: readonly Card[]): number => {
  const place = one.findIndex(({ suit }, index) => suit !== other[index]?.suit)
  return place === -1 ? 0 : (one[place]?.suit ?? 0) - (other[place]?.suit ?? 0)
}

/** @param cards five to seven different ones */
export const pokerHand = (cards: readonly Card[]): PokerHand => {
  const hands = fivesOf(cards).map((five) => {
    const score = handScore(suitsOf(five))
    return { score, five: ordered(five, score) }
  })
  const [best] = hands.toSorted((one, other) => other.score - one.score || bySuits(one.five, other.five))
  const { score, five } = best as (typeof hands)[number]
  const category = categoryOf(score)
  const rank = category === STRAIGHT_FLUSH && leadingRank(score) === ACE ? ROYAL_FLUSH : category
  const isWhole = isStraight(category) || category === FLUSH || category === FULL_HOUSE
  return {
    name: NAMES[rank] ?? 'High Card',
    rank,
    cards: five,
    kickers: isWhole ? [] : five.filter((card) => countOf(five, card.rank) === 1),
  }
}
