import { feature, unprocessable } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { OSM_ATTRIBUTION } from '#toolkit/upstreams/maps/nominatim'
import { drivingRoute } from '#toolkit/upstreams/maps/osrm'

const kilometres = (metres: number): number => roundHalfAway(metres / 1000, 3)
const minutes = (seconds: number): number => roundHalfAway(seconds / 60, 1)

export default feature('rest_geo_route', async ({ fromLat, fromLon, toLat, toLon }, context) => {
  const route = await drivingRoute(context, { lat: fromLat, lon: fromLon }, { lat: toLat, lon: toLon })
  if (route === null) return unprocessable('No driving route is known between these points.')
  const { from, to, polyline } = route
  return {
    km: kilometres(route.distance),
    minutes: minutes(route.duration),
    polyline,
    from,
    to,
    steps: route.steps.map(({ instruction, name, distance, duration }) => ({
      instruction,
      name,
      km: kilometres(distance),
      minutes: minutes(duration),
    })),
    attribution: OSM_ATTRIBUTION,
  }
})
