import { pronunciationsOf, rhymingPartOf } from './pronunciations.js'

/** A word at a line's end, in lower case, with the rhyming parts of its pronunciations; none of an unknown one. */
export interface LineEnd {
  word: string
  parts: readonly string[]
}

export const lineEnd = (word: string): LineEnd => ({
  word,
  parts: pronunciationsOf(word).map(rhymingPartOf),
})

const SPELLED_ALIKE = 3

const lettersOf = (word: string): string => word.replaceAll("'", '')

const areSpelledAlike = (one: string, other: string): boolean => {
  const count = Math.min(SPELLED_ALIKE, one.length, other.length)
  return one.slice(-count) === other.slice(-count)
}

/** By any of their pronunciations; by their last letters where the dictionary does not have both. */
export const doRhyme = (one: LineEnd, other: LineEnd): boolean => {
  if (one.word === other.word) return true
  return one.parts.length === 0 || other.parts.length === 0
    ? areSpelledAlike(lettersOf(one.word), lettersOf(other.word))
    : one.parts.some((part) => other.parts.includes(part))
}

/** For each line the number of its rhyme, from 0 in order of appearance: that of the earliest line that it rhymes with. */
export const rhymeNumbers = (ends: readonly LineEnd[]): number[] => {
  const numbers: number[] = []
  let next = 0
  for (const end of ends) {
    const earliest = ends.slice(0, numbers.length).findIndex((other) => doRhyme(other, end))
    numbers.push(earliest < 0 ? next++ : (numbers[earliest] ?? 0))
  }
  return numbers
}

/** A to Z, then AA, AB and so on. */
export const rhymeLetter = (number: number): string => {
  const last = String.fromCharCode(65 + (number % 26))
  return number < 26 ? last : rhymeLetter(Math.floor(number / 26) - 1) + last
}

const FORMS: Readonly<Record<string, string>> = {
  AABB: 'couplets',
  ABAB: 'alternate rhyme',
  ABBA: 'enclosed rhyme',
  AABBA: 'limerick',
  ABABCDCDEFEFGG: 'Shakespearean sonnet',
  ABBAABBACDECDE: 'Petrarchan sonnet',
  ABBAABBACDCDCD: 'Petrarchan sonnet',
  ABABBCC: 'rhyme royal',
  ABABABCC: 'ottava rima',
  ABABBCBCC: 'Spenserian stanza',
  AABA: 'rubai',
  AAAA: 'monorhyme',
}

const areCouplets = (numbers: readonly number[]): boolean =>
  numbers.length >= 4 &&
  numbers.length % 2 === 0 &&
  numbers.every((number, index) => number === Math.floor(index / 2))

/** ABA BCB CDC and so on, at least two; the line that would go on may close it, once or twice. */
const isTerzaRima = (numbers: readonly number[]): boolean => {
  const closing = numbers.length % 3
  const threes = (numbers.length - closing) / 3
  return (
    threes >= 2 &&
    numbers.every((number, index) => {
      const three = Math.floor(index / 3)
      return number === (three < threes && index % 3 === 1 ? three + 1 : three)
    })
  )
}

/** The form that a scheme points to. @param numbers as of {@link rhymeNumbers} */
export const formOf = (numbers: readonly number[]): string | null => {
  const form = FORMS[numbers.map(rhymeLetter).join('')]
  if (form !== undefined) return form
  if (isTerzaRima(numbers)) return 'terza rima'
  if (areCouplets(numbers)) return 'couplets'
  return new Set(numbers).size === numbers.length ? 'unrhymed' : null
}
