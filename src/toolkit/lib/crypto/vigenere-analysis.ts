/** The period of a Vigenere cipher by the index of coincidence (Friedman), and its key by the shift of each column. */
import { upperLetter } from './latin-letters.js'
import { indexOfCoincidence, letterCounts, shiftsByLikeness } from './letter-statistics.js'

const MOST_LENGTH = 20
/** A multiple of the period does about as well as the period itself; the least that comes so near to the best is taken. */
const NEAR_BEST = 0.95

const columnsOf = (letters: readonly number[], period: number): number[][] =>
  Array.from({ length: period }, (_, column) =>
    letters.filter((_letter, index) => index % period === column),
  ).map(letterCounts)

const size = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const meanCoincidence = (letters: readonly number[], period: number): number => {
  const columns = columnsOf(letters, period).filter((counts) => size(counts) >= 2)
  return columns.reduce((total, counts) => total + indexOfCoincidence(counts), 0) / columns.length
}

export interface VigenereGuess {
  keyLength: number
  key: string
  averages: { length: number; indexOfCoincidence: number }[]
}

/** @param letters two or more numbers 0 to 25 */
export const guessVigenere = (letters: readonly number[]): VigenereGuess => {
  const averages = Array.from(
    { length: Math.min(MOST_LENGTH, Math.floor(letters.length / 2)) },
    (_, index) => ({
      length: index + 1,
      indexOfCoincidence: meanCoincidence(letters, index + 1),
    }),
  )
  const greatest = Math.max(...averages.map((average) => average.indexOfCoincidence))
  const keyLength =
    averages.find((average) => average.indexOfCoincidence >= NEAR_BEST * greatest)?.length ?? 1
  const key = columnsOf(letters, keyLength)
    .map((counts) => upperLetter(shiftsByLikeness(counts)[0]?.shift ?? 0))
    .join('')
  return { keyLength, key, averages }
}
