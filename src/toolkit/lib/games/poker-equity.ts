import { deck, handScore, suitsOf, type Card, type Suits } from './poker-cards.js'

/** How a hand fares over all ways to fill the board. */
export interface HandEquity {
  /** Ways in which it wins alone. */
  wins: number
  /** Ways in which it shares the best hand. */
  ties: number
  /** Ways won, with an equal part of each tie, in sixtieths: a tie of two to six hands has a whole number of them. */
  sixtieths: number
}

export const SIXTIETHS = 60

const together = (one: Suits, other: Suits): Suits => [
  one[0] | other[0],
  one[1] | other[1],
  one[2] | other[2],
  one[3] | other[3],
]

/** Every choice of so many cards, as sets of ranks. */
const fillings = (cards: readonly Card[], count: number): Suits[] => {
  if (count === 0) return [[0, 0, 0, 0]]
  return cards.flatMap((card, index) => {
    const own = suitsOf([card])
    return fillings(cards.slice(index + 1), count - 1).map((rest) => together(own, rest))
  })
}

/**
 * Counts every way to fill the board to five cards from those not seen.
 * @param board three to five cards
 */
export const pokerEquity = (
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): { runouts: number; hands: HandEquity[] } => {
  const seen = new Set([...hands.flat(), ...board].map(({ name }) => name))
  const unseen = deck().filter(({ name }) => !seen.has(name))
  const starts = hands.map((hand) => suitsOf([...hand, ...board]))
  const results = hands.map((): HandEquity => ({ wins: 0, ties: 0, sixtieths: 0 }))
  const runouts = fillings(unseen, 5 - board.length)
  const scores = new Int32Array(hands.length)
  for (const runout of runouts) {
    let [best, winners] = [-1, 0]
    for (const [index, start] of starts.entries()) {
      const score = handScore(together(start, runout))
      scores[index] = score
      if (score === best) winners += 1
      if (score > best) [best, winners] = [score, 1]
    }
    for (const [index, result] of results.entries()) {
      if (scores[index] !== best) continue
      if (winners === 1) result.wins += 1
      else result.ties += 1
      result.sixtieths += SIXTIETHS / winners
    }
  }
  return { runouts: runouts.length, hands: results }
}
