import type { Query } from '#operation'
import { titleCased } from './letter-case.js'

export type LetterCase = Exclude<Query<'rest_string_case'>['to'], 'all'>

type Kind = 'upper' | 'lower' | 'digit' | 'other'

const kindOf = (letter: string): Kind => {
  if (/^\p{Ll}/u.test(letter)) return 'lower'
  if (/^\p{Lu}/u.test(letter)) return 'upper'
  return /^\p{N}/u.test(letter) ? 'digit' : 'other'
}

/**
 * The words of an identifier or phrase, lower-cased. They end at what is no letter or digit, between a lower-case
 * letter or digit and an upper-case letter, and before the last of several upper-case letters that a lower-case one
 * follows; digits stay with the letters before them.
 * By hand: change-case splits `e\u0301coleNormale` behind its first letter, since a combining mark is no letter to
 * it, and drops the Ⅳ of `Ⅳth`.
 */
export const wordsOfIdentifier = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((run) => {
    // A letter and its marks are one.
    const letters = run.match(/\P{M}\p{M}*|^\p{M}+/gu) ?? []
    const kinds = letters.map(kindOf)
    const words: string[] = []
    let word = ''
    letters.forEach((letter, index) => {
      const before = kinds[index - 1]
      const isStart =
        kinds[index] === 'upper' &&
        (before === 'lower' || before === 'digit' || (before === 'upper' && kinds[index + 1] === 'lower'))
      if (isStart) {
        words.push(word)
        word = ''
      }
      word += letter
    })
    return [...words, word].map((each) => each.toLowerCase())
  })

const capitalized = (word: string): string => {
  const length = (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
  return titleCased(word.slice(0, length)) + word.slice(length)
}

const swapped = (character: string): string =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase()

const alternating = (text: string): string => {
  let letters = 0
  return text.replace(/\p{L}/gu, (letter) => {
    letters += 1
    return letters % 2 === 1 ? letter.toLowerCase() : letter.toUpperCase()
  })
}

type Convert = (words: readonly string[], text: string) => string

const pascal: Convert = (words) => words.map(capitalized).join('')

/** Most are built from the words, the last four from the text itself. */
export const letterCases: Readonly<Record<LetterCase, Convert>> = {
  camel: ([first = '', ...rest], text) => first + pascal(rest, text),
  pascal,
  snake: (words) => words.join('_'),
  kebab: (words) => words.join('-'),
  constant: (words) => words.join('_').toUpperCase(),
  dot: (words) => words.join('.'),
  path: (words) => words.join('/'),
  train: (words) => words.map(capitalized).join('-'),
  cobol: (words) => words.join('-').toUpperCase(),
  sentence: ([first = '', ...rest]) => [capitalized(first), ...rest].join(' '),
  title: (words) => words.map(capitalized).join(' '),
  upper: (_words, text) => text.toUpperCase(),
  lower: (_words, text) => text.toLowerCase(),
  swap: (_words, text) => Array.from(text, swapped).join(''),
  alternating: (_words, text) => alternating(text),
}
