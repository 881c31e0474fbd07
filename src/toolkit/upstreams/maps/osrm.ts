import * as v from 'valibot'
import type { Coordinates } from '../../lib/geo/great-circle.js'
import { askOrRefused, upstreamFails } from '../define.js'
import { world } from '../tables/world.js'
import type { UpstreamCaller } from '../types.js'

const Step = v.pipe(
  v.object({
    name: v.nullish(v.string(), ''),
    distance: v.number(),
    duration: v.number(),
    maneuver: v.object({ type: v.string(), modifier: v.nullish(v.string()) }),
  }),
  v.transform(({ maneuver: { type, modifier }, ...step }) => ({
    ...step,
    instruction: modifier === undefined || modifier === null ? type : `${type} ${modifier}`,
  })),
)

const Waypoint = v.pipe(
  v.object({ name: v.nullish(v.string(), ''), location: v.strictTuple([v.number(), v.number()]) }),
  v.transform(({ name, location: [lon, lat] }) => ({ name, lat, lon })),
)

const Route = v.object({
  distance: v.number(),
  duration: v.number(),
  geometry: v.string(),
  legs: v.array(v.object({ steps: v.array(Step) })),
})

const Answer = v.variant('code', [
  v.object({
    code: v.literal('Ok'),
    routes: v.looseTuple([Route]),
    waypoints: v.pipe(v.array(Waypoint), v.minLength(2)),
  }),
  v.object({ code: v.picklist(['NoRoute', 'NoSegment']) }),
])

const Refusal = v.object({ code: v.string() })

/** Codes of a request that is in order and has no answer: no road near a point, or no way between them. */
const NO_WAY: ReadonlySet<string> = new Set(['NoRoute', 'NoSegment'])

interface Turn {
  /** What to do, such as `turn left`. */
  instruction: string
  name: string
  distance: number
  duration: number
}

type RoadPoint = Coordinates & { name: string }

/** A route in metres and seconds. */
export interface DrivingRoute {
  distance: number
  duration: number
  /** Encoded with a precision of 5. */
  polyline: string
  from: RoadPoint
  to: RoadPoint
  steps: Turn[]
}

/**
 * The fastest route by car; null where there is none.
 * @throws FeatureError 502 when the upstream fails, 503 when it has no turn.
 */
export const drivingRoute = async (
  context: UpstreamCaller,
  from: Coordinates,
  to: Coordinates,
): Promise<DrivingRoute | null> => {
  const replied = await askOrRefused(world.osrm, context, Answer, Refusal, {
    path: `/route/v1/driving/${from.lon},${from.lat};${to.lon},${to.lat}`,
    query: { overview: 'full', geometries: 'polyline', steps: true },
    accept: [400],
  })
  if (replied === null) return upstreamFails(world.osrm, 'it answered with status 404')
  if ('refusal' in replied) {
    const { code } = replied.refusal
    return NO_WAY.has(code)
      ? null
      : upstreamFails(world.osrm, `it answered with the code ${JSON.stringify(code)}`)
  }
  if (replied.data.code !== 'Ok') return null
  const { routes, waypoints } = replied.data
  const [{ distance, duration, geometry, legs }] = routes
  const [first, last] = [waypoints[0], waypoints.at(-1)]
  if (first === undefined || last === undefined)
    return upstreamFails(world.osrm, 'its answer has no waypoints')
  return {
    distance,
    duration,
    polyline: geometry,
    from: first,
    to: last,
    steps: legs.flatMap(({ steps }) => steps),
  }
}
