import * as v from 'valibot'
import { askAlways, upstreamFails } from '../define.js'
import { optionalText, texts } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { wikidata } = knowledge

const Item = v.pipe(
  v.object({ id: v.string(), label: optionalText, description: optionalText, aliases: texts }),
  v.transform(({ id, label, description, aliases }) => ({
    id,
    label: label ?? id,
    description,
    aliases,
    url: `https://www.wikidata.org/wiki/${id}`,
  })),
)

/** An item of Wikidata; its label is its id where it has none in the language. */
export type WikidataItem = v.InferOutput<typeof Item>

/** The action API answers failures with 200. */
const Answer = v.union([
  v.object({ error: v.object({ code: v.string() }) }),
  v.object({ error: v.optional(v.undefined()), search: v.array(Item) }),
])

/**
 * The items with a name or alias, in Wikidata's order; null where it does not know the language.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const itemsNamed = async (
  context: UpstreamCaller,
  { q, lang, limit }: { q: string; lang: string; limit: number },
): Promise<WikidataItem[] | null> => {
  const answer = await askAlways(wikidata, context, Answer, {
    path: '/w/api.php',
    query: {
      action: 'wbsearchentities',
      search: q,
      language: lang,
      uselang: lang,
      type: 'item',
      limit,
      format: 'json',
    },
  })
  if (answer.error === undefined) return answer.search.slice(0, limit)
  return answer.error.code === 'badvalue' ? null : upstreamFails(wikidata, 'it answered with an error')
}
