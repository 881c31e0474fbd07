import { feature } from '#toolkit'
import { kanjiLevels } from '#toolkit/lib/japanese/kanji'

export default feature('rest_anime_kanji_2', ({ level, offset, limit }) => {
  const all = kanjiLevels()[level] ?? []
  const items = all
    .slice(offset, offset + limit)
    .map(([character, meaning, frequency]) => ({ character, meaning, frequency }))
  return { level, total: all.length, count: items.length, items }
})
