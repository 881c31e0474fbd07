import { feature, invalidParameter } from '#toolkit'
import { OSM_ATTRIBUTION, placesLike } from '#toolkit/upstreams/maps/nominatim'

export default feature('rest_geo_geocode', async ({ q, country, lang, limit }, context) => {
  if (q.trim() === '') invalidParameter('q', 'must not be blank')
  const found = await placesLike(context, { q, country: country?.toLowerCase(), lang, limit })
  const items = found.slice(0, limit)
  return { count: items.length, items, attribution: OSM_ATTRIBUTION }
})
