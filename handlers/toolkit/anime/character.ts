import { feature } from '#toolkit'
import { findCharacters } from '#toolkit/upstreams/anime/jikan/lists'

export default feature('rest_anime_character', async ({ q, page, limit }, context) => {
  const { hasNextPage, items: found } = await findCharacters(context, { q, page, limit })
  const items = found.slice(0, limit)
  return { page, hasNextPage, count: items.length, items }
})
