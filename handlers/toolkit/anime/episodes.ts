import { feature, unprocessable } from '#toolkit'
import { episodesOf } from '#toolkit/upstreams/anime/jikan/episodes'

export default feature('rest_anime_episodes', async ({ id, page }, context) => {
  const { hasNextPage, items } =
    (await episodesOf(context, { id, page })) ?? unprocessable(`MyAnimeList has no anime with the id ${id}.`)
  return {
    page,
    hasNextPage,
    count: items.length,
    filler: items.filter(({ filler }) => filler).length,
    recap: items.filter(({ recap }) => recap).length,
    items,
  }
})
