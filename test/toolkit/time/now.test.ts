import { expect, it } from 'vitest'
import { answers, call, refuses, table } from '../../support/table.js'

table('rest_time_now', [
  answers(
    'a zone in another letter case',
    { tz: 'asia/jakarta' },
    { tz: 'Asia/Jakarta', offset: '+07:00', offsetMinutes: 420, abbreviation: 'GMT+7', dst: false },
    'tzdata: UTC + 7 since 1964',
  ),
  answers(
    'UTC',
    {},
    { tz: 'UTC', offset: '+00:00', offsetMinutes: 0, abbreviation: 'UTC', dst: false },
    'by hand',
  ),
  answers(
    'three quarters of an hour',
    { tz: 'Asia/Kathmandu' },
    { tz: 'Asia/Kathmandu', offset: '+05:45', offsetMinutes: 345 },
    'tzdata',
  ),
  answers(
    'a zone under its present name',
    { tz: 'asia/kolkata' },
    { tz: 'Asia/Kolkata', offset: '+05:30' },
    'tzdata',
  ),
  answers(
    'west of Greenwich',
    { tz: 'Pacific/Marquesas' },
    { offset: '-09:30', offsetMinutes: -570 },
    'tzdata',
  ),
  refuses(422, 'an unknown zone', { tz: 'Mars/Olympus' }, 'Mars/Olympus'),
  refuses(422, 'an abbreviation', { tz: 'IST' }, 'IST'),
  refuses(422, 'an offset', { tz: '+07:00' }, '+07:00'),
  refuses(422, 'nothing', { tz: '' }, 'time zone'),
  refuses(422, 'a path', { tz: '../../etc/passwd' }, 'time zone'),
  refuses(400, 'a name past 64 characters', { tz: 'A'.repeat(65) }, 'tz'),
])

it('has all fields of one reading of the clock', async () => {
  const before = Date.now()
  const { body } = await call('rest_time_now', { tz: 'America/St_Johns' })
  const after = Date.now()
  const { data } = body as {
    data: Record<string, string> & { unix: number; unixMs: number; offsetMinutes: number }
  }
  expect(data.unixMs).toBeGreaterThanOrEqual(before)
  expect(data.unixMs).toBeLessThanOrEqual(after)
  expect(data.unix).toBe(Math.floor(data.unixMs / 1000))
  expect(data['utc']).toBe(new Date(data.unixMs).toISOString())
  expect(Date.parse(data['datetime'] ?? '')).toBe(data.unixMs)
  const local = new Date(data.unixMs + data.offsetMinutes * 60_000).toISOString()
  expect(data['datetime']).toBe(local.replace('Z', data['offset'] ?? ''))
  expect([data['date'], data['time']]).toEqual([local.slice(0, 10), local.slice(11, 19)])
})
