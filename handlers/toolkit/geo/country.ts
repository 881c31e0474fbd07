import { featuresContaining, feature as featureOf, isIn } from '@rapideditor/country-coder'
import { feature, unprocessable } from '#toolkit'

/** Which codes of ISO 3166-1 count: those that it assigns, and Kosovo's, which its users did. */
const STATUSES: ReadonlySet<string | undefined> = new Set(['official', 'usrAssn'])

/** A centimetre at the equator. */
const BESIDE = 1e-7

/** The borders do not hold all of the 180th meridian, which has two names: a place on it is looked for on both sides. */
const placesFor = (lat: number, lon: number): [number, number][] =>
  Math.abs(lon) === 180
    ? [
        [BESIDE - 180, lat],
        [180 - BESIDE, lat],
      ]
    : [[lon, lat]]

export default feature('rest_geo_country', ({ lat, lon }) => {
  const around = placesFor(lat, lon)
    .flatMap((place) => featuresContaining(place))
    .map(({ properties }) => properties)
  const found = around.find(({ iso1A2, isoStatus }) => iso1A2 !== undefined && STATUSES.has(isoStatus))
  const { iso1A2: code, iso1A3: alpha3, emojiFlag: flag } = found ?? {}
  if (found === undefined || code === undefined || alpha3 === undefined || flag === undefined) {
    return unprocessable(`No country is known at ${lat}, ${lon}.`)
  }
  const country = found.country === undefined ? undefined : featureOf(found.country)?.properties
  // A country has none where its territories drive on the other side, as Gibraltar does; the part at the place has one.
  const driveSide = found.driveSide ?? country?.driveSide ?? around.find((part) => part.driveSide)?.driveSide
  return {
    code,
    alpha3,
    numeric: found.iso1N3 ?? null,
    name: found.nameEn,
    sovereign: found.country ?? code,
    level: found.country === undefined ? ('country' as const) : ('territory' as const),
    flag,
    tld: found.ccTLD ?? null,
    callingCodes: found.callingCodes ?? country?.callingCodes ?? [],
    driveSide: driveSide ?? 'right',
    eu: placesFor(lat, lon).some((place) => isIn(place, 'EU') === true),
  }
})
