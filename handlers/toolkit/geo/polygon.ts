import { area } from '@turf/area'
import { centerOfMass } from '@turf/center-of-mass'
import { polygon } from '@turf/helpers'
import { feature, unprocessable } from '#toolkit'
import { readPoints } from '#toolkit/lib/geo/points'
import {
  boundsOf,
  cornersOf,
  crossesItself,
  isClockwise,
  isConvex,
  perimeterKm,
  positionsOf,
} from '#toolkit/lib/geo/ring'

const M2_PER_KM2 = 1_000_000
const M2_PER_HECTARE = 10_000

export default feature('rest_geo_polygon', ({ points }) => {
  const corners = cornersOf(readPoints('points', points))
  if (crossesItself(corners)) unprocessable('The polygon crosses or touches itself.')
  const shape = polygon([positionsOf(corners)])
  const areaM2 = area(shape)
  const [lon = NaN, lat = NaN] = centerOfMass(shape).geometry.coordinates
  return {
    areaM2,
    areaKm2: areaM2 / M2_PER_KM2,
    hectares: areaM2 / M2_PER_HECTARE,
    perimeterKm: perimeterKm(corners),
    vertices: corners.length,
    clockwise: isClockwise(corners),
    convex: isConvex(corners),
    center: { lat, lon },
    bbox: boundsOf(corners),
  }
})
