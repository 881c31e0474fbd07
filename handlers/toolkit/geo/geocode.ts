import { feature, invalidParameter } from '#toolkit'
import { OSM_ATTRIBUTION, placesLike } from '#toolkit/upstreams/maps/nominatim'

export default feature('rest_geo_geocode', async ({ q, country, lang, limit }, context) => {
  if (q.trim() === '') invalidParameter('q', 'must not be blank')
  const found = await placesLike(context, { q, country: country?.toLowerCase(), lang, limit })
  return { count: found.length, items: found, attribution: OSM_ATTRIBUTION }
})
