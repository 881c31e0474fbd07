import { feature, unprocessable } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { findStreamedAnime } from '#toolkit/upstreams/anime/kitsu'

export default feature('rest_anime_streaming', async ({ q }, context) => {
  const { sites, ...anime } =
    (await findStreamedAnime(context, q)) ?? unprocessable(`Kitsu has no anime called ${quoted(q)}.`)
  return { ...anime, count: sites.length, items: sites }
})
