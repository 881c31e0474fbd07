import type { Query } from '#operation'
import { feature } from '#toolkit'
import { transliteratedTexts, translatedTexts, uthmaniTexts } from '#toolkit/lib/islamic/quran'
import { referenceOf, textOf, verseAt } from '#toolkit/lib/islamic/quran-reference'

type Topic = NonNullable<Query<'rest_islamic_quran_8'>['topic']>

/** Verses by topic, each in one. */
const VERSES: Readonly<Record<Topic, string>> = {
  faith: '1:5 2:127 3:9 3:53 5:83 60:4',
  guidance: '1:6 1:7 3:8 14:35 17:80 18:10 18:24 27:19',
  forgiveness:
    '2:286 3:16 3:147 3:193 7:23 7:151 11:47 14:41 21:87 23:109 23:118 28:16 40:7 59:10 60:5 66:8 71:28',
  family: '2:128 3:38 14:40 17:24 21:89 25:74 37:100 40:8 46:15',
  knowledge: '20:25 20:26 20:27 20:28 20:114 26:83',
  patience: '2:250 7:126 12:86 12:101 21:83',
  protection: '2:201 3:191 3:192 3:194 7:47 10:85 10:86 23:97 23:98 25:65 28:21 29:30 40:9 44:12 66:11',
  provision: '2:126 5:114 23:29 28:24',
}

const duas = (Object.keys(VERSES) as Topic[])
  .flatMap((topic) =>
    VERSES[topic].split(' ').map((reference) => {
      const [surah = 0, ayah = 0] = reference.split(':').map(Number)
      return { topic, verse: verseAt(surah, ayah) }
    }),
  )
  .sort((one, other) => one.verse.number - other.verse.number)

export default feature('rest_islamic_quran_8', ({ topic, q, lang }) => {
  const words = q?.toLowerCase() ?? ''
  const items = duas
    .filter((dua) => topic === undefined || dua.topic === topic)
    .map((dua) => ({
      reference: referenceOf(dua.verse),
      topic: dua.topic,
      text: textOf(uthmaniTexts(), dua.verse.number),
      transliteration: textOf(transliteratedTexts(), dua.verse.number),
      translation: textOf(translatedTexts(lang), dua.verse.number),
    }))
    .filter(({ translation }) => translation.toLowerCase().includes(words))
  return { count: items.length, items }
})
