import * as v from 'valibot'
import { FeatureError } from '../errors.js'
import { ask, path } from './define.js'
import { entertainment } from './tables/entertainment.js'
import type { UpstreamCaller } from './types.js'

const Question = v.object({
  id: v.string(),
  // Only this rating is asked for; any other would be a fault of the upstream that nobody must see.
  rating: v.pipe(v.string(), v.toLowerCase(), v.literal('pg')),
  question: v.pipe(v.string(), v.trim()),
})

/** A question of the rating `pg`. */
export type PartyQuestion = v.InferOutput<typeof Question>

/**
 * A random question of a game, always for all ages.
 * @throws FeatureError 502 when the upstream fails or its question has another rating, 503 when it has no turn.
 */
export const partyQuestion = async (
  context: UpstreamCaller,
  game: 'truth' | 'dare' | 'wyr' | 'nhie',
): Promise<PartyQuestion> => {
  const question = await ask(entertainment.truthordare, context, Question, {
    path: path`/${game}`,
    query: { rating: 'pg' },
  })
  if (question === null) {
    throw new FeatureError(
      502,
      'upstream_failed',
      `${entertainment.truthordare.title} failed: it has no such method.`,
    )
  }
  return question
}
