import { unprocessable } from '../../errors.js'
import { fieldValues, type FieldKind } from './cron-field.js'
import { quoted } from '../common/quoted.js'

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

const SECOND: FieldKind = { name: 'second', min: 0, max: 59 }
const MINUTE: FieldKind = { name: 'minute', min: 0, max: 59 }
const HOUR: FieldKind = { name: 'hour', min: 0, max: 23 }
const DAY: FieldKind = { name: 'day of month', min: 1, max: 31 }
const MONTH: FieldKind = { name: 'month', min: 1, max: 12, names: MONTHS }
const WEEKDAY: FieldKind = { name: 'day of week', min: 0, max: 7, names: WEEKDAYS }

/** crontab(5), "Extensions". */
const NICKNAMES: Readonly<Record<string, string>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

/** The texts of the fields, as written. */
export interface CronFields {
  second: string
  minute: string
  hour: string
  dayOfMonth: string
  month: string
  dayOfWeek: string
}

/** What a cron expression says. */
export interface CronExpression {
  /** Trimmed, with single spaces. */
  expression: string
  fields: CronFields
  /** All ascending. */
  hours: readonly number[]
  minutes: readonly number[]
  seconds: readonly number[]
  /** The minute or the hour begins with `*`: such a job goes by the running clock, also when an hour comes twice. */
  followsClock: boolean
  months: ReadonlySet<number>
  /** @param weekday 0 Sunday to 6 Saturday */
  isDay: (dayOfMonth: number, weekday: number) => boolean
}

const ascending = (values: ReadonlySet<number>): number[] => [...values].sort((a, b) => a - b)

const isStar = (text: string): boolean => text.startsWith('*')

/** Days by POSIX.1-2024, crontab: either field suffices where both are restricted. `*` and what begins with it is not. */
const dayTest = ({ dayOfMonth, dayOfWeek }: CronFields): CronExpression['isDay'] => {
  const days = fieldValues(DAY, dayOfMonth)
  const weekdays = new Set([...fieldValues(WEEKDAY, dayOfWeek)].map((weekday) => weekday % 7))
  return isStar(dayOfMonth) || isStar(dayOfWeek)
    ? (day, weekday) => days.has(day) && weekdays.has(weekday)
    : (day, weekday) => days.has(day) || weekdays.has(weekday)
}

const splitFields = (expression: string): CronFields => {
  const isNickname = expression.startsWith('@')
  const text = isNickname ? NICKNAMES[expression.toLowerCase()] : expression
  const parts = (
    text ?? unprocessable(`expression: ${quoted(expression)} is not a nickname such as @daily.`)
  ).split(' ')
  const [minute, hour, dayOfMonth, month, dayOfWeek] = parts.slice(-5)
  if (
    minute === undefined ||
    hour === undefined ||
    dayOfMonth === undefined ||
    month === undefined ||
    dayOfWeek === undefined ||
    parts.length > 6
  ) {
    return unprocessable('expression: it must have 5 fields, or 6 with the seconds first.')
  }
  const second = parts.length === 6 ? parts[0] : undefined
  return { second: second ?? '0', minute, hour, dayOfMonth, month, dayOfWeek }
}

/**
 * Reads a cron expression: five fields, six with the seconds first, or a nickname. Lists, ranges, steps and English names
 * as in Vixie's cron (crontab(5)).
 * By hand: cron-parser runs `0 0 * * 1`, its days in steps of 2, on Mondays and on odd days, where crontab(5) wants
 * both, and takes an empty text for every minute.
 * @throws FeatureError 422 naming what it cannot read
 */
export const parseCron = (text: string): CronExpression => {
  const expression = text.trim().replace(/\s+/g, ' ')
  const fields = splitFields(expression)
  return {
    expression,
    fields,
    hours: ascending(fieldValues(HOUR, fields.hour)),
    minutes: ascending(fieldValues(MINUTE, fields.minute)),
    seconds: ascending(fieldValues(SECOND, fields.second)),
    followsClock: isStar(fields.minute) || isStar(fields.hour),
    months: fieldValues(MONTH, fields.month),
    isDay: dayTest(fields),
  }
}
