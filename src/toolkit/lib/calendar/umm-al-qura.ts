import { Temporal } from 'temporal-polyfill/full'
import { readTable } from '../../data/read.js'
import { dayNumber } from './civil-days.js'
import { element } from './element.js'

interface MonthTable {
  /** The Gregorian day on which the first year begins. */
  start: string
  firstYear: number
  /** A line a year, of the days in each of its months. */
  monthLengths: readonly string[]
}

const MONTHS = 12

const dayNumberOf = (date: Temporal.PlainDate): number => {
  const { year, month, day } = date.withCalendar('iso8601')
  return dayNumber(year, month, day)
}

/** First days of the months of 1343 to 1500 AH, and the first day after them, in days since 1970. */
const readStarts = (): { firstYear: number; starts: readonly number[] } => {
  const { start, firstYear, monthLengths } = readTable<MonthTable>('umm-al-qura')
  const starts = [dayNumberOf(Temporal.PlainDate.from(start))]
  for (const days of monthLengths.flatMap((year) => year.split(' '))) {
    starts.push(element(starts, starts.length - 1) + Number(days))
  }
  return { firstYear, starts }
}

let table: ReturnType<typeof readStarts> | undefined

/**
 * The first day of a month of the Umm al-Qura calendar, in days since 1 January 1970. From 1343 to 1500 AH by the
 * published months (`data/umm-al-qura.json`), from which ICU's table differs by a day in half the months before 1420
 * and after 1450 (1 Muharram 1356 is 14 March 1937, not 13 March); outside them as ICU calculates.
 * @param month 1 to 12, or 13 for the first of the next year
 */
export const ummAlQuraMonthStart = (year: number, month: number): number => {
  table ??= readStarts()
  const index = (year - table.firstYear) * MONTHS + month - 1
  const published = table.starts[index]
  if (published !== undefined) return published
  const [ofYear, ofMonth] = month > MONTHS ? [year + 1, 1] : [year, month]
  return dayNumberOf(
    Temporal.PlainDate.from({ year: ofYear, month: ofMonth, day: 1, calendar: 'islamic-umalqura' }),
  )
}
