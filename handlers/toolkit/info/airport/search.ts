import { feature } from '#toolkit'
import { airportsLike } from '#toolkit/lib/reference/airports'

export default feature('rest_info_airport_2', ({ q, limit }) => {
  const { total, first } = airportsLike(q, limit)
  const items = first.map(({ altitudeFt: _altitude, timezone: _timezone, ...airport }) => airport)
  return { total, count: items.length, items }
})
