import { unprocessable } from '#toolkit'
import { element } from '../calendar/element.js'
import { quoted } from '../common/quoted.js'

/** From the longest period to the shortest. */
const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const

export type Frequency = (typeof FREQUENCIES)[number]

const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A weekday of BYDAY; `ordinal` 0 is every such day, 2 the second, -1 the last of the month or year. */
export interface RuleWeekday {
  ordinal: number
  /** 0 Monday to 6 Sunday. */
  weekday: number
}

/** UNTIL as it was written: a date, a local time, or an instant in UTC. */
export interface Until {
  kind: 'date' | 'local' | 'utc'
  /** ISO 8601, without the Z. */
  text: string
}

/** RRULE of RFC 5545, section 3.3.10. Absent BYxxx parts are empty lists. */
export interface RecurrenceRule {
  frequency: Frequency
  interval: number
  count: number | undefined
  until: Until | undefined
  bySecond: readonly number[]
  byMinute: readonly number[]
  byHour: readonly number[]
  byDay: readonly RuleWeekday[]
  byMonthDay: readonly number[]
  byYearDay: readonly number[]
  byWeekNo: readonly number[]
  byMonth: readonly number[]
  bySetPos: readonly number[]
  /** 0 Monday to 6 Sunday. */
  weekStart: number
}

/** Bounds of the numbers in a BYxxx part; `signed` ones may count from the end and are never 0. */
const NUMBERS = {
  BYSECOND: { most: 60, signed: false, least: 0 },
  BYMINUTE: { most: 59, signed: false, least: 0 },
  BYHOUR: { most: 23, signed: false, least: 0 },
  BYMONTH: { most: 12, signed: false, least: 1 },
  BYMONTHDAY: { most: 31, signed: true, least: 1 },
  BYYEARDAY: { most: 366, signed: true, least: 1 },
  BYWEEKNO: { most: 53, signed: true, least: 1 },
  BYSETPOS: { most: 366, signed: true, least: 1 },
} as const

const PARTS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST', ...Object.keys(NUMBERS)])

/** Where RFC 5545 says MUST NOT. */
const FORBIDDEN: Readonly<Partial<Record<string, readonly Frequency[]>>> = {
  BYWEEKNO: ['MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'],
  BYYEARDAY: ['MONTHLY', 'WEEKLY', 'DAILY'],
  BYMONTHDAY: ['WEEKLY'],
}

const refuse = (part: string, value: string): never =>
  unprocessable(`rule: ${quoted(`${part}=${value}`)} is not valid in RFC 5545.`)

const partsOf = (text: string): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().replace(/;$/, '').split(';')) {
    const [, name, value] =
      /^([A-Z]+)=(.+)$/.exec(part) ?? unprocessable(`rule: ${quoted(part)} is not a part of a rule.`)
    if (name === undefined || value === undefined || !PARTS.has(name)) {
      unprocessable(`rule: ${quoted(name ?? '')} is not a part of a rule in RFC 5545.`)
    }
    if (parts.has(name)) unprocessable(`rule: ${name} is given more than once.`)
    parts.set(name, value)
  }
  return parts
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b)

const numbersOf = (parts: ReadonlyMap<string, string>, name: keyof typeof NUMBERS): number[] => {
  const value = parts.get(name)
  if (value === undefined) return []
  const { most, least, signed } = NUMBERS[name]
  return sorted(
    value.split(',').map((item) => {
      const number = Number(item)
      const fits = Math.abs(number) >= least && Math.abs(number) <= most
      const written = signed ? /^[+-]?\d{1,3}$/ : /^\d{1,2}$/
      return written.test(item) && fits ? number : refuse(name, item)
    }),
  )
}

const weekdaysOf = (value: string | undefined): RuleWeekday[] =>
  value === undefined
    ? []
    : value.split(',').map((item) => {
        const [, ordinal = '', code] =
          /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(item) ?? refuse('BYDAY', item)
        const number = ordinal === '' ? 0 : Number(ordinal)
        if (ordinal !== '' && (number === 0 || Math.abs(number) > 53)) refuse('BYDAY', item)
        return { ordinal: number, weekday: WEEKDAY_CODES.findIndex((known) => known === code) }
      })

/** RFC 5545 sets no bound; past this one no second date is in reach. */
const positive = (name: string, value: string | undefined): number | undefined => {
  if (value === undefined) return undefined
  const number = Number(value)
  return /^\d{1,15}$/.test(value) && number > 0 ? number : refuse(name, value)
}

const untilOf = (value: string | undefined): Until | undefined => {
  if (value === undefined) return undefined
  const [, year, month, day, time, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)(T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value) ?? refuse('UNTIL', value)
  const date = `${year}-${month}-${day}`
  if (time === undefined) return { kind: 'date', text: date }
  return { kind: utc === undefined ? 'local' : 'utc', text: `${date}T${hour}:${minute}:${second}` }
}

/** What RFC 5545 rules out although each part by itself is right. */
const checkTogether = (
  parts: ReadonlyMap<string, string>,
  frequency: Frequency,
  byDay: readonly RuleWeekday[],
): void => {
  if (parts.has('COUNT') && parts.has('UNTIL'))
    unprocessable('rule: COUNT and UNTIL cannot be given together.')
  for (const name of parts.keys()) {
    if (FORBIDDEN[name]?.includes(frequency))
      unprocessable(`rule: ${name} cannot be given with FREQ=${frequency}.`)
  }
  if (byDay.some(({ ordinal }) => ordinal !== 0)) {
    const counted = frequency === 'MONTHLY' || (frequency === 'YEARLY' && !parts.has('BYWEEKNO'))
    if (!counted)
      unprocessable('rule: a number in BYDAY needs FREQ=MONTHLY, or FREQ=YEARLY without BYWEEKNO.')
  }
  const others = [...parts.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS')
  if (parts.has('BYSETPOS') && !others) unprocessable('rule: BYSETPOS needs another BY part.')
}

/**
 * Parses an RRULE value of RFC 5545, case-insensitively.
 * @param text without the `RRULE:` prefix
 * @throws FeatureError 422 for an unknown, doubled or missing part, a value out of its bounds, or parts that exclude each other
 */
export const parseRecurrenceRule = (text: string): RecurrenceRule => {
  const parts = partsOf(text)
  const freq = parts.get('FREQ') ?? unprocessable('rule: FREQ is missing.')
  const frequency = FREQUENCIES.find((known) => known === freq) ?? refuse('FREQ', freq)
  const byDay = weekdaysOf(parts.get('BYDAY'))
  checkTogether(parts, frequency, byDay)
  const start = parts.get('WKST') ?? element(WEEKDAY_CODES, 0)
  const weekStart = WEEKDAY_CODES.findIndex((known) => known === start)
  if (weekStart === -1) refuse('WKST', start)
  return {
    frequency,
    interval: positive('INTERVAL', parts.get('INTERVAL')) ?? 1,
    count: positive('COUNT', parts.get('COUNT')),
    until: untilOf(parts.get('UNTIL')),
    // RFC 5545, section 3.3.12: without leap seconds, second 60 is understood as second 59.
    bySecond: sorted(numbersOf(parts, 'BYSECOND').map((second) => Math.min(second, 59))),
    byMinute: numbersOf(parts, 'BYMINUTE'),
    byHour: numbersOf(parts, 'BYHOUR'),
    byDay,
    byMonthDay: numbersOf(parts, 'BYMONTHDAY'),
    byYearDay: numbersOf(parts, 'BYYEARDAY'),
    byWeekNo: numbersOf(parts, 'BYWEEKNO'),
    byMonth: numbersOf(parts, 'BYMONTH'),
    bySetPos: numbersOf(parts, 'BYSETPOS'),
    weekStart,
  }
}
