import { feature } from '#toolkit'
import { reactionGifs } from '#toolkit/upstreams/anime/nekosbest'

export default feature('rest_anime_reaction', async ({ category, limit }, context) => {
  const gifs = await reactionGifs(context, { category, amount: limit })
  const items = gifs.slice(0, limit)
  return { category, count: items.length, items }
})
