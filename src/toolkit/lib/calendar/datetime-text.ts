import { quoted } from '../common/quoted.js'
import { Temporal } from 'temporal-polyfill'
import { invalidParameter, unprocessable } from '#toolkit'
import { attempt } from '../common/attempt.js'

/** ISO 8601 calendar date of a four-digit year, basic or extended, and a time that may carry an offset. */
const ISO_TEXT =
  /^\d{4}(-?)\d\d\1\d\d(?:[Tt ]\d\d(?::?\d\d(?::?\d\d(?:[.,]\d{1,9})?)?)?(?<offset>[Zz]|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)?)?$/

/** A moment as the caller wrote it, placed in a time zone. */
export interface DateTimeText {
  zoned: Temporal.ZonedDateTime
  /** The text was a date alone, so that midnight was meant. */
  dateOnly: boolean
  /** What the text says on a clock's face; undefined if it names its own offset. */
  wall: Temporal.PlainDateTime | undefined
}

/**
 * The IANA name of a time zone in its usual spelling, from any letter case. An alias stays the alias that it is.
 * @returns undefined for a name that the IANA database lacks, an offset or an abbreviation such as PST among them.
 */
const findTimeZone = (name: string): string | undefined =>
  /^(?!systemv)[a-z]/i.test(name) ? attempt(() => new Temporal.ZonedDateTime(0n, name).timeZoneId) : undefined

/**
 * `findTimeZone` for a feature that cannot go on without it.
 * @throws FeatureError 422
 */
export const timeZone = (name: string): string =>
  findTimeZone(name) ?? unprocessable(`${quoted(name)} is not a time zone of the IANA database.`)

/**
 * `findTimeZone` for a parameter that only says how to show times.
 * @throws FeatureError 400
 */
export const zoneParameter = (parameter: string, name: string): string =>
  findTimeZone(name) ?? invalidParameter(parameter, `${quoted(name)} is not a time zone of the IANA database`)

/**
 * Reads ISO 8601: a date alone is midnight; without an offset it is wall-clock time in `zone`; with Z or an offset it is
 * that instant. A wall time that the clocks skip is read as the later one, of one that comes twice the earlier instant is
 * taken (Temporal's disambiguation `compatible`). A leap second counts as the second before it.
 * @param zone as `timeZone` gives it
 * @returns undefined for text that is not ISO 8601, or no real date
 */
export const parseDateTime = (text: string, zone: string): DateTimeText | undefined => {
  const match = ISO_TEXT.exec(text)
  if (match === null) return undefined
  return attempt(() => {
    if (match.groups?.['offset'] !== undefined) {
      const zoned = Temporal.Instant.from(text).toZonedDateTimeISO(zone)
      return { zoned, dateOnly: false, wall: undefined }
    }
    const wall = Temporal.PlainDateTime.from(text)
    return { zoned: wall.toZonedDateTime(zone), dateOnly: !/[Tt ]/.test(text), wall }
  })
}

/**
 * `parseDateTime` for a parameter.
 * @throws FeatureError 400 for text that is not ISO 8601, or no real date
 */
export const readDateTime = (parameter: string, text: string, zone: string): DateTimeText =>
  parseDateTime(text, zone) ??
  invalidParameter(parameter, 'must be a real date or time in ISO 8601, such as 2026-03-01T10:00:00+07:00')

/**
 * Like 2026-03-01T10:00:00+07:00: seconds always, a fraction of a second only if it is not zero. The offset of a local
 * mean time has its seconds, -04:56:02, which ZonedDateTime's own text would round away.
 */
export const writeDateTime = (zoned: Temporal.ZonedDateTime): string =>
  `${zoned.toPlainDateTime().toString()}${zoned.offset}`

/** Like 2026-03-01T03:00:00Z, a fraction of a second only if it is not zero. */
export const writeUtc = (zoned: Temporal.ZonedDateTime): string => zoned.toInstant().toString()

/**
 * `writeDateTime` of a moment in a zone.
 * @param seconds Unix time
 * @param zone as `timeZone` gives it
 */
export const writeMoment = (seconds: number, zone: string): string =>
  writeDateTime(Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone))

/** Unix time in whole seconds, floored. */
export const unixSeconds = ({ epochMilliseconds }: { epochMilliseconds: number }): number =>
  Math.floor(epochMilliseconds / 1000)

/** Today in UTC. */
export const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO('UTC')

/** The date of a parameter that the contract has checked, or today in UTC. */
export const dateOrToday = (text: string | undefined): Temporal.PlainDate =>
  text === undefined ? today() : Temporal.PlainDate.from(text)
