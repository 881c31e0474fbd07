import { feature, unprocessable } from '#toolkit'
import { drawQuotes, quotesBy } from '#toolkit/lib/quotes/collection'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

export default feature('rest_quotes_random', ({ author, maxLength = Infinity, count, seed }) => {
  const draws = seededDraws(seed)
  const pool = quotesBy(author).filter(({ quote }) => quote.length <= maxLength)
  if (pool.length === 0) unprocessable('There is no such quote.')
  const items = drawQuotes(pool, count, draws)
  return { pool: pool.length, count: items.length, items, seed: draws.seed }
})
