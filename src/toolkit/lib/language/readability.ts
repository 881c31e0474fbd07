import { daleChall } from 'dale-chall'
import { syllable } from 'syllable'
import { isDigitsOnly } from './words.js'

const EASY_WORDS: ReadonlySet<string> = new Set(daleChall.map((word) => word.toLowerCase()))
const ENDING = /(?:'s|es|s|ed|ing)$/
const ENDINGS = ["'s", 's', 'es', 'ed', 'ing']
const [COMPLEX_SYLLABLES, LONG_LETTERS] = [3, 7]

/** What readability formulas count in a text. */
export interface ReadabilityCounts {
  sentences: number
  words: number
  /** Letters and digits. */
  letters: number
  syllables: number
  /** Words of 3 syllables or more. */
  complexWords: number
  /** Words of 7 letters or more. */
  longWords: number
  /** Words that are not on the list of Dale and Chall. */
  difficultWords: number
}

const syllablesOf = (word: string): number => (isDigitsOnly(word) ? 1 : Math.max(1, syllable(word)))

const isDifficult = (word: string): boolean => {
  if (isDigitsOnly(word)) return false
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (EASY_WORDS.has(lower)) return false
  if (!ENDING.test(lower)) return true
  return !ENDINGS.some((ending) => lower.endsWith(ending) && EASY_WORDS.has(lower.slice(0, -ending.length)))
}

/** @param words as written */
export const readabilityCounts = (sentences: number, words: readonly string[]): ReadabilityCounts => {
  const lettersOf = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const syllables = words.map(syllablesOf)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  return {
    sentences,
    words: words.length,
    letters: sum(words.map(lettersOf)),
    syllables: sum(syllables),
    complexWords: syllables.filter((count) => count >= COMPLEX_SYLLABLES).length,
    longWords: words.filter((word) => (word.match(/\p{L}/gu)?.length ?? 0) >= LONG_LETTERS).length,
    difficultWords: words.filter(isDifficult).length,
  }
}

/** Past this share of difficult words, in percent, Dale and Chall's score has a constant added. */
const DALE_CHALL_PERCENT = 5

/**
 * Scores by the formulas of Flesch (1948), Kincaid and others (1975), Gunning (1952), McLaughlin (1969), Smith and Senter (1967),
 * Coleman and Liau (1975), Björnsson (1968), Anderson (1983), and Dale and Chall (1948); not rounded.
 *
 * @param counts of at least one sentence and word
 */
export const readabilityScores = (counts: ReadabilityCounts) => {
  const { sentences: S, words: W, letters: L, syllables: Y } = counts
  const { complexWords: C, longWords: G, difficultWords: D } = counts
  const difficultPercent = (100 * D) / W
  return {
    fleschReadingEase: 206.835 - 1.015 * (W / S) - 84.6 * (Y / W),
    fleschKincaidGrade: 0.39 * (W / S) + 11.8 * (Y / W) - 15.59,
    gunningFog: 0.4 * (W / S + (100 * C) / W),
    smog: 1.043 * Math.sqrt((30 * C) / S) + 3.1291,
    ari: 4.71 * (L / W) + 0.5 * (W / S) - 21.43,
    colemanLiau: 0.0588 * ((100 * L) / W) - 0.296 * ((100 * S) / W) - 15.8,
    lix: W / S + (100 * G) / W,
    rix: G / S,
    daleChall:
      0.1579 * difficultPercent + 0.0496 * (W / S) + (difficultPercent > DALE_CHALL_PERCENT ? 3.6365 : 0),
  }
}
