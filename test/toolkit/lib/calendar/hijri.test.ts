import { Temporal } from 'temporal-polyfill/full'
import { describe, expect, it } from 'vitest'
import { FeatureError } from '#toolkit'
import { hijriAge, hijriDay, hijriText, toHijri, ummAlQura, ummAlQuraRun } from '#toolkit/lib/calendar/hijri'
import { julianDayOf } from '#toolkit/lib/calendar/julian-day'

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
    // The same, and hijridate 2.6.0; ICU has these a day earlier or later.
    ['1924-08-01', '1343-01-01'],
    ['1937-03-14', '1356-01-01'],
    ['1950-11-12', '1370-02-01'],
    ['1969-03-19', '1389-01-01'],
    // The same, and .NET's UmAlQuraCalendar.
    ['1975-01-13', '1395-01-01'],
    ['1990-03-27', '1410-09-01'],
    ['1998-04-27', '1419-01-01'],
    ['2031-04-23', '1453-01-01'],
    ['2040-01-15', '1462-01-01'],
    ['2050-09-17', '1473-01-01'],
    ['2061-05-20', '1484-01-01'],
    ['2076-11-27', '1500-01-01'],
    ['2077-10-18', '1500-12-01'],
  ])('%s is %s', (gregorian, hijri) => {
    expect(ummAlQura(day(gregorian))).toBe(hijri)
    const [year = 0, month = 0] = hijri.split('-').map(Number)
    expect(hijriDay({ year, month, day: 1 }).gregorian.toString()).toBe(gregorian)
  })

  // The newspaper Umm al-Qura corrected months by the sighting (hijridate 2.6.0).
  it.each([
    ['1925-03-27', { hijri: '1343-09-01', monthLength: 28 }],
    ['1925-04-23', { hijri: '1343-09-28', monthLength: 28 }],
    ['1926-12-07', { hijri: '1345-06-01', monthLength: 29 }],
    ['1926-12-06', { hijri: '1345-05-31', monthLength: 31 }],
  ])('has months of 28 and 31 days on %s', (gregorian, { hijri, monthLength }) => {
    const found = toHijri(day(gregorian))
    expect([hijriText(found), found.monthLength]).toEqual([hijri, monthLength])
  })

  it('has months that follow each other, also where the published table begins and ends', () => {
    let next = day('1882-11-12')
    for (let year = 1300; year <= 1600; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        const first = hijriDay({ year, month, day: 1 })
        if (!first.gregorian.equals(next))
          throw new Error(`${hijriText(first)} does not begin on ${next.toString()}`)
        const last = next.add({ days: first.monthLength - 1 })
        expect([hijriText(toHijri(next)), toHijri(last).month]).toEqual([hijriText(first), month])
        next = last.add({ days: 1 })
      }
    }
    expect(next.toString()).toBe('2174-11-26')
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
        expect(julianDayOf(hijriDay({ year, month, day: 29 }, calendar).gregorian)).toBe(
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

describe('hijriAge', () => {
  // First days of months (R.H. van Gent): 1441-09 on 2020-04-24, 1446-09 on 2025-03-01, 1447-10 on 2026-03-20.
  it.each([
    ['2020-04-24', '2025-03-01', [5, 0, 0]],
    ['2020-04-24', '2025-02-28', [4, 11, 28]],
    ['2020-05-23', '2025-03-29', [4, 11, 29]],
    ['2020-05-23', '2026-03-20', [6, 0, 1]],
    ['2020-05-23', '2020-05-23', [0, 0, 0]],
  ])('from %s to %s', (from, to, [years, months, days]) => {
    expect(hijriAge(toHijri(day(from)), toHijri(day(to)))).toEqual({ years, months, days })
  })
})
