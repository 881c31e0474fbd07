import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { allQuotes } from '#toolkit/lib/quotes/collection'
import { wordSet, wordSetOf } from '#toolkit/lib/quotes/words'

const LEAST_SCORE = 0.3
/** From here on the author is taken as found. */
const SURE_SCORE = 0.6

/** Dice's coefficient of two sets of words. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return (2 * common) / (a.size + b.size)
}

export default feature('rest_quotes_whoSaid', ({ text, limit }) => {
  const words = wordSet(text)
  if (words.size === 0) unprocessable('text has no word.')
  const found = allQuotes()
    .map((quote) => ({ ...quote, score: likeness(words, wordSetOf(quote)) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
  const [first] = found
  return {
    best: first !== undefined && first.score >= SURE_SCORE ? first.author : null,
    count: found.length,
    items: found.map((quote) => ({ ...quote, score: roundHalfAway(quote.score, 4) })),
  }
})
