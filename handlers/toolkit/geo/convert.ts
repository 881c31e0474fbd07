import { feature } from '#toolkit'
import { geohash, maidenhead, plusCode } from '#toolkit/lib/geo/area-codes'
import { toMgrs } from '#toolkit/lib/geo/mgrs'
import { degreesMinutes, degreesMinutesSeconds } from '#toolkit/lib/geo/sexagesimal'
import { isNorthernBand, toUtm, type UtmPoint } from '#toolkit/lib/geo/utm'
import { webMercator } from '#toolkit/lib/geo/web-mercator'
import { Decimal } from '#toolkit/lib/numbers/decimal'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const METRE_DECIMALS = 2

const roundedUtm = ({ zone, band, easting, northing }: UtmPoint) => ({
  zone,
  band,
  hemisphere: isNorthernBand(band) ? ('N' as const) : ('S' as const),
  easting: roundHalfAway(easting, METRE_DECIMALS),
  northing: roundHalfAway(northing, METRE_DECIMALS),
})

/** Without an exponent, which JavaScript writes below 1e-6. */
const plain = (degrees: number): string => new Decimal(degrees).plus(0).toFixed()

export default feature('rest_geo_convert', ({ lat, lon, precision }) => {
  const point = { lat, lon }
  const utm = toUtm(point)
  const plane = webMercator(point)
  return {
    lat,
    lon,
    dms: degreesMinutesSeconds(point),
    ddm: degreesMinutes(point),
    utm: utm === null ? null : roundedUtm(utm),
    mgrs: utm === null ? null : toMgrs(utm),
    geohash: geohash(point, precision),
    plusCode: plusCode(point),
    maidenhead: maidenhead(point),
    webMercator:
      plane === null
        ? null
        : { x: roundHalfAway(plane.x, METRE_DECIMALS), y: roundHalfAway(plane.y, METRE_DECIMALS) },
    geoUri: `geo:${plain(lat)},${plain(lon)}`,
  }
})
