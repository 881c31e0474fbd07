/** A timetable that deals the hours of each day to the subjects, earliest exam first. */
import { Temporal } from 'temporal-polyfill'
import { invalidParameter, unprocessable } from '../../errors.js'
import { attempt } from '../common/attempt.js'
import { Decimal, rounded } from '../numbers/decimal.js'
import { quoted } from '../common/quoted.js'

const MOST_EXAMS = 20
const MOST_HOURS = 500
const MOST_DAYS = 366

export interface Exam {
  subject: string
  date: Temporal.PlainDate
  hours: Decimal
}

export interface StudyDay {
  /** YYYY-MM-DD. */
  date: string
  /** 1 Monday to 7 Sunday. */
  weekday: number
  sessions: { subject: string; hours: number }[]
  hours: number
  /** Subjects that are examined on this day. */
  exams: string[]
}

export interface StudySettings {
  start: string
  hoursPerDay: number
  /** Hours of a day for one subject before the others get theirs. */
  maxPerSubject: number
  /** Weekdays without study. */
  off: ReadonlySet<number>
}

const refuse = (item: string, why: string): never => invalidParameter('exams', `${quoted(item)} ${why}`)

const examOf = (text: string): Exam => {
  const item = text.trim()
  const parts = item.split(':').map((part) => part.trim())
  const [subject = '', day = '', hours = ''] = parts
  if (parts.length !== 3 || subject === '') refuse(item, 'is not subject:date:hours')
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? attempt(() => Temporal.PlainDate.from(day)) : undefined
  if (date === undefined) return refuse(item, 'has no date of the form YYYY-MM-DD that exists')
  const number = /^\d{1,3}(\.\d{1,10})?$/.test(hours) ? new Decimal(hours) : null
  if (number === null || number.gt(MOST_HOURS)) return refuse(item, `needs hours from 0 to ${MOST_HOURS}`)
  return { subject, date, hours: number }
}

/** Exams in the order given; 400 for what cannot be read, 422 for one before the start. @param start YYYY-MM-DD */
export const readExams = (text: string, start: string): Exam[] => {
  const items = text.split(';')
  if (items.length > MOST_EXAMS) {
    invalidParameter('exams', `has ${items.length} exams; at most ${MOST_EXAMS} are allowed`)
  }
  const exams = items.map(examOf)
  const first = Temporal.PlainDate.from(start)
  for (const [index, { subject, date }] of exams.entries()) {
    if (exams.findIndex((other) => other.subject === subject) !== index) {
      invalidParameter('exams', `${quoted(subject)} is given more than once`)
    }
    if (Temporal.PlainDate.compare(date, first) < 0) {
      unprocessable(`The exam of ${quoted(subject)} on ${date.toString()} is before start ${start}.`)
    }
    if (first.until(date).days > MOST_DAYS) {
      invalidParameter('exams', `${date.toString()} is over ${MOST_DAYS} days after start ${start}`)
    }
  }
  return exams
}

/** Hours of one day by exam, in the order of first use: two rounds, the first bounded for each subject. */
const deal = (open: readonly number[], left: Decimal[], hoursPerDay: number, maxPerSubject: number) => {
  const dealt = new Map<number, Decimal>()
  let free = new Decimal(hoursPerDay)
  for (const most of [new Decimal(maxPerSubject), new Decimal(Infinity)]) {
    for (const index of open) {
      const need = left[index] ?? new Decimal(0)
      const hours = Decimal.min(need, most, free)
      if (hours.isZero()) continue
      left[index] = need.minus(hours)
      free = free.minus(hours)
      dealt.set(index, hours.plus(dealt.get(index) ?? 0))
    }
  }
  return dealt
}

/** @returns the days with sessions or an exam, and by exam the hours that found no place */
export const planStudy = (
  exams: readonly Exam[],
  { start, hoursPerDay, maxPerSubject, off }: StudySettings,
): { days: StudyDay[]; left: Decimal[]; total: Decimal } => {
  const first = Temporal.PlainDate.from(start)
  const offsets = exams.map(({ date }) => first.until(date).days)
  const order = exams.map((_, index) => index).sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0))
  const left = exams.map(({ hours }) => hours)
  const days: StudyDay[] = []
  let total = new Decimal(0)
  for (let offset = 0; offset <= Math.max(...offsets); offset++) {
    const date = first.add({ days: offset })
    const open = off.has(date.dayOfWeek) ? [] : order.filter((index) => (offsets[index] ?? 0) > offset)
    const dealt = deal(open, left, hoursPerDay, maxPerSubject)
    const examined = exams.filter((_, index) => offsets[index] === offset).map(({ subject }) => subject)
    if (dealt.size === 0 && examined.length === 0) continue
    const hours = Decimal.sum(0, ...dealt.values())
    total = total.plus(hours)
    days.push({
      date: date.toString(),
      weekday: date.dayOfWeek,
      sessions: [...dealt].map(([index, share]) => ({
        subject: exams[index]?.subject ?? '',
        hours: rounded(share, 4),
      })),
      hours: rounded(hours, 4),
      exams: examined,
    })
  }
  return { days, left, total }
}
