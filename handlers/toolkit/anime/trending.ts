import { feature, unprocessable } from '#toolkit'
import { trendingTitles } from '#toolkit/upstreams/anime/anilist'

export default feature('rest_anime_trending', async ({ media, genre, limit }, context) => {
  const titles =
    (await trendingTitles(context, { media, genre, limit })) ??
    unprocessable('AniList has no trending titles.')
  const items = titles
    .slice(0, limit)
    .map(({ id, idMal, title, format, averageScore, popularity, genres, ...links }, index) => ({
      position: index + 1,
      anilistId: id,
      malId: idMal,
      title: title.romaji,
      titleEnglish: title.english,
      format,
      score: averageScore,
      popularity,
      genres,
      cover: links.coverImage?.large ?? null,
      url: links.siteUrl,
    }))
  return { media, count: items.length, items }
})
