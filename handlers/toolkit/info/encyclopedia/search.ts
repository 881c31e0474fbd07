import { feature } from '#toolkit'
import { articlesWith } from '#toolkit/upstreams/wikimedia/wikipedia'

export default feature('rest_info_encyclopedia_2', async (query, context) => {
  const items = await articlesWith(context, query)
  return { count: items.length, items }
})
