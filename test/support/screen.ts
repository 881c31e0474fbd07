import { openVerdicts } from '../gateway/moderation/judge.js'
import { CATEGORIES, type Category } from '../../src/gateway/moderation/rule-files.js'

/** A text that `/moderations` flags, and why. */
export interface Flagged {
  text: string
  categories: Category[]
}

/**
 * The texts that the service's own moderation rules flag. What the toolkit shows of a data set is known when it is built,
 * so it is screened by a test and not again at each call.
 */
export const flaggedOf = async (texts: Iterable<string>): Promise<Flagged[]> => {
  const verdictOn = await openVerdicts()
  return Array.from(texts, (text) => {
    const verdict = verdictOn(text)
    return { text, categories: CATEGORIES.filter((category) => verdict[category]) }
  }).filter(({ categories }) => categories.length > 0)
}
