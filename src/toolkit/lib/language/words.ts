import { unprocessable } from '../../errors.js'

/** A part of a text. */
export interface Span {
  text: string
  /** UTF-16 offset of its first unit. */
  start: number
  /** UTF-16 offset after its last unit. */
  end: number
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const DIGITS_ONLY = /^\p{N}+$/u

/** Whether a text has a letter or a digit, and with it a word. */
export const hasWord = (text: string): boolean => LETTER_OR_DIGIT.test(text)

/** Whether a word is a plain number. */
export const isDigitsOnly = (word: string): boolean => DIGITS_ONLY.test(word)

/**
 * The words of a text as written: runs of letters and digits, with inner apostrophes and hyphens.
 *
 * @param offset where the text begins in the whole that the places are counted in
 */
export const wordsIn = (text: string, offset = 0): Span[] =>
  Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: offset + index,
    end: offset + index + word.length,
  }))

/** The words of a text as {@link wordsIn} finds them; 422 where it has none. */
export const wordsOrRefuse = (text: string, parameter = 'text'): Span[] => {
  const words = wordsIn(text)
  return words.length === 0 ? unprocessable(`${parameter} has no word: no letter and no digit.`) : words
}
