import * as chrono from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import { attempt } from '../common/attempt.js'

/** Languages that chrono reads. */
export type DateLanguage =
  'en' | 'id' | 'de' | 'fr' | 'es' | 'pt' | 'nl' | 'it' | 'sv' | 'fi' | 'uk' | 'ru' | 'vi' | 'ja' | 'zh'

const COMPONENTS = [
  'year',
  'month',
  'day',
  'weekday',
  'hour',
  'minute',
  'second',
  'millisecond',
  'meridiem',
  'timezoneOffset',
] as const

/** A date or time in a text. */
export interface MentionedDate {
  text: string
  /** UTF-16 offset. */
  index: number
  start: Temporal.ZonedDateTime
  /** Of a range. */
  end: Temporal.ZonedDateTime | null
  hasTime: boolean
  /** What the text itself gives, from year to time zone. */
  certain: string[]
}

/** Longer runs take chrono's patterns seconds, and no date has them. */
const LONG_RUN = /[^\S\r\n]{41,}|\s{41,}|\d{31,}/g
const HIDDEN = '\u0001'

const withoutLongRuns = (text: string): string =>
  text.replace(LONG_RUN, (run) => `${run.charAt(0)}${HIDDEN.repeat(run.length - 2)}${run.at(-1) ?? ''}`)

/** The wall clock of the parser's components; a time such as 24:00 runs on into the next day. */
const wallOf = (components: chrono.ParsedComponents): Temporal.PlainDateTime => {
  const part = (name: chrono.Component): number => components.get(name) ?? 0
  const day = { year: part('year'), month: part('month'), day: part('day') }
  const date = Temporal.PlainDate.from(day, { overflow: 'reject' }).toPlainDateTime()
  return components.isCertain('hour')
    ? date.add({ hours: part('hour'), minutes: part('minute'), seconds: part('second') })
    : date.with({ hour: 12 })
}

/** In the zone of the text; what names a zone or counts from the reference's time is an instant of its own. */
const momentOf = (components: chrono.ParsedComponents, zone: string): Temporal.ZonedDateTime => {
  const wall = wallOf(components)
  const offset =
    components.isCertain('hour') && components.isCertain('timezoneOffset')
      ? components.get('timezoneOffset')
      : null
  return offset === null
    ? wall.toZonedDateTime(zone)
    : wall.toZonedDateTime('UTC').subtract({ minutes: offset }).withTimeZone(zone)
}

const isInYears = ({ year }: Temporal.ZonedDateTime): boolean => year >= 1 && year <= 9999

/** Nothing for what is no day of the calendar from year 1 to 9999. */
const mentionOf = (result: chrono.ParsedResult, zone: string): MentionedDate[] => {
  const start = attempt(() => momentOf(result.start, zone))
  const { end: last } = result
  const end = last === undefined || last === null ? null : attempt(() => momentOf(last, zone))
  if (start === undefined || !isInYears(start)) return []
  if (end === undefined || (end !== null && !isInYears(end))) return []
  return [
    {
      text: result.text,
      index: result.index,
      start,
      end,
      hasTime: result.start.isCertain('hour'),
      certain: COMPONENTS.filter((component) => result.start.isCertain(component)),
    },
  ]
}

/**
 * The dates and times that a text mentions, in order, by chrono's casual parser. A date without a time is at noon.
 *
 * @param reference the now of the text, in its zone
 * @param options.forward reads weekdays and dates without a year as coming ones
 */
export const mentionedDates = (
  text: string,
  reference: Temporal.ZonedDateTime,
  { language, forward }: { language: DateLanguage; forward: boolean },
): MentionedDate[] => {
  const instant = new Date(reference.epochMilliseconds)
  const timezone = reference.offsetNanoseconds / 60_000_000_000
  const options = { forwardDate: forward }
  return chrono[language].casual
    .parse(withoutLongRuns(text), { instant, timezone }, options)
    .flatMap((result) => mentionOf(result, reference.timeZoneId))
}
