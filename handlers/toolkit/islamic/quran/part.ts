import { feature } from '#toolkit'
import { surahs, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import { rangeOfPart, referenceOf, textOf, verseNumbered } from '#toolkit/lib/islamic/quran-reference'

export default feature('rest_islamic_quran_5', ({ unit, number, verses }) => {
  const { first, last } = rangeOfPart(unit, number)
  const count = last - first + 1
  const pieces = surahs()
    .map((surah) => ({
      surah: surah.number,
      name: surah.transliteration,
      from: Math.max(1, first - surah.firstVerse + 1),
      to: Math.min(surah.verses, last - surah.firstVerse + 1),
    }))
    .filter(({ from, to }) => from <= to)
  return {
    unit,
    number,
    from: referenceOf(verseNumbered(first)),
    to: referenceOf(verseNumbered(last)),
    count,
    surahs: pieces,
    ...(verses && {
      items: Array.from({ length: count }, (_, index) => ({
        reference: referenceOf(verseNumbered(first + index)),
        text: textOf(uthmaniTexts(), first + index),
      })),
    }),
  }
})
