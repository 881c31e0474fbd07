import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inOneMinute } from '../../support/clock.js'
import { startGateway, type LogRow, type TestGateway } from '../../support/gateway.js'
import { answers, startProvider, type ScriptedProvider } from '../../support/provider.js'

const MODEL = 'vendor/small'

let provider: ScriptedProvider
let gateway: TestGateway

beforeAll(async () => {
  provider = await startProvider()
  gateway = await startGateway([{ id: 'first', base_url: provider.baseUrl, free: 'suffix' }])
})

afterAll(async () => {
  await gateway.stop()
  await provider.close()
})

beforeEach(() => {
  provider.received.length = 0
  provider.fallback = answers('Hello from the provider.')
})

/** One request, read to its end; its status. */
const ask = (client: OpenAI, stream: boolean, options: object = {}): Promise<number> =>
  client.chat.completions
    .create({ model: MODEL, messages: [{ role: 'user', content: 'Say hello.' }], stream, ...options })
    .asResponse()
    .then(
      async (response) => {
        await response.text()
        return response.status
      },
      (error: unknown) => (error as InstanceType<typeof OpenAI.APIError>).status ?? 0,
    )

const count = <T>(values: readonly T[]): Map<T, number> => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Every row of an account, page by page. */
const allRows = async (client: OpenAI): Promise<LogRow[]> => {
  await gateway.service.store.journal.flush()
  const { data } = await client.get<{ data: LogRow[] }>('/account/requests?limit=1000')
  return data
}

describe('200 requests at once', () => {
  test('are answered exactly as often as the plan allows, each with one row, plain and streamed', () =>
    inOneMinute(20_000, async () => {
      provider.received.length = 0
      const live = await gateway.client('live')
      const statuses = await Promise.all(
        Array.from({ length: 200 }, (_, index) => ask(live, index % 2 === 0)),
      )
      // plans.yaml: 60 a minute.
      expect(count(statuses)).toEqual(
        new Map([
          [200, 60],
          [429, 140],
        ]),
      )
      expect(provider.received).toHaveLength(60)
      const rows = await allRows(live)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(200)
      expect(count(rows.map(({ status }) => status))).toEqual(
        new Map([
          [200, 60],
          [429, 140],
        ]),
      )
      // The provider counts 11 tokens in and 4 out.
      expect(rows.reduce((sum, { tokens }) => sum + tokens.total, 0)).toBe(60 * 15)
      expect(await live.get('/usage')).toMatchObject({
        minute: { used: 60 },
        day: { requests: { used: 60 }, tokens: { used: 60 * 15 } },
      })
    }))
})

describe('the day’s tokens', () => {
  test('are held while requests run, and only what was used is kept', () =>
    inOneMinute(20_000, async () => {
      const free = await gateway.client('free')
      provider.fallback = async (response, request) => {
        await delay(100)
        return answers('Hello from the provider.')(response, request)
      }
      const statuses = await Promise.all(
        Array.from({ length: 18 }, (_, index) => ask(free, index % 2 === 0, { max_tokens: 8000 })),
      )
      // plans.yaml: 100,000 tokens a day. 12 times 8,000 and a short prompt fit at once, 13 times do not.
      expect(count(statuses)).toEqual(
        new Map([
          [200, 12],
          [429, 6],
        ]),
      )
      expect(await free.get('/usage')).toMatchObject({ day: { tokens: { used: 12 * 15 } } })
      expect(await ask(free, false, { max_tokens: 8000 })).toBe(200)
    }))
})

describe('a request’s row', () => {
  test.each([
    ['plain', false],
    ['streamed', true],
  ])('is written before the end of its answer: %s', async (_, stream) => {
    const client = await gateway.client()
    for (let asked = 1; asked <= 20; asked++) {
      expect(await ask(client, stream)).toBe(200)
      // Copies what is written by now.
      await gateway.service.store.journal.flush()
      const { rows } = await gateway.service.store.pool.query<{ count: string }>(
        'SELECT count(*) FROM request_log WHERE account_id = (SELECT id FROM account WHERE name = $1)',
        [((await client.get('/account')) as { name: string }).name],
      )
      expect(Number(rows[0]?.count)).toBe(asked)
    }
  })
})
