import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../../support/table.js'

const JAKARTA = { lat: -6.1667, lon: 106.8333, method: 'Kemenag' }
const APIA = { lat: -13.8333, lon: -171.7667 }

interface Next {
  data: {
    datetime: string
    current: string | null
    next: { prayer: string; at: string; in: string; seconds: number }
  }
}

const nextOf = async (query: Record<string, string | number>): Promise<Next['data']> =>
  ((await call('rest_islamic_prayerTimes_3', query)).body as Next).data

const at = (datetime: string) => ({ ...JAKARTA, datetime })
/** The imsakiyah of the Ministry of Religious Affairs for Jakarta has asr at 15:17 and isha at 19:26 on 23 February 2026. */
const TABLE = "Indonesia's Ministry of Religious Affairs, imsakiyah 1447 of Jakarta"

table('rest_islamic_prayerTimes_3', [
  answers(
    'fajr until sunrise',
    at('2026-02-23T05:00:00+07:00'),
    { current: 'fajr', next: expect.objectContaining({ prayer: 'dhuhr' }) as unknown },
    TABLE,
  ),
  answers('no prayer from sunrise to dhuhr', at('2026-02-23T06:30:00+07:00'), { current: null }, TABLE),
  answers(
    'a second before asr',
    at('2026-02-23T15:16:59+07:00'),
    { current: 'dhuhr', next: { prayer: 'asr', at: '2026-02-23T15:17:00+07:00', in: '0:00:01', seconds: 1 } },
    TABLE,
  ),
  answers(
    'at the very minute of asr',
    at('2026-02-23T15:17:00+07:00'),
    { current: 'asr', next: expect.objectContaining({ prayer: 'maghrib' }) as unknown },
    TABLE,
  ),
  answers(
    'isha after midnight, with fajr of the new day',
    at('2026-02-23T01:02:03+07:00'),
    {
      current: 'isha',
      next: { prayer: 'fajr', at: '2026-02-23T04:42:00+07:00', in: '3:39:57', seconds: 13_197 },
    },
    TABLE,
  ),
  answers(
    'isha in the evening, with fajr of the next day',
    at('2026-02-22T23:00:00+07:00'),
    {
      current: 'isha',
      next: { prayer: 'fajr', at: '2026-02-23T04:42:00+07:00', in: '5:42:00', seconds: 20_520 },
    },
    TABLE,
  ),
  answers(
    'a moment of another offset, given back in that of the place',
    at('2026-02-23T08:16:59.999Z'),
    { datetime: '2026-02-23T15:16:59+07:00', timezone: 'Asia/Jakarta', current: 'dhuhr' },
    'arithmetic: UTC+7',
  ),
  answers(
    'the local day west of the date line',
    { ...APIA, datetime: '2026-03-01T10:00:00+13:00' },
    {
      timezone: 'Pacific/Apia',
      current: null,
      next: expect.objectContaining({ prayer: 'dhuhr' }) as unknown,
    },
    'the sun of Apia is highest at about 12:40 by its clock',
  ),
  answers(
    'a small t and z',
    at('2026-02-23t08:17:00z'),
    { datetime: '2026-02-23T15:17:00+07:00', current: 'asr' },
    'RFC 3339, 5.6',
  ),
  refuses(
    422,
    'midnight sun',
    { lat: 69.65, lon: 18.96, datetime: '2026-06-21T12:00:00Z' },
    'does not rise or set',
  ),
  refuses(
    422,
    'a moment before the calendar',
    { ...JAKARTA, datetime: '1800-01-01T00:00:00Z' },
    '1300 to 1600 AH',
  ),
  refuses(422, 'the last moment of all', { ...JAKARTA, datetime: '9999-12-31T23:59:59Z' }, '1300 to 1600 AH'),
  refuses(400, 'a moment without an offset', at('2026-02-23T15:17:00'), 'datetime'),
  refuses(400, 'a plus that became a space', at('2026-02-23T15:17:00 07:00'), 'datetime'),
  refuses(400, 'a tab for the T', at('2026-02-23\t15:17:00Z'), 'datetime'),
  refuses(400, 'ten digits of a second', at('2026-02-23T15:17:00.0123456789Z'), 'datetime'),
  refuses(400, 'a day that is none', at('2026-02-30T15:17:00Z'), 'datetime'),
])

describe('without a moment', () => {
  it('answers for now, with a prayer that is as far away as it says', async () => {
    const before = Date.now()
    const { datetime, next } = await nextOf(JAKARTA)
    const moment = Date.parse(datetime)
    expect(moment).toBeGreaterThan(before - 1000)
    expect(moment).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(next.at) - moment).toBe(next.seconds * 1000)
    expect(next.seconds).toBeGreaterThan(0)
  })
})

describe('a day of Jakarta, hour by hour', () => {
  it('goes through the five prayers in their order', async () => {
    const seen: (string | null)[] = []
    for (let hour = 0; hour < 24; hour += 1) {
      const { current } = await nextOf(at(`2026-02-23T${String(hour).padStart(2, '0')}:30:00+07:00`))
      if (seen.at(-1) !== current || seen.length === 0) seen.push(current)
    }
    expect(seen).toEqual(['isha', 'fajr', null, 'dhuhr', 'asr', 'maghrib', 'isha'])
  })
})
