/** Words that digits make on a calculator that is turned upside down. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const LETTERS = 'oizehsglb'
/** As letters of the digits 0 to 9; 6 and 9 both are a g. */
const READ = `${LETTERS}g`

/** Letters that a digit shows, for the whole of a word in lower case. */
const SPELLABLE = /^[beghilosz]+$/

/** What to key in for a word; null where a letter has no digit. Of 6 and 9, g is 6. */
export const calculatorNumber = (word: string): string | null => {
  const lower = word.toLowerCase()
  if (!SPELLABLE.test(lower)) return null
  const digits = Array.from(lower, (letter) => LETTERS.indexOf(letter))
    .reverse()
    .join('')
  // A calculator drops a zero in front unless a point follows.
  return digits.replace(/^0(?=.)/, '0.')
}

/** The word that a number shows; its dots are dropped. */
export const calculatorWord = (number: string): string =>
  Array.from(number.replaceAll('.', ''), (digit) => READ.charAt(Number(digit)))
    .reverse()
    .join('')

const IMPROPER = /^(?:boobs?|boobies|booboisies?|hells?|hellholes?|hos?|gigolos?|lez.*|lesb.*)$/

let listed: readonly string[] | null = null

/**
 * All words of the English list that a calculator shows, in alphabetical order, without improper ones. They are searched
 * for in the file's text: to parse it takes five times as long, and leaves 275,000 strings.
 */
export const calculatorWords = (): readonly string[] => {
  if (listed !== null) return listed
  const file = createRequire(import.meta.url).resolve('an-array-of-english-words')
  const words = readFileSync(file, 'latin1').matchAll(/"([beghilosz]{3,12})"/g)
  listed = Array.from(words, ([, word = '']) => word)
    .filter((word) => !IMPROPER.test(word))
    .sort()
  return listed
}
