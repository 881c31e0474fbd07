/** Counts of letters, and how far they are from English. */
import { LETTERS } from './latin-letters.js'

/**
 * Percent of English letters from A to Z (Robert Lewand, Cryptological Mathematics, 2000); rounded, they sum to a
 * little over 100.
 */
const ENGLISH_PERCENT: readonly number[] = [
  ...[8.167, 1.492, 2.782, 4.253, 12.702, 2.228, 2.015, 6.094, 6.966, 0.153, 0.772, 4.025, 2.406],
  ...[6.749, 7.507, 1.929, 0.095, 5.987, 6.327, 9.056, 2.758, 0.978, 2.36, 0.15, 1.974, 0.074],
]

/** How often each letter occurs. @param letters numbers 0 to 25 */
export const letterCounts = (letters: readonly number[]): number[] => {
  const counts = Array<number>(LETTERS).fill(0)
  for (const letter of letters) counts[letter] = (counts[letter] ?? 0) + 1
  return counts
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The chance that two letters drawn from a text are the same (Friedman 1922); 0 for fewer than two. */
export const indexOfCoincidence = (counts: readonly number[]): number => {
  const total = sum(counts)
  return total < 2 ? 0 : sum(counts.map((count) => count * (count - 1))) / (total * (total - 1))
}

/** Shannon's entropy in bits a letter. */
export const letterEntropy = (counts: readonly number[]): number => {
  const total = sum(counts)
  const shares = counts.filter((count) => count > 0).map((count) => count / total)
  return Math.abs(sum(shares.map((share) => -share * Math.log2(share))))
}

/** Pearson's statistic against English, after going back by `shift` letters. */
export const chiSquared = (counts: readonly number[], shift = 0): number => {
  const total = sum(counts)
  return sum(
    ENGLISH_PERCENT.map((percent, letter) => {
      const expected = (total * percent) / 100
      return ((counts[(letter + shift) % LETTERS] ?? 0) - expected) ** 2 / expected
    }),
  )
}

/** All shifts, those first that leave the text closest to English; of equal ones the smaller. */
export const shiftsByLikeness = (counts: readonly number[]): { shift: number; chiSquared: number }[] =>
  Array.from({ length: LETTERS }, (_, shift) => ({ shift, chiSquared: chiSquared(counts, shift) })).sort(
    (a, b) => a.chiSquared - b.chiSquared || a.shift - b.shift,
  )
