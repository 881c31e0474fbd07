import { feature } from '#toolkit'
import { exactlyOne } from '#toolkit/lib/common/exactly-one'
import { lengthKm } from '#toolkit/lib/geo/great-circle'
import { readPoints } from '#toolkit/lib/geo/points'
import { decodePolyline, encodePolyline, roundedPoints } from '#toolkit/lib/geo/polyline'

export default feature('rest_geo_polyline', (query) => {
  const { points, polyline = '', precision } = query
  exactlyOne(query, ['points', 'polyline'])
  const items =
    points === undefined
      ? decodePolyline(polyline, precision)
      : roundedPoints(readPoints('points', points), precision)
  return {
    polyline: points === undefined ? polyline : encodePolyline(items, precision),
    count: items.length,
    km: lengthKm(items),
    items,
  }
})
