import * as v from 'valibot'
import { askOrRefused, upstreamFails } from './define.js'
import { world } from './tables/world.js'
import type { UpstreamCaller } from './types.js'

const number = v.nullish(v.number(), null)
const text = v.nullish(v.string(), null)

/** Milliseconds that a date can have. */
const moment = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))

const Events = v.object({
  features: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        properties: v.object({
          mag: number,
          magType: text,
          place: text,
          time: moment,
          felt: v.nullish(v.pipe(v.number(), v.integer()), null),
          tsunami: v.nullish(v.number(), 0),
          alert: text,
          url: v.string(),
        }),
        geometry: v.object({ coordinates: v.looseTuple([v.number(), v.number(), number]) }),
      }),
      v.transform(({ id, properties, geometry }) => {
        const { mag, magType, place, time, felt, tsunami, alert, url } = properties
        const [lon, lat, depth] = geometry.coordinates
        return {
          id,
          magnitude: mag,
          magnitudeType: magType,
          place,
          time: new Date(time).toISOString(),
          lat,
          lon,
          depthKm: depth,
          felt,
          tsunami: tsunami === 1,
          alert,
          url,
        }
      }),
    ),
  ),
})

/** The status that its documentation gives for `nodata`, without a body. */
const NO_DATA = 204

/** An earthquake of the catalog; what it does not know is null. */
export type Earthquake = v.InferOutput<typeof Events>['features'][number]

export interface EarthquakeSearch {
  /** First day, and the day after the last. */
  start: string
  end: string
  minMagnitude: number
  order: 'time' | 'magnitude'
  limit: number
  /** A circle; null worldwide. */
  around: { lat: number; lon: number; radiusKm: number } | null
}

/**
 * The earthquakes that match, latest or strongest first.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const findEarthquakes = async (
  context: UpstreamCaller,
  { start, end, minMagnitude, order, limit, around }: EarthquakeSearch,
): Promise<Earthquake[]> => {
  const reply = await askOrRefused(world.usgs, context, Events, v.null(), {
    path: '/query',
    query: {
      format: 'geojson',
      starttime: start,
      endtime: end,
      minmagnitude: minMagnitude,
      orderby: order,
      limit,
      latitude: around?.lat,
      longitude: around?.lon,
      maxradiuskm: around?.radiusKm,
    },
    accept: [NO_DATA],
  })
  if (reply === null) return upstreamFails(world.usgs, 'it answered with status 404')
  return 'data' in reply ? reply.data.features : []
}
