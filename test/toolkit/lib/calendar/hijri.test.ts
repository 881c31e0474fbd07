import { Temporal } from 'temporal-polyfill/full'
import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import {
  hijriDay,
  hijriText,
  isoDate,
  julianDayNumber,
  toHijri,
  ummAlQura,
  ummAlQuraRun,
} from '#toolkit/lib/calendar/hijri'

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text)

describe('the Umm al-Qura calendar', () => {
  // R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia: first days of months.
  it.each([
    ['1999-04-17', '1420-01-01'],
    ['2013-07-09', '1434-09-01'],
    ['2018-09-11', '1440-01-01'],
    ['2019-08-31', '1441-01-01'],
    ['2020-08-20', '1442-01-01'],
    ['2021-08-09', '1443-01-01'],
    ['2022-07-30', '1444-01-01'],
    ['2023-03-23', '1444-09-01'],
    ['2023-07-19', '1445-01-01'],
    ['2024-03-11', '1445-09-01'],
    ['2024-07-07', '1446-01-01'],
    ['2025-03-01', '1446-09-01'],
    ['2025-06-26', '1447-01-01'],
  ])('%s is %s', (gregorian, hijri) => {
    expect(ummAlQura(day(gregorian))).toBe(hijri)
    const [year = 0, month = 0] = hijri.split('-').map(Number)
    expect(isoDate(hijriDay({ year, month, day: 1 }))).toBe(gregorian)
  })

  it('gives every day of a run as a conversion of its own does', () => {
    const start = day('2026-02-10')
    const run = ummAlQuraRun(start, 75).map(hijriText)
    expect(run).toEqual(Array.from({ length: 75 }, (_, index) => ummAlQura(start.add({ days: index }))))
  })

  it.each(['1882-11-11', '2174-11-26', '0001-01-01', '9999-12-31'])('does not know %s', (text) => {
    expect(() => toHijri(day(text))).toThrow(FeatureError)
    expect(() => ummAlQuraRun(day(text), 1)).toThrow(FeatureError)
  })

  it.each([
    ['1882-11-12', '1300-01-01'],
    ['2174-11-25', '1600-12-30'],
  ])('ends with %s, %s', (gregorian, hijri) => expect(ummAlQura(day(gregorian))).toBe(hijri))
})

/** Days from 1 Muharram 1 AH by the 30-year cycle (Reingold and Dershowitz, Calendrical Calculations, 7.1). */
const daysInCycle = (year: number, month: number, dayOfMonth: number): number =>
  dayOfMonth - 1 + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30)

describe('the arithmetic calendars', () => {
  // Calendrical Calculations, appendix C, and Meeus, Astronomical Algorithms, chapter 9.
  it.each([
    ['1903-04-19', '1321-01-21'],
    ['1929-08-25', '1348-03-19'],
    ['1941-09-29', '1360-09-08'],
    ['1943-04-19', '1362-04-13'],
    ['1943-10-07', '1362-10-07'],
    ['1991-08-13', '1412-02-02'],
    ['1992-03-17', '1412-09-13'],
    ['1996-02-25', '1416-10-05'],
    ['2000-04-06', '1421-01-01'],
    ['2038-11-10', '1460-10-12'],
    ['2094-07-18', '1518-03-05'],
  ])('%s is %s with the Friday epoch', (gregorian, hijri) => {
    expect(hijriText(toHijri(day(gregorian), 'civil'))).toBe(hijri)
  })

  // The epochs are 16 July 622 (Julian day number 1948440) and the day before.
  it.each([
    ['civil', 1948440],
    ['tabular', 1948439],
  ] as const)('%s follows the cycle over all years', (calendar, epoch) => {
    for (let year = 1300; year <= 1600; year += 7) {
      for (const month of [1, 2, 9, 12]) {
        expect(julianDayNumber(hijriDay({ year, month, day: 29 }, calendar))).toBe(
          epoch + daysInCycle(year, month, 29),
        )
      }
    }
  })

  it.each(['civil', 'tabular'] as const)('%s refuses other years', (calendar) => {
    expect(() => hijriDay({ year: 1299, month: 1, day: 1 }, calendar)).toThrow(FeatureError)
    expect(() => hijriDay({ year: 1601, month: 1, day: 1 }, calendar)).toThrow(FeatureError)
  })
})

describe('julianDayNumber', () => {
  // Meeus, Astronomical Algorithms, chapter 7: noon of these days.
  it.each([
    ['2000-01-01', 2451545],
    ['1999-01-01', 2451180],
    ['1987-06-19', 2446966],
    ['1900-01-01', 2415021],
  ])('%s is %d', (text, number) => expect(julianDayNumber(day(text))).toBe(number))
})
