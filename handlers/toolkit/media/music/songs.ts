import { feature } from '#toolkit'
import { songsLike } from '#toolkit/upstreams/music/itunes'

export default feature('rest_media_music', async (query, context) => {
  const items = (await songsLike(context, query)).slice(0, query.limit)
  return { count: items.length, items }
})
