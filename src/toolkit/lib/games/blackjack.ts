/** Blackjack from an infinite deck: each rank 1/13, those of value ten 4/13 together. */

/** A total with an ace as 11 where that does not go over 21. */
export interface HandTotal {
  total: number
  isSoft: boolean
}

/** Chances of the dealer's final totals. */
export interface DealerSpread {
  17: number
  18: number
  19: number
  20: number
  21: number
  bust: number
}

const LIMIT = 21
const ACE = 1
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13

/** @param card A, 2 to 10, J, Q or K; an ace is 1 */
export const valueOf = (card: string): number => {
  if (card === 'A') return ACE
  return /^\d/.test(card) ? Number(card) : 10
}

const EMPTY: HandTotal = { total: 0, isSoft: false }

/** A hand with one more card; above 21 it is bust. */
const withCard = ({ total, isSoft }: HandTotal, value: number): HandTotal => {
  const soft = isSoft || value === ACE
  // Counted with every ace as 1, then with one of them as 11 where that fits.
  const low = total - (isSoft ? 10 : 0) + value
  return soft && low + 10 <= LIMIT ? { total: low + 10, isSoft: true } : { total: low, isSoft: false }
}

/** A soft hand that has come down to hard keeps its aces as 1, so the order of the cards does not count. */
export const totalOf = (values: readonly number[]): HandTotal => {
  const low = values.reduce((sum, value) => sum + value, 0)
  return values.includes(ACE) && low + 10 <= LIMIT
    ? { total: low + 10, isSoft: true }
    : { total: low, isSoft: false }
}

const noSpread = (): DealerSpread => ({ 17: 0, 18: 0, 19: 0, 20: 0, 21: 0, bust: 0 })

const finalTotal = ({ total }: HandTotal): keyof DealerSpread =>
  total > LIMIT ? 'bust' : (total as 17 | 18 | 19 | 20 | 21)

const draws = ({ total, isSoft }: HandTotal, hitsSoft17: boolean): boolean =>
  total < 17 || (hitsSoft17 && isSoft && total === 17)

const TOTALS = [17, 18, 19, 20, 21, 'bust'] as const

const addTo = (spread: DealerSpread, other: DealerSpread, chance: number): void => {
  for (const total of TOTALS) spread[total] += chance * other[total]
}

/** How a dealer goes on from a hand; hands that came up before are known. */
const spreadFrom = (hand: HandTotal, hitsSoft17: boolean, known: Map<string, DealerSpread>): DealerSpread => {
  const key = `${hand.total} ${hand.isSoft}`
  const before = known.get(key)
  if (before !== undefined) return before
  const spread = noSpread()
  if (!draws(hand, hitsSoft17)) spread[finalTotal(hand)] = 1
  else
    for (const value of VALUES)
      addTo(spread, spreadFrom(withCard(hand, value), hitsSoft17, known), chanceOf(value))
  known.set(key, spread)
  return spread
}

/**
 * How the dealer ends who has looked and has no blackjack: under an ace the hidden card is not worth ten, under a ten it
 * is no ace.
 * @param shown the value of the card that the dealer shows
 */
export const dealerSpread = (shown: number, hitsSoft17: boolean): DealerSpread => {
  const spread = noSpread()
  const known = new Map<string, DealerSpread>()
  const impossible = shown === ACE ? 10 : shown === 10 ? ACE : 0
  const certain = 1 - (impossible === 0 ? 0 : chanceOf(impossible))
  for (const value of VALUES) {
    if (value === impossible) continue
    const hand = withCard(withCard(EMPTY, shown), value)
    addTo(spread, spreadFrom(hand, hitsSoft17, known), chanceOf(value) / certain)
  }
  return spread
}

/** What a stake of 1 wins on average by standing. */
export const standValue = ({ total }: HandTotal, spread: DealerSpread): number => {
  if (total > LIMIT) return -1
  const against = ([17, 18, 19, 20, 21] as const).map((other) => Math.sign(total - other) * spread[other])
  return spread.bust + against.reduce((sum, value) => sum + value, 0)
}

const averageOfNext = (hand: HandTotal, value: (next: HandTotal) => number): number =>
  VALUES.reduce((sum, card) => sum + chanceOf(card) * value(withCard(hand, card)), 0)

/** Twice what one more card and then standing wins. */
export const doubleValue = (hand: HandTotal, spread: DealerSpread): number =>
  2 * averageOfNext(hand, (next) => standValue(next, spread))

/** What one more card wins, and then the better of standing and hitting each time. */
export const hitValue = (hand: HandTotal, spread: DealerSpread): number => {
  const known = new Map<string, number>()
  const hit = (from: HandTotal): number => averageOfNext(from, best)
  const best = (from: HandTotal): number => {
    if (from.total > LIMIT) return -1
    const key = `${from.total} ${from.isSoft}`
    const value = known.get(key) ?? Math.max(standValue(from, spread), hit(from))
    known.set(key, value)
    return value
  }
  return hit(hand)
}
