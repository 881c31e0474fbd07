import { feature } from '#toolkit'
import { surahs } from '#toolkit/lib/islamic/quran'
import { partOf } from '#toolkit/lib/islamic/quran-reference'

export default feature('rest_islamic_quran', () => {
  const items = surahs().map(({ firstVerse, ...surah }) => ({
    ...surah,
    startPage: partOf('page', firstVerse),
    startJuz: partOf('juz', firstVerse),
  }))
  return { count: items.length, items }
})
