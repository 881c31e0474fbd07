import { describe, expect, test } from 'vitest'
import { limitsOf, retryAfterMs, waitAskedFor } from '#flow'

/** The date of RFC 9110's own examples (5.6.7), 37 s before. */
const NOW = Date.UTC(1994, 10, 6, 8, 49, 0)
const NOON = Date.UTC(2026, 10, 22, 12)
const MIDNIGHT = Date.UTC(2026, 10, 23)
const HALF_A_DAY = 12 * 3_600_000

describe('Retry-After', () => {
  test.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['1.5', 1500],
    // The three forms of an HTTP date, RFC 9110, 5.6.7.
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:48:37 GMT', 0],
    ['1994-11-06T08:49:37Z', 37_000],
    ['1994-11-06T09:49:37+01:00', 37_000],
    ['1m30s', 90_000],
  ])('%j', (value, expected) => {
    expect(retryAfterMs(value, NOW)).toBe(expected)
  })

  test.each([
    undefined,
    '',
    '-1',
    'soon',
    'retry 5',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '12 5',
    'Sun, 99 Nov 1994 08:49:37 GMT',
  ])('%j says nothing', (value) => {
    expect(retryAfterMs(value, NOW)).toBeNull()
  })

  test('of several the first counts', () => {
    expect(retryAfterMs(['3', '9'], NOW)).toBe(3000)
  })

  test('in milliseconds goes before seconds', () => {
    expect(limitsOf({ 'retry-after-ms': '250', 'retry-after': '1' }, NOW).retryAfterMs).toBe(250)
    expect(limitsOf({ 'retry-after-ms': 'x', 'retry-after': '1' }, NOW).retryAfterMs).toBe(1000)
  })
})

describe('the end of a spent window', () => {
  test.each([
    ['milliseconds since 1970', String(MIDNIGHT)],
    ['seconds since 1970', String(MIDNIGHT / 1000)],
    ['seconds with a fraction', `${MIDNIGHT / 1000}.000`],
    ['seconds from now', '43200'],
    ['an ISO date', '2026-11-23T00:00:00Z'],
    ['an ISO date without a zone', '2026-11-23T00:00:00'],
    ['an HTTP date', 'Mon, 23 Nov 2026 00:00:00 GMT'],
    ['a duration', '12h'],
    ['a duration in several units', '11h59m59.5s500ms'],
  ])('in %s', (_, reset) => {
    for (const prefix of ['x-ratelimit', 'x-rate-limit', 'ratelimit']) {
      const headers = { [`${prefix}-remaining`]: '0', [`${prefix}-reset`]: reset }
      expect(limitsOf(headers, NOON)).toMatchObject({ isSpent: true, resetMs: HALF_A_DAY })
      expect(waitAskedFor(headers, NOON)).toBe(HALF_A_DAY)
    }
  })

  test.each(['1h2m3s', '1h2m3.0s', '3723', '62m3s'])('%s is 3,723 s', (reset) => {
    expect(waitAskedFor({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }, NOON)).toBe(3_723_000)
  })

  test.each(['6ms', '0.006s'])('%s is 6 ms', (reset) => {
    expect(waitAskedFor({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }, NOON)).toBe(6)
  })

  test.each(['', 'tomorrow', '-5', String(NOON - 1000), '1s2m'])('%j says nothing', (reset) => {
    expect(waitAskedFor({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }, NOON)).toBeNull()
  })

  test('is no reason to wait while calls are left, or where nothing says that none are', () => {
    const reset = { 'x-ratelimit-reset': '60' }
    expect(waitAskedFor({ ...reset, 'x-ratelimit-remaining': '7' }, NOON)).toBeNull()
    expect(waitAskedFor(reset, NOON)).toBeNull()
    expect(limitsOf(reset, NOON)).toMatchObject({ isSpent: null, resetMs: 60_000 })
  })

  test('or Retry-After, whichever is later', () => {
    const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '60' }
    expect(waitAskedFor({ ...spent, 'retry-after': '5' }, NOON)).toBe(60_000)
    expect(waitAskedFor({ ...spent, 'retry-after': '90' }, NOON)).toBe(90_000)
  })
})

describe('windows of requests and tokens apart', () => {
  // Groq's documentation of its headers has these values.
  const headers = {
    'x-ratelimit-limit-requests': '14400',
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': '2m59.56s',
    'x-ratelimit-limit-tokens': '18000',
    'x-ratelimit-remaining-tokens': '17997',
    'x-ratelimit-reset-tokens': '7.66s',
  }

  test('only the spent one counts, and speaks not of the caller as a whole', () => {
    expect(limitsOf(headers, NOON)).toEqual({
      retryAfterMs: null,
      isSpent: null,
      resetMs: null,
      partResetMs: 179_560,
    })
  })

  test('but Retry-After, which says when one call is allowed, goes before the time until all are', () => {
    expect(waitAskedFor({ ...headers, 'retry-after': '2' }, NOON)).toBe(2000)
  })

  test('also by minute and day', () => {
    const daily = { 'x-ratelimit-remaining-requests-day': '0', 'x-ratelimit-reset-requests-day': '33011.5' }
    expect(waitAskedFor(daily, NOON)).toBe(33_011_500)
  })
})
