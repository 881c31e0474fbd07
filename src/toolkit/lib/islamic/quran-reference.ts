import { quoted } from '../common/quoted.js'
import { unprocessable } from '../../errors.js'
import {
  FIRST_VERSES,
  type QuranUnit,
  SAJDA_VERSES,
  surahs,
  type Surah,
  translatedTexts,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from './quran.js'

export const VERSE_COUNT = 6236

/** A verse by its surah. */
export interface Verse {
  surah: Surah
  /** From 1. */
  ayah: number
  /** Its number in the whole Quran, 1 to 6236. */
  number: number
}

/** The location of a verse in the Hafs reading and the 604-page Madinah mushaf. */
export interface VersePlace extends Readonly<Record<QuranUnit, number>> {
  /** 1 to 15 if the verse calls for prostration, otherwise null. */
  sajdaNumber: number | null
}

/** From a verse to a verse by their numbers in the whole Quran, both included. */
export interface VerseRange {
  first: number
  last: number
}

/** A surah by its number; 422 when it is not 1 to 114. */
export const surahAt = (number: number): Surah =>
  surahs()[number - 1] ?? unprocessable(`There is no surah ${number}: surahs are numbered 1 to 114.`)

/** A verse by surah and ayah; 422 when it does not exist. */
export const verseAt = (surahNumber: number, ayah: number): Verse => {
  const surah = surahAt(surahNumber)
  return ayah >= 1 && ayah <= surah.verses
    ? { surah, ayah, number: surah.firstVerse + ayah - 1 }
    : unprocessable(
        `There is no verse ${surahNumber}:${ayah}: ${surah.transliteration} has verses 1 to ${surah.verses}.`,
      )
}

/** How many of ascending values are at most `bound`. */
const countUpTo = (count: number, valueAt: (index: number) => number, bound: number): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(middle) <= bound) low = middle + 1
    else high = middle
  }
  return low
}

/** A verse by its number in the whole Quran; 422 when it is not 1 to 6236. */
export const verseNumbered = (number: number): Verse => {
  const all = surahs()
  const surah = all[countUpTo(all.length, (index) => all[index]?.firstVerse ?? Infinity, number) - 1]
  return surah !== undefined && number <= VERSE_COUNT
    ? { surah, ayah: number - surah.firstVerse + 1, number }
    : unprocessable(`There is no verse ${number}: verses are numbered 1 to ${VERSE_COUNT}.`)
}

/** `surah:ayah`. */
export const referenceOf = ({ surah, ayah }: Verse): string => `${surah.number}:${ayah}`

/** The number of the part of a kind that contains a verse, from 1. */
export const partOf = (unit: QuranUnit, verse: number): number => {
  const firsts = FIRST_VERSES[unit]
  return countUpTo(firsts.length, (index) => firsts[index] ?? Infinity, verse)
}

/** The verses of a part; 422 when there is no such part. */
export const rangeOfPart = (unit: QuranUnit, number: number): VerseRange => {
  const firsts = FIRST_VERSES[unit]
  const first = firsts[number - 1]
  return first === undefined
    ? unprocessable(`There is no ${unit} ${number}: they are numbered 1 to ${firsts.length}.`)
    : { first, last: (firsts[number] ?? VERSE_COUNT + 1) - 1 }
}

/** The location of a verse by its number in the whole Quran. */
export const placeOfVerse = (verse: number): VersePlace => {
  const sajda = SAJDA_VERSES.indexOf(verse)
  return {
    juz: partOf('juz', verse),
    hizb: partOf('hizb', verse),
    rub: partOf('rub', verse),
    page: partOf('page', verse),
    manzil: partOf('manzil', verse),
    ruku: partOf('ruku', verse),
    sajdaNumber: sajda < 0 ? null : sajda + 1,
  }
}

/** The text of a verse out of a list of all of them. */
export const textOf = (texts: readonly string[], verse: number): string =>
  texts[verse - 1] ?? unprocessable(`There is no verse ${verse}.`)

const isTranslated = (code: string): code is TranslationLanguage =>
  (TRANSLATION_LANGUAGES as readonly string[]).includes(code)

/** The languages of a comma-separated list; 422 when one is unknown. */
export const languagesOf = (list: string): TranslationLanguage[] =>
  list
    .split(',')
    .map((code) =>
      isTranslated(code)
        ? code
        : unprocessable(
            `There is no translation in ${quoted(code)}, only in ${TRANSLATION_LANGUAGES.join(', ')}.`,
          ),
    )

/** A verse in each of several languages. */
export const translationsOf = (
  verse: number,
  languages: readonly TranslationLanguage[],
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, textOf(translatedTexts(language), verse)]))
