import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

interface Events {
  data: { items: { name: string; gregorian: string; hijri: string; weekday: string }[] }
}

const itemsOf = async (query: Record<string, string | number>): Promise<Events['data']['items']> =>
  ((await call('rest_islamic_events', query)).body as Events).data.items

table('rest_islamic_events', [
  answers(
    'a Hijri year',
    { year: 1445, era: 'hijri' },
    {
      count: 15,
      items: [
        { name: 'Islamic New Year', gregorian: '2023-07-19', hijri: '1445-01-01', weekday: 'Wednesday' },
        { name: 'Ashura', gregorian: '2023-07-28', hijri: '1445-01-10', weekday: 'Friday' },
        { name: 'Mawlid', gregorian: '2023-09-27', hijri: '1445-03-12', weekday: 'Wednesday' },
        { name: 'Isra and Miraj', gregorian: '2024-02-08', hijri: '1445-07-27', weekday: 'Thursday' },
        { name: 'Mid-Shaban', gregorian: '2024-02-25', hijri: '1445-08-15', weekday: 'Sunday' },
        { name: 'First day of Ramadan', gregorian: '2024-03-11', hijri: '1445-09-01', weekday: 'Monday' },
        { name: 'Nuzul al-Quran', gregorian: '2024-03-27', hijri: '1445-09-17', weekday: 'Wednesday' },
        { name: 'Laylat al-Qadr (27th)', gregorian: '2024-04-06', hijri: '1445-09-27', weekday: 'Saturday' },
        { name: 'Eid al-Fitr', gregorian: '2024-04-10', hijri: '1445-10-01', weekday: 'Wednesday' },
        { name: 'Day of Tarwiyah', gregorian: '2024-06-14', hijri: '1445-12-08', weekday: 'Friday' },
        { name: 'Day of Arafah', gregorian: '2024-06-15', hijri: '1445-12-09', weekday: 'Saturday' },
        { name: 'Eid al-Adha', gregorian: '2024-06-16', hijri: '1445-12-10', weekday: 'Sunday' },
        { name: 'First day of Tashriq', gregorian: '2024-06-17', hijri: '1445-12-11', weekday: 'Monday' },
        { name: 'Second day of Tashriq', gregorian: '2024-06-18', hijri: '1445-12-12', weekday: 'Tuesday' },
        { name: 'Third day of Tashriq', gregorian: '2024-06-19', hijri: '1445-12-13', weekday: 'Wednesday' },
      ],
    },
    'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia: months of 1445',
  ),
  answers('the first year served', { year: 1300, era: 'hijri' }, { count: 15 }, 'the contract'),
  answers('the last year served', { year: 2170 }, { era: 'gregorian' }, 'the contract'),
  refuses(422, 'a Gregorian year too early', { year: 1882 }, '1883 to 2170'),
  refuses(422, 'a Hijri year too late', { year: 1601, era: 'hijri' }, '1300 to 1600'),
  refuses(422, 'a Gregorian year for a Hijri one', { year: 2026, era: 'hijri' }, '1300 to 1600'),
  refuses(400, 'a year past the bound', { year: 2171 }, 'year'),
  refuses(400, 'an unknown era', { year: 2026, era: 'julian' }, 'era'),
  refuses(400, 'no year', {}, 'year'),
])

describe('a Gregorian year', () => {
  it('may hold an observance twice', async () => {
    // 1 Muharram 1430 and 1431 are 29 December 2008 and 18 December 2009; of 1429 it is 10 January 2008 (van Gent).
    const items = await itemsOf({ year: 2008 })
    expect(items.filter(({ name }) => name === 'Islamic New Year').map(({ gregorian }) => gregorian)).toEqual(
      ['2008-01-10', '2008-12-29'],
    )
  })

  it('is in date order and holds nothing of its neighbours', async () => {
    const dates = (await itemsOf({ year: 2008 })).map(({ gregorian }) => gregorian)
    expect(dates).toEqual([...dates].sort())
    expect(dates.every((date) => date.startsWith('2008-'))).toBe(true)
  })
})
