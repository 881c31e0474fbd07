import { feature } from '#toolkit'
import { worksLike } from '#toolkit/upstreams/books/openlibrary'

export default feature('rest_media_books', async ({ q, limit }, context) => {
  const { numFound: total, docs } = await worksLike(context, q, limit)
  const items = docs.slice(0, limit)
  return { total, count: items.length, items }
})
