import { feature, unprocessable } from '#toolkit'

const MASTERS = [11, 22, 33]
const VOWELS = 'AEIOU'

const digitSum = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0)

/** Adds digits until one is left, or a master number. */
const reduced = (value: number): number =>
  value < 10 || MASTERS.includes(value) ? value : reduced(digitSum(value))

/** A-I, J-R and S-Z count 1, 2, 3 and so on. @param letter an upper-case Latin letter */
const valueOf = (letter: string): number => ((letter.charCodeAt(0) - 65) % 9) + 1

const numberOf = (letters: readonly string[]): number =>
  reduced(letters.reduce((sum, letter) => sum + valueOf(letter), 0))

export default feature('rest_fun_numerology', ({ date, name }) => {
  // The marks behind the letters are none of these.
  const letters = Array.from(name.normalize('NFD').match(/[A-Za-z]/g) ?? [], (letter) => letter.toUpperCase())
  if (letters.length === 0) unprocessable('name has no Latin letter.')
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lifePath = reduced(reduced(month) + reduced(day) + reduced(year))
  const expression = numberOf(letters)
  const numbers = {
    lifePath,
    birthday: reduced(day),
    expression,
    soulUrge: numberOf(letters.filter((letter) => VOWELS.includes(letter))),
    personality: numberOf(letters.filter((letter) => !VOWELS.includes(letter))),
    maturity: reduced(lifePath + expression),
  }
  const master = Object.entries(numbers)
    .filter(([, value]) => MASTERS.includes(value))
    .map(([field]) => field)
  return { ...numbers, master, letters: letters.length }
})
