import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

/** First days of months: 1441-09 on 2020-04-24, 1441-10 on 2020-05-24, 1446-09 on 2025-03-01, 1446-10 on 2025-03-30. */
const VAN_GENT = 'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia, and counting'

table('rest_islamic_hijri_4', [
  answers(
    'the day before a birthday',
    { birth: '2020-04-24', on: '2025-02-28' },
    {
      birth: { gregorian: '2020-04-24', hijri: '1441-09-01', monthName: 'Ramadan' },
      on: { gregorian: '2025-02-28', hijri: '1446-08-29' },
      age: { years: 4, months: 11, days: 28 },
      totalDays: 1771,
      nextBirthday: { hijri: '1446-09-01', gregorian: '2025-03-01', inDays: 1, turns: 5 },
    },
    VAN_GENT,
  ),
  answers(
    'the birthday itself',
    { birth: '2020-04-24', on: '2025-03-01' },
    {
      age: { years: 5, months: 0, days: 0 },
      totalDays: 1772,
      nextBirthday: { hijri: '1446-09-01', gregorian: '2025-03-01', inDays: 0, turns: 5 },
    },
    VAN_GENT,
  ),
  answers(
    'the day after, with the next one a Hijri year away',
    { birth: '2020-04-24', on: '2025-03-02' },
    {
      age: { years: 5, months: 0, days: 1 },
      nextBirthday: { hijri: '1447-09-01', gregorian: '2026-02-18', inDays: 353, turns: 6 },
    },
    VAN_GENT,
  ),
  answers(
    'day 30 in a month of 29',
    { birth: '2020-05-23', on: '2025-03-20' },
    {
      birth: { gregorian: '2020-05-23', hijri: '1441-09-30', monthName: 'Ramadan' },
      nextBirthday: { hijri: '1446-09-29', gregorian: '2025-03-29', inDays: 9, turns: 5 },
    },
    VAN_GENT,
  ),
  answers(
    'day 30 in a month of 30',
    { birth: '2020-05-23', on: '2026-03-01' },
    { nextBirthday: { hijri: '1447-09-30', gregorian: '2026-03-19', inDays: 18, turns: 6 } },
    VAN_GENT,
  ),
  answers(
    'the day of birth',
    { birth: '2020-04-24', on: '2020-04-24' },
    {
      age: { years: 0, months: 0, days: 0 },
      totalDays: 0,
      nextBirthday: { hijri: '1441-09-01', gregorian: '2020-04-24', inDays: 0, turns: 0 },
    },
    'definition',
  ),
  refuses(422, 'a birth to come', { birth: '2026-03-02', on: '2026-03-01' }, 'is after'),
  refuses(422, 'a birth before 1300 AH', { birth: '1882-11-11', on: '2026-03-01' }, '1300 to 1600'),
  refuses(422, 'a day after 1600 AH', { birth: '1990-05-15', on: '2174-11-26' }, '1300 to 1600'),
  refuses(422, 'a next birthday after 1600 AH', { birth: '1990-05-15', on: '2174-11-25' }, '1601 AH'),
  refuses(400, 'no birth', { on: '2026-03-01' }, 'birth'),
  refuses(400, 'a birth on no day', { birth: '2021-02-29' }, 'birth'),
])

describe('without a day', () => {
  it('reckons the age of today in UTC', async () => {
    const today = (): string => new Date().toISOString().slice(0, 10)
    const before = today()
    const { body } = await call('rest_islamic_hijri_4', { birth: '1990-05-15' })
    const { on, totalDays } = (body as { data: { on: { gregorian: string }; totalDays: number } }).data
    expect([before, today()]).toContain(on.gregorian)
    expect(totalDays).toBe((Date.parse(on.gregorian) - Date.parse('1990-05-15')) / 86_400_000)
  })
})
