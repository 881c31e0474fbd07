import * as v from 'valibot'
import { askAlways } from '../define.js'
import { numberLike, optionalText } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

/** What the licence of OpenStreetMap's data asks to be said wherever they are shown. */
export const OSM_ATTRIBUTION = world.nominatim.attribution

/** What both kinds of answers have. The documented examples write every number as a text, the service only degrees. */
const common = {
  lat: numberLike,
  lon: numberLike,
  name: v.nullish(v.string(), ''),
  display_name: v.string(),
  category: v.string(),
  type: v.string(),
  address: v.nullish(v.record(v.string(), v.string()), {}),
  osm_type: optionalText,
  osm_id: v.nullish(v.pipe(numberLike, v.integer()), null),
}

const Common = v.object(common)

const placeOf = (place: v.InferOutput<typeof Common>) => ({
  name: place.name,
  displayName: place.display_name,
  lat: place.lat,
  lon: place.lon,
  type: place.type,
  category: place.category,
  address: place.address,
  countryCode: place.address['country_code']?.toUpperCase() ?? null,
  osm: place.osm_type === null || place.osm_id === null ? null : { type: place.osm_type, id: place.osm_id },
})

const Found = v.array(
  v.pipe(
    v.object({
      ...common,
      importance: numberLike,
      boundingbox: v.strictTuple([numberLike, numberLike, numberLike, numberLike]),
    }),
    v.transform(({ importance, boundingbox, ...found }) => {
      const [south, north, west, east] = boundingbox
      const { address, countryCode, osm, ...place } = placeOf(found)
      return { ...place, importance, address, countryCode, bbox: [west, south, east, north], osm }
    }),
  ),
)

/** A place as a search finds it; `osm` is null where it is no single object of OpenStreetMap, such as a postcode. */
export type FoundPlace = v.InferOutput<typeof Found>[number]

/**
 * The places that a text may mean, best first.
 * @param country ISO 3166-1 alpha-2 in lower case
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn; so does `placeAt`.
 */
export const placesLike = (
  context: UpstreamCaller,
  { q, country, lang, limit }: { q: string; country: string | undefined; lang: string; limit: number },
): Promise<FoundPlace[]> =>
  askAlways(world.nominatim, context, Found, {
    path: '/search',
    query: {
      q,
      format: 'jsonv2',
      addressdetails: 1,
      limit,
      'accept-language': lang,
      countrycodes: country,
    },
  })

/** It says by an error that nothing is there. */
const Nothing = v.pipe(
  v.object({ error: v.union([v.string(), v.looseObject({})]) }),
  v.transform(() => ({ place: null })),
)

const Address = v.union([
  Nothing,
  v.pipe(
    Common,
    v.transform((place) => ({ place: placeOf(place) })),
  ),
])

/**
 * The place nearest to a point with its address; null where there is none.
 * @param zoom level of detail, 3 (country) to 18 (building)
 */
export const placeAt = async (
  context: UpstreamCaller,
  { lat, lon, zoom, lang }: { lat: number; lon: number; zoom: number; lang: string },
): Promise<ReturnType<typeof placeOf> | null> => {
  const { place } = await askAlways(world.nominatim, context, Address, {
    path: '/reverse',
    query: { lat, lon, format: 'jsonv2', addressdetails: 1, zoom, 'accept-language': lang },
  })
  return place
}
