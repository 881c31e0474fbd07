import { unprocessable } from '../../errors.js'

const RANKS = '23456789TJQKA'
/** In the order that decides between equal ranks. */
const SUITS = 'shdc'

export interface Card {
  /** As written, such as Td. */
  name: string
  /** 0 for a two to 12 for an ace. */
  rank: number
  /** 0 to 3 for s, h, d, c. */
  suit: number
}

export const cardOf = (name: string): Card => ({
  name,
  rank: RANKS.indexOf(name.charAt(0)),
  suit: SUITS.indexOf(name.charAt(1)),
})

/** All 52. */
export const deck = (): Card[] => [...SUITS].flatMap((suit) => [...RANKS].map((rank) => cardOf(rank + suit)))

/** Ends the call with 422 where a card is there twice. */
export const refuseTwins = (cards: readonly Card[]): void => {
  const seen = new Set<string>()
  for (const { name } of cards) {
    if (seen.has(name)) unprocessable(`${name} is given more than once.`)
    seen.add(name)
  }
}

/** Cards as four sets of ranks, one for each suit. */
export type Suits = readonly [number, number, number, number]

const WHEEL_ACE = 12

const highest = (ranks: number): number => 31 - Math.clz32(ranks)

/** The highest rank of five in a row, the ace also below the two; -1 for none. */
const straightTop = (ranks: number): number => {
  const withLowAce = (ranks << 1) | ((ranks >> WHEEL_ACE) & 1)
  const runs = withLowAce & (withLowAce >> 1) & (withLowAce >> 2) & (withLowAce >> 3) & (withLowAce >> 4)
  return runs === 0 ? -1 : highest(runs) + 3
}

/** The highest so many ranks of a set that has as many, four bits each. */
const topOf = (ranks: number, count: number): number => {
  let [top, rest] = [0, ranks]
  for (let place = 0; place < count; place++) {
    top = (top << 4) | highest(rest)
    rest &= ~(1 << highest(rest))
  }
  return top
}

/** Category, then up to five ranks of four bits that decide between equal ones. */
const packed = (category: number, first: number, second = 0, others = 0): number =>
  (category << 20) | (first << 16) | (second << 12) | others

const isFlush = (ranks: number): boolean => {
  let rest = ranks
  for (let count = 0; count < 4; count++) rest &= rest - 1
  return rest !== 0
}

/** Flush and straight flush; 0 for neither. */
const suitedScore = (suits: Suits): number => {
  for (const ranks of suits) {
    if (!isFlush(ranks)) continue
    const top = straightTop(ranks)
    return top === -1 ? packed(5, 0) | topOf(ranks, 5) : packed(8, top)
  }
  return 0
}

/** Two cards of a rank at least. */
const pairedScore = (any: number, two: number): number => {
  const high = highest(two)
  const others = two & ~(1 << high)
  if (others === 0) return packed(1, high, 0, topOf(any & ~two, 3) << 4)
  const low = highest(others)
  return packed(2, high, low, highest(any & ~(1 << high) & ~(1 << low)) << 8)
}

/**
 * The worth of the best five of five to seven cards: equal for hands that tie, greater for the better one. Category is
 * {@link categoryOf}: 0 high card, 1 pair, 2 two pair, 3 three of a kind, 4 straight, 5 flush, 6 full house, 7 four of a
 * kind, 8 straight flush.
 */
export const handScore = (suits: Suits): number => {
  const [s, h, d, c] = suits
  const any = s | h | d | c
  const two = (s & h) | (s & d) | (s & c) | (h & d) | (h & c) | (d & c)
  const three = (s & h & d) | (s & h & c) | (s & d & c) | (h & d & c)
  const four = s & h & d & c
  if (four !== 0) return packed(7, highest(four), highest(any & ~four))
  const top = highest(three)
  const pairs = three === 0 ? 0 : two & ~(1 << top)
  if (pairs !== 0) return packed(6, top, highest(pairs))
  const suited = suitedScore(suits)
  if (suited !== 0) return suited
  const straight = straightTop(any)
  if (straight !== -1) return packed(4, straight)
  if (three !== 0) return packed(3, top, 0, topOf(any & ~three, 2) << 8)
  return two === 0 ? topOf(any, 5) : pairedScore(any, two)
}

/** 0 to 8, see {@link handScore}. */
export const categoryOf = (score: number): number => score >> 20

/** The rank that a score names first: of a straight its top. */
export const leadingRank = (score: number): number => (score >> 16) & 15

export const suitsOf = (cards: readonly Card[]): Suits => {
  const suits: [number, number, number, number] = [0, 0, 0, 0]
  for (const { rank, suit } of cards) suits[suit as 0 | 1 | 2 | 3] |= 1 << rank
  return suits
}
