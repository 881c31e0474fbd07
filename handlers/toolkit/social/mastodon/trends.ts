import { feature } from '#toolkit'
import { trendingTags } from '#toolkit/upstreams/community/mastodon'

export default feature('rest_social_mastodon_2', async ({ limit }, context) => {
  const tags = await trendingTags(context, limit)
  const items = tags.slice(0, limit)
  return { count: items.length, items }
})
