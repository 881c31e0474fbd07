import * as v from 'valibot'
import { askAlways } from '../define.js'
import { optionalText, texts } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const Reference = v.object({ type: v.string(), id: v.string() })

const Anime = v.object({
  id: v.string(),
  attributes: v.object({
    canonicalTitle: v.string(),
    titles: v.nullish(v.object({ ja_jp: optionalText }), null),
    startDate: optionalText,
  }),
  relationships: v.nullish(
    v.object({ streamingLinks: v.nullish(v.object({ data: v.nullish(v.array(Reference), []) }), null) }),
    null,
  ),
})

/** A link or a streamer; each has some of the attributes. */
const Included = v.object({
  ...Reference.entries,
  attributes: v.nullish(
    v.object({ url: optionalText, subs: texts, dubs: texts, siteName: optionalText }),
    null,
  ),
  relationships: v.nullish(
    v.object({ streamer: v.nullish(v.object({ data: v.nullish(Reference, null) }), null) }),
    null,
  ),
})

const Found = v.object({ data: v.array(Anime), included: v.nullish(v.array(Included), []) })

/** A site that streams an anime. */
export interface StreamingSite {
  site: string
  url: string
  /** Language codes. */
  subs: string[]
  dubs: string[]
}

/** An anime of Kitsu and where it is streamed. */
export interface StreamedAnime {
  kitsuId: string
  title: string
  titleJapanese: string | null
  startDate: string | null
  sites: StreamingSite[]
}

const keyOf = ({ type, id }: v.InferOutput<typeof Reference>): string => `${type} ${id}`

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url

/**
 * The first anime found by a title with its streaming sites, in Kitsu's order; null where none is found.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findStreamedAnime = async (
  context: UpstreamCaller,
  title: string,
): Promise<StreamedAnime | null> => {
  const { data, included } = await askAlways(entertainment.kitsu, context, Found, {
    path: '/anime',
    query: { 'filter[text]': title, 'page[limit]': 1, include: 'streamingLinks.streamer' },
    headers: { accept: 'application/vnd.api+json' },
  })
  const [anime] = data
  if (anime === undefined) return null
  const resources = new Map(included.map((resource) => [keyOf(resource), resource]))
  const links = anime.relationships?.streamingLinks?.data ?? []
  const sites = links.flatMap((reference): StreamingSite[] => {
    const link = resources.get(keyOf(reference))
    const { url = null, subs = [], dubs = [] } = link?.attributes ?? {}
    if (reference.type !== 'streamingLinks' || url === null) return []
    const streamer = link?.relationships?.streamer?.data ?? null
    const siteName = streamer === null ? null : resources.get(keyOf(streamer))?.attributes?.siteName
    return [{ site: siteName ?? hostOf(url), url, subs, dubs }]
  })
  const { canonicalTitle, titles, startDate } = anime.attributes
  return {
    kitsuId: anime.id,
    title: canonicalTitle,
    titleJapanese: titles?.ja_jp ?? null,
    startDate,
    sites,
  }
}
