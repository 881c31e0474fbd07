import { feature } from '#toolkit'
import { gutenbergBooksLike } from '#toolkit/upstreams/books/gutendex'

export default feature('rest_media_books_3', async ({ q, lang, limit }, context) => {
  const { count: total, results } = await gutenbergBooksLike(context, q, lang)
  const items = results.slice(0, limit)
  return { total, count: items.length, items }
})
