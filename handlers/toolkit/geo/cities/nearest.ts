import { feature } from '#toolkit'
import { citiesAround } from '#toolkit/lib/geo/cities'
import { compassPoint } from '#toolkit/lib/geo/compass'
import { initialBearing } from '#toolkit/lib/geo/great-circle'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

export default feature('rest_geo_cities_2', ({ lat, lon, radiusKm, minPopulation, limit }) => {
  const found = citiesAround({ lat, lon }, { radiusKm, minPopulation, limit })
  const items = found.map(({ admin: _, km, ...city }) => {
    const bearing = initialBearing({ lat, lon }, city)
    return {
      ...city,
      km: roundHalfAway(km, 3),
      bearing: roundHalfAway(bearing, 1) % 360,
      compass: compassPoint(bearing),
    }
  })
  return { count: items.length, items }
})
