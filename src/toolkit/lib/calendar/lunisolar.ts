import { MakeTime, SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine'
import { dayNumber } from './civil-days.js'
import { element } from './element.js'

/** The lunisolar calendars by the same rules: the Chinese one, and the Korean one by the clocks of Korea. */
export type LunisolarCalendar = 'chinese' | 'dangi'

/** A month of a lunisolar year. */
export interface LunisolarMonth {
  /** 1 to 12; a leap month has the number of the month before it. */
  number: number
  isLeap: boolean
  /** First day, in days since 1 January 1970. */
  start: number
}

/** A day in a lunisolar calendar. */
export interface LunisolarDate {
  /** The Gregorian year in which the lunisolar year begins. */
  year: number
  /** Place in the year, from 1, leap months counted. */
  month: number
  day: number
  /** Number of the month, 1 to 12. */
  monthNumber: number
  isLeapMonth: boolean
  isLeapYear: boolean
}

/** Unix day of 1 January 2000 less half a day: `ut` of astronomy-engine counts from noon. */
const UT_EPOCH = 10_957.5
const MONTHS = 12
const MOST_REMEMBERED = 1000
/** Longer than a lunation. */
const LUNATION_SEARCH_DAYS = 32
/** Longer than from one major term to the next. */
const TERM_SEARCH_DAYS = 45
const DEGREES_A_TERM = 30
const DAYS_A_TERM = 30.4
const WINTER_SOLSTICE = 270
/** The month of the winter solstice. */
const SOLSTICE_MONTH = 11

const unixDay = (text: string): number => Date.parse(text) / 86_400_000

/** Month starts by today's astronomy and, a day later or earlier, in the almanacs of the Qing dynasty. */
const PRINTED_IN_BOTH = [
  ['1813-04-30', '1813-05-01'],
  ['1817-10-10', '1817-10-11'],
  ['1820-12-05', '1820-12-06'],
  ['1823-05-10', '1823-05-11'],
  ['1842-11-02', '1842-11-03'],
  ['1849-09-16', '1849-09-17'],
  ['1856-11-27', '1856-11-28'],
  ['1861-11-02', '1861-11-03'],
  ['1869-05-11', '1869-05-12'],
  ['1880-11-02', '1880-11-03'],
  ['1887-03-24', '1887-03-25'],
  ['1906-04-23', '1906-04-24'],
] as const

const startsOf = (rows: readonly (readonly [string, string])[]): ReadonlyMap<number, number> =>
  new Map(rows.map(([reckoned, printed]) => [unixDay(reckoned), unixDay(printed)]))

/**
 * Sources: the corrections of the Shou Xing almanac (sxtwl 2.0.7) for China, the tables of the Korea Astronomy and
 * Space Science Institute (korean_lunar_calendar 0.4.0) for Korea.
 */
const PRINTED_STARTS: Readonly<Record<LunisolarCalendar, ReadonlyMap<number, number>>> = {
  chinese: startsOf([...PRINTED_IN_BOTH, ['1842-01-12', '1842-01-11']]),
  dangi: startsOf(PRINTED_IN_BOTH),
}

/** Leap months of the almanacs that today's astronomy puts elsewhere, by year; the same sources. */
const PRINTED_LEAP_MONTHS: ReadonlyMap<number, number> = new Map([[1805, 6]])

/** Days by which the clocks of the almanac were ahead of universal time from each day on. */
const CLOCKS: Readonly<Record<LunisolarCalendar, readonly (readonly [from: number, ahead: number])[]>> = {
  // Mean time of Beijing (116.4 degrees east), since 1929 the time of 120 degrees east.
  chinese: [
    [-Infinity, (7 + 45 / 60 + 40 / 3600) / 24],
    [dayNumber(1929, 1, 1), 8 / 24],
  ],
  // As the Chinese almanac, and since 1912 the time of 135 degrees east.
  dangi: [
    [-Infinity, (7 + 45 / 60 + 40 / 3600) / 24],
    [dayNumber(1912, 1, 1), 9 / 24],
  ],
}

/** The day of a moment (in days of universal time from noon of 1 January 2000) by the clocks of the almanac. */
const localDay = (ut: number, calendar: LunisolarCalendar): number => {
  const moment = ut + UT_EPOCH
  const [, ahead] = CLOCKS[calendar].findLast(([from]) => moment >= from) ?? element(CLOCKS[calendar], 0)
  return Math.floor(moment + ahead)
}

const found = <T>(result: T | null, what: string): T => {
  if (result === null) throw new Error(`No ${what} was found`)
  return result
}

/** The first day of the month whose new moon is the first on or after a day. */
const newMoonFrom = (day: number, calendar: LunisolarCalendar): number => {
  // A day early, since the clocks are ahead of universal time.
  const moon = (from: number): number =>
    localDay(
      found(SearchMoonPhase(0, MakeTime(from - UT_EPOCH), LUNATION_SEARCH_DAYS), 'new moon').ut,
      calendar,
    )
  const first = moon(day - 1)
  return first >= day ? first : moon(day + 1)
}

/** The day on which the sun reaches a longitude, sought from a day on. */
const termDay = (longitude: number, from: number, calendar: LunisolarCalendar): number =>
  localDay(
    found(SearchSunLongitude(longitude, MakeTime(from - UT_EPOCH), TERM_SEARCH_DAYS), 'solar term').ut,
    calendar,
  )

const solsticeOf = (year: number, calendar: LunisolarCalendar): number =>
  termDay(WINTER_SOLSTICE, dayNumber(year, 12, 10), calendar)

/** The first days of the months from that of one winter solstice to that of the next, the latter included. */
const monthStarts = (solstice: number, nextSolstice: number, calendar: LunisolarCalendar): number[] => {
  const first = newMoonFrom(solstice - 29, calendar)
  const second = newMoonFrom(first + 28, calendar)
  const starts = second <= solstice ? [second] : [first]
  for (;;) {
    const next = newMoonFrom(element(starts, starts.length - 1) + 28, calendar)
    if (next > nextSolstice) return starts
    starts.push(next)
  }
}

/** The position of the leap month among the months between two winter solstices, -1 if there are twelve. */
const leapPlace = (year: number, starts: readonly number[], calendar: LunisolarCalendar): number => {
  const count = starts.length - 1
  if (count === MONTHS) return -1
  const printed = PRINTED_LEAP_MONTHS.get(year)
  if (printed !== undefined) return printed + 2
  const terms = Array.from({ length: count }, (_, index) =>
    termDay(
      (WINTER_SOLSTICE + (index + 1) * DEGREES_A_TERM) % 360,
      element(starts, 0) + 20 + index * DAYS_A_TERM,
      calendar,
    ),
  )
  // The first month without a major term; the first of all has the solstice.
  return starts.findIndex(
    (start, index) =>
      index > 0 && !terms.some((term) => term >= start && term < (starts[index + 1] ?? Infinity)),
  )
}

/** The months from that of one winter solstice up to that of the next (GB/T 33661-2017, 4). */
const reckonSui = (year: number, calendar: LunisolarCalendar): LunisolarMonth[] => {
  const starts = monthStarts(solsticeOf(year - 1, calendar), solsticeOf(year, calendar), calendar)
  const leap = leapPlace(year, starts, calendar)
  const printed = PRINTED_STARTS[calendar]
  return starts.slice(0, -1).map((start, index) => {
    const place = leap >= 0 && index >= leap ? index - 1 : index
    return {
      number: ((SOLSTICE_MONTH - 1 + place) % MONTHS) + 1,
      isLeap: index === leap,
      start: printed.get(start) ?? start,
    }
  })
}

/** A calculated year takes milliseconds, so it is kept; cleared before it grows past the years that are supported. */
const remembered = <T>(reckon: (year: number, calendar: LunisolarCalendar) => T) => {
  const known = new Map<string, T>()
  return (year: number, calendar: LunisolarCalendar): T => {
    const key = `${calendar} ${year}`
    const value = known.get(key) ?? reckon(year, calendar)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(key, value)
    return value
  }
}

const suiOf = remembered(reckonSui)

/** The months of a lunisolar year in order. */
export const lunisolarYear = remembered(
  (year: number, calendar: LunisolarCalendar): readonly LunisolarMonth[] => {
    const isBeforeNewYear = ({ number }: LunisolarMonth, index: number): boolean =>
      index < 4 && number >= SOLSTICE_MONTH
    return [
      ...suiOf(year, calendar).filter((month, index) => !isBeforeNewYear(month, index)),
      ...suiOf(year + 1, calendar).filter(isBeforeNewYear),
    ]
  },
)

/**
 * A day in a lunisolar calendar, by the astronomical rules of GB/T 33661-2017: a month begins on the day of the new
 * moon and the month of the winter solstice is the eleventh.
 * @param day in days since 1 January 1970
 * @param gregorianYear the year of the day
 */
export const lunisolarDate = (
  day: number,
  gregorianYear: number,
  calendar: LunisolarCalendar,
): LunisolarDate => {
  const begun = element(lunisolarYear(gregorianYear, calendar), 0).start <= day
  const year = begun ? gregorianYear : gregorianYear - 1
  const months = lunisolarYear(year, calendar)
  const index = months.findLastIndex(({ start }) => start <= day)
  const { number, isLeap, start } = element(months, index)
  return {
    year,
    month: index + 1,
    day: day - start + 1,
    monthNumber: number,
    isLeapMonth: isLeap,
    isLeapYear: months.length > MONTHS,
  }
}
