import { describe, expect, it } from 'vitest'
import { nearClock } from '../../../support/near-clock.js'
import { answers, call, refuses, table } from '../../../support/table.js'

const JAKARTA = { lat: -6.1667, lon: 106.8333, method: 'Kemenag' }
const MAKKAH = { lat: 21.4225, lon: 39.8262 }

interface Ramadan {
  data: { items: Record<string, string | number>[] }
}

const daysOf = async (query: Record<string, string | number>): Promise<Ramadan['data']['items']> =>
  ((await call('rest_islamic_fasting_2', query)).body as Ramadan).data.items

const minutesOf = (clock: unknown): number => {
  const [hours = 0, minutes = 0] = String(clock).split(':').map(Number)
  return hours * 60 + minutes
}

table('rest_islamic_fasting_2', [
  answers(
    'Ramadan 1446, of 29 days',
    { ...JAKARTA, year: 1446 },
    {
      year: 1446,
      timezone: 'Asia/Jakarta',
      method: 'Kemenag',
      start: '2025-03-01',
      end: '2025-03-29',
      count: 29,
    },
    'R.H. van Gent, The Umm al-Qura Calendar of Saudi Arabia',
  ),
  answers(
    'Ramadan 1447, of 30 days',
    { ...MAKKAH, year: 1447 },
    { start: '2026-02-18', end: '2026-03-19', count: 30 },
    'the same',
  ),
  refuses(422, 'midnight sun', { lat: 69.65, lon: 18.96, year: 1436 }, 'does not rise or set'),
  refuses(400, 'a year past the bound', { ...MAKKAH, year: 1501 }, 'year'),
  refuses(400, 'no place', { year: 1447 }, 'lat'),
])

describe('the days of Ramadan', () => {
  it('have the imsakiyah of Jakarta', async () => {
    // Indonesia's Ministry of Religious Affairs: 23 February 2026, which is 6 Ramadan by Umm al-Qura.
    expect((await daysOf({ ...JAKARTA, year: 1447 }))[5]).toMatchObject({
      day: 6,
      date: '2026-02-23',
      weekday: 'Monday',
      imsak: '04:32',
      fajr: '04:42',
      iftar: nearClock('18:17', 1),
      isha: '19:26',
    })
  })

  it('count the minutes from fajr to iftar', async () => {
    for (const { fajr, iftar, fastingMinutes } of await daysOf({ ...JAKARTA, year: 1447 })) {
      expect(fastingMinutes).toBe(minutesOf(iftar) - minutesOf(fajr))
    }
  })

  it.each([
    ['UmmAlQura', 120],
    ['Qatar', 120],
  ])('have isha of %s %d minutes after maghrib', async (method, interval) => {
    for (const { iftar, isha } of await daysOf({ ...MAKKAH, year: 1447, method })) {
      expect(minutesOf(isha) - minutesOf(iftar)).toBe(interval)
    }
  })
})
