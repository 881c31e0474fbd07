import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import {
  abbreviation,
  hoursAhead,
  isDaylightTime,
  nextClockChange,
  observesDaylightTime,
  previousClockChange,
  wallTimeFaults,
  zoneName,
} from '#toolkit/lib/zones/time-zone'

const at = (instant: string, zone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone)

// tzdata, files europe, asia, northamerica, australasia.
it.each([
  ['Asia/Kolkata', '1945-01-01T00:00Z', '1945-10-14T17:30:00Z', '+06:30', '+05:30'],
  ['Asia/Pyongyang', '2015-01-01T00:00Z', '2015-08-14T15:00:00Z', '+09:00', '+08:30'],
  ['Asia/Pyongyang', '2016-01-01T00:00Z', '2018-05-04T15:00:00Z', '+08:30', '+09:00'],
  ['America/Caracas', '2007-01-01T00:00Z', '2007-12-09T07:00:00Z', '-04:00', '-04:30'],
  ['Europe/London', '1968-01-01T00:00Z', '1968-02-18T02:00:00Z', '+00:00', '+01:00'],
  ['Europe/London', '1970-01-01T00:00Z', '1971-10-31T02:00:00Z', '+01:00', '+00:00'],
  ['America/New_York', '1883-01-01T00:00Z', '1883-11-18T17:00:00Z', '-04:56:02', '-05:00'],
  ['Asia/Makassar', '1930-01-01T00:00Z', '1932-10-31T16:02:24Z', '+07:57:36', '+08:00'],
])('%s after %s changes at %s from %s to %s', (zone, after, change, from, to) => {
  expect(nextClockChange(at(after, zone))).toEqual({ at: change, from, to })
  expect(previousClockChange(at(change, zone))).toEqual({ at: change, from, to })
})

it('knows winter time that is put back by law, and zones that only once had summer time', () => {
  expect(isDaylightTime(at('2026-07-01T00:00Z', 'Europe/Dublin'))).toBe(true)
  expect(isDaylightTime(at('2026-01-01T00:00Z', 'Europe/Dublin'))).toBe(false)
  expect(observesDaylightTime(at('2026-01-01T00:00Z', 'America/Sao_Paulo'))).toBe(false)
  expect(observesDaylightTime(at('2018-07-01T00:00Z', 'America/Sao_Paulo'))).toBe(true)
})

it('tells wall times that come twice, once and never', () => {
  const wall = (text: string) => Temporal.PlainDateTime.from(text)
  expect(wallTimeFaults(wall('2026-11-01T01:30'), 'America/New_York')).toEqual({
    ambiguous: true,
    skipped: false,
  })
  expect(wallTimeFaults(wall('2026-11-01T02:00'), 'America/New_York')).toEqual({
    ambiguous: false,
    skipped: false,
  })
  expect(wallTimeFaults(wall('2026-03-08T02:00'), 'America/New_York')).toEqual({
    ambiguous: false,
    skipped: true,
  })
  expect(wallTimeFaults(wall('2026-03-08T03:00'), 'America/New_York')).toEqual({
    ambiguous: false,
    skipped: false,
  })
  expect(wallTimeFaults(wall('2026-10-04T02:15'), 'Australia/Lord_Howe')).toEqual({
    ambiguous: false,
    skipped: true,
  })
})

it('names zones and tells how far they are apart', () => {
  const summer = at('2026-07-01T00:00Z', 'America/New_York')
  expect([abbreviation(summer), zoneName(summer)]).toEqual(['EDT', 'Eastern Daylight Time'])
  expect(abbreviation(at('2026-07-01T00:00Z', 'Asia/Jayapura'))).toBe('GMT+9')
  expect(hoursAhead(summer.withTimeZone('Asia/Kathmandu'), summer)).toBe(9.75)
})
