import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  hangsAfter,
  resetsAfter,
  sends,
  startProvider,
  streams,
  type ScriptedProvider,
} from '../../support/provider.js'

const SCARCE = 'vendor/scarce'
const PLENTY = 'vendor/plenty'

let provider: ScriptedProvider
let budgeted: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  provider = await startProvider({ models: [{ id: SCARCE }, { id: PLENTY }] })
  budgeted = await startProvider({ models: [{ id: 'vendor/daily' }] })
  const timeout = { first_byte_ms: 3000, idle_ms: 3000 }
  gateway = await startGateway([
    { id: 'first', base_url: provider.baseUrl, free: 'all', timeout },
    { id: 'budgeted', base_url: budgeted.baseUrl, free: 'all', budget: { requests_per_day: 1 } },
  ])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([provider.close(), budgeted.close()])
})

beforeEach(() => {
  provider.fallback = answers('Hello.')
})

const ask = (model: string) =>
  client.chat.completions.create({ model, messages: [{ role: 'user', content: 'Say hello.' }] })

/** How often attempts at provider `first` ended in each way. */
const outcomes = async (): Promise<Record<string, number | undefined>> => {
  const text = await (await fetch(`${gateway.service.url}/metrics`)).text()
  const lines = text.matchAll(/gateway_upstream_attempts_total\{provider="first",outcome="(\w+)"\} (\d+)/g)
  return Object.fromEntries(Array.from(lines, ([, outcome = '', count]) => [outcome, Number(count)]))
}

describe('the outcome of a stream is known at its end', () => {
  const begin = () =>
    client.chat.completions.create({
      model: PLENTY,
      messages: [{ role: 'user', content: 'Count.' }],
      stream: true,
    })

  test.each([
    ['interrupted', resetsAfter([chunk({ content: 'Half ' })])],
    ['timeout', hangsAfter([chunk({ content: 'Half ' })])],
  ])('%s after the first token is no success', async (outcome, behaviour) => {
    const before = await outcomes()
    provider.fallback = behaviour
    const reading = (async () => {
      for await (const _ of await begin());
    })()
    await expect(reading).rejects.toThrow('broke off')
    const after = await outcomes()
    // Attempts to go on with the answer may fail alike.
    expect(after[outcome]).toBeGreaterThan(before[outcome] ?? 0)
    expect(after['ok']).toBe(before['ok'])
  })

  test('one that the client left is abandoned, which is nobody’s failure', async () => {
    const before = await outcomes()
    provider.fallback = hangsAfter([chunk({ content: 'Half ' })])
    for await (const _ of await begin()) break
    await expect.poll(async () => (await outcomes())['abandoned']).toBe((before['abandoned'] ?? 0) + 1)
    expect((await outcomes())['ok']).toBe(before['ok'])
  })

  test('a whole one is', async () => {
    const before = await outcomes()
    for await (const _ of await begin());
    expect((await outcomes())['ok']).toBe((before['ok'] ?? 0) + 1)
  })
})

describe('Retry-After of an hour', () => {
  test('on one model leaves the provider’s others alone, and callers are told less than a minute', async () => {
    provider.script(sends(429, { error: { message: 'slow down' } }, { 'retry-after': '3600' }))
    const refused = await refusalOf(ask(SCARCE))
    expect(refused.status).toBe(502)
    expect(Number(refused.headers?.get('retry-after'))).toBe(50)
    expect((await ask(PLENTY)).choices[0]?.message.content).toBe('Hello.')
    expect((await refusalOf(ask(SCARCE))).message).toContain('all are cooling down')
  })
})

test('where the day’s budget is spent the caller is told to wait for the next day', async () => {
  await ask('vendor/daily')
  const refused = await refusalOf(ask('vendor/daily'))
  const untilMidnight = (86_400_000 - (Date.now() % 86_400_000)) / 1000
  expect(Math.abs(Number(refused.headers?.get('retry-after')) - untilMidnight)).toBeLessThan(6)
})

describe('of two providers with the same models', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `vendor/model-${index}`)
  const models = ids.map((id) => ({ id }))
  let better: ScriptedProvider
  let other: ScriptedProvider

  beforeAll(async () => {
    better = await startProvider({ models })
    other = await startProvider({ models, chat: answers('Other.') })
  })

  afterAll(() => Promise.all([better.close(), other.close()]))

  let round = 0
  beforeEach(async () => {
    round += 1
    better.received.length = 0
    // So that it is tried first, but for one in a million.
    await gateway.configure([
      { id: `better-${round}`, base_url: better.baseUrl, free: 'all', weight: 1_000_000 },
      { id: `other-${round}`, base_url: other.baseUrl, free: 'all', weight: 1 },
    ])
    await gateway.service.reload()
  })

  const tomorrow = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  const spent = { 'X-RateLimit-Limit': '50', 'X-RateLimit-Remaining': '0' }
  const inBody = {
    error: {
      message: 'Rate limit exceeded: free-models-per-day',
      code: 429,
      metadata: { headers: { ...spent, 'X-RateLimit-Reset': String(tomorrow) } },
    },
  }

  const askAll = async (says: (model: string) => Promise<string>): Promise<void> => {
    for (const model of [...ids, ...ids]) expect(await says(model)).toBe('Other.')
    expect(better.received).toHaveLength(1)
  }
  const plain = async (model: string): Promise<string> => (await ask(model)).choices[0]?.message.content ?? ''
  const streamed = async (model: string): Promise<string> => {
    const messages = [{ role: 'user' as const, content: 'Say hello.' }]
    let text = ''
    for await (const { choices } of await client.chat.completions.create({ model, messages, stream: true }))
      text += choices[0]?.delta.content ?? ''
    return text
  }

  test.each([
    ['its headers, in milliseconds', sends(429, {}, { ...spent, 'X-RateLimit-Reset': String(tomorrow) })],
    ['its headers, in seconds', sends(429, {}, { ...spent, 'X-RateLimit-Reset': String(tomorrow / 1000) })],
    ['its headers, as a duration', sends(429, {}, { ...spent, 'X-RateLimit-Reset': '3h1m30s' })],
    ['the body', sends(429, inBody)],
    ['the body of a 200', sends(200, inBody)],
  ])('one whose day is spent, as %s says, is asked once', async (_, behaviour) => {
    better.fallback = behaviour
    await askAll(plain)
  })

  test('one that says so in an event of a stream is asked once', async () => {
    better.fallback = streams([JSON.stringify(inBody)])
    await askAll(streamed)
  })

  test('models that are limited upstream leave the provider’s others alone', async () => {
    const limited = new Set([`${ids[0]}`, `${ids[1]}`, `${ids[2]}`])
    const metadata = { raw: 'It is temporarily rate-limited upstream.', provider_name: 'Somebody' }
    better.fallback = (response, request) =>
      limited.has(String(request.body?.['model']))
        ? sends(429, { error: { message: 'Provider returned error', code: 429, metadata } })(
            response,
            request,
          )
        : answers('Better.')(response, request)
    for (const model of [...limited, ...limited])
      expect((await ask(model)).choices[0]?.message.content).toBe('Other.')
    // Each of them rests for two seconds, so that most of the second calls were not made.
    expect(better.received.length).toBeLessThan(6)
    for (const model of ids.slice(3)) expect((await ask(model)).choices[0]?.message.content).toBe('Better.')
  })
})
