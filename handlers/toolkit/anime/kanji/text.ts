import { feature } from '#toolkit'
import { kanjiClassOf } from '#toolkit/lib/japanese/kanji'

const LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'] as const

type Level = (typeof LEVELS)[number]

export default feature('rest_anime_kanji_3', ({ text }) => {
  const kanji = text.match(/\p{Unified_Ideograph}/gu) ?? []
  const counts = new Map<string, number>()
  for (const character of kanji) counts.set(character, (counts.get(character) ?? 0) + 1)
  const items = [...counts].map(([character, count]) => {
    const [jlpt, grade] = kanjiClassOf(character)
    return { character, count, jlpt, grade }
  })
  const countOf = (level: Level | null): number => items.filter(({ jlpt }) => jlpt === level).length
  const byJlpt = {
    N5: countOf('N5'),
    N4: countOf('N4'),
    N3: countOf('N3'),
    N2: countOf('N2'),
    N1: countOf('N1'),
    none: countOf(null),
  }
  const hardest = byJlpt.none > 0 ? 'N1' : LEVELS.findLast((level) => byJlpt[level] > 0)
  return {
    characters: Array.from(text.replace(/\s+/g, '')).length,
    kanji: kanji.length,
    unique: items.length,
    byJlpt,
    hardest: hardest ?? null,
    items,
  }
})
