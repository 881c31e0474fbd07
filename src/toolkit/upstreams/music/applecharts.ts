import * as v from 'valibot'
import { ask, path } from '../define.js'
import { names, optionalText } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

/** Where each chart is, as the feed generator writes it. */
const FEEDS = {
  songs: ['music', 'most-played', 'songs'],
  albums: ['music', 'most-played', 'albums'],
  podcasts: ['podcasts', 'top', 'podcasts'],
  'podcast-episodes': ['podcasts', 'top', 'podcast-episodes'],
  'free-books': ['books', 'top-free', 'books'],
  'paid-books': ['books', 'top-paid', 'books'],
  audiobooks: ['audio-books', 'top', 'audio-books'],
} as const

export type ChartKind = keyof typeof FEEDS

/** The sizes that the feed generator offers. */
const SIZES = [10, 25, 50, 100]

/** `Explict` is how the feeds spell it. */
const EXPLICIT: readonly (string | null)[] = ['Explict', 'Explicit']

const Entry = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    artistName: v.nullish(v.string(), ''),
    releaseDate: optionalText,
    genres: names,
    contentAdvisoryRating: optionalText,
    artworkUrl100: optionalText,
    url: v.string(),
  }),
  v.transform((entry) => ({
    id: entry.id,
    name: entry.name,
    artist: entry.artistName,
    released: entry.releaseDate,
    genres: entry.genres,
    explicit: EXPLICIT.includes(entry.contentAdvisoryRating),
    artwork: entry.artworkUrl100,
    url: entry.url,
  })),
)
const Chart = v.object({ feed: v.object({ updated: v.string(), results: v.array(Entry) }) })

/**
 * A chart of a country with at least `limit` entries where it has as many; null where the country has no such chart.
 * @param country two letters
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const chartOf = async (
  context: UpstreamCaller,
  { kind, country, limit }: { kind: ChartKind; country: string; limit: number },
): Promise<v.InferOutput<typeof Chart>['feed'] | null> => {
  const [shop, feed, type] = FEEDS[kind]
  const size = SIZES.find((most) => most >= limit) ?? limit
  const found = await ask(entertainment.applecharts, context, Chart, {
    path: path`/${country.toLowerCase()}/${shop}/${feed}/${size}/${type}.json`,
  })
  return found?.feed ?? null
}
