import * as v from 'valibot'
import { ask } from '../define.js'
import { optionalNumber, whole } from '../fields.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

/** The zones of western, central and eastern Indonesia. */
const ZONES = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' } as const

const POSTAL_DIGITS = 5

const Places = v.object({
  data: v.array(
    v.pipe(
      v.object({
        code: v.union([
          v.pipe(whole, v.minValue(0), v.maxValue(99_999)),
          v.pipe(v.string(), v.regex(/^\d{1,5}$/)),
        ]),
        village: v.string(),
        district: v.string(),
        regency: v.string(),
        province: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        elevation: optionalNumber,
        timezone: v.picklist(['WIB', 'WITA', 'WIT']),
      }),
      v.transform(
        ({ code, village, district, regency, province, latitude, longitude, elevation, timezone }) => ({
          postalCode: String(code).padStart(POSTAL_DIGITS, '0'),
          village,
          district,
          regency,
          province,
          lat: latitude,
          lon: longitude,
          elevation,
          timezone: ZONES[timezone],
        }),
      ),
    ),
  ),
})

/** A village and its postal code. */
export type PostalPlace = v.InferOutput<typeof Places>['data'][number]

/**
 * The places whose names have every word of a text, or that have a postal code; at most 20.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const postalPlacesOf = async (context: UpstreamCaller, text: string): Promise<PostalPlace[]> => {
  const found = await ask(world.kodepos, context, Places, { path: '/search/', query: { q: text } })
  return found?.data ?? []
}
