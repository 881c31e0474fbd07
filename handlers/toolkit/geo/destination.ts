import { feature } from '#toolkit'
import { geodesicDestination } from '#toolkit/lib/geo/geodesic'
import { destination } from '#toolkit/lib/geo/great-circle'

export default feature('rest_geo_destination', ({ lat, lon, bearing, km }) => ({
  ...destination({ lat, lon }, bearing, km),
  geodesic: geodesicDestination({ lat, lon }, bearing, km),
}))
