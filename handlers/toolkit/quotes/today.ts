import { feature } from '#toolkit'
import { allQuotes } from '#toolkit/lib/quotes/collection'
import { seededDraws } from '#toolkit/lib/random/seeded-draws'

const today = (): string => new Date().toISOString().slice(0, 10)

export default feature('rest_quotes_today', ({ date = today() }) => ({
  date,
  ...seededDraws(date).pick(allQuotes()),
}))
