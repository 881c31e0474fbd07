import { feature } from '#toolkit'
import { findAnime } from '#toolkit/lib/anime/titles'

const givenOr = (text: string): string | null => (text === '' ? null : text)

export default feature('rest_anime_titles', ({ q, limit }) => {
  const items = findAnime(q, limit).map((anime) => ({
    title: anime.title,
    lang: anime.lang,
    english: [...anime.english],
    chineseSimplified: [...anime.chineseSimplified],
    chineseTraditional: [...anime.chineseTraditional],
    type: anime.type,
    begin: givenOr(anime.begin),
    officialSite: givenOr(anime.officialSite),
    ids: anime.ids,
    streaming: anime.streaming.map(([site, url]) => ({ site, url })),
  }))
  return { count: items.length, items }
})
