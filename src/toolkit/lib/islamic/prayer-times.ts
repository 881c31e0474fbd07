import {
  CalculationMethod,
  type CalculationParameters,
  Coordinates,
  HighLatitudeRule,
  Madhab,
  PrayerTimes,
  SunnahTimes,
} from 'adhan'
import { Temporal } from 'temporal-polyfill/full'
import type { Query } from '#operation'
import { unprocessable } from '../../errors.js'
import { toHijri } from '../calendar/hijri.js'
import { zoneOfPlace } from '../zones/zone-of-place.js'

export type PrayerMethod = Query<'rest_islamic_prayerTimes'>['method']
export type School = Query<'rest_islamic_prayerTimes_2'>['madhab']

/** A place with its IANA time zone. */
export interface Place {
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lon: number
  zone: string
}

/** The times of a day, each at a whole minute. */
export interface PrayerDay {
  imsak: Temporal.ZonedDateTime
  fajr: Temporal.ZonedDateTime
  sunrise: Temporal.ZonedDateTime
  dhuhr: Temporal.ZonedDateTime
  asr: Temporal.ZonedDateTime
  maghrib: Temporal.ZonedDateTime
  isha: Temporal.ZonedDateTime
}

export interface PrayerOptions {
  method: PrayerMethod
  /** The length of the shadow at asr: once the object's (shafi, the default) or twice (hanafi). */
  madhab?: School
  /** Umm al-Qura and Qatar put isha 120 minutes after maghrib in Ramadan instead of 90. */
  isRamadan?: boolean
}

const RAMADAN_ISHA_MINUTES = 120
const IMSAK_MINUTES = 10
const MILLISECONDS_AN_HOUR = 3_600_000

/** The Indonesian ministry's 20 and 18 degrees with two minutes of safety (ihtiyat), taken away before sunrise. */
const kemenag = (): CalculationParameters => {
  const parameters = CalculationMethod.Other()
  parameters.fajrAngle = 20
  parameters.ishaAngle = 18
  parameters.methodAdjustments = { fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2 }
  return parameters
}

const parametersOf = (
  { method, madhab = 'shafi', isRamadan = false }: PrayerOptions,
  coordinates: Coordinates,
): CalculationParameters => {
  const parameters = method === 'Kemenag' ? kemenag() : CalculationMethod[method]()
  parameters.highLatitudeRule = HighLatitudeRule.recommended(coordinates)
  parameters.madhab = madhab === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi
  if (isRamadan && parameters.ishaInterval > 0) parameters.ishaInterval = RAMADAN_ISHA_MINUTES
  return parameters
}

/**
 * The library calculates the solar day whose noon is at some hour UTC of the date that it is given. Where clocks run on
 * the other side of the date line than the longitude (Samoa, Kiribati, the western Aleutians) that is a neighbour of
 * the local date, so the day is chosen by the solar noon that comes nearest to twelve o'clock of the local date.
 */
const solarDay = (date: Temporal.PlainDate, { lon, zone }: Place): Temporal.PlainDate => {
  const noon = date.toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
  if (!noon.toPlainDate().equals(date)) unprocessable(`The clocks of ${zone} skipped ${date.toString()}.`)
  const localNoon =
    (noon.epochMilliseconds - date.toZonedDateTime('UTC').epochMilliseconds) / MILLISECONDS_AN_HOUR
  // From 0 to under 24: at 180 degrees west as at 180 degrees east.
  const solarNoon = (12 - lon / 15) % 24
  return date.add({ days: Math.round((localNoon - solarNoon) / 24) })
}

const reckon = (place: Place, date: Temporal.PlainDate, options: PrayerOptions): PrayerTimes => {
  // Outside these years neither the sun's formulas nor the calendar are meant to hold.
  toHijri(date)
  const coordinates = new Coordinates(place.lat, place.lon)
  const { year, month, day } = solarDay(date, place)
  // The library reads the server's local date; no zone skips or doubles noon.
  return new PrayerTimes(coordinates, new Date(year, month - 1, day, 12), parametersOf(options, coordinates))
}

/** A portion of the night leaves fractions of a second after the library's rounding. */
const inZone = (moment: Date, { zone }: Place, date: Temporal.PlainDate): Temporal.ZonedDateTime =>
  Number.isNaN(moment.getTime())
    ? unprocessable(`The sun does not rise or set on ${date.toString()} at this place.`)
    : Temporal.Instant.fromEpochMilliseconds(moment.getTime())
        .toZonedDateTimeISO(zone)
        .round({ smallestUnit: 'minute', roundingMode: 'floor' })

/** The place at these degrees. */
export const placeAt = (lat: number, lon: number): Place => ({ lat, lon, zone: zoneOfPlace(lat, lon) })

/** The present day at a place. */
export const todayAt = ({ zone }: Place): Temporal.PlainDate => Temporal.Now.plainDateISO(zone)

/**
 * The prayer times of a local date, by the method's angles, intervals and minute adjustments; imsak is ten minutes
 * before fajr. Fajr and isha lie within half the night, or a seventh of it north of 48 degrees.
 * @throws FeatureError 422 when the sun does not rise or set, or outside 1300 to 1600 AH.
 */
export const prayerDay = (place: Place, date: Temporal.PlainDate, options: PrayerOptions): PrayerDay => {
  const times = reckon(place, date, options)
  const at = (moment: Date): Temporal.ZonedDateTime => inZone(moment, place, date)
  const fajr = at(times.fajr)
  return {
    imsak: fajr.subtract({ minutes: IMSAK_MINUTES }),
    fajr,
    sunrise: at(times.sunrise),
    dhuhr: at(times.dhuhr),
    asr: at(times.asr),
    maghrib: at(times.maghrib),
    isha: at(times.isha),
  }
}

/**
 * The middle and the beginning of the last third of the night from the date's maghrib to the next fajr.
 * @throws FeatureError 422 when the sun does not rise or set on the date or the next day.
 */
export const nightParts = (
  place: Place,
  date: Temporal.PlainDate,
  options: PrayerOptions,
): { midnight: Temporal.ZonedDateTime; lastThird: Temporal.ZonedDateTime } => {
  const { middleOfTheNight, lastThirdOfTheNight } = new SunnahTimes(reckon(place, date, options))
  return {
    midnight: inZone(middleOfTheNight, place, date),
    lastThird: inZone(lastThirdOfTheNight, place, date),
  }
}

/** HH:mm by the clock of the place. */
export const clock = (moment: Temporal.ZonedDateTime): string =>
  moment.toPlainTime().toString({ smallestUnit: 'minute' })
