import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ModelList } from '#gateway'
import { ProvidersError } from '#gateway'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  hangs,
  resets,
  sends,
  sendsHtml,
  startProvider,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'
import { STORE } from '../../support/service.js'
import { freshPlace } from '../../support/stores.js'

let one: ScriptedProvider
let two: ScriptedProvider
let gateway: TestGateway

const entry = (id: string, { baseUrl }: ScriptedProvider, more: object = {}): object => ({
  id,
  base_url: baseUrl,
  free: 'suffix',
  timeout: { first_byte_ms: 3000, idle_ms: 3000 },
  ...more,
})
const lists = (...models: object[]): Behaviour => sends(200, { data: models })
const fetchModels = (): Promise<Response> => fetch(`${gateway.service.gatewayUrl}/models`)
const models = async (): Promise<ModelList> => (await fetchModels()).json() as Promise<ModelList>
const ids = async (): Promise<string[]> => (await models()).data.map(({ id }) => id)

beforeAll(async () => {
  one = await startProvider({
    models: [{ id: 'vendor/a:free', context_length: 1000, supported_parameters: ['tools'] }],
  })
  two = await startProvider({
    models: [
      { id: 'vendor/a:free', context_length: 4000, supported_parameters: ['seed'] },
      { id: 'vendor/b:free' },
    ],
  })
  gateway = await startGateway([entry('one', one, { min_plan: { '*': 'live' } }), entry('two', two)])
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([one.close(), two.close()])
})

test('the same model from two providers is one entry', async () => {
  const { data, stale } = await models()
  expect(stale).toBe(false)
  expect(data).toMatchObject([
    {
      id: 'vendor/a',
      // The cheapest plan that any of its providers takes.
      min_plan: 'free',
      context_length: 4000,
      supported_parameters: ['tools', 'seed'],
      providers: [{ id: 'one' }, { id: 'two' }],
    },
    { id: 'vendor/b', providers: [{ id: 'two' }] },
  ])
})

test('a plan reaches only the providers that are open to it', async () => {
  one.fallback = answers('one')
  two.fallback = answers('two')
  const free = await gateway.client('free')
  const contents = await Promise.all(
    Array.from({ length: 6 }, () =>
      free.chat.completions.create({ model: 'vendor/a', messages: [{ role: 'user', content: 'x' }] }),
    ),
  )
  expect(contents.map(({ choices }) => choices[0]?.message.content)).toEqual(
    Array.from({ length: 6 }, () => 'two'),
  )
})

test('a model that disappears upstream disappears here', async () => {
  two.models = lists({ id: 'vendor/a:free' })
  await gateway.service.reload()
  expect(await ids()).toEqual(['vendor/a'])
})

describe('a list that cannot be had leaves the last good one, marked stale', () => {
  test.each([
    ['500', sends(500, 'no')],
    ['401', sends(401, { error: { message: 'no' } })],
    ['HTML', sendsHtml],
    ['broken JSON', sends(200, '{"data": [')],
    ['wrong types', sends(200, { data: 'none' })],
    ['silence', hangs],
    ['a reset', resets],
    ['20 MB', sends(200, { data: [{ id: 'x'.repeat(20_000_000) }] })],
  ])('%s', async (_, behaviour) => {
    one.models = lists({ id: 'vendor/a:free' })
    await gateway.service.reload()
    expect(await models()).toMatchObject({ stale: false, data: [{ id: 'vendor/a' }] })
    one.models = behaviour
    await gateway.service.reload()
    expect(await models()).toMatchObject({
      stale: true,
      data: [{ id: 'vendor/a', providers: [{ id: 'one' }, { id: 'two' }] }],
    })
  })
})

test('rules: all, a list, aliases, a list at another address', async () => {
  one.models = (response, request) =>
    lists(
      { id: 'models/gemma' },
      { id: 'paid' },
      { id: 'vendor/old-0314' },
      { id: request.path.slice(1) },
    )(response, request)
  two.models = lists({ id: 'x' }, { id: 'y' })
  await gateway.configure([
    entry('one', one, {
      free: ['models/gemma', 'vendor/old-0314', 'catalog/models'],
      aliases: { 'vendor/old-0314': 'vendor/old' },
      models_url: one.baseUrl.replace('/v1', '/catalog/models'),
    }),
    entry('two', two, { free: 'all' }),
  ])
  await gateway.service.reload()
  expect(await ids()).toEqual(['gemma', 'vendor/old', 'catalog/models', 'x', 'y'])
  const client = await gateway.client()
  one.received.length = 0
  for (const model of ['vendor/old', 'vendor/old-0314'])
    await client.chat.completions.create({ model, messages: [{ role: 'user', content: 'x' }] })
  expect(one.received.map(({ body }) => body?.['model'])).toEqual(['vendor/old-0314', 'vendor/old-0314'])
})

test('a reload with mistakes changes nothing', async () => {
  const before = await ids()
  await gateway.configure([{ id: 'one' }])
  await expect(gateway.service.reload()).rejects.toThrow(ProvidersError)
  expect(await ids()).toEqual(before)
})

test('without any catalog it is 503 with Retry-After, and chat says so too', async () => {
  const dead = await startProvider()
  dead.models = sends(500, 'no')
  const other = await startGateway([entry('dead', dead)])
  const response = await fetch(`${other.service.gatewayUrl}/models`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  const client = await other.client()
  await expect(
    client.chat.completions.create({ model: 'vendor/a', messages: [{ role: 'user', content: 'x' }] }),
  ).rejects.toMatchObject({
    status: 503,
    code: 'catalog_unavailable',
  })
  await other.stop()
  await dead.close()
})

test('a restart serves the stored catalog while discovery fails, until it is an hour old', async () => {
  const place = await freshPlace(STORE)
  const { environment } = place
  const provider = await startProvider({ models: [{ id: 'vendor/kept:free', created: 1700000000 }] })
  const start = (): Promise<TestGateway> => startGateway([entry('kept', provider)], { environment })
  const list = ({ service }: TestGateway): Promise<Response> => fetch(`${service.gatewayUrl}/models`)
  /** Stops a server, whose stored list is then so old. */
  const stopAged = async ({ service, stop }: TestGateway, minutes: number): Promise<void> => {
    await service.store.pool.query('UPDATE catalog_snapshot SET fetched_at = $1', [
      new Date(Date.now() - minutes * 60_000),
    ])
    await stop()
  }
  const first = await start()
  const before = (await (await list(first)).json()) as ModelList
  provider.models = sends(500, 'no')
  await stopAged(first, 58)
  const second = await start()
  expect(await (await list(second)).json()).toEqual({ ...before, stale: true })
  await stopAged(second, 61)
  const third = await start()
  const tooOld = await list(third)
  expect([tooOld.status, tooOld.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await tooOld.json()).toMatchObject({ error: { code: 'catalog_unavailable' } })
  await third.stop()
  await provider.close()
  await place.remove()
})

// https://openrouter.ai/docs/client-sdks/python/components/modelslistresponselinks
test('a list of several pages is read whole', async () => {
  const paged = await startProvider()
  paged.models = (response, request) =>
    sends(
      200,
      request.path.includes('offset=1')
        ? { data: [{ id: 'pages/second:free' }], links: { next: null } }
        : { data: [{ id: 'pages/first:free' }], links: { next: '/v1/models?offset=1&limit=1' } },
    )(response, request)
  await gateway.configure([entry('paged', paged)])
  await gateway.service.reload()
  expect(await ids()).toEqual(['pages/first', 'pages/second'])
  await paged.close()
})
