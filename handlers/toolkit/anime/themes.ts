import { feature, unprocessable } from '#toolkit'
import { themeSongOf } from '#toolkit/lib/media/theme-song'
import { songsOf } from '#toolkit/upstreams/anime/jikan/episodes'

export default feature('rest_anime_themes', async ({ id }, context) => {
  const { openings, endings } =
    (await songsOf(context, id)) ?? unprocessable(`MyAnimeList has no anime with the id ${id}.`)
  return { openings: openings.map(themeSongOf), endings: endings.map(themeSongOf) }
})
