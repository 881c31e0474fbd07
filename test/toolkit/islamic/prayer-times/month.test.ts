import { describe, expect, it } from 'vitest'
import { nearClock } from '../../../support/near-clock.js'
import { answers, call, refuses, table } from '../../../support/table.js'

const JAKARTA = { lat: -6.1667, lon: 106.8333 }

interface Month {
  data: { count: number; items: Record<string, string>[] }
}

const monthOf = async (query: Record<string, string | number>): Promise<Month['data']> =>
  ((await call('rest_islamic_prayerTimes_2', query)).body as Month).data

table('rest_islamic_prayerTimes_2', [
  answers(
    'the leap day',
    { ...JAKARTA, year: 2028, month: 2 },
    { timezone: 'Asia/Jakarta', method: 'MuslimWorldLeague', madhab: 'shafi', count: 29 },
    'the Gregorian calendar',
  ),
  answers(
    'no leap day in 1900',
    { ...JAKARTA, year: 1900, month: 2 },
    { count: 28 },
    'the Gregorian calendar',
  ),
  refuses(
    422,
    'a month that ends in midnight sun',
    { lat: 69.65, lon: 18.96, year: 2026, month: 5 },
    '2026-05-',
  ),
  refuses(400, 'a thirteenth month', { ...JAKARTA, year: 2026, month: 13 }, 'month'),
  refuses(400, 'a year past the bound', { ...JAKARTA, year: 2101, month: 1 }, 'year'),
  refuses(400, 'half a month', { ...JAKARTA, year: 2026, month: 1.5 }, 'month'),
  refuses(400, 'an unknown school', { ...JAKARTA, year: 2026, month: 1, madhab: 'maliki' }, 'madhab'),
])

// Indonesia's Ministry of Religious Affairs, imsakiyah 1447 of Jakarta: fajr of these days of March 2026.
const FAJR = { 1: '04:43', 10: '04:43', 16: '04:43', 17: '04:42', 20: '04:42' }

describe('a month of Jakarta by Kemenag', () => {
  it.each(Object.entries(FAJR))('has fajr of day %s at %s', async (day, fajr) => {
    const { items } = await monthOf({ ...JAKARTA, year: 2026, month: 3, method: 'Kemenag' })
    expect(items[Number(day) - 1]).toMatchObject({ fajr: nearClock(fajr, 1) })
  })

  it('goes from the first to the last day, in both calendars', async () => {
    const { items } = await monthOf({ ...JAKARTA, year: 2026, month: 3 })
    expect(items.map(({ date }) => date)).toEqual(
      Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`),
    )
    // 1 Shawwal 1447 is 20 March 2026 (van Gent).
    expect(items[18]).toMatchObject({ hijri: '1447-09-30' })
    expect(items[19]).toMatchObject({ hijri: '1447-10-01' })
  })

  it('answers each day as the day alone does, with asr by school', async () => {
    const query = { ...JAKARTA, method: 'Singapore' }
    const { items } = await monthOf({ ...query, year: 2026, month: 3, madhab: 'hanafi' })
    const { body } = await call('rest_islamic_prayerTimes', { ...query, date: '2026-03-09' })
    const { timings, hijri } = (body as { data: { hijri: string; timings: Record<string, string> } }).data
    const { imsak, fajr, sunrise, dhuhr, asrHanafi: asr, maghrib, isha } = timings
    expect(items[8]).toEqual({ date: '2026-03-09', hijri, imsak, fajr, sunrise, dhuhr, asr, maghrib, isha })
  })
})
