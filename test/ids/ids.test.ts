import { expect, test } from 'vitest'
import { randomText, timedText } from '#ids'

test('ids differ, also where the pool is filled anew between them', () => {
  // 5,000 ids of 18 bytes empty a pool of 8 KiB eleven times.
  const ids = Array.from({ length: 5_000 }, () => randomText(18, 'base64url'))
  expect(new Set(ids).size).toBe(5_000)
  // 18 bytes are 24 characters of base64 (RFC 4648, section 4: four for three bytes).
  expect(ids.every((id) => /^[\w-]{24}$/.test(id))).toBe(true)
})

test('every bit is drawn: over 5,000 bytes each is set about half of the time', () => {
  const counts = Array.from({ length: 8 }, () => 0)
  for (const byte of Buffer.from(Array.from({ length: 100 }, () => randomText(50, 'hex')).join(''), 'hex'))
    for (const bit of counts.keys()) counts[bit] = (counts[bit] ?? 0) + ((byte >> bit) & 1)
  // Binomial with n = 5,000, p = 1/2: seven standard deviations are 247; by chance once in 10^11.
  for (const count of counts) expect(Math.abs(count - 2_500)).toBeLessThan(247)
})

test('timed ids begin with the time in hexadecimal, and sort by it', async () => {
  const before = Date.now()
  const first = timedText(8)
  // Two hexadecimal digits a byte, after twelve for the milliseconds since 1970.
  expect(first).toMatch(/^[0-9a-f]{28}$/)
  expect(parseInt(first.slice(0, 12), 16)).toBeGreaterThanOrEqual(before)
  expect(parseInt(first.slice(0, 12), 16)).toBeLessThanOrEqual(Date.now())
  while (Date.now() === parseInt(first.slice(0, 12), 16)) await new Promise(setImmediate)
  expect(timedText(8) > first).toBe(true)
})

test('timed ids of one millisecond differ', () => {
  const ids = Array.from({ length: 5_000 }, () => timedText(8))
  expect(new Set(ids).size).toBe(5_000)
})
