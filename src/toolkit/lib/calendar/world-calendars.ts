import { Temporal } from 'temporal-polyfill/full'
import type { Data } from '#operation'
import { dayNumber } from './civil-days.js'
import { ummAlQuraDay } from './hijri.js'
import { type LunisolarCalendar, lunisolarDate } from './lunisolar.js'
import { formatLunisolar } from './lunisolar-names.js'

/** A day in one calendar. */
export type CalendarDay = Data<'rest_datetime_calendars'>['items'][number]

const UMM_AL_QURA_LEAP_YEAR = 355
/** A day that every month has in any table. */
const MIDDLE_OF_MONTH = 15

const partsIn = (calendar: string, date: Temporal.PlainDate): Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat('en', { calendar, dateStyle: 'long', timeZone: 'UTC' }).formatToParts(
    date.withCalendar('iso8601').toZonedDateTime('UTC').epochMilliseconds,
  )

const ofTemporal =
  (calendar: CalendarDay['calendar']) =>
  (date: Temporal.PlainDate): CalendarDay => {
    const { year, month, day, era, eraYear, inLeapYear } = date.withCalendar(calendar)
    return {
      calendar,
      year,
      month,
      day,
      era: era ?? null,
      eraYear: eraYear ?? null,
      leapYear: inLeapYear,
      formatted: partsIn(calendar, date)
        .map(({ value }) => value)
        .join(''),
    }
  }

/** Temporal's own is a day off where ICU's astronomy puts a new moon on the wrong side of midnight: 1954, 2027, 2030. */
const ofMoonAndSun =
  (calendar: LunisolarCalendar) =>
  (date: Temporal.PlainDate): CalendarDay => {
    const found = lunisolarDate(dayNumber(date.year, date.month, date.day), date.year, calendar)
    return {
      calendar,
      year: found.year,
      month: found.month,
      day: found.day,
      era: null,
      eraYear: null,
      leapYear: found.isLeapYear,
      formatted: formatLunisolar(found),
    }
  }

/** Temporal's own differs from the published months before 1420 and after 1450 AH. */
const ofUmmAlQura = (date: Temporal.PlainDate): CalendarDay => {
  const calendar = 'islamic-umalqura'
  const { year, month, day, yearLength } = ummAlQuraDay(date)
  const inMonth = Temporal.PlainDate.from({ year, month, day: MIDDLE_OF_MONTH, calendar })
  const { era, eraYear } = inMonth
  return {
    calendar,
    year,
    month,
    day,
    era: era ?? null,
    eraYear: eraYear ?? null,
    leapYear: yearLength >= UMM_AL_QURA_LEAP_YEAR,
    formatted: partsIn(calendar, inMonth)
      .map(({ type, value }) => (type === 'day' ? String(day) : value))
      .join(''),
  }
}

const CALENDARS: readonly ((date: Temporal.PlainDate) => CalendarDay)[] = [
  ofTemporal('buddhist'),
  ofMoonAndSun('chinese'),
  ofTemporal('coptic'),
  ofMoonAndSun('dangi'),
  ofTemporal('ethiopic'),
  ofTemporal('hebrew'),
  ofTemporal('indian'),
  ofUmmAlQura,
  ofTemporal('islamic-civil'),
  ofTemporal('japanese'),
  ofTemporal('persian'),
  ofTemporal('roc'),
]

/** A day (1800 to 2200) in each calendar that is served, in the order of the answer. */
export const inWorldCalendars = (date: Temporal.PlainDate): CalendarDay[] =>
  CALENDARS.map((inCalendar) => inCalendar(date))
