import * as v from 'valibot'
import { askAlways } from '../define.js'
import { commaTexts, filledText, optionalText, optionalWhole, whole } from '../fields.js'
import { entertainment } from '../tables/entertainment.js'
import type { UpstreamCaller } from '../types.js'

const Station = v.pipe(
  v.object({
    stationuuid: v.string(),
    name: v.pipe(v.string(), v.trim()),
    url: v.string(),
    url_resolved: filledText,
    homepage: filledText,
    favicon: filledText,
    countrycode: filledText,
    language: commaTexts,
    tags: commaTexts,
    codec: optionalText,
    bitrate: optionalWhole,
    votes: v.nullish(whole, 0),
  }),
  v.transform((station) => ({
    id: station.stationuuid,
    name: station.name,
    stream: station.url_resolved ?? station.url,
    homepage: station.homepage,
    icon: station.favicon,
    country: station.countrycode,
    languages: station.language,
    tags: station.tags,
    codec: station.codec === '' || station.codec === 'UNKNOWN' ? null : station.codec,
    bitrate: station.bitrate === 0 ? null : station.bitrate,
    votes: station.votes,
  })),
)

/** What a station must have; undefined is any. */
export interface StationSearch {
  name: string | undefined
  /** Two capitals, ISO 3166-1. */
  country: string | undefined
  tag: string | undefined
  limit: number
}

/**
 * Stations that can be heard, those with the most votes first; bitrate in kbit/s.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const stationsLike = (
  context: UpstreamCaller,
  { name, country, tag, limit }: StationSearch,
): Promise<v.InferOutput<typeof Station>[]> =>
  askAlways(entertainment.radiobrowser, context, v.array(Station), {
    path: '/json/stations/search',
    query: { name, countrycode: country, tag, order: 'votes', reverse: true, hidebroken: true, limit },
  })
