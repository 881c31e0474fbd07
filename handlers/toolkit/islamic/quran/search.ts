import { feature, invalidParameter } from '#toolkit'
import { translatedTexts, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import { referenceOf, verseNumbered } from '#toolkit/lib/islamic/quran-reference'
import { everydayPattern, spelledBothWays } from '#toolkit/lib/islamic/quran-spelling'
import { foldedLatin, hasArabic } from '#toolkit/lib/islamic/quran-text'

const MOST_ITEMS = 50

/** Every verse of one text, as it is compared. */
interface Index {
  lang: 'ar' | 'en' | 'id'
  texts: readonly string[]
  folded: readonly string[]
}

const indexOf = (lang: Index['lang'], texts: readonly string[], fold: (text: string) => string): Index => ({
  lang,
  texts,
  folded: texts.map(fold),
})

let arabic: readonly Index[] | undefined
let latin: readonly Index[] | undefined

const arabicIndexes = (): readonly Index[] => (arabic ??= [indexOf('ar', uthmaniTexts(), spelledBothWays)])

const latinIndexes = (): readonly Index[] =>
  (latin ??= [
    indexOf('en', translatedTexts('en'), foldedLatin),
    indexOf('id', translatedTexts('id'), foldedLatin),
  ])

/** Tells whether a folded text has the words; 400 when none of their letters is left. */
const finder = (q: string, isArabic: boolean): ((folded: string) => boolean) => {
  const nothing = (): never => invalidParameter('q', 'has no letters to look for')
  if (isArabic) {
    const pattern = everydayPattern(q) ?? nothing()
    return (folded) => pattern.test(folded)
  }
  const words = foldedLatin(q) || nothing()
  return (folded) => folded.includes(words)
}

export default feature('rest_islamic_quran_3', (query) => {
  const q = query.q.trim().replace(/\s+/g, ' ')
  const isArabic = hasArabic(q)
  const isFound = finder(q, isArabic)
  const indexes = isArabic ? arabicIndexes() : latinIndexes()
  const matches = uthmaniTexts().flatMap((_, verse) =>
    indexes.filter(({ folded }) => isFound(folded[verse] ?? '')).map((index) => ({ verse, index })),
  )
  const items = matches.slice(0, MOST_ITEMS).map(({ verse, index: { lang, texts } }) => {
    const found = verseNumbered(verse + 1)
    return {
      surah: found.surah.number,
      ayah: found.ayah,
      reference: referenceOf(found),
      surahName: found.surah.transliteration,
      lang,
      text: texts[verse] ?? '',
    }
  })
  return {
    q,
    script: isArabic ? ('arabic' as const) : ('latin' as const),
    total: matches.length,
    count: items.length,
    items,
  }
})
