import type { Temporal } from 'temporal-polyfill'
import { unprocessable } from '#toolkit'
import { isoWeekOf } from './iso-week.js'

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')

/** A name in a locale, in the Gregorian calendar whatever the locale's own is. */
const nameIn = (
  locale: string,
  zoned: Temporal.ZonedDateTime,
  type: 'month' | 'weekday',
  options: Intl.DateTimeFormatOptions,
): string =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: zoned.timeZoneId })
    .formatToParts(zoned.epochMilliseconds)
    .find((part) => part.type === type)?.value ?? ''

/** Z for no offset, else hours and minutes; the seconds of a local mean time are left out. */
const offset = (zoned: Temporal.ZonedDateTime, separator: string): string =>
  zoned.offsetNanoseconds === 0 ? 'Z' : `${zoned.offset.slice(0, 3)}${separator}${zoned.offset.slice(4, 6)}`

const twelve = (hour: number): number => ((hour + 11) % 12) + 1

type Field = (zoned: Temporal.ZonedDateTime, locale: string) => string

/** Unicode Technical Standard 35, date field symbols. */
const FIELDS: Readonly<Record<string, Field>> = {
  yyyy: ({ year }) => padded(year, 4),
  yy: ({ year }) => padded(year % 100, 2),
  MMMM: (zoned, locale) => nameIn(locale, zoned, 'month', { month: 'long', day: 'numeric' }),
  MMM: (zoned, locale) => nameIn(locale, zoned, 'month', { month: 'short', day: 'numeric' }),
  MM: ({ month }) => padded(month, 2),
  M: ({ month }) => String(month),
  dd: ({ day }) => padded(day, 2),
  d: ({ day }) => String(day),
  EEEE: (zoned, locale) => nameIn(locale, zoned, 'weekday', { weekday: 'long' }),
  EEE: (zoned, locale) => nameIn(locale, zoned, 'weekday', { weekday: 'short' }),
  HH: ({ hour }) => padded(hour, 2),
  H: ({ hour }) => String(hour),
  hh: ({ hour }) => padded(twelve(hour), 2),
  h: ({ hour }) => String(twelve(hour)),
  mm: ({ minute }) => padded(minute, 2),
  m: ({ minute }) => String(minute),
  ss: ({ second }) => padded(second, 2),
  s: ({ second }) => String(second),
  SSS: ({ millisecond }) => padded(millisecond, 3),
  a: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  XXX: (zoned) => offset(zoned, ':'),
  XX: (zoned) => offset(zoned, ''),
  VV: ({ timeZoneId }) => timeZoneId,
  DDD: ({ dayOfYear }) => padded(dayOfYear, 3),
  D: ({ dayOfYear }) => String(dayOfYear),
  ww: (zoned) => padded(isoWeekOf(zoned.toPlainDate()).week, 2),
  Q: ({ month }) => String(Math.ceil(month / 3)),
}

/** Two quotes, quoted text, a run of one letter, or any other character. */
const TOKEN = /''|'((?:[^']|'')*)'|([A-Za-z])\2*|[^]/gu

/**
 * Formats a moment by a Unicode pattern.
 * @param locale a BCP 47 tag that `Intl` accepts, for the names of months and weekdays
 * @throws FeatureError 422 for a letter or a run of letters that is not known, or a quote without its end
 */
export const formatPattern = (zoned: Temporal.ZonedDateTime, pattern: string, locale: string): string =>
  pattern.replace(TOKEN, (token: string, quoted: string | undefined, letter: string | undefined) => {
    if (token === "''") return "'"
    if (quoted !== undefined) return quoted.replaceAll("''", "'")
    if (token === "'") unprocessable('pattern: a quotation is not closed.')
    if (letter === undefined) return token
    const field = Object.hasOwn(FIELDS, token) ? FIELDS[token] : undefined
    return (
      field ??
      unprocessable(
        `pattern: the letters ${JSON.stringify(token)} have no meaning; put text in single quotes.`,
      )
    )(zoned, locale)
  })
