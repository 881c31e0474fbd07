import { describe, expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

const TZDB = 'the tz database'

table('rest_geo_timezone', [
  answers(
    'Bali',
    { lat: -8.65, lon: 115.2167, at: '2026-03-01T00:00:00Z' },
    {
      tz: 'Asia/Makassar',
      all: ['Asia/Makassar'],
      offset: '+08:00',
      offsetMinutes: 480,
      abbreviation: 'GMT+8',
      dst: false,
      localTime: '2026-03-01T08:00:00+08:00',
    },
    TZDB,
  ),
  answers(
    'New York in summer, without an offset',
    { lat: 40.7128, lon: -74.006, at: '2026-07-01T12:00' },
    {
      tz: 'America/New_York',
      offset: '-04:00',
      offsetMinutes: -240,
      abbreviation: 'EDT',
      dst: true,
      localTime: '2026-07-01T08:00:00-04:00',
    },
    TZDB,
  ),
  answers(
    'an offset of its own',
    { lat: 27.7172, lon: 85.324, at: '2026-01-01T00:00:00+07:00' },
    { tz: 'Asia/Kathmandu', offset: '+05:45', offsetMinutes: 345, localTime: '2025-12-31T22:45:00+05:45' },
    TZDB,
  ),
  answers(
    'a date',
    { lat: 51.5, lon: -0.12, at: '2026-01-15' },
    { tz: 'Europe/London', localTime: '2026-01-15T00:00:00+00:00', dst: false },
    TZDB,
  ),
  answers(
    'the open sea',
    { lat: 0, lon: -30, at: '2026-01-01T00:00:00Z' },
    { tz: 'Etc/GMT+2', all: ['Etc/GMT+2'], offset: '-02:00' },
    'zones of 15 degrees',
  ),
  answers(
    'land that two zones claim',
    { lat: 43.8256, lon: 87.6168, at: '2026-01-01T00:00:00Z' },
    { all: expect.arrayContaining(['Asia/Shanghai', 'Asia/Urumqi']) },
    'timezone-boundary-builder: both clocks are used in Xinjiang',
  ),
  answers(
    'the antimeridian at sea',
    { lat: 0, lon: 180, at: '2026-01-01T00:00:00Z' },
    { all: ['Etc/GMT+12', 'Etc/GMT-12'] },
    'zones of 15 degrees',
  ),
  refuses(400, 'a moment that is no ISO 8601', { lat: 0, lon: 0, at: 'noon' }, 'at'),
  refuses(400, 'an impossible date', { lat: 0, lon: 0, at: '2026-02-30' }, 'at'),
  refuses(400, 'a latitude past the pole', { lat: 91, lon: 0 }, 'lat'),
])

describe('the present', () => {
  it('is the default, in whole seconds', async () => {
    const before = Date.now()
    const { body } = await call('rest_geo_timezone', { lat: -6.2, lon: 106.8 })
    const { localTime } = (body as { data: { localTime: string } }).data
    expect(localTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
    expect(Date.parse(localTime)).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000)
    expect(Date.parse(localTime)).toBeLessThanOrEqual(Date.now())
  })
})
