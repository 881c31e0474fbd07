/** The radiotelephony spelling alphabet (ICAO Annex 10, volume II, figure 5-1), with words for digits and three signs. */
import { withoutAccents } from '../text/accents.js'

export interface Spelling {
  text: string
  words: string[]
  /** What has no word, or is none, each once, in order of appearance. */
  unknown: string[]
}

const LETTER_WORDS =
  'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'

const DIGIT_WORDS = 'Zero One Two Three Four Five Six Seven Eight Nine'

const BLANK = '(space)'

const CHARACTERS: readonly [string, string][] = [
  ...LETTER_WORDS.split(' ').map((word): [string, string] => [word.charAt(0), word]),
  ...DIGIT_WORDS.split(' ').map((word, digit): [string, string] => [String(digit), word]),
  ['.', 'Decimal'],
  ['-', 'Dash'],
  ['/', 'Stroke'],
  [' ', BLANK],
]

const WORD_OF_CHARACTER = new Map(
  CHARACTERS.flatMap(([character, word]): [string, string][] => [
    [character, word],
    [character.toLowerCase(), word],
  ]),
)

/** Other spellings, and what ICAO has spoken for some digits. */
const VARIANTS: readonly [string, string][] = [
  ['alpha', 'A'],
  ['juliet', 'J'],
  ['tree', '3'],
  ['fower', '4'],
  ['fife', '5'],
  ['niner', '9'],
  ['/', ' '],
]

const keyOf = (word: string): string => word.toLowerCase().replaceAll('-', '')

const CHARACTER_OF_KEY = new Map([
  ...CHARACTERS.map(([character, word]): [string, string] => [keyOf(word), character]),
  ...VARIANTS,
])

/** The word of each character, accents left out; one for all the white space between two words. */
export const spell = (text: string): Spelling => {
  const characters = Array.from(withoutAccents(text).trim().replace(/\s+/g, ' '))
  const words = characters.map((character) => WORD_OF_CHARACTER.get(character) ?? character)
  const unknown = characters.filter((character) => !WORD_OF_CHARACTER.has(character))
  return { text: words.join(' '), words, unknown: [...new Set(unknown)] }
}

/** The characters that words stand for, in any case and with or without hyphens. */
export const readSpelling = (text: string): Spelling => {
  const given = text.split(/\s+/).filter((word) => word !== '')
  const understood = given.flatMap((word) => CHARACTER_OF_KEY.get(keyOf(word)) ?? [])
  return {
    text: understood.join(''),
    words: understood.map((character) => WORD_OF_CHARACTER.get(character) ?? character),
    unknown: [...new Set(given.filter((word) => !CHARACTER_OF_KEY.has(keyOf(word))))],
  }
}
