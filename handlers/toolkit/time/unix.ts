import { Temporal } from 'temporal-polyfill'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { parseDateTime, timeZone, writeDateTime, writeUtc } from '#toolkit/lib/calendar/datetime-text'
import { weekdayOf } from '#toolkit/lib/calendar/weekdays'

type Unit = Exclude<Query<'rest_time_unix'>['unit'], 'auto'>

/** Decimal places of a unit when the number is written in seconds. */
const PLACES: Readonly<Record<Unit, number>> = { s: 0, ms: 3, us: 6, ns: 9 }

const FIRST = Temporal.Instant.from('0001-01-01T00:00Z').epochNanoseconds
const LAST = Temporal.Instant.from('9999-12-31T23:59:59.999999999Z').epochNanoseconds

/** By the size of the whole part: 1e11 seconds are the year 5138, 1e11 milliseconds are 1973. */
const guess = (whole: bigint): Unit => {
  if (whole < 10n ** 11n) return 's'
  if (whole < 10n ** 14n) return 'ms'
  return whole < 10n ** 17n ? 'us' : 'ns'
}

const floorDivide = (value: bigint, by: bigint): bigint =>
  value >= 0n || value % by === 0n ? value / by : value / by - 1n

interface Timestamp {
  nanoseconds: bigint
  unit: Unit
}

const readTimestamp = (value: string, unit: Query<'rest_time_unix'>['unit']): Timestamp | undefined => {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(value)
  if (match === null) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const known = unit === 'auto' ? guess(BigInt(whole)) : unit
  const digits = 9 - PLACES[known]
  const amount = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  if (sign !== '-') return { nanoseconds: amount, unit: known }
  const dropped = /[1-9]/.test(fraction.slice(digits)) ? 1n : 0n
  return { nanoseconds: -amount - dropped, unit: known }
}

export default feature('rest_time_unix', ({ value, unit, tz }) => {
  const zone = timeZone(tz)
  const timestamp = readTimestamp(value, unit)
  const nanoseconds = timestamp?.nanoseconds ?? parseDateTime(value, zone)?.zoned.epochNanoseconds
  if (nanoseconds === undefined) unprocessable('value is neither a number nor an ISO 8601 date or time.')
  if (nanoseconds < FIRST || nanoseconds > LAST) unprocessable('value is outside the years 0001 to 9999.')
  const local = new Temporal.ZonedDateTime(nanoseconds, zone)
  return {
    input: timestamp === undefined ? ('iso' as const) : ('timestamp' as const),
    unit: timestamp?.unit ?? null,
    seconds: Number(floorDivide(nanoseconds, 10n ** 9n)),
    milliseconds: Number(floorDivide(nanoseconds, 10n ** 6n)),
    microseconds: floorDivide(nanoseconds, 1000n).toString(),
    nanoseconds: nanoseconds.toString(),
    utc: writeUtc(local),
    local: writeDateTime(local),
    tz: zone,
    weekday: weekdayOf(local),
  }
})
