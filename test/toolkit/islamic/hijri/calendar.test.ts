import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Month {
  data: {
    items: { day: number; gregorian: string; isoWeekday: number; whiteDay: boolean; events: string[] }[]
  }
}

table('rest_islamic_hijri_3', [
  answers(
    'Ramadan 1446, of 29 days',
    { year: 1446, month: 9 },
    { year: 1446, month: 9, monthName: 'Ramadan', start: '2025-03-01', end: '2025-03-29', count: 29 },
    'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia',
  ),
  answers(
    'an arithmetic leap month',
    { year: 1420, month: 12, calendar: 'civil' },
    { start: '2000-03-07', end: '2000-04-05', count: 30 },
    'Meeus, Astronomical Algorithms, chapter 9: 1 Muharram 1421 is 6 April 2000',
  ),
  answers(
    'the last month served',
    { year: 1600, month: 12 },
    { end: '2174-11-25', count: 30 },
    'Unicode CLDR',
  ),
  refuses(400, 'month 13', { year: 1446, month: 13 }, 'month'),
  refuses(400, 'a year past the bound', { year: 1601, month: 1 }, 'year'),
  refuses(400, 'no month', { year: 1446 }, 'month'),
])

describe('Dhu al-Hijjah 1445', () => {
  it('has its observances, white days and weekdays', async () => {
    const { body } = await call('rest_islamic_hijri_3', { year: 1445, month: 12 })
    const { items } = (body as Month).data
    expect(
      items.filter(({ events }) => events.length > 0).map(({ day, events }) => [day, ...events]),
    ).toEqual([
      [8, 'Day of Tarwiyah'],
      [9, 'Day of Arafah'],
      [10, 'Eid al-Adha'],
      [11, 'First day of Tashriq'],
      [12, 'Second day of Tashriq'],
      [13, 'Third day of Tashriq'],
    ])
    expect(items.filter(({ whiteDay }) => whiteDay).map(({ day }) => day)).toEqual([13, 14, 15])
    // 16 June 2024, a Sunday.
    expect(items[9]).toMatchObject({ gregorian: '2024-06-16', weekday: 'Sunday', isoWeekday: 7 })
    expect(items[10]).toMatchObject({ gregorian: '2024-06-17', weekday: 'Monday', isoWeekday: 1 })
  })
})
