import { feature, unprocessable } from '#toolkit'
import { distanceKm } from '#toolkit/lib/geo/great-circle'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { OSM_ATTRIBUTION, placeAt } from '#toolkit/upstreams/maps/nominatim'

export default feature('rest_geo_reverse', async ({ lat, lon, zoom, lang }, context) => {
  const found = await placeAt(context, { lat, lon, zoom, lang })
  if (found === null) return unprocessable(`OpenStreetMap has no address at ${lat}, ${lon}.`)
  const { osm, ...place } = found
  return {
    ...place,
    distanceKm: roundHalfAway(distanceKm({ lat, lon }, found), 3),
    osm,
    attribution: OSM_ATTRIBUTION,
  }
})
