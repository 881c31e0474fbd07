import { once } from 'node:events'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  resets,
  sends,
  startProvider,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/vectors'

let one: ScriptedProvider
let two: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

/** A text's vector is its number, and whose it is: what is put together wrongly or mixed shows. */
const encodes =
  (whose: number): Behaviour =>
  (response, request) => {
    const texts = request.body?.['input'] as string[]
    const data = texts.map((text, index) => ({ index, embedding: [Number(text), whose] }))
    return sends(200, { data, usage: { prompt_tokens: 2 * texts.length } })(response, request)
  }

const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index))
const vectorsOf = (count: number, whose: number) =>
  numbers(count).map((text, index) => ({ object: 'embedding', index, embedding: [Number(text), whose] }))
const inputsOf = ({ received }: ScriptedProvider): string[][] =>
  received.map(({ body }) => body?.['input'] as string[])
const sizesOf = (provider: ScriptedProvider): number[] =>
  inputsOf(provider)
    .map(({ length }) => length)
    .toSorted((a, b) => b - a)

/** Takes no more than so many. */
const refusesAbove =
  (most: number, status: number): Behaviour =>
  (response, request) => {
    const { length } = request.body?.['input'] as string[]
    const refusal = { error: { message: `batch size ${length} > maximum allowed batch size ${most}` } }
    return length > most ? sends(status, refusal)(response, request) : encodes(1)(response, request)
  }

/** Answers a part that holds this text otherwise, so many times. */
const failsOn = (text: string, behaviour: Behaviour, times: number): Behaviour => {
  let left = times
  return (response, request) => {
    const isHit = (request.body?.['input'] as string[]).includes(text) && left-- > 0
    return isHit ? behaviour(response, request) : encodes(1)(response, request)
  }
}

beforeAll(async () => {
  one = await startProvider({ models: [{ id: MODEL }] })
  two = await startProvider({ models: [{ id: MODEL }] })
  gateway = await startGateway([])
  client = await gateway.client()
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([one.close(), two.close()])
})

let round = 0
const use = async (...settings: object[]): Promise<void> => {
  round++
  const providers = [one, two].slice(0, settings.length)
  await gateway.configure(
    providers.map(({ baseUrl }, index) => ({
      id: `p${index + 1}-${round}`,
      base_url: baseUrl,
      free: 'all',
      kinds: ['embeddings'],
      weight: index === 0 ? 1_000_000 : 1,
      ...settings[index],
    })),
  )
  await gateway.service.reload()
}
beforeEach(() => {
  for (const provider of [one, two]) provider.received.length = 0
  one.fallback = encodes(1)
  two.fallback = encodes(2)
})

const embed = (count: number, asker = client) =>
  asker.embeddings.create({ model: MODEL, input: numbers(count), encoding_format: 'float' })

describe('more inputs than a provider takes at once', () => {
  test('are sent in parts, and their vectors put together in order, with all tokens', async () => {
    await use({ embedding_batch: 3 })
    const fresh = await gateway.client('live')
    const answer = await embed(8, fresh)
    expect(answer.data).toEqual(vectorsOf(8, 1))
    expect(answer.usage).toEqual({ prompt_tokens: 16, total_tokens: 16 })
    expect(inputsOf(one).toSorted()).toEqual([
      ['0', '1', '2'],
      ['3', '4', '5'],
      ['6', '7'],
    ])
    const usage = await fresh.get<{ day: { requests: { used: number }; tokens: { used: number } } }>('/usage')
    expect([usage.day.requests.used, usage.day.tokens.used]).toEqual([1, 16])
    expect(await gateway.rows(fresh)).toMatchObject([{ tokens: { prompt: 16 }, status: 200 }])
  })

  test('stay together where it takes them all', async () => {
    await use({ embedding_batch: 8 })
    await embed(8)
    expect(sizesOf(one)).toEqual([8])
  })

  test('by default are as many as a caller can send', async () => {
    await use({})
    expect((await embed(2048)).data).toHaveLength(2048)
    expect(sizesOf(one)).toEqual([2048])
  })

  test('take no more of its places than it has', async () => {
    let [open, most] = [0, 0]
    one.fallback = async (response, request) => {
      most = Math.max(most, ++open)
      const sent = once(response, 'close')
      setTimeout(() => void encodes(1)(response, request), 5)
      await sent
      open--
    }
    await use({ embedding_batch: 1, max_concurrency: 2 })
    expect((await embed(8)).data).toEqual(vectorsOf(8, 1))
    expect(most).toBe(2)
  })

  test.each([400, 413, 422])('are sent in small parts where it refuses with %i', async (status) => {
    one.fallback = refusesAbove(32, status)
    await use({})
    expect((await embed(70)).data).toEqual(vectorsOf(70, 1))
    expect(sizesOf(one)).toEqual([70, 32, 32, 6])
  })
})

describe('where a part fails', () => {
  test('it alone is asked for again', async () => {
    one.fallback = failsOn('5', resets, 1)
    await use({ embedding_batch: 3, max_concurrency: 1 }, { embedding_batch: 3 })
    expect((await embed(8)).data).toEqual(vectorsOf(8, 1))
    expect(inputsOf(one).map(([first]) => first)).toEqual(['0', '3', '3', '6'])
    expect(two.received).toEqual([])
  })

  test('for good, another provider makes all vectors, and what the first one made is not charged', async () => {
    one.fallback = failsOn('5', sends(500, { error: { message: 'boom' } }), 99)
    await use({ embedding_batch: 3, max_concurrency: 1 }, { embedding_batch: 4 })
    const fresh = await gateway.client('live')
    const answer = await embed(8, fresh)
    expect(answer.data).toEqual(vectorsOf(8, 2))
    expect(answer.usage.total_tokens).toBe(16)
    expect(sizesOf(two)).toEqual([4, 4])
    expect(await gateway.rows(fresh)).toMatchObject([{ provider: `p2-${round}`, tokens: { prompt: 16 } }])
  })

  test('with nobody else to ask, the rest is asked for in the next round', async () => {
    one.fallback = failsOn('3', sends(503, { error: { message: 'boom' } }), 2)
    await use({ embedding_batch: 3, max_concurrency: 1 })
    expect((await embed(8)).data).toEqual(vectorsOf(8, 1))
    expect(inputsOf(one).map(([first]) => first)).toEqual(['0', '3', '3', '3', '6'])
  })

  test('vectors of another length than the others’ are no answer', async () => {
    one.fallback = failsOn('5', sends(200, { data: [{ embedding: [1, 2, 3] }] }), 99)
    await use({ embedding_batch: 1 }, { embedding_batch: 8 })
    expect((await embed(8)).data).toEqual(vectorsOf(8, 2))
  })

  test('a refusal is told with the place in the caller’s own list', async () => {
    const refusal = { error: { message: 'input[1] is too weird', param: 'input[1]', code: 'weird' } }
    one.fallback = failsOn('4', sends(400, refusal), 99)
    await use({ embedding_batch: 3, max_concurrency: 1 })
    const error = await refusalOf(embed(8))
    expect(error).toMatchObject({ status: 400, code: 'weird', param: 'input[4]' })
    expect(error.message).toContain('input[4] is too weird')
  })
})

test('each part is a call of the provider’s budget', async () => {
  await use({ embedding_batch: 2, max_concurrency: 1, budget: { requests_per_day: 5 } }, {})
  expect((await embed(8)).data).toEqual(vectorsOf(8, 1))
  // One call is left: not enough for two parts.
  expect((await embed(4)).data).toEqual(vectorsOf(4, 2))
  expect(one.received.length).toBe(5)
})
