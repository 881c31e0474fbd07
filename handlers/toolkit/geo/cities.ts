import { feature, invalidParameter } from '#toolkit'
import { citiesByName } from '#toolkit/lib/geo/cities'
import { withoutAccents } from '#toolkit/lib/text/accents'
import { zoneOfPlace } from '#toolkit/lib/zones/zone-of-place'

export default feature('rest_geo_cities', ({ q, country, minPopulation, limit }) => {
  // Every name begins with what is left of accents alone.
  if (withoutAccents(q).trim() === '') invalidParameter('q', 'must not be blank')
  const found = citiesByName(q, { country: country?.toUpperCase(), minPopulation })
  const items = found.slice(0, limit).map((city) => ({ ...city, tz: zoneOfPlace(city.lat, city.lon) }))
  return { total: found.length, count: items.length, items }
})
