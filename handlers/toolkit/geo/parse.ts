import { feature } from '#toolkit'
import { readCoordinate } from '#toolkit/lib/geo/coordinate-text'

export default feature('rest_geo_parse', ({ text, format }) => readCoordinate(text, format))
