import { feature } from '#toolkit'
import { popularArticles } from '#toolkit/upstreams/community/devto'

export default feature('rest_social_devto', async ({ tag, days, limit }, context) => {
  const articles = await popularArticles(context, { tag, days, limit })
  const items = articles.slice(0, limit)
  return { count: items.length, items }
})
