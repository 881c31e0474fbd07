import * as v from 'valibot'
import { askAlways } from '../define.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

/** All strings are sent in Base64 of UTF-8. */
const text = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  v.transform((encoded) => Buffer.from(encoded, 'base64').toString('utf8')),
)

const Questions = v.variant('response_code', [
  v.object({
    response_code: v.literal(0),
    results: v.array(
      v.object({
        category: text,
        difficulty: v.pipe(text, v.picklist(['easy', 'medium', 'hard'])),
        type: v.pipe(text, v.picklist(['multiple', 'boolean'])),
        question: text,
        correct_answer: text,
        incorrect_answers: v.array(text),
      }),
    ),
  }),
  v.object({ response_code: v.literal(1) }),
])

/** A question as the database has it. */
export type TriviaQuestion = Extract<v.InferOutput<typeof Questions>, { response_code: 0 }>['results'][number]

export interface TriviaSearch {
  amount: number
  /** The database's number of the subject; undefined is any, as below. */
  category: number | undefined
  difficulty: 'easy' | 'medium' | 'hard' | undefined
  type: 'multiple' | 'boolean' | undefined
}

/**
 * So many random questions; null where the database has fewer of that sort.
 * @throws FeatureError 502 when the upstream fails, also by a `response_code` of its own, 503 when it has no turn.
 */
export const triviaQuestions = async (
  context: UpstreamCaller,
  { amount, category, difficulty, type }: TriviaSearch,
): Promise<TriviaQuestion[] | null> => {
  const answer = await askAlways(entertainment.opentdb, context, Questions, {
    path: '/api.php',
    query: { amount, category, difficulty, type, encode: 'base64' },
  })
  return answer.response_code === 0 ? answer.results : null
}
