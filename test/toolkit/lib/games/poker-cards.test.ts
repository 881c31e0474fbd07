import { expect, it } from 'vitest'
import { categoryOf, deck, handScore, suitsOf, type Suits } from '#toolkit/lib/games/poker-cards'

const together = (one: Suits, other: Suits): Suits => [
  one[0] | other[0],
  one[1] | other[1],
  one[2] | other[2],
  one[3] | other[3],
]

/** Tells `visit` every choice of so many of the cards. */
const choose = (
  cards: readonly Suits[],
  start: number,
  count: number,
  hand: Suits,
  visit: (hand: Suits) => void,
): void => {
  if (count === 0) {
    visit(hand)
    return
  }
  for (let index = start; index <= cards.length - count; index++)
    choose(cards, index + 1, count - 1, together(hand, cards[index] as Suits), visit)
}

it('finds each category as often as there are hands of it, and 7,462 classes of hands', () => {
  const counts = new Map<number, number>()
  const scores = new Set<number>()
  const cards = deck().map((card) => suitsOf([card]))
  choose(cards, 0, 5, [0, 0, 0, 0], (hand) => {
    const score = handScore(hand)
    scores.add(score)
    counts.set(categoryOf(score), (counts.get(categoryOf(score)) ?? 0) + 1)
  })
  // Wikipedia, "Poker probability": frequencies of the 2,598,960 hands of five cards; its straight flushes are 36 and 4.
  expect([...counts].toSorted(([one], [other]) => one - other)).toEqual([
    [0, 1_302_540],
    [1, 1_098_240],
    [2, 123_552],
    [3, 54_912],
    [4, 10_200],
    [5, 5_108],
    [6, 3_744],
    [7, 624],
    [8, 40],
  ])
  expect(scores.size).toBe(7462)
}, 60_000)
