import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

interface Days {
  data: { items: { date: string; hijri: string; status: string; reasons: string[] }[] }
}

const daysOf = async (year: number, month: number): Promise<Map<string, [string, ...string[]]>> => {
  const { body } = await call('rest_islamic_fasting', { year, month })
  return new Map((body as Days).data.items.map(({ date, status, reasons }) => [date, [status, ...reasons]]))
}

table('rest_islamic_fasting', [
  answers(
    'a month that lies in Ramadan',
    { year: 2025, month: 3 },
    { year: 2025, month: 3, count: 31 },
    'van Gent: 1 to 29 March 2025 are Ramadan 1446, 30 is Eid, 31 is a Monday and 2 Shawwal',
  ),
  refuses(400, 'month 0', { year: 2025, month: 0 }, 'month'),
  refuses(400, 'a year past the bound', { year: 2101, month: 1 }, 'year'),
  refuses(400, 'no year', { month: 1 }, 'year'),
])

// Days of the Umm al-Qura calendar by van Gent; weekdays of the Gregorian one.
describe('fasting days', () => {
  it('of June 2024: eight days, Arafah, the feast and its three days', async () => {
    const days = await daysOf(2024, 6)
    expect([...days].filter(([date]) => date >= '2024-06-06' && date <= '2024-06-24')).toEqual([
      ['2024-06-06', ['recommended', 'thursday']],
      ['2024-06-07', ['recommended', 'dhul-hijjah']],
      ['2024-06-08', ['recommended', 'dhul-hijjah']],
      ['2024-06-09', ['recommended', 'dhul-hijjah']],
      ['2024-06-10', ['recommended', 'dhul-hijjah', 'monday']],
      ['2024-06-11', ['recommended', 'dhul-hijjah']],
      ['2024-06-12', ['recommended', 'dhul-hijjah']],
      ['2024-06-13', ['recommended', 'dhul-hijjah', 'thursday']],
      ['2024-06-14', ['recommended', 'dhul-hijjah']],
      ['2024-06-15', ['recommended', 'arafah']],
      ['2024-06-16', ['forbidden', 'eid-al-adha']],
      ['2024-06-17', ['forbidden', 'tashriq']],
      ['2024-06-18', ['forbidden', 'tashriq']],
      ['2024-06-19', ['forbidden', 'tashriq']],
      ['2024-06-20', ['recommended', 'white-day', 'thursday']],
      ['2024-06-21', ['recommended', 'white-day']],
      ['2024-06-24', ['recommended', 'monday']],
    ])
  })

  it('of April 2024: the end of Ramadan, the feast, six days of Shawwal', async () => {
    const days = await daysOf(2024, 4)
    expect(days.get('2024-04-08')).toEqual(['obligatory', 'ramadan'])
    expect(days.get('2024-04-09')).toEqual(['obligatory', 'ramadan'])
    expect(days.get('2024-04-10')).toEqual(['forbidden', 'eid-al-fitr'])
    expect(days.get('2024-04-11')).toEqual(['recommended', 'shawwal', 'thursday'])
    expect(days.get('2024-04-16')).toEqual(['recommended', 'shawwal'])
    expect(days.get('2024-04-17')).toBeUndefined()
    expect(days.get('2024-04-22')).toEqual(['recommended', 'white-day', 'monday'])
  })

  it('of July 2024: Tasua and Ashura', async () => {
    const days = await daysOf(2024, 7)
    expect(days.get('2024-07-15')).toEqual(['recommended', 'tasua', 'monday'])
    expect(days.get('2024-07-16')).toEqual(['recommended', 'ashura'])
  })
})
