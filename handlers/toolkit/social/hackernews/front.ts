import { feature } from '#toolkit'
import { frontPageStories } from '#toolkit/upstreams/community/hackernews'

export default feature('rest_social_hackernews', async ({ limit }, context) => {
  const stories = await frontPageStories(context, limit)
  const items = stories
    .toSorted((one, other) => other.points - one.points || other.id - one.id)
    .slice(0, limit)
  return { count: items.length, items }
})
