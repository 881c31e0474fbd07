import { feature, unprocessable } from '#toolkit'
import { animeOf } from '#toolkit/upstreams/anime/jikan/titles'

export default feature(
  'rest_anime_details',
  async ({ id }, context) =>
    (await animeOf(context, id)) ?? unprocessable(`MyAnimeList has no anime with the id ${id}.`),
)
