import type { Query } from '#operation'
import { feature } from '#toolkit'
import { transliteratedTexts, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import { languagesOf, textOf, translationsOf } from '#toolkit/lib/islamic/quran-reference'
import { plainArabic } from '#toolkit/lib/islamic/quran-text'
import { surahNamed } from '#toolkit/lib/islamic/surah-names'

type Edition = Query<'rest_islamic_quran_2'>['edition']

const textIn: Readonly<Record<Edition, (verse: number) => string>> = {
  uthmani: (verse) => textOf(uthmaniTexts(), verse),
  plain: (verse) => plainArabic(textOf(uthmaniTexts(), verse)),
  transliteration: (verse) => textOf(transliteratedTexts(), verse),
}

export default feature('rest_islamic_quran_2', ({ surah: name, edition, translate }) => {
  const surah = surahNamed(name)
  const languages = translate === undefined ? null : languagesOf(translate)
  const items = Array.from({ length: surah.verses }, (_, index) => {
    const verse = surah.firstVerse + index
    return {
      ayah: index + 1,
      text: textIn[edition](verse),
      ...(languages && { translations: translationsOf(verse, languages) }),
    }
  })
  return {
    number: surah.number,
    name: surah.name,
    transliteration: surah.transliteration,
    english: surah.english,
    indonesian: surah.indonesian,
    revelation: surah.revelation,
    edition,
    count: items.length,
    items,
  }
})
