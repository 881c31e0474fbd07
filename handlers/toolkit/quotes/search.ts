import { feature, unprocessable } from '#toolkit'
import { quotesBy } from '#toolkit/lib/quotes/collection'
import { searchWords, searchWordsOf } from '#toolkit/lib/quotes/words'

export default feature('rest_quotes_search', ({ q, author, limit }) => {
  const wanted = [...new Set(searchWords(q))]
  if (wanted.length === 0) unprocessable('q has no word.')
  const found = quotesBy(author)
    .filter((quote) => {
      const words = searchWordsOf(quote)
      return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
    })
    .toSorted((a, b) => a.quote.length - b.quote.length)
  const items = found.slice(0, limit)
  return { total: found.length, count: items.length, items }
})
