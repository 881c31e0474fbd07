import { feature, unprocessable } from '#toolkit'
import { animeOfSeason } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_season', async ({ page, limit, ...asked }, context) => {
  const { hasNextPage, items: found } =
    (await animeOfSeason(context, { page, limit, ...asked })) ??
    unprocessable(`MyAnimeList has no data for ${asked.season} ${asked.year}.`)
  const items = found.slice(0, limit)
  return { page, hasNextPage, count: items.length, items }
})
