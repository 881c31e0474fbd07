import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOneMinute } from '../../support/clock.js'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'

let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  gateway = await startGateway([])
  client = await gateway.client()
})
afterAll(() => gateway.stop())

type Verdict = OpenAI.Moderation & { pii: object[] }
const verdictsOn = async (input: unknown, on = client): Promise<Verdict[]> =>
  (await on.moderations.create({ input: input as string })).results as Verdict[]

describe('what is answered', () => {
  test('one text has one verdict in OpenAI’s shape, without any provider', async () => {
    const answer = await client.moderations.create({ input: 'You are such a pathetic loser.' })
    expect(answer).toMatchObject({
      id: expect.stringMatching(/^modr-/) as string,
      model: 'moderation-rules-en-id',
    })
    expect(answer.results).toHaveLength(1)
    const [result] = answer.results
    expect(result).toMatchObject({
      flagged: true,
      categories: { harassment: true, hate: false, 'self-harm': false, sexual: false, violence: false },
      category_applied_input_types: { harassment: ['text'], 'self-harm': ['text'] },
      pii: [],
    })
    expect(result?.category_scores.harassment).toBeGreaterThanOrEqual(0.5)
    expect(result?.category_scores.violence).toBe(0)
  })

  test('all of OpenAI’s categories are there, with a score and the kind of input of each', async () => {
    // https://platform.openai.com/docs/api-reference/moderations/object
    const names = [
      ...['harassment', 'harassment/threatening', 'hate', 'hate/threatening', 'illicit', 'illicit/violent'],
      ...['self-harm', 'self-harm/instructions', 'self-harm/intent', 'sexual', 'sexual/minors'],
      ...['violence', 'violence/graphic'],
    ]
    const [verdict] = await verdictsOn('I will kill you.')
    for (const member of ['categories', 'category_scores', 'category_applied_input_types'] as const)
      expect(Object.keys(verdict?.[member] ?? {}).sort()).toEqual(names)
    expect(verdict?.categories).toMatchObject({ 'harassment/threatening': true, 'violence/graphic': false })
  })

  test('the reasons are told where they are asked for', async () => {
    const ask = async (body: object): Promise<Record<string, unknown>[]> =>
      (await client.post<{ results: Record<string, unknown>[] }>('/moderations', { body })).results
    expect((await ask({ input: 'y0u m0r0n' }))[0]).not.toHaveProperty('x_reasons')
    const [told] = await ask({ input: 'You are a m0r0n.', x_reasons: true })
    expect(told?.['x_reasons']).toContainEqual({
      category: 'harassment',
      weight: 0.8,
      reason: 'You are <insult>',
      matched: 'you are a m0r0n',
    })
    expect((await ask({ input: 'Good morning.', x_reasons: true }))[0]).toMatchObject({ x_reasons: [] })
  })

  test('telephone numbers are read as those of the region', async () => {
    const answer = await client.post<{ results: { pii: object[] }[] }>('/moderations', {
      body: { input: 'It is 020 7946 0958.', region: 'GB' },
    })
    expect(answer.results[0]?.pii).toMatchObject([{ type: 'phone', normalized: '+442079460958' }])
  })

  test('a list has a verdict for each text, in its order', async () => {
    const verdicts = await verdictsOn([
      'What a lovely day.',
      'Aku mau bunuh diri malam ini.',
      'Terima kasih.',
    ])
    expect(verdicts.map(({ flagged }) => flagged)).toEqual([false, true, false])
    expect(verdicts[1]?.categories['self-harm']).toBe(true)
  })

  test('content parts have one verdict together, and PII says its part', async () => {
    const verdicts = await verdictsOn([
      { type: 'text', text: 'Hello, mira@bookshop.example here.' },
      { type: 'text', text: 'I will kill you.' },
      { type: 'text', text: 'Or call +62 812-3456-7890.' },
    ])
    expect(verdicts).toHaveLength(1)
    expect(verdicts[0]).toMatchObject({
      flagged: true,
      categories: { violence: true },
      pii: [
        { type: 'email', part: 0, start: 7, end: 28, text: 'mira@bookshop.example' },
        { type: 'phone', part: 2, text: '+62 812-3456-7890', normalized: '+6281234567890' },
      ],
    })
  })

  test('a sentence may begin in one content part and end in the next', async () => {
    const parts = ['I will', 'kill you'].map((text) => ({ type: 'text', text }))
    expect(await verdictsOn(parts)).toMatchObject([{ categories: { violence: true } }])
  })

  test('PII alone is not flagged', async () => {
    expect(await verdictsOn('Write to mira@bookshop.example.')).toMatchObject([{ flagged: false }])
  })

  test('a model that the caller names is taken and has no effect', async () => {
    const answer = await client.moderations.create({ input: 'Hello', model: 'omni-moderation-latest' })
    expect(answer.model).toBe('moderation-rules-en-id')
  })
})

describe('what is refused', () => {
  const image = { type: 'image_url', image_url: { url: 'https://img.bookshop.example/cover.png' } }
  test.each<[string, unknown, string, RegExp]>([
    ['an image', [{ type: 'text', text: 'Look' }, image], 'input[1]', /is an image. Only text/],
    ['an empty text', '', 'input', /empty string/],
    ['an empty list', [], 'input', /empty array/],
    ['101 texts', Array<string>(101).fill('Hello'), 'input', /maximum length 100,/],
    ['a text of 100,001 characters', 'a'.repeat(100_001), 'input', /maximum length 100000,/],
    ['an empty text in a list', ['Hello', ''], 'input[1]', /empty string/],
    [
      'a string among parts',
      [{ type: 'text', text: 'Hello' }, 'Hello'],
      'input[1]',
      /either strings or parts/,
    ],
    ['a part without its text', [{ type: 'text' }], 'input[0].text', /Missing required parameter/],
    ['a number', 7, 'input', /one of a string or array/],
    [
      'over a million characters',
      Array<string>(11).fill('ab '.repeat(33_000)),
      'input',
      /1089000 characters/,
    ],
  ])('%s is 400 and counts nothing', async (_, input, param, message) => {
    const caller = await gateway.client('live')
    const error = await refusalOf(verdictsOn(input, caller))
    expect(error).toMatchObject({ status: 400, type: 'invalid_request_error', param })
    expect(error.message).toMatch(message)
    const usage = await caller.get<{ minute: { used: number } }>('/usage')
    expect(usage.minute.used).toBe(0)
  })

  test('an unknown field is named', async () => {
    const error = await refusalOf(client.post('/moderations', { body: { input: 'Hello', inputs: [] } }))
    expect(error).toMatchObject({ status: 400, param: 'inputs' })
  })

  test('a missing key is 401', async () => {
    const stranger = new OpenAI({
      apiKey: 'svc_live_wrong',
      baseURL: gateway.service.gatewayUrl,
      maxRetries: 0,
    })
    expect((await refusalOf(verdictsOn('Hello', stranger))).status).toBe(401)
  })
})

describe('what is counted', () => {
  test('a request counts once, takes no tokens and has its row', () =>
    inOneMinute(2000, async () => {
      const caller = await gateway.client('live')
      await verdictsOn(['One.', 'Two.', 'Three.'], caller)
      const usage = await caller.get<{
        minute: { used: number }
        day: { requests: { used: number }; tokens: { used: number } }
      }>('/usage')
      expect(usage).toMatchObject({
        minute: { used: 1 },
        day: { requests: { used: 1 }, tokens: { used: 0 } },
      })
      expect(await gateway.rows(caller)).toMatchObject([
        {
          endpoint: '/moderations',
          model: 'moderation-rules-en-id',
          provider: null,
          tokens: { prompt: 0, completion: 0, total: 0, estimated: false },
          status: 200,
        },
      ])
    }))

  test('the minute’s quota holds', async () => {
    const caller = await gateway.client('free')
    const calls = await Promise.allSettled(Array.from({ length: 25 }, () => verdictsOn('Hello', caller)))
    const refused = calls.filter(({ status }) => status === 'rejected')
    // plans.yaml: 20 a minute. The minute may turn in between, which only lets more through.
    expect(refused.length).toBeLessThanOrEqual(5)
    for (const call of refused)
      expect(call).toMatchObject({ reason: { status: 429, code: 'rate_limit_exceeded' } })
  })
})

test('a million hostile characters do not hold up others', async () => {
  const hostile = Array<string>(10).fill('I will k i l l y o u. 0812-3456-7890 a@b.co '.repeat(2200))
  const slow = verdictsOn(hostile)
  const waits: number[] = []
  let isOver = false
  void slow.finally(() => (isOver = true))
  while (!isOver) {
    const startedAt = performance.now()
    await client.models.list().catch(() => undefined)
    waits.push(performance.now() - startedAt)
  }
  const verdicts = await slow
  expect(verdicts.every(({ categories }) => categories.violence)).toBe(true)
  expect(verdicts[0]?.pii).toHaveLength(1000)
  expect(waits.length).toBeGreaterThan(5)
})
