import * as v from 'valibot'
import { ask, path } from '../define.js'
import { whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { wikimedia } = knowledge

/** The first day of the counts, as ISO 8601. */
export const FIRST_DAY_OF_VIEWS = '2015-07-01'

/** YYYYMMDDHH. */
const dayStamp = v.pipe(
  v.string(),
  v.regex(/^\d{8}/),
  v.transform((text) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`),
)

const ArticleViews = v.pipe(
  v.object({ items: v.array(v.object({ timestamp: dayStamp, views: whole })) }),
  v.transform(({ items }) => items.map(({ timestamp, views }) => ({ date: timestamp, views }))),
)

/** An article of a language edition from one day to another, both ISO 8601. */
export interface ArticleDays {
  lang: string
  /** With underscores. */
  article: string
  from: string
  to: string
}

const compact = (date: string): string => date.replaceAll('-', '')

/**
 * How often people read an article on each day that it was read on, in order; null where it was not read at all.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so do all functions below.
 */
export const articleViewsOf = (
  context: UpstreamCaller,
  { lang, article, from, to }: ArticleDays,
): Promise<v.InferOutput<typeof ArticleViews> | null> => {
  const [first, last] = [compact(from), compact(to)]
  const project = `${lang}.wikipedia`
  return ask(wikimedia, context, ArticleViews, {
    path: path`/metrics/pageviews/per-article/${project}/all-access/user/${article}/daily/${first}/${last}`,
  })
}

const TopArticles = v.pipe(
  v.object({
    items: v.pipe(
      v.array(v.object({ articles: v.array(v.object({ article: v.string(), views: whole })) })),
      v.minLength(1),
    ),
  }),
  v.transform(({ items }) => items[0]?.articles ?? []),
)

/** The most read pages of a day, most read first; null where the day is not published. */
export const topPagesOf = (
  context: UpstreamCaller,
  lang: string,
  date: string,
): Promise<v.InferOutput<typeof TopArticles> | null> => {
  const [year = '', month = '', day = ''] = date.split('-', 3)
  return ask(wikimedia, context, TopArticles, {
    path: path`/metrics/pageviews/top/${lang}.wikipedia/all-access/${year}/${month}/${day}`,
  })
}
