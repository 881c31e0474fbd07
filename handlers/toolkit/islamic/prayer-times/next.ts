import { Temporal } from 'temporal-polyfill/full'
import type { Data } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { placeAt, prayerDay } from '#toolkit/lib/islamic/prayer-times'

type Prayer = Data<'rest_islamic_prayerTimes_3'>['next']['prayer']

/** Sunrise ends fajr and begins no prayer. */
const BOUNDARIES = [
  { of: 'fajr', prayer: 'fajr' },
  { of: 'sunrise', prayer: null },
  { of: 'dhuhr', prayer: 'dhuhr' },
  { of: 'asr', prayer: 'asr' },
  { of: 'maghrib', prayer: 'maghrib' },
  { of: 'isha', prayer: 'isha' },
] as const

interface Boundary {
  prayer: Prayer | null
  at: Temporal.ZonedDateTime
}

const isoWithOffset = (moment: Temporal.ZonedDateTime): string =>
  moment.toString({ smallestUnit: 'second', timeZoneName: 'never' })

/** H:mm:ss. */
const duration = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, String(minutes).padStart(2, '0'), String(rest).padStart(2, '0')].join(':')
}

export default feature('rest_islamic_prayerTimes_3', ({ lat, lon, datetime, method, madhab }) => {
  const place = placeAt(lat, lon)
  const instant = datetime === undefined ? Temporal.Now.instant() : Temporal.Instant.from(datetime)
  const moment = instant
    .toZonedDateTimeISO(place.zone)
    .round({ smallestUnit: 'second', roundingMode: 'floor' })
  const today = moment.toPlainDate()
  const boundaries = [-1, 0, 1]
    .map((days) => prayerDay(place, today.add({ days }), { method, madhab }))
    .flatMap((times) => BOUNDARIES.map(({ of, prayer }): Boundary => ({ prayer, at: times[of] })))
    .sort((one, other) => Temporal.ZonedDateTime.compare(one.at, other.at))
  const hasBegun = ({ at }: Boundary): boolean => Temporal.ZonedDateTime.compare(at, moment) <= 0
  const next =
    boundaries.find(
      (boundary): boundary is Boundary & { prayer: Prayer } =>
        boundary.prayer !== null && !hasBegun(boundary),
    ) ?? unprocessable('There is no prayer within a day of this moment.')
  const seconds = Math.round((next.at.epochMilliseconds - moment.epochMilliseconds) / 1000)
  return {
    datetime: isoWithOffset(moment),
    timezone: place.zone,
    current: boundaries.findLast(hasBegun)?.prayer ?? null,
    next: {
      prayer: next.prayer,
      at: isoWithOffset(next.at),
      in: duration(seconds),
      seconds,
    },
  }
})
