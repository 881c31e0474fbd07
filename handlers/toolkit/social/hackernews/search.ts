import { feature } from '#toolkit'
import { hackerNewsLike } from '#toolkit/upstreams/community/hackernews'

export default feature('rest_social_hackernews_2', async (query, context) => {
  const { total, matches } = await hackerNewsLike(context, query)
  const items = matches.slice(0, query.limit)
  return { total, count: items.length, items }
})
