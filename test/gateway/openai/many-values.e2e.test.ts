import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStructureCounter } from '../../../src/gateway/json/structure.js'
import { readBytes } from '../../../src/gateway/openai/api.js'
import { startDeadline } from '../../../src/gateway/openai/deadline.js'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import { chunk, completionOf, startProvider, type ScriptedProvider } from '../../support/provider.js'

/** More than is parsed in one go. */
const JUNK = `[${'[],'.repeat(100_000)}[]]`
const withJunk = (json: string, junk = JUNK): string => `${json.slice(0, -1)},"junk":${junk}}`

let hostile: ScriptedProvider
let good: ScriptedProvider
let gateway: TestGateway

const entry = (id: string, { baseUrl }: ScriptedProvider, weight: number): object => ({
  id,
  base_url: baseUrl,
  free: 'suffix',
  weight,
})

beforeAll(async () => {
  const models = ['vendor/small:free', 'vendor/figures:free'].map((id) => ({ id, object: 'model' }))
  hostile = await startProvider({ models })
  good = await startProvider({ models })
  // Of the first attempts all but one in a million are the hostile one's.
  gateway = await startGateway([entry('hostile', hostile, 1_000_000), entry('good', good, 1)])
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([hostile.close(), good.close()])
})

const MODEL = 'vendor/small'
const messages = [{ role: 'user' as const, content: 'Hello' }]

/** Asks until the hostile provider has been asked too. */
const untilAsked = async (ask: () => Promise<string>): Promise<string> => {
  const before = hostile.received.length
  for (;;) {
    const text = await ask()
    if (hostile.received.length > before) return text
  }
}

describe('an answer with far too many values is its provider’s failure', () => {
  it('as a whole', async () => {
    hostile.fallback = (response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(withJunk(JSON.stringify(completionOf('junk'))))
    }
    const client = await gateway.client()
    const text = await untilAsked(async () => {
      const answer = await client.chat.completions.create({ model: MODEL, messages })
      return answer.choices[0]?.message.content ?? ''
    })
    expect(text).toBe('Hello from the provider.')
  })

  it('as an event', async () => {
    hostile.fallback = (response) => {
      response.setHeader('Content-Type', 'text/event-stream')
      response.write(`data: ${withJunk(chunk({ content: 'junk' }))}\n\n`)
      response.end(`data: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`)
    }
    const client = await gateway.client()
    const text = await untilAsked(async () => {
      const stream = await client.chat.completions.create({ model: MODEL, messages, stream: true })
      let text = ''
      for await (const { choices } of stream) text += choices[0]?.delta.content ?? ''
      return text
    })
    expect(text).toBe('Hello from the provider.')
  })

  it('but figures beyond all bounds that a caller asked for open no circuit', async () => {
    const figures = `[${'[],'.repeat(600_000)}[]]`
    hostile.fallback = (response, { body }) => {
      response.setHeader('Content-Type', 'application/json')
      const answer = JSON.stringify(completionOf('from the first'))
      response.end(body?.['logprobs'] === true ? withJunk(answer, figures) : answer)
    }
    const client = await gateway.client()
    const ask = async (more: object): Promise<string> => {
      const answer = await client.chat.completions.create({ model: 'vendor/figures', messages, ...more })
      return answer.choices[0]?.message.content ?? ''
    }
    for (let call = 0; call < 8; call += 1)
      expect(await ask({ logprobs: true, top_logprobs: 20, n: 128 })).toBe('Hello from the provider.')
    const asked = hostile.received.length
    for (let call = 0; call < 8; call += 1) await ask({})
    expect(hostile.received.length).toBeGreaterThan(asked)
  })

  it('but the alternatives to each of four thousand tokens are none', async () => {
    const content = Array.from({ length: 4096 }, () => ({
      token: 'word',
      logprob: -1,
      bytes: [1, 2, 3, 4],
      top_logprobs: Array.from({ length: 20 }, () => ({ token: 'word', logprob: -1, bytes: [1, 2, 3, 4] })),
    }))
    const completion = completionOf('with figures') as { choices: object[] }
    const answer = {
      ...completion,
      choices: completion.choices.map((choice) => ({ ...choice, logprobs: { content } })),
    }
    expect(createStructureCounter()(Buffer.from(JSON.stringify(answer)))).toBeGreaterThan(150_000)
    const both = [hostile, good]
    for (const provider of both)
      provider.fallback = (response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(answer))
      }
    const client = await gateway.client()
    const { choices } = await client.chat.completions.create({
      model: MODEL,
      messages,
      logprobs: true,
      top_logprobs: 20,
    })
    expect(choices[0]?.message.content).toBe('with figures')
  })
})

it('a list of models with such an entry is none', async () => {
  const list = { data: [{ id: 'vendor/other:free' }] }
  hostile.models = (response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(list).replace('"vendor/other:free"', `"vendor/other:free","junk":${JUNK}`))
  }
  await gateway.configure([entry('hostile-too', hostile, 1), entry('good', good, 1)])
  await gateway.service.reload()
  const client = await gateway.client()
  await expect
    .poll(() =>
      gateway.service.logs.some((line) => line.includes('hostile-too') && line.includes('not JSON')),
    )
    .toBe(true)
  const ids = (await client.models.list()).data.map(({ id }) => id)
  expect(ids).toContain(MODEL)
  expect(ids).not.toContain('vendor/other')
})

it('no more of a body is read than its limit of values allows', async () => {
  let sent = 0
  const body = (async function* () {
    for (; sent < 480; sent += 1) yield await Promise.resolve(Buffer.from('[],'.repeat(21_845)))
  })()
  const deadline = startDeadline(new AbortController().signal, 60_000, 60_000)
  const response = { body } as unknown as Parameters<typeof readBytes>[0]
  await expect(
    readBytes(response, { bytes: 32 * 1024 * 1024, structure: 150_000 }, deadline),
  ).rejects.toThrow(/more than 150000 values/)
  deadline.clear()
  expect(sent).toBeLessThan(5)
})
