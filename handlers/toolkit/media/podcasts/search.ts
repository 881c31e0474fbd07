import { feature } from '#toolkit'
import { podcastsLike } from '#toolkit/upstreams/music/itunes'

export default feature('rest_media_podcasts', async (query, context) => {
  const items = (await podcastsLike(context, query)).slice(0, query.limit)
  return { count: items.length, items }
})
