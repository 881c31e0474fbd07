import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { lineString, point, polygon } from '@turf/helpers'
import { pointToLineDistance } from '@turf/point-to-line-distance'
import { feature } from '#toolkit'
import { readPoints } from '#toolkit/lib/geo/points'
import { cornersOf, positionsOf } from '#toolkit/lib/geo/ring'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const KM_DECIMALS = 6

export default feature('rest_geo_polygon_2', ({ lat, lon, points }) => {
  const ring = positionsOf(cornersOf(readPoints('points', points)))
  const [place, shape] = [point([lon, lat]), polygon([ring])]
  const inside = booleanPointInPolygon(place, shape)
  const onEdge = inside && !booleanPointInPolygon(place, shape, { ignoreBoundary: true })
  const km = onEdge ? 0 : pointToLineDistance(place, lineString(ring), { units: 'kilometers' })
  return { inside, onEdge, distanceToEdgeKm: roundHalfAway(km, KM_DECIMALS) }
})
