import { unprocessable } from '../../errors.js'
import { surahAt } from './quran-reference.js'
import { surahs, type Surah } from './quran.js'

/** Latin letters only, in lower case. */
const latinLetters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

const ARTICLE = /^(?:al|an|ar|as|ash|at|ad|adh|az)-/i

/** Whether a text has an Arabic letter. */
export const hasArabic = (text: string): boolean => /[\u0621-\u064A\u0671]/.test(text)

/** Uthmani text without vowel signs, small letters and pause marks, with a bare alif for alif wasla. */
export const plainArabic = (text: string): string =>
  text
    .replace(/[\p{Mn}\u0640\u06E5\u06E6\u06DE\u06E9]/gu, '')
    .replaceAll('\u0671', 'ا')
    .replace(/\s+/g, ' ')
    .trim()

const withoutHamza = (text: string): string => plainArabic(text).replace(/[أإآ]/g, 'ا')

/** Plain Arabic with the letters that writers confuse made one: for searching. */
export const foldedArabic = (text: string): string =>
  withoutHamza(text).replace(/[ىئ]/g, 'ي').replaceAll('ؤ', 'و').replaceAll('ة', 'ه')

/** Latin text without accents, in lower case: for searching. */
export const foldedLatin = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const arabicNamed = (name: string): Surah | undefined =>
  surahs().find((surah) => withoutHamza(surah.name) === withoutHamza(name))

const latinNamed = (name: string): Surah | undefined => {
  const letters = latinLetters(name)
  if (letters === '') return undefined
  return (
    surahs().find(({ transliteration }) => latinLetters(transliteration) === letters) ??
    surahs().find(({ transliteration }) => latinLetters(transliteration.replace(ARTICLE, '')) === letters)
  )
}

/**
 * The surah that a caller names: by its number, its transliteration with or without the article, or its Arabic name.
 * @throws FeatureError 422 when there is none.
 */
export const surahNamed = (text: string): Surah => {
  const name = text.trim()
  if (/^[0-9]+$/.test(name)) return surahAt(Number(name))
  return (
    (hasArabic(name) ? arabicNamed(name) : latinNamed(name)) ?? unprocessable(`There is no surah ${name}.`)
  )
}
