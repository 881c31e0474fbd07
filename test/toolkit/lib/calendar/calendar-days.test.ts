import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { orthodoxEaster, westernEaster } from '#toolkit/lib/calendar/easter'
import { isoWeekOf, mondayOf, weeksInIsoYear, writeIsoWeek } from '#toolkit/lib/calendar/iso-week'
import {
  gregorianDate,
  julianDate,
  julianDayOf,
  julianDayOfJulianDate,
} from '#toolkit/lib/calendar/julian-day'
import { weekdaySet } from '#toolkit/lib/calendar/weekdays'
import { wetonOf } from '#toolkit/lib/calendar/weton'

const date = (text: string) => Temporal.PlainDate.from(text)

describe('ISO weeks', () => {
  it.each([
    ['2005-01-01', '2004-W53'],
    ['2005-12-31', '2005-W52'],
    ['2007-12-31', '2008-W01'],
    ['2008-12-28', '2008-W52'],
    ['2008-12-29', '2009-W01'],
    ['2009-12-31', '2009-W53'],
    ['2010-01-04', '2010-W01'],
    ['0001-01-01', '0001-W01'],
  ])('%s is in %s (ISO 8601)', (day, week) => {
    expect(writeIsoWeek(isoWeekOf(date(day)))).toBe(week)
  })

  it('has 71 long years in 400', () => {
    const years = Array.from({ length: 400 }, (_, index) => 2000 + index)
    expect(years.filter((year) => weeksInIsoYear(year) === 53)).toHaveLength(71)
  })

  it('begins on Monday', () => {
    expect(mondayOf({ year: 2009, week: 1 }).toString()).toBe('2008-12-29')
    expect(mondayOf({ year: 2026, week: 53 }).toString()).toBe('2026-12-28')
  })
})

describe('Julian days', () => {
  // Meeus, Astronomical Algorithms, chapter 7: dates at noon.
  it.each([
    ['2000-01-01', 2451545],
    ['1987-01-27', 2446823],
    ['1988-06-19', 2447332],
    ['1900-01-01', 2415021],
    ['1600-12-31', 2305813],
    ['1582-10-15', 2299161],
  ])('%s is %i', (day, number) => {
    expect(julianDayOf(date(day))).toBe(number)
    expect(gregorianDate(number).toString()).toBe(day)
  })

  it.each([
    [{ year: 1582, month: 10, day: 4 }, 2299160],
    [{ year: 837, month: 4, day: 10 }, 2026872],
    [{ year: -4712, month: 1, day: 1 }, 0],
    [{ year: -1000, month: 2, day: 29 }, 1355867],
    [{ year: 1900, month: 2, day: 29 }, 2415092],
  ])('%o in the Julian calendar is %i', (day, number) => {
    expect(julianDayOfJulianDate(day)).toBe(number)
    expect(julianDate(number)).toEqual(day)
  })
})

describe('Easter', () => {
  // Meeus, chapter 8; US Census Bureau, Easter dates.
  it.each([
    [1818, '1818-03-22'],
    [1886, '1886-04-25'],
    [1954, '1954-04-18'],
    [1961, '1961-04-02'],
    [1981, '1981-04-19'],
    [1991, '1991-03-31'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2038, '2038-04-25'],
  ])('%i: %s', (year, easter) => {
    expect(westernEaster(year).toString()).toBe(easter)
  })

  it.each([
    [2008, '2008-04-27'],
    [2010, '2010-04-04'],
    [2013, '2013-05-05'],
    [2016, '2016-05-01'],
    [2021, '2021-05-02'],
    [2100, '2100-05-02'],
  ])('%i, orthodox: %s', (year, easter) => {
    expect(orthodoxEaster(year).toString()).toBe(easter)
  })

  it('is always a Sunday from 22 March to 25 April', () => {
    for (let year = 1583; year <= 9999; year += 1) {
      const easter = westernEaster(year)
      expect(easter.dayOfWeek).toBe(7)
      expect(easter.toString().slice(-5) >= '03-22' && easter.toString().slice(-5) <= '04-25').toBe(true)
      expect(orthodoxEaster(year).dayOfWeek).toBe(7)
    }
  })
})

describe('weton', () => {
  it.each([
    ['1945-08-17', 'Jumat', 'Legi', 11],
    ['1945-08-18', 'Sabtu', 'Pahing', 18],
    ['1945-08-19', 'Minggu', 'Pon', 12],
    ['1945-08-20', 'Senin', 'Wage', 8],
    ['1945-08-21', 'Selasa', 'Kliwon', 11],
    // Jumat Kliwon comes every 35 days; 14 March 2025 was one by printed Javanese calendars.
    ['2025-03-14', 'Jumat', 'Kliwon', 14],
    // 53188 days before 17 August 1945: 3 modulo 5.
    ['1800-01-01', 'Rabu', 'Pon', 14],
  ])('%s is %s %s, %i', (day, weekday, pasaran, neptu) => {
    expect(wetonOf(julianDayOf(date(day)))).toEqual({ day: weekday, pasaran, neptu })
  })
})

it('reads weekdays by number', () => {
  expect([...weekdaySet('6,7,6')]).toEqual([6, 7])
})
