import { topicOf, type Topic } from './rule-files.js'
import type { SecondOpinion } from './second-opinion/index.js'
import type { Sign } from './signs.js'
import type { Scores } from './verdict.js'

/** The model has learnt abuse of people alone, and from English texts. */
const TOPICS: readonly Topic[] = ['harassment', 'hate']
const LANGUAGE = 'en'
/** Below the first, the rules have found next to nothing; from the last up they are sure. */
const LEAST = 0.2
const FLAGGED = 0.5
const SURE = 0.75
/** What makes a sign weaker must be clearer than what makes it stronger; sixteenths of log odds. */
const CLEARLY_HARMLESS = -40
const WEAKENED = 0.6
/** A margin of this many sixteenths, an odds ratio of e^4, is as sure as the model can make a text. */
const SUREST = 64
const MOST_RAISED = 0.75

const NOTE = 'the words around a weak sign'

/** What must be added to a score to reach another, where signs combine as 1 minus the product of what they leave open. */
const missing = (from: number, to: number): number => Math.ceil(((to - from) / (1 - from)) * 1e4) / 1e4

/**
 * The signs of a text, with those of abuse strengthened or weakened by the words around the strongest one. A weak sign that
 * the context has already taken something of is never strengthened. Nothing else is touched, and no text without a sign.
 */
export const reconsider = (signs: Sign[], scores: Scores, opinion: SecondOpinion): Sign[] => {
  const abusive = signs.filter(({ category }) => TOPICS.includes(topicOf(category)))
  const [strongest] = abusive.toSorted((a, b) => b.weight - a.weight)
  if (strongest === undefined || abusive.some(({ language }) => language !== LANGUAGE)) return signs
  const topic = topicOf(strongest.category)
  const score = scores[topic]
  if (Math.max(scores.harassment, scores.hate) > score || score < LEAST || score >= SURE) return signs
  const { margin, words } = opinion(strongest.around, score)
  if (score < FLAGGED) {
    // Whether a slur with other meanings is one is for the rules to say.
    if (margin < 0 || topic === 'hate' || !strongest.isWhole) return signs
    const raised = FLAGGED + ((MOST_RAISED - FLAGGED) * Math.min(margin, SUREST)) / SUREST
    return [
      ...signs,
      {
        ...strongest,
        category: topic,
        weight: missing(score, raised),
        note: NOTE,
        matched: words.join(', '),
      },
    ]
  }
  if (margin >= CLEARLY_HARMLESS) return signs
  return signs.map((sign) =>
    abusive.includes(sign) ? { ...sign, weight: Math.round(sign.weight * WEAKENED * 1e4) / 1e4 } : sign,
  )
}
