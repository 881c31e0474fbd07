import * as v from 'valibot'
import { tagless } from '../../lib/markup/tagless.js'
import { ask, askAlways, path } from '../define.js'
import { optionalText, whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

const { wikipedia } = knowledge

const Summary = v.pipe(
  v.object({
    title: v.string(),
    type: v.string(),
    description: optionalText,
    extract: v.string(),
    content_urls: v.object({ desktop: v.object({ page: v.string() }) }),
    pageid: whole,
    wikibase_item: optionalText,
    thumbnail: v.nullish(v.object({ source: v.string(), width: whole, height: whole }), null),
    coordinates: v.nullish(v.object({ lat: v.number(), lon: v.number() }), null),
    timestamp: v.string(),
  }),
  v.transform(({ thumbnail, ...summary }) => ({
    title: summary.title,
    type: summary.type,
    description: summary.description,
    extract: summary.extract,
    url: summary.content_urls.desktop.page,
    pageId: summary.pageid,
    wikidataId: summary.wikibase_item,
    thumbnail:
      thumbnail === null ? null : { url: thumbnail.source, width: thumbnail.width, height: thumbnail.height },
    coordinates: summary.coordinates,
    updated: summary.timestamp,
  })),
)

/**
 * The summary of an article of a language edition; null where it has no such article.
 * @param title with blanks or underscores, without white space around it
 * @param lang as in the edition's host name
 * @throws FeatureError 502 when the upstream fails or there is no such edition, 503 when it has no turn; so does the
 * function below.
 */
export const articleSummaryOf = (
  context: UpstreamCaller,
  { title, lang }: { title: string; lang: string },
): Promise<v.InferOutput<typeof Summary> | null> =>
  ask(wikipedia, context, Summary, {
    path: path`/api/rest_v1/page/summary/${title.replaceAll(' ', '_')}`,
    base: { lang },
  })

/** A key in the path of an article's address. */
const keyPath = (key: string): string => path`${key}`.replaceAll('%2F', '/').replaceAll('%3A', ':')

const Hit = v.object({
  id: whole,
  key: v.string(),
  title: v.string(),
  excerpt: v.nullish(v.string(), ''),
  description: optionalText,
  thumbnail: v.nullish(v.object({ url: v.string() }), null),
})

const hitOf = (hit: v.InferOutput<typeof Hit>, lang: string) => ({
  title: hit.title,
  description: hit.description,
  excerpt: tagless(hit.excerpt),
  pageId: hit.id,
  url: `https://${lang}.wikipedia.org/wiki/${keyPath(hit.key)}`,
  thumbnail: hit.thumbnail === null ? null : hit.thumbnail.url.replace(/^\/\//, 'https://'),
})

/** An article that a search has found, with the words around the match. */
export type ArticleHit = ReturnType<typeof hitOf>

/** The articles of a language edition whose text has some words, best first. */
export const articlesWith = async (
  context: UpstreamCaller,
  { q, lang, limit }: { q: string; lang: string; limit: number },
): Promise<ArticleHit[]> => {
  const { pages } = await askAlways(wikipedia, context, v.object({ pages: v.array(Hit) }), {
    path: '/w/rest.php/v1/search/page',
    query: { q, limit },
    base: { lang },
  })
  return pages.slice(0, limit).map((hit) => hitOf(hit, lang))
}
