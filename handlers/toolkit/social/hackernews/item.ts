import { feature, unprocessable } from '#toolkit'
import { hackerNewsItemOf } from '#toolkit/upstreams/community/hackernews'

export default feature('rest_social_hackernews_3', async ({ id, limit }, context) => {
  const found = await hackerNewsItemOf(context, id, limit)
  if (found === null) return unprocessable(`Hacker News has no item ${id}.`)
  const { comments, ...item } = found
  return { ...item, count: comments.length, comments }
})
