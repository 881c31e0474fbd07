import type { Temporal } from 'temporal-polyfill'
import { writeDateTime, writeUtc } from '../calendar/datetime-text.js'

const NS_PER_MINUTE = 60_000_000_000

/** A change of the clocks: the instant, and the offsets before and after. */
export interface ClockChange {
  at: string
  from: string
  to: string
}

const nameOf = (zoned: Temporal.ZonedDateTime, timeZoneName: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zoned.timeZoneId, timeZoneName })
    .formatToParts(zoned.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zoned.offset

/** English, as the CLDR has it for the United States: EDT, GMT+7. */
export const abbreviation = (zoned: Temporal.ZonedDateTime): string => nameOf(zoned, 'short')

/** English: Eastern Daylight Time. */
export const zoneName = (zoned: Temporal.ZonedDateTime): string => nameOf(zoned, 'long')

/** Minutes east of UTC; not whole for the local mean times of the nineteenth century. */
export const offsetMinutes = (zoned: Temporal.ZonedDateTime): number =>
  zoned.offsetNanoseconds / NS_PER_MINUTE

/** Hours by which the clocks of `zoned` are ahead of those of `other`. */
export const hoursAhead = (zoned: Temporal.ZonedDateTime, other: Temporal.ZonedDateTime): number =>
  (zoned.offsetNanoseconds - other.offsetNanoseconds) / (60 * NS_PER_MINUTE)

const midYearOffsets = (zoned: Temporal.ZonedDateTime): [january: number, july: number] => {
  const midnight = zoned.startOfDay().with({ day: 1 })
  return [midnight.with({ month: 1 }).offsetNanoseconds, midnight.with({ month: 7 }).offsetNanoseconds]
}

/** Whether the clocks are ahead of the smaller of the zone's offsets on 1 January and 1 July of that year. */
export const isDaylightTime = (zoned: Temporal.ZonedDateTime): boolean =>
  zoned.offsetNanoseconds > Math.min(...midYearOffsets(zoned))

/** Whether the zone's offsets on 1 January and 1 July of that year differ. */
export const observesDaylightTime = (zoned: Temporal.ZonedDateTime): boolean => {
  const [january, july] = midYearOffsets(zoned)
  return january !== july
}

const clockChange = (at: Temporal.ZonedDateTime | null): ClockChange | null =>
  at === null ? null : { at: writeUtc(at), from: at.subtract({ nanoseconds: 1 }).offset, to: at.offset }

/** The last clock change at or before a moment. */
export const previousClockChange = (zoned: Temporal.ZonedDateTime): ClockChange | null =>
  clockChange(zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous'))

/** The first clock change after a moment. */
export const nextClockChange = (zoned: Temporal.ZonedDateTime): ClockChange | null =>
  clockChange(zoned.getTimeZoneTransition('next'))

/** Whether a wall time comes twice in a zone, or is skipped by its clocks. */
export const wallTimeFaults = (
  wall: Temporal.PlainDateTime,
  zone: string,
): { ambiguous: boolean; skipped: boolean } => {
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  const skipped = !later.toPlainDateTime().equals(wall)
  return { ambiguous: !skipped && !earlier.equals(later), skipped }
}

/** A moment in a zone with what is true of the zone then. */
export const zoneMoment = (
  zoned: Temporal.ZonedDateTime,
): { tz: string; datetime: string; offset: string; abbreviation: string } => ({
  tz: zoned.timeZoneId,
  datetime: writeDateTime(zoned),
  offset: zoned.offset,
  abbreviation: abbreviation(zoned),
})
