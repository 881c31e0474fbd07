import { feature } from '#toolkit'
import { popularArticles } from '#toolkit/upstreams/community/devto'

export default feature('rest_social_devto', async ({ tag, days, limit }, context) => {
  const items = await popularArticles(context, { tag, days, limit })
  return { count: items.length, items }
})
