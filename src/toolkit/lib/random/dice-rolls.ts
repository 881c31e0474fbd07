/** Rolls of dice, and what a formula of dice can give. */
import type { Draws } from './seeded-draws.js'
import { isDice, type DiceTerm, type Keep, type Term } from './dice-notation.js'

/** Dice that a term may roll in addition because others show their highest number. */
const MOST_EXTRA = 100

/** The kept values in the order rolled; of equal values the earlier are kept. */
const keptOf = (rolls: readonly number[], { count, which }: Keep): number[] => {
  const better = (a: number, b: number): number => (which === 'highest' ? b - a : a - b)
  const places = rolls
    .map((value, place) => ({ value, place }))
    .sort((a, b) => better(a.value, b.value) || a.place - b.place)
    .slice(0, count)
  return places.sort((a, b) => a.place - b.place).map(({ value }) => value)
}

/** The dice of a term: a die that explodes is followed by the extra one, which may explode, too. */
const rolled = ({ count, lowest, highest, explodes }: DiceTerm, draws: Draws): number[] => {
  const rolls: number[] = []
  let extra = 0
  for (let missing = count; missing > 0; missing--) {
    const value = lowest + draws.below(highest - lowest + 1)
    rolls.push(value)
    if (explodes && value === highest && extra < MOST_EXTRA) {
      extra += 1
      missing += 1
    }
  }
  return rolls
}

export interface Roll {
  total: number
  dice: { term: string; rolls: number[]; kept: number[] }[]
}

/** One roll of a formula, its dice drawn from left to right. */
export const rollOnce = (terms: readonly Term[], draws: Draws): Roll => {
  const dice: Roll['dice'] = []
  let total = 0
  for (const term of terms) {
    if (!isDice(term)) {
      total += term.sign * term.value
      continue
    }
    const rolls = rolled(term, draws)
    const kept = term.keep === null ? rolls : keptOf(rolls, term.keep)
    dice.push({ term: term.text, rolls, kept })
    total += term.sign * kept.reduce((sum, value) => sum + value, 0)
  }
  return { total, dice }
}

/** The ends of what one term adds to the total; null where it explodes without bounds. */
const endsOf = (term: Term): { min: number | null; max: number | null } => {
  if (!isDice(term)) return { min: term.sign * term.value, max: term.sign * term.value }
  const kept = term.keep?.count ?? term.count
  const least = kept * term.lowest
  const most = term.explodes ? null : kept * term.highest
  return term.sign === 1 ? { min: least, max: most } : { min: most === null ? null : -most, max: -least }
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0)

/**
 * The least, greatest and expected total of a formula. Without a greatest where an added term explodes, without a
 * least where a subtracted one does, and without an expected one where a term explodes, keeps or drops.
 */
export const rangeOf = (
  terms: readonly Term[],
): { min: number | null; max: number | null; average: number | null } => {
  const ends = terms.map(endsOf)
  const min = sumOf(ends.map((end) => end.min))
  const max = sumOf(ends.map((end) => end.max))
  const isPlain = terms.every((term) => !isDice(term) || (!term.explodes && term.keep === null))
  // A die's mean is the middle of its ends, and so is that of a sum of them: a whole number or a half.
  return { min, max, average: isPlain && min !== null && max !== null ? (min + max) / 2 : null }
}
