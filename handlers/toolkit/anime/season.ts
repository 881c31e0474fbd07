import { feature, unprocessable } from '#toolkit'
import { animeOfSeason } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_season', async ({ page, ...asked }, context) => {
  const { hasNextPage, items } =
    (await animeOfSeason(context, { page, ...asked })) ??
    unprocessable(`MyAnimeList has no data for ${asked.season} ${asked.year}.`)
  return { page, hasNextPage, count: items.length, items }
})
