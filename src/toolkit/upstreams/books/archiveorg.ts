import * as v from 'valibot'
import { wordsForLucene } from '../../lib/text/lucene.js'
import { askAlways } from '../define.js'
import { whole } from '../fields.js'
import { knowledge } from '../tables/knowledge.js'
import type { UpstreamCaller } from '../types.js'

/** A field that has one value or several. */
const values = v.nullish(
  v.union([
    v.pipe(
      v.string(),
      v.transform((value) => [value]),
    ),
    v.array(v.string()),
  ]),
  [],
)

const Item = v.pipe(
  v.object({
    identifier: v.string(),
    title: values,
    creator: values,
    date: values,
    mediatype: v.string(),
    downloads: v.nullish(whole, 0),
  }),
  v.transform(({ identifier, title, creator, date, mediatype, downloads }) => ({
    identifier,
    title: title[0] ?? identifier,
    creators: creator,
    date: date[0]?.slice(0, 10) ?? null,
    mediatype,
    downloads,
    url: `https://archive.org/details/${identifier}`,
    thumbnail: `https://archive.org/services/img/${identifier}`,
  })),
)
const Items = v.object({ response: v.object({ numFound: whole, docs: v.array(Item) }) })

/**
 * Items of the archive by words, most downloaded first, with how many there are in all.
 * @param mediatype undefined is any
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const archiveItemsLike = async (
  context: UpstreamCaller,
  { q, mediatype, limit }: { q: string; mediatype: string | undefined; limit: number },
): Promise<v.InferOutput<typeof Items>['response']> => {
  const { response } = await askAlways(knowledge.archiveorg, context, Items, {
    path: '/advancedsearch.php',
    query: {
      q: `(${wordsForLucene(q)})${mediatype === undefined ? '' : ` AND mediatype:${mediatype}`}`,
      'fl[]': ['identifier', 'title', 'creator', 'date', 'mediatype', 'downloads'],
      'sort[]': 'downloads desc',
      rows: limit,
      page: 1,
      output: 'json',
    },
  })
  return response
}
