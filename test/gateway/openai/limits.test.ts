import { describe, expect, test } from 'vitest'
import { limitTold } from '../../../src/gateway/openai/limits.js'

const NOON = Date.UTC(2026, 10, 22, 12)
const MIDNIGHT = Date.UTC(2026, 10, 23)
const HALF_A_DAY = 12 * 3_600_000

const told = (body: unknown, headers: Record<string, string> = {}, status = 429) =>
  limitTold(status, headers, body, NOON)

/** OpenRouter's 429 for an account, as its documentation and its users' reports have it. */
const openRouter = (reset: string | number, more: object = {}): object => ({
  error: {
    message:
      'Rate limit exceeded: free-models-per-day. Add 10 credits to unlock 1000 free model requests per day',
    code: 429,
    metadata: {
      headers: { 'X-RateLimit-Limit': '50', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
      ...more,
    },
  },
  user_id: 'user_1',
})

describe('an account whose window is spent rests until it begins again', () => {
  test.each([
    ['milliseconds since 1970', String(MIDNIGHT)],
    ['milliseconds as a number', MIDNIGHT],
    ['seconds since 1970', String(MIDNIGHT / 1000)],
    ['seconds from now', 43_200],
    ['an ISO date', '2026-11-23T00:00:00.000Z'],
    ['a duration', '11h60m0s'],
  ])('%s', (_, reset) => {
    const expected = { limited: 'account', retryAfterMs: HALF_A_DAY }
    expect(told(openRouter(reset))).toEqual(expected)
    expect(told(openRouter(reset, { provider_name: null }))).toEqual(expected)
    // The same in the headers alone, whatever the body.
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) }
    for (const body of [undefined, [], { error: 'slow down' }, { error: { message: 'Too many requests' } }])
      expect(told(body, headers)).toEqual(expected)
  })

  test('for a day at most, whatever it says', () => {
    expect(told(openRouter(NOON + 30 * 86_400_000)).retryAfterMs).toBe(86_400_000)
  })

  test('and no shorter than Retry-After says', () => {
    expect(told(openRouter(20), { 'retry-after': '60' }).retryAfterMs).toBe(60_000)
  })

  test('for a minute where it does not say until when, or that has passed', () => {
    const minute = { limited: 'account', retryAfterMs: 60_000 }
    expect(told({}, { 'x-ratelimit-remaining': '0' })).toEqual(minute)
    expect(told(openRouter(NOON - 1000))).toEqual(minute)
    // OpenAI's word for an account without money.
    expect(
      told({ error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }),
    ).toEqual(minute)
  })

  test('also where it answers 403, as GitHub does', () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(MIDNIGHT / 1000) }
    expect(told({ message: 'API rate limit exceeded' }, headers, 403)).toEqual({
      limited: 'account',
      retryAfterMs: HALF_A_DAY,
    })
  })
})

describe('a model that alone is limited', () => {
  const upstream = {
    error: {
      message: 'Provider returned error',
      code: 429,
      metadata: {
        raw: 'google/gemini-2.0-flash-exp:free is temporarily rate-limited upstream. Please retry shortly.',
        provider_name: 'Google',
      },
    },
  }

  test('rests for a moment where nothing says for how long', () => {
    expect(told(upstream)).toEqual({ limited: 'model', retryAfterMs: 2000 })
    expect(told(upstream, { 'retry-after': '30' })).toEqual({ limited: 'model', retryAfterMs: 30_000 })
  })

  test('by either of OpenRouter’s words', () => {
    const { metadata } = upstream.error
    for (const words of [{ raw: metadata.raw }, { provider_name: 'Google' }])
      expect(told({ error: { ...upstream.error, metadata: words } }).limited).toBe('model')
    const message = 'vendor/small:free is temporarily rate-limited upstream'
    expect(told({ error: { message, code: 429 } }).limited).toBe('model')
  })

  test('even if the account’s window is told as well', () => {
    expect(told(openRouter(MIDNIGHT, { provider_name: 'Google' })).limited).toBe('model')
  })

  test('Groq’s, with the time in a header', () => {
    const message =
      'Rate limit reached for model `llama-3.3-70b-versatile` in organization `org_1` service tier `on_demand` on requests per day (RPD): Limit 1000, Used 1000, Requested 1.'
    const headers = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m26.4s' }
    expect(told({ error: { message, type: 'requests', code: 'rate_limit_exceeded' } }, headers)).toEqual({
      limited: 'model',
      retryAfterMs: 86_400,
    })
  })

  test('Google’s, in its list of one', () => {
    const details = [
      {
        '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
        violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier' }],
      },
      { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.074824224s' },
    ]
    const { limited, retryAfterMs } = told([{ error: { code: 429, message: 'You exceeded it.', details } }])
    expect(limited).toBe('model')
    expect(retryAfterMs).toBeCloseTo(34_074.824, 2)
  })

  test('GitHub Models’', () => {
    const headers = { 'x-ratelimit-type': 'UserByModelByDay', 'retry-after': '1200' }
    expect(told({ error: { message: 'Rate limit of 50 per 86400s exceeded' } }, headers)).toEqual({
      limited: 'model',
      retryAfterMs: 1_200_000,
    })
  })
})

describe('a limit of which nobody says whose it is', () => {
  test.each([
    ['nothing', {}, {}],
    ['Retry-After, an hour at most', { 'retry-after': '86400' }, { retryAfterMs: 3_600_000 }],
    ['a reset', { 'x-ratelimit-reset': '20' }, { retryAfterMs: 20_000 }],
    ['a reset while calls are left', { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '20' }, {}],
    [
      'a spent part',
      { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '7.66s' },
      { retryAfterMs: 7660 },
    ],
  ])('%s', (_, headers, expected) => {
    expect(told({ error: { message: 'Too many requests' } }, headers as Record<string, string>)).toEqual(
      expected,
    )
  })

  test('another status has only its Retry-After', () => {
    expect(told(openRouter(MIDNIGHT), { 'retry-after': '2' }, 503)).toEqual({ retryAfterMs: 2000 })
    expect(told(openRouter(MIDNIGHT), {}, 500)).toEqual({})
  })

  test.each([
    null,
    'text',
    7,
    [null],
    { error: null },
    { error: { metadata: [], details: [{ violations: 1 }] } },
  ])('a body %j says nothing', (body) => expect(told(body)).toEqual({}))
})
