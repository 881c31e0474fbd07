import { feature, unprocessable } from '#toolkit'
import { recommendationsOf } from '#toolkit/upstreams/anime/jikan/episodes'

export default feature('rest_anime_recommendations', async ({ id, limit }, context) => {
  const all =
    (await recommendationsOf(context, id)) ?? unprocessable(`MyAnimeList has no anime with the id ${id}.`)
  const items = all
    .toSorted((one, other) => other.votes - one.votes || one.malId - other.malId)
    .slice(0, limit)
  return { count: items.length, items }
})
