import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { CountersUnavailable } from '#accounts'
import { durationText } from '../../src/http/rate-limit.js'
import { startService, type TestService } from '../support/service.js'

// Go's time.Duration.String(), whose form OpenAI's headers have ("6m0s" in its guide to rate limits).
test.each([
  [1, '1s'],
  [1_000, '1s'],
  [59_001, '1m0s'],
  [360_000, '6m0s'],
  [3_600_000, '1h0m0s'],
  [86_399_000, '23h59m59s'],
  [0, '0s'],
  [-5, '0s'],
])('%i ms is written %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text)
})

describe('headers in the names of OpenAI', () => {
  let service: TestService

  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  const get = async (path: string, key: string): Promise<Response> =>
    fetch(`${service.gatewayUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })

  it('tell both windows of the account as /usage does', async () => {
    const response = await get('/usage', await service.key('gateway', 'free', 'both-windows'))
    const usage = (await response.json()) as {
      minute: { limit: number; remaining: number }
      day: { requests: { limit: number; remaining: number }; tokens: { limit: number; remaining: number } }
    }
    const told = (name: string): string | null => response.headers.get(`x-ratelimit-${name}`)
    const least = Math.min(usage.minute.remaining, usage.day.requests.remaining)
    expect(Number(told('remaining-requests'))).toBe(least)
    expect(told('limit-requests')).toBe(told('limit'))
    expect(told('remaining-requests')).toBe(told('remaining'))
    expect(Number(told('limit-tokens'))).toBe(usage.day.tokens.limit)
    expect(Number(told('remaining-tokens'))).toBe(usage.day.tokens.remaining)
    for (const kind of ['requests', 'tokens']) expect(told(`reset-${kind}`)).toMatch(/^(\d+h)?(\d+m)?\d+s$/)
  })

  it('are absent where the plan has no limit', async () => {
    const { headers } = await get('/usage', await service.key('gateway', 'unlimited', 'no-limit'))
    for (const name of ['limit', 'remaining', 'reset'])
      for (const kind of ['requests', 'tokens']) expect(headers.get(`x-ratelimit-${name}-${kind}`)).toBeNull()
  })

  it('tell how long an answer took, a refusal too, and when to try again', async () => {
    const key = await service.key('gateway', 'free', 'away')
    expect((await get('/usage', key)).headers.get('openai-processing-ms')).toMatch(/^\d+$/)
    expect((await get('/nothing', key)).headers.get('openai-processing-ms')).toMatch(/^\d+$/)
    const { reserve } = service.accounts
    service.accounts.reserve = () => Promise.reject(new CountersUnavailable(new Error('away')))
    const refused = await fetch(`${service.gatewayUrl}/moderations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ input: 'text' }),
    }).finally(() => Object.assign(service.accounts, { reserve }))
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(refused.headers.get('retry-after-ms')).toBe('1000')
    expect(await refused.json()).toMatchObject({ error: { type: 'server_error', code: 'quota_unavailable' } })
    await service.store.journal.flush()
    const rows = (await (await get('/account/requests', key)).json()) as { data: { status: number }[] }
    // What the caller got, and not what went wrong within.
    expect(rows.data.map(({ status }) => status)).toEqual([503])
  })

  it('may be read by a page of another origin', async () => {
    const response = await fetch(`${service.gatewayUrl}/health`, {
      headers: { origin: 'https://example.com' },
    })
    const exposed = (response.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(',')
    expect(exposed).toEqual(
      expect.arrayContaining(['x-ratelimit-reset-tokens', 'openai-processing-ms', 'retry-after-ms', 'etag']),
    )
  })
})
