import { expect, it } from 'vitest'
import { zoneOffsets } from '#toolkit/lib/zones/zone-offsets'

const HOUR = 3_600_000
const utc = (text: string): number => Date.parse(text)

it('tells the spans around a change of the clocks, and goes on from there (tz database, New York 2026)', () => {
  const offsets = zoneOffsets('America/New_York')
  const change = utc('2026-03-08T07:00:00Z')
  const before = [utc('2026-03-07T00:00:00Z'), utc('2026-03-10T00:00:00Z')] as const
  expect(offsets(...before)).toMatchObject([
    { end: change, offset: -5 * HOUR },
    { start: change, end: utc('2026-11-01T06:00:00Z'), offset: -4 * HOUR },
  ])
  expect(offsets(utc('2026-03-09T00:00:00Z'), utc('2026-03-12T00:00:00Z'))).toMatchObject([
    { start: change, offset: -4 * HOUR },
  ])
})

it('has one span without end where the clocks never change', () => {
  const start = utc('2026-01-01T00:00:00Z')
  expect(zoneOffsets('Asia/Jakarta')(start, start + HOUR)).toEqual([
    { start, end: Infinity, offset: 7 * HOUR },
  ])
})
