/**
 * The groups of a METAR by WMO No. 306, FM 15, and FMH-1 chapter 12 of the United States. By hand: metar-taf-parser 9.1
 * takes day 32, reads 36020KMH as knots, drops CLR and fails on 6000NW. Each reader gives undefined for any other group.
 */
import { compassPoint } from '../geo/compass.js'
import { roundHalfAway } from '../numbers/rounding.js'

const KNOTS_PER_METRE_A_SECOND = 1.943844
const KMH_PER_KNOT = 1.852
export const METRES_PER_MILE = 1609.344
const HPA_PER_INCH = 33.8639
const MOST_METRES = 10_000

const KNOTS: Readonly<Record<string, (speed: number) => number>> = {
  KT: (speed) => speed,
  MPS: (speed) => roundHalfAway(speed * KNOTS_PER_METRE_A_SECOND, 1),
  KMH: (speed) => roundHalfAway(speed / KMH_PER_KNOT, 1),
}

const isDirection = (degrees: number): boolean => degrees <= 360

/** Wind without its variable sector. */
export interface WindGroup {
  degrees: number | null
  variable: boolean
  compass: string | null
  knots: number
  kmh: number
  gustKnots: number | null
}

/** dddff(f)[Gff(f)] in knots, m/s or km/h; the direction may be VRB, or slashes where it is not known. */
export const readWind = (group: string): WindGroup | undefined => {
  const [, direction = '', speed = '', gust, unit = ''] =
    /^(\d{3}|VRB|\/\/\/)P?(\d{2,3})(?:GP?(\d{2,3}))?(KT|MPS|KMH)$/.exec(group) ?? []
  const knotsOf = KNOTS[unit]
  if (knotsOf === undefined) return undefined
  const degrees = /^\d/.test(direction) ? Number(direction) : null
  if (degrees !== null && !isDirection(degrees)) return undefined
  const knots = knotsOf(Number(speed))
  const isCalm = degrees === 0 && knots === 0
  return {
    degrees,
    variable: direction === 'VRB',
    compass: degrees === null || isCalm ? null : compassPoint(degrees),
    knots,
    kmh: roundHalfAway(knots * KMH_PER_KNOT, 1),
    gustKnots: gust === undefined ? null : knotsOf(Number(gust)),
  }
}

/** The sector between whose ends the wind varies, clockwise. */
export const readSector = (group: string): { from: number; to: number } | undefined => {
  const [, from, to] = (/^(\d{3})V(\d{3})$/.exec(group) ?? []).map(Number)
  return from === undefined || to === undefined || !isDirection(from) || !isDirection(to)
    ? undefined
    : { from, to }
}

export interface VisibilityGroup {
  /** Not rounded. */
  meters: number
  atLeast: boolean
}

/** Four digits in metres, which a direction may follow, or NDV where sensors cannot tell directions. */
export const readMetres = (group: string): (VisibilityGroup & { isDirected: boolean }) | undefined => {
  const [, digits, direction = ''] = /^(\d{4})(NDV|[NS][EW]?|[EW])?$/.exec(group) ?? []
  if (digits === undefined) return undefined
  const isDirected = direction !== '' && direction !== 'NDV'
  return digits === '9999'
    ? { meters: MOST_METRES, atLeast: true, isDirected }
    : { meters: Number(digits), atLeast: false, isDirected }
}

/** What CAVOK says of the visibility. */
export const CAVOK: VisibilityGroup = { meters: MOST_METRES, atLeast: true }

/**
 * Statute miles, whole or with a fraction.
 * @param before the group before, which may be the whole miles of `1 1/2SM`
 */
export const readMiles = (group: string, before: string | undefined): VisibilityGroup | undefined => {
  const match = /^(?<sign>[PM])?(?:(?<miles>\d{1,3})|(?<over>\d{1,2})\/(?<under>[1-9]\d?))SM$/.exec(
    group,
  )?.groups
  if (match === undefined) return undefined
  const { sign, miles, over = '', under = '' } = match
  const [, wholeSign, whole] = (miles === undefined && /^([PM])?(\d{1,2})$/.exec(before ?? '')) || []
  const value = miles === undefined ? Number(whole ?? 0) + Number(over) / Number(under) : Number(miles)
  const meters = value * METRES_PER_MILE
  return { meters, atLeast: sign === 'P' || wholeSign === 'P' || meters >= MOST_METRES }
}

export interface CloudGroup {
  cover: string
  feet: number | null
  type: string | null
}

const HUNDREDS = 100
const feetOf = (digits: string): number | null => (/^\d/.test(digits) ? Number(digits) * HUNDREDS : null)

/** A layer of clouds, or the word that there is none to report. */
export const readClouds = (group: string): CloudGroup | undefined => {
  if (/^(?:NSC|SKC|CLR|NCD)$/.test(group)) return { cover: group, feet: null, type: null }
  const [, cover, height = '', type = ''] =
    /^(FEW|SCT|BKN|OVC)(\d{3}|\/\/\/)(\/\/\/|[A-Z]{2,3})?$/.exec(group) ?? []
  if (cover === undefined) return undefined
  return { cover, feet: feetOf(height), type: type === 'CB' || type === 'TCU' ? type : null }
}

/** Vertical visibility in feet; null where it is not known. */
export const readVerticalVisibility = (group: string): number | null | undefined => {
  const [, height] = /^VV(\d{3}|\/\/\/)$/.exec(group) ?? []
  return height === undefined ? undefined : feetOf(height)
}

const degreesOf = (text: string): number | null => {
  if (!/\d/.test(text)) return null
  const degrees = Number(text.slice(-2))
  return text.startsWith('M') && degrees > 0 ? -degrees : degrees
}

/** Air temperature and dew point in Celsius, null for what is missing; slashes alone are no such group, as clouds have them too. */
export const readTemperatures = (
  group: string,
): { temperature: number | null; dewPoint: number | null } | undefined => {
  const [, temperature, dewPoint = ''] = /^(M?\d\d|\/\/|XX)\/(M?\d\d|\/\/|XX)?$/.exec(group) ?? []
  const hasDigit = temperature !== undefined && /\d/.test(temperature + dewPoint)
  return hasDigit ? { temperature: degreesOf(temperature), dewPoint: degreesOf(dewPoint) } : undefined
}

/** QNH, of Q in whole hectopascals or of A in hundredths of an inch of mercury. */
export const readPressure = (group: string): { hpa: number; inHg: number } | undefined => {
  const [, unit, digits] = /^([QA])(\d{4})$/.exec(group) ?? []
  if (unit === undefined) return undefined
  const value = Number(digits)
  return unit === 'Q'
    ? { hpa: value, inHg: roundHalfAway(value / HPA_PER_INCH, 2) }
    : { hpa: roundHalfAway((value / 100) * HPA_PER_INCH, 1), inHg: value / 100 }
}
