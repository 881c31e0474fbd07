import { feature, invalidParameter } from '#toolkit'
import { placeOf } from '#toolkit/lib/astronomy/observer'
import { distanceKm } from '#toolkit/lib/geo/great-circle'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { findEarthquakes } from '#toolkit/upstreams/usgs'

export default feature('rest_science_earthquakes', async ({ radiusKm, lat, lon, ...search }, context) => {
  const { start, end, limit } = search
  if (end <= start) invalidParameter('end', `${end} is not after start ${start}`)
  const place = placeOf({ lat, lon })
  const around = place === null ? null : { ...place, radiusKm }
  const found = (await findEarthquakes(context, { ...search, around })).slice(0, limit)
  const magnitudes = found.flatMap(({ magnitude }) => magnitude ?? [])
  return {
    count: found.length,
    items: found.map(({ url, ...one }) => ({
      ...one,
      distanceKm: place === null ? null : roundHalfAway(distanceKm(place, one), 1),
      url,
    })),
    strongest: magnitudes.length === 0 ? null : Math.max(...magnitudes),
  }
})
