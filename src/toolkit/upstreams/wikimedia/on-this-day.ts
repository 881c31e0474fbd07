import * as v from 'valibot'
import { ask, path } from '../define.js'
import { whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const Page = v.pipe(
  v.object({
    title: v.string(),
    titles: v.nullish(v.object({ normalized: v.nullish(v.string(), null) }), null),
    content_urls: v.object({ desktop: v.object({ page: v.string() }) }),
  }),
  v.transform(({ title, titles, content_urls }) => ({
    title: titles?.normalized ?? title.replaceAll('_', ' '),
    url: content_urls.desktop.page,
  })),
)

const Entries = v.array(v.object({ year: whole, text: v.string(), pages: v.nullish(v.array(Page), []) }))

/** What happened, or who was born or died; the year is negative before the common era. */
export type Anniversary = v.InferOutput<typeof Entries>[number]

/** A list of a language edition for a day. */
export interface AnniversaryQuery {
  lang: string
  type: 'events' | 'births' | 'deaths' | 'selected'
  /** Two digits. */
  month: string
  /** Two digits. */
  day: string
}

/**
 * A list of a day of the year, in the upstream's order; null where the edition has no such lists.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const anniversariesOf = async (
  context: UpstreamCaller,
  { lang, type, month, day }: AnniversaryQuery,
): Promise<Anniversary[] | null> => {
  const answer = await ask(knowledge.wikipedia, context, v.object({ [type]: Entries }), {
    base: { lang },
    path: path`/api/rest_v1/feed/onthisday/${type}/${month}/${day}`,
  })
  return answer === null ? null : (answer[type] ?? [])
}
