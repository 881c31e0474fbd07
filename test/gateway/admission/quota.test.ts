import { expect, it } from 'vitest'
import type { Principal, Refusal } from '#accounts'
import { quotaExhausted } from '#program/gateway/admission/quota'

const principal = {
  plan: { id: 'free', requestsPerMinute: 10, requestsPerDay: 200, tokensPerDay: 1000 },
} as Principal

// OpenAI's: `requests` and `tokens` for limits that leave room for another request, `insufficient_quota` for none
// (github.com/Aider-AI/aider/issues/1880 has `tokens` for one request that is too large for what is left).
it.each<[Refusal['window'], number, string, string, string | undefined]>([
  ['minute', 0, 'requests', 'rate_limit_exceeded', undefined],
  ['day', 0, 'insufficient_quota', 'insufficient_quota', 'false'],
  ['tokens', 0, 'insufficient_quota', 'insufficient_quota', 'false'],
  ['tokens', 300, 'tokens', 'insufficient_quota', 'false'],
])('429 of the window %s with %i left: type %s, code %s', (window, left, type, code, retry) => {
  const refusal = { granted: false, window, left, retryAfterSeconds: 12 } as Refusal
  const error = quotaExhausted(principal, refusal)
  expect(error).toMatchObject({ status: 429, type, code })
  expect(error.options.headers?.['X-Should-Retry']).toBe(retry)
})
