import * as v from 'valibot'
import { askAlways, path } from './define.js'
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
export const uselessFact = (
  context: UpstreamCaller,
  when: 'random' | 'today',
  language: 'en' | 'de',
): Promise<UselessFact> =>
  askAlways(entertainment.uselessfacts, context, Fact, {
    path: path`/facts/${when}`,
    query: { language },
  })
