import type OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { answers, hangs, sends, startProvider, type ScriptedProvider } from '../support/provider.js'

const FRAGILE = 'vendor/fragile'
const OTHER = 'vendor/other'
const LONE = 'vendor/lone'

let bad: ScriptedProvider
let good: ScriptedProvider
let lone: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

const entry = (id: string, { baseUrl }: ScriptedProvider, weight: number, more: object = {}): object => ({
  id,
  base_url: baseUrl,
  free: 'all',
  weight,
  ...more,
})

beforeAll(async () => {
  bad = await startProvider({ models: [{ id: FRAGILE }, { id: OTHER }] })
  good = await startProvider({ models: [{ id: FRAGILE }, { id: LONE }] })
  lone = await startProvider({ models: [{ id: LONE }], chat: sends(401, { error: { message: 'no' } }) })
  gateway = await startGateway([
    entry('bad', bad, 1_000_000, { timeout: { first_byte_ms: 2000, idle_ms: 2000 } }),
    entry('lone', lone, 1_000_000),
    entry('good', good, 1),
  ])
  client = await gateway.client('live')
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([bad.close(), good.close(), lone.close()])
})

const ask = (model: string) =>
  client.chat.completions.create({ model, messages: [{ role: 'user', content: 'x' }] })

const metric = async (line: string): Promise<number | undefined> => {
  const text = await (await fetch(`${gateway.service.url}/metrics`)).text()
  const found = text.split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

interface Health {
  status: string
  categories: { chat: { status: string; providers: object; circuits: object } }
}

const health = (): Promise<Health> => client.get<Health>('/health')

describe('a provider that fails again and again', () => {
  test('is not called any more, and operators see why', async () => {
    bad.fallback = hangs
    let asked = 0
    const askOnce = () => {
      asked += 1
      return ask(FRAGILE)
    }
    while (asked < 5) await askOnce()
    expect(bad.received).toHaveLength(5)
    // The first back-off is a second. Where that has passed already, the next one is longer.
    const lookAtOnce = async () => {
      const called = bad.received.length
      const [, circuits, { categories }, { data }] = await Promise.all([
        askOnce(),
        metric('gateway_circuits{provider="bad",state="open"}'),
        health(),
        client.models.list(),
      ])
      const fragile = data.find(({ id }) => id === FRAGILE)
      return { calls: bad.received.length - called, circuits, chat: categories.chat, fragile }
    }
    await expect.poll(lookAtOnce).toMatchObject({
      calls: 0,
      circuits: 1,
      // Its other model is none the worse for it, so that the provider counts as available.
      chat: {
        status: 'ok',
        models: 3,
        providers: { total: 3, available: 3 },
        circuits: { open: 1, half_open: 0 },
      },
      fragile: {
        providers: [
          { id: 'bad', status: 'unavailable' },
          { id: 'good', status: 'available' },
        ],
      },
    })
    const failed = bad.received.length
    expect(await metric('gateway_upstream_attempts_total{provider="bad",outcome="timeout"}')).toBe(failed)
    expect(await metric('gateway_upstream_attempts_total{provider="good",outcome="ok"}')).toBe(asked)
    expect(await metric('gateway_failovers_total{operation="createChatCompletion"}')).toBe(failed)
  })

  test('is called again when its time is up, by one request, and then by all', async () => {
    bad.fallback = answers('Back.')
    await expect.poll(() => metric('gateway_circuits{provider="bad",state="half-open"}')).toBe(1)
    expect((await health()).categories.chat.circuits).toEqual({ open: 0, half_open: 1 })
    expect((await ask(FRAGILE)).choices[0]?.message.content).toBe('Back.')
    expect(await metric('gateway_circuits{provider="bad",state="half-open"}')).toBe(0)
    expect((await ask(FRAGILE)).choices[0]?.message.content).toBe('Back.')
  })

  test('whose only model is left alone is not available', async () => {
    for (let call = 0; call < 5; call++) await ask(LONE)
    expect(lone.received).toHaveLength(5)
    // Its first back-off, of a second, may have passed.
    const look = async () => {
      await ask(LONE)
      return (await health()).categories.chat
    }
    await expect.poll(look).toMatchObject({ status: 'degraded', providers: { total: 3, available: 2 } })
  })
})

test('tokens, what they cost, and waits are counted', async () => {
  bad.fallback = answers('One two three four.')
  const [prompt = 0, completion = 0, cost = 0] = await Promise.all([
    metric('gateway_tokens_total{direction="prompt"}'),
    metric('gateway_tokens_total{direction="completion"}'),
    metric('gateway_cost_idr_total{plan="live"}'),
  ])
  const waited = (await metric('gateway_queue_wait_seconds_count{queue="process",plan="live"}')) ?? 0
  await ask(OTHER)
  // The provider counts 11 tokens in and 4 out.
  expect(await metric('gateway_tokens_total{direction="prompt"}')).toBe(prompt + 11)
  expect(await metric('gateway_tokens_total{direction="completion"}')).toBe(completion + 4)
  // plans.yaml: live is 1,500 IDR a million in and 4,500 out: 11 * 0.0015 + 4 * 0.0045.
  expect(await metric('gateway_cost_idr_total{plan="live"}')).toBeCloseTo(cost + 0.0345, 9)
  for (const queue of ['account', 'process', 'provider'])
    expect(await metric(`gateway_queue_length{queue="${queue}"}`)).toBe(0)
  expect(await metric('gateway_queue_wait_seconds_count{queue="process",plan="live"}')).toBe(waited + 1)
  expect(await metric('gateway_queue_wait_seconds_bucket{le="10",queue="account",plan="live"}')).toBe(
    waited + 1,
  )
})

test('a request whose client left before the head is counted as such', async () => {
  bad.fallback = hangs
  const asked = bad.received.length
  const controller = new AbortController()
  const call = client.chat.completions.create(
    { model: OTHER, messages: [{ role: 'user', content: 'x' }] },
    { signal: controller.signal },
  )
  call.catch(() => undefined)
  await expect.poll(() => bad.received.length).toBeGreaterThan(asked)
  controller.abort()
  const counted = 'http_request_duration_seconds_count{operation="createChatCompletion",method="POST",status='
  await expect.poll(() => metric(`${counted}"499"}`)).toBe(1)
  expect(await metric(`${counted}"404"}`)).toBeUndefined()
})
