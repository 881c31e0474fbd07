import { feature } from '#toolkit'
import {
  placeOfVerse,
  referenceOf,
  VERSE_COUNT,
  verseAt,
  verseNumbered,
} from '#toolkit/lib/islamic/quran-reference'

const RUBS_A_HIZB = 4

export default feature('rest_islamic_quran_6', ({ reference }) => {
  const [first = 0, ayah] = reference.split(':').map(Number)
  const verse = ayah === undefined ? verseNumbered(first) : verseAt(first, ayah)
  const { number, surah } = verse
  const { juz, hizb, rub, page, manzil, ruku, sajdaNumber } = placeOfVerse(number)
  return {
    reference: referenceOf(verse),
    number,
    surah: surah.number,
    surahName: surah.transliteration,
    ayah: verse.ayah,
    juz,
    hizb,
    rub,
    rubOfHizb: ((rub - 1) % RUBS_A_HIZB) + 1,
    page,
    manzil,
    ruku,
    sajda: sajdaNumber !== null,
    sajdaNumber,
    previous: number === 1 ? null : referenceOf(verseNumbered(number - 1)),
    next: number === VERSE_COUNT ? null : referenceOf(verseNumbered(number + 1)),
  }
})
