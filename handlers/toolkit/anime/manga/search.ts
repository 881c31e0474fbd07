import { feature } from '#toolkit'
import { findManga } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_manga', async ({ page, limit, ...search }, context) => {
  const { hasNextPage, total, items: found } = await findManga(context, { page, limit, ...search })
  const items = found.slice(0, limit)
  return { page, hasNextPage, total, count: items.length, items }
})
