import { feature } from '#toolkit'
import { artistsLike } from '#toolkit/upstreams/music/musicbrainz'

export default feature('rest_media_music_2', async ({ q, limit }, context) => {
  const { count: total, artists } = await artistsLike(context, q, limit)
  const items = artists.slice(0, limit)
  return { count: items.length, total, items }
})
