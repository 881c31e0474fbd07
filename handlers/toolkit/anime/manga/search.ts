import { feature } from '#toolkit'
import { findManga } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_manga', async ({ page, ...search }, context) => {
  const { hasNextPage, total, items } = await findManga(context, { page, ...search })
  return { page, hasNextPage, total, count: items.length, items }
})
