import * as v from 'valibot'
import { askAlways, path } from '../define.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

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
export const partyQuestion = (
  context: UpstreamCaller,
  game: 'truth' | 'dare' | 'wyr' | 'nhie',
): Promise<PartyQuestion> =>
  askAlways(entertainment.truthordare, context, Question, {
    path: path`/${game}`,
    query: { rating: 'pg' },
  })
