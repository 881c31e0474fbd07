import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'
import { formatPattern } from '#toolkit/lib/calendar/date-pattern'

const moment = Temporal.ZonedDateTime.from('2026-03-01T17:05:09.042[Asia/Jakarta]')

it.each([
  ['', ''],
  ["''", "'"],
  ["''''", "''"],
  ["'it''s'", "it's"],
  ["'yyyy'yyyy", 'yyyy2026'],
  ['yyyyMMddHHmmssSSS', '20260301170509042'],
  ['d/M', '1/3'],
  ['😀 H', '😀 17'],
])('%j is %j (Unicode TR 35)', (pattern, text) => {
  expect(formatPattern(moment, pattern, 'en')).toBe(text)
})

it('names every hour of the half day from 12 to 11', () => {
  const hours = [0, 1, 11, 12, 13, 23].map((hour) => formatPattern(moment.with({ hour }), 'h a', 'en'))
  expect(hours).toEqual(['12 AM', '1 AM', '11 AM', '12 PM', '1 PM', '11 PM'])
})

it.each(['y', 'YYYY', 'SS', 'Z', "'", "a'b", 'dd T HH', '__proto__'])('refuses %j', (pattern) => {
  expect(() => formatPattern(moment, pattern, 'en')).toThrow(/^pattern: /)
})
