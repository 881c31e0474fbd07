import { feature } from '#toolkit'
import { rakePhrases, textRankPhrases } from '#toolkit/lib/language/keyphrases'

export default feature('rest_aiText_keywords', ({ text, method, maxWords, limit }) => {
  const phrases = method === 'rake' ? rakePhrases(text, maxWords) : textRankPhrases(text, maxWords)
  const items = phrases.slice(0, limit)
  return { method, count: items.length, items }
})
