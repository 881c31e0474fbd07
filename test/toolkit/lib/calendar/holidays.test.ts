import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { holidayCalendar, publicHolidays } from '#toolkit/lib/calendar/holidays'

const on = (text: string) => Temporal.PlainDate.from(text)

describe('publicHolidays', () => {
  it('has none without a country', () => {
    expect(publicHolidays(undefined)(on('2026-12-25'))).toBeUndefined()
  })

  it('covers each day of a longer holiday, over the turn of the year too', () => {
    const inRussia = publicHolidays('RU')
    // Labour Code of the Russian Federation, article 112.
    for (let day = 1; day <= 8; day += 1) expect(inRussia(on(`2026-01-0${day}`)), String(day)).toBeDefined()
    expect(inRussia(on('2026-01-12'))).toBeUndefined()
    // Incwala of Eswatini lasts six days from 28 December here.
    expect(publicHolidays('SZ')(on('2027-01-02'))).toBeDefined()
  })

  it('knows the holidays of a state that the country has not', () => {
    // Epiphany is a holiday in Bavaria, not in Berlin.
    expect(publicHolidays('DE', 'by')(on('2026-01-06'))).toBe('Epiphany')
    expect(publicHolidays('DE', 'BE')(on('2026-01-06'))).toBeUndefined()
  })

  it('leaves out what is only observed', () => {
    expect(publicHolidays('US')(on('2026-02-14'))).toBeUndefined()
  })
})

describe('holidayCalendar', () => {
  it('takes either letter case', () => {
    expect(holidayCalendar('gb', 'nir')).toMatchObject({
      country: 'GB',
      countryName: 'United Kingdom',
      region: 'NIR',
    })
  })

  it('refuses what it does not know', () => {
    expect(() => holidayCalendar('ZZ')).toThrow('ZZ')
    expect(() => holidayCalendar('GB', 'hasOwnProperty')).toThrow('region')
    expect(() => holidayCalendar('GB').ofYear(2101, 'en')).toThrow('1970 to 2100')
  })

  it('moves New Zealand and Australian days as their laws say', () => {
    // Holidays Act 2003 (New Zealand): ANZAC Day, Saturday 25 April 2026, is kept on Monday 27 April too.
    const dates = holidayCalendar('NZ')
      .ofYear(2026, 'en')
      .map(({ date }) => date)
    expect(dates).toContain('2026-04-27')
  })
})
