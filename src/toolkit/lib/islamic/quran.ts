import { readDataSet } from '../../data/read.js'
import { QURAN_LANGUAGES, type QuranChapter, type QuranDivisions } from '../../data/quran-set.js'

/** Languages that the verses are translated into. */
export const TRANSLATION_LANGUAGES = QURAN_LANGUAGES
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number]

/** A chapter of the Quran. */
export type Surah = QuranChapter

/** Kinds of division of the Quran. */
export type QuranUnit = 'juz' | 'hizb' | 'rub' | 'manzil' | 'ruku' | 'page'

const RUBS_A_HIZB = 4
const { sajda, ...divisions } = readDataSet<QuranDivisions>('quran', 'divisions')

/**
 * The first verse of each part, by the verses' numbers in the whole Quran, in the Hafs reading and the 604-page
 * Madinah mushaf: 30 juz, 60 hizb, 240 rub, 7 manzil, 556 ruku, 604 pages.
 */
export const FIRST_VERSES: Readonly<Record<QuranUnit, readonly number[]>> = {
  ...divisions,
  hizb: divisions.rub.filter((_, index) => index % RUBS_A_HIZB === 0),
}

/** The verses that ask for a prostration, by their numbers in the whole Quran; 15 with 22:77 and 38:24. */
export const SAJDA_VERSES: readonly number[] = sajda

/** The 114 surahs in mushaf order. */
export const surahs = (): readonly Surah[] => readDataSet('quran', 'chapters')

/** The Uthmani text of all 6,236 verses, in order. Takes some 15 ms the first time. */
export const uthmaniTexts = (): readonly string[] => readDataSet('quran', 'uthmani')

/** All verses in Latin letters, in order. Takes some 10 ms the first time. */
export const transliteratedTexts = (): readonly string[] => readDataSet('quran', 'transliteration')

/** All verses in a language, in order. Takes some 10 ms the first time for each language. */
export const translatedTexts = (language: TranslationLanguage): readonly string[] =>
  readDataSet('quran', language)
