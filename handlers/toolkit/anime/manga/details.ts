import { feature, unprocessable } from '#toolkit'
import { mangaOf } from '#toolkit/upstreams/anime/jikan/titles'

export default feature(
  'rest_anime_manga_2',
  async ({ id }, context) =>
    (await mangaOf(context, id)) ?? unprocessable(`MyAnimeList has no manga with the id ${id}.`),
)
