import { feature } from '#toolkit'
import { reactionGifs } from '#toolkit/upstreams/anime/nekosbest'

export default feature('rest_anime_reaction', async ({ category, limit }, context) => {
  const items = await reactionGifs(context, { category, amount: limit })
  return { category, count: items.length, items }
})
