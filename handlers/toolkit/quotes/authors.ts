import { feature } from '#toolkit'
import { quotesBy } from '#toolkit/lib/quotes/collection'

const byCodeUnit = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export default feature('rest_quotes_authors', ({ q, limit }) => {
  const counts = new Map<string, number>()
  for (const { author } of quotesBy(q)) counts.set(author, (counts.get(author) ?? 0) + 1)
  const items = [...counts]
    .map(([author, quotes]) => ({ author, quotes }))
    .sort((a, b) => b.quotes - a.quotes || byCodeUnit(a.author, b.author))
    .slice(0, limit)
  return { total: counts.size, count: items.length, items }
})
