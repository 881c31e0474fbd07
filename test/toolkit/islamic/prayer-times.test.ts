import { describe, expect, it } from 'vitest'
import { nearClock } from '../../support/near-clock.js'
import { answers, call, refuses, table } from '../../support/table.js'

const JAKARTA = { lat: -6.1667, lon: 106.8333 }
const MAKKAH = { lat: 21.4225, lon: 39.8262 }

table('rest_islamic_prayerTimes', [
  answers(
    'Jakarta on 23 February 2026',
    { ...JAKARTA, date: '2026-02-23', method: 'Kemenag' },
    {
      date: '2026-02-23',
      hijri: '1447-09-06',
      timezone: 'Asia/Jakarta',
      method: 'Kemenag',
      timings: expect.objectContaining({
        imsak: '04:32',
        fajr: '04:42',
        sunrise: nearClock('05:55', 1),
        dhuhr: nearClock('12:10', 2),
        asr: '15:17',
        maghrib: nearClock('18:17', 1),
        isha: '19:26',
      }) as unknown,
    },
    "Indonesia's Ministry of Religious Affairs, imsakiyah 1447 of Jakarta, which is kept for the whole province",
  ),
  answers(
    'Jakarta on 5 March 2026',
    { ...JAKARTA, date: '2026-03-05', method: 'Kemenag' },
    {
      timings: expect.objectContaining({
        imsak: nearClock('04:33', 1),
        fajr: nearClock('04:43', 1),
        sunrise: nearClock('05:57', 1),
        dhuhr: nearClock('12:07', 1),
        asr: nearClock('15:08', 1),
        maghrib: nearClock('18:13', 1),
        isha: '19:22',
      }) as unknown,
    },
    'the same imsakiyah',
  ),
  answers(
    'an hour and a half to isha in Makkah',
    { ...MAKKAH, date: '2026-03-01', method: 'UmmAlQura' },
    {
      timezone: 'Asia/Riyadh',
      timings: expect.objectContaining({ maghrib: '18:25', isha: '19:55' }) as unknown,
    },
    'sunset at -50 minutes of altitude by the low-precision formulas of the Astronomical Almanac, and 90 minutes',
  ),
  answers(
    'the default method',
    { ...MAKKAH, date: '2026-03-01' },
    { method: 'MuslimWorldLeague' },
    'the contract',
  ),
  answers(
    'the first day that the calendar knows',
    { ...MAKKAH, date: '1882-11-12' },
    { hijri: '1300-01-01' },
    'Unicode CLDR, islamic-umalqura',
  ),
  refuses(422, 'midnight sun', { lat: 69.65, lon: 18.96, date: '2026-06-21' }, 'does not rise or set'),
  refuses(422, 'polar night', { lat: 69.65, lon: 18.96, date: '2026-12-21' }, 'does not rise or set'),
  refuses(422, 'the pole', { lat: 90, lon: 0, date: '2026-03-21' }, 'does not rise or set'),
  refuses(422, 'a day before the calendar', { ...MAKKAH, date: '1882-11-11' }, '1300 to 1600 AH'),
  refuses(422, 'the last day of all', { ...MAKKAH, date: '9999-12-31' }, '1300 to 1600 AH'),
  refuses(422, 'the first year of all', { ...MAKKAH, date: '0000-01-01' }, '1300 to 1600 AH'),
  refuses(400, 'a day that is none', { ...MAKKAH, date: '2026-02-29' }, 'date'),
  refuses(400, 'a date in another form', { ...MAKKAH, date: '1-3-2026' }, 'date'),
  refuses(400, 'no place', { date: '2026-03-01' }, 'lat'),
  refuses(400, 'a latitude past the pole', { lat: 90.1, lon: 0 }, 'lat'),
  refuses(400, 'a longitude past the date line', { lat: 0, lon: 180.1 }, 'lon'),
  refuses(400, 'no number', { lat: 'NaN', lon: 0 }, 'lat'),
  refuses(400, 'an unknown method', { ...MAKKAH, method: 'Other' }, 'method'),
])

describe('without a date', () => {
  it("answers for the place's own present day", async () => {
    const localDay = (): string =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    const before = localDay()
    const { body } = await call('rest_islamic_prayerTimes', { lat: 1.8721, lon: -157.4278 })
    const { date, timezone } = (body as { data: { date: string; timezone: string } }).data
    expect(timezone).toBe('Pacific/Kiritimati')
    expect([before, localDay()]).toContain(date)
  })
})
