import { feature } from '#toolkit'
import { findMangaDexTitles } from '#toolkit/upstreams/anime/mangadex'

export default feature('rest_anime_manga_3', async ({ q, limit }, context) => {
  const { total, data } = await findMangaDexTitles(context, { q, limit })
  const items = data.slice(0, limit)
  return { total, count: items.length, items }
})
