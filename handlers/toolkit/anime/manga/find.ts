import { feature } from '#toolkit'
import { findMangaDexTitles } from '#toolkit/upstreams/anime/mangadex'

export default feature('rest_anime_manga_3', async ({ q, limit }, context) => {
  const { total, data: items } = await findMangaDexTitles(context, { q, limit })
  return { total, count: items.length, items }
})
