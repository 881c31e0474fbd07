import { feature } from '#toolkit'
import { drawQuotes } from '#toolkit/lib/quotes/collection'
import { quotesOn } from '#toolkit/lib/quotes/themes'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

export default feature('rest_quotes_theme', ({ theme, limit, seed }) => {
  const draws = seededDraws(seed)
  const quotes = quotesOn(theme)
  const items = drawQuotes(quotes, limit, draws)
  return { theme, total: quotes.length, count: items.length, items, seed: draws.seed }
})
