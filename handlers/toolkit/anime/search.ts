import { feature } from '#toolkit'
import { findAnime } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_search', async ({ page, ...search }, context) => {
  const { hasNextPage, total, items } = await findAnime(context, { page, ...search })
  return { page, hasNextPage, total, count: items.length, items }
})
