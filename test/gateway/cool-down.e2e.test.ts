import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../support/gateway.js'
import {
  answers,
  chunk,
  hangsAfter,
  resetsAfter,
  sends,
  startProvider,
  type ScriptedProvider,
} from '../support/provider.js'

const SCARCE = 'vendor/scarce'
const PLENTY = 'vendor/plenty'

let provider: ScriptedProvider
let budgeted: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  provider = await startProvider({ models: [{ id: SCARCE }, { id: PLENTY }] })
  budgeted = await startProvider({ models: [{ id: 'vendor/daily' }] })
  const timeout = { connect_ms: 500, first_byte_ms: 1000, idle_ms: 300 }
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
