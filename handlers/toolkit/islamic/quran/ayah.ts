import { feature, unprocessable } from '#toolkit'
import { transliteratedTexts, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import {
  languagesOf,
  placeOfVerse,
  textOf,
  translationsOf,
  verseAt,
} from '#toolkit/lib/islamic/quran-reference'

const MOST_VERSES = 50

export default feature('rest_islamic_quran_4', ({ reference, translate }) => {
  const [surahNumber = 0, from = 0, to = from] = reference.split(/[:-]/).map(Number)
  const first = verseAt(surahNumber, from)
  const last = verseAt(surahNumber, to)
  const count = last.number - first.number + 1
  if (count < 1) unprocessable(`${reference} ends before it begins.`)
  if (count > MOST_VERSES) unprocessable(`${reference} has ${count} verses; the maximum is ${MOST_VERSES}.`)
  const languages = languagesOf(translate)
  const isRange = reference.includes('-')
  return {
    reference: `${surahNumber}:${from}${isRange ? `-${to}` : ''}`,
    surah: surahNumber,
    surahName: first.surah.transliteration,
    count,
    items: Array.from({ length: count }, (_, index) => {
      const number = first.number + index
      const { juz, page, sajdaNumber } = placeOfVerse(number)
      return {
        ayah: from + index,
        number,
        text: textOf(uthmaniTexts(), number),
        transliteration: textOf(transliteratedTexts(), number),
        translations: translationsOf(number, languages),
        juz,
        page,
        sajda: sajdaNumber !== null,
      }
    }),
  }
})
