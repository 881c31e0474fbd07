import { feature } from '#toolkit'
import { trendingTags } from '#toolkit/upstreams/community/mastodon'

export default feature('rest_social_mastodon_2', async ({ limit }, context) => {
  const items = await trendingTags(context, limit)
  return { count: items.length, items }
})
