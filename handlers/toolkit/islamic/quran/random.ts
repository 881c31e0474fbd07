import { createHash, randomInt } from 'node:crypto'
import { feature } from '#toolkit'
import { translatedTexts, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import {
  referenceOf,
  surahAt,
  textOf,
  VERSE_COUNT,
  verseNumbered,
} from '#toolkit/lib/islamic/quran-reference'

const SEED_BYTES = 6

/** A number from 0 to under `count`, the same for the same seed. */
const seeded = (seed: string, count: number): number =>
  createHash('sha256').update(seed, 'utf8').digest().readUIntBE(0, SEED_BYTES) % count

export default feature('rest_islamic_quran_7', ({ seed, surah: surahNumber, lang }) => {
  const from = surahNumber === undefined ? { firstVerse: 1, verses: VERSE_COUNT } : surahAt(surahNumber)
  const drawn = seed === undefined ? randomInt(from.verses) : seeded(seed, from.verses)
  const verse = verseNumbered(from.firstVerse + drawn)
  return {
    reference: referenceOf(verse),
    number: verse.number,
    surah: verse.surah.number,
    surahName: verse.surah.transliteration,
    ayah: verse.ayah,
    text: textOf(uthmaniTexts(), verse.number),
    translation: textOf(translatedTexts(lang), verse.number),
    lang,
  }
})
