import * as v from 'valibot'
import { FeatureError } from '../errors.js'
import { ask, path } from './define.js'
import { entertainment } from './tables/entertainment.js'
import type { UpstreamCaller } from './types.js'

const known = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === '' ? null : text)),
)

const Fact = v.object({
  id: v.string(),
  text: v.pipe(v.string(), v.trim()),
  language: v.string(),
  source: known,
  source_url: known,
  permalink: known,
})

/** A fact; what the upstream leaves empty is null. */
export type UselessFact = v.InferOutput<typeof Fact>

/**
 * A random fact, or the one of the day.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const uselessFact = async (
  context: UpstreamCaller,
  when: 'random' | 'today',
  language: 'en' | 'de',
): Promise<UselessFact> => {
  const fact = await ask(entertainment.uselessfacts, context, Fact, {
    path: path`/facts/${when}`,
    query: { language },
  })
  // There is always a fact: 404 is no answer to this.
  if (fact === null) {
    throw new FeatureError(
      502,
      'upstream_failed',
      `${entertainment.uselessfacts.title} failed: it has no such method.`,
    )
  }
  return fact
}
