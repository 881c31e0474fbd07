import { describe, expect, it } from 'vitest'
import {
  parseDateTime,
  readDateTime,
  timeZone,
  unixSeconds,
  writeDateTime,
  writeUtc,
} from '#toolkit/lib/calendar/datetime-text'

describe('timeZone', () => {
  it.each([
    ['asia/jakarta', 'Asia/Jakarta'],
    ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
    ['america/port_of_spain', 'America/Port_of_Spain'],
    ['africa/dar_es_salaam', 'Africa/Dar_es_Salaam'],
    ['antarctica/dumontdurville', 'Antarctica/DumontDUrville'],
    ['us/eastern', 'US/Eastern'],
    ['asia/kolkata', 'Asia/Kolkata'],
    ['europe/kyiv', 'Europe/Kyiv'],
    ['etc/gmt-7', 'Etc/GMT-7'],
    ['est5edt', 'EST5EDT'],
    ['utc', 'UTC'],
  ])('%s is %s (tzdata)', (given, name) => {
    expect(timeZone(given)).toBe(name)
  })

  it.each([
    '',
    'PST',
    'ACT',
    '+07:00',
    'GMT+7',
    'SystemV/EST5',
    'localtime',
    'posix/UTC',
    ' UTC',
    'Asia/Jakarta\0',
    'Asia/Jakartа',
  ])('refuses %j', (name) => {
    expect(() => timeZone(name)).toThrow('is not a time zone')
  })
})

describe('parseDateTime', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00+07:00'],
    ['20260301', '2026-03-01T00:00:00+07:00'],
    ['2026-03-01T10', '2026-03-01T10:00:00+07:00'],
    ['2026-03-01T10:05', '2026-03-01T10:05:00+07:00'],
    ['20260301T100509', '2026-03-01T10:05:09+07:00'],
    ['2026-03-01t10:05:09z', '2026-03-01T17:05:09+07:00'],
    ['2026-03-01 10:05:09.120Z', '2026-03-01T17:05:09.12+07:00'],
    ['2026-03-01T10:05:09,5+0700', '2026-03-01T10:05:09.5+07:00'],
    ['2026-03-01T10:05:09-05', '2026-03-01T22:05:09+07:00'],
    ['2016-12-31T23:59:60Z', '2017-01-01T06:59:59+07:00'],
  ])('%s is %s (ISO 8601-1)', (text, expected) => {
    const parsed = parseDateTime(text, 'Asia/Jakarta')
    expect(parsed && writeDateTime(parsed.zoned)).toBe(expected)
  })

  it.each([
    '',
    '2026',
    '2026-03',
    '2026-02-29',
    '2026-3-1',
    '26-03-01',
    '2026-0301',
    '2026-W09-7',
    '2026-03-01T',
    '2026-03-01T24:00',
    '2026-03-01T10:60',
    '2026-03-01T10:05:09.1234567890',
    '2026-03-01Z',
    '2026-03-01T10:00+25:00',
    '2026-03-01T10:00[Asia/Jakarta]',
    '+002026-03-01',
    '-271821-04-20',
    ' 2026-03-01',
    '2026-03-01\n',
    'NaN',
    'Infinity',
  ])('has nothing for %j', (text) => {
    expect(parseDateTime(text, 'UTC')).toBeUndefined()
  })

  it('tells a date alone, and a wall time from one with an offset', () => {
    expect(parseDateTime('2026-03-01', 'UTC')).toMatchObject({ dateOnly: true })
    expect(parseDateTime('2026-03-01T00:00', 'UTC')).toMatchObject({ dateOnly: false })
    expect(parseDateTime('2026-03-01T00:00', 'UTC')?.wall?.toString()).toBe('2026-03-01T00:00:00')
    expect(parseDateTime('2026-03-01T00:00Z', 'UTC')?.wall).toBeUndefined()
  })
})

it('refuses a parameter with its name', () => {
  expect(() => readDateTime('from', '2026-02-30', 'UTC')).toThrow(/^from must be a real date/)
})

it('writes UTC and whole seconds', () => {
  const { zoned } = readDateTime('at', '1969-12-31T23:59:59.25Z', 'Asia/Jakarta')
  expect(writeUtc(zoned)).toBe('1969-12-31T23:59:59.25Z')
  expect(unixSeconds(zoned)).toBe(-1)
})
