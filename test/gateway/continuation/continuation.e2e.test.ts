import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  chunk,
  eventsOf,
  hangs,
  hangsAfter,
  resetsAfter,
  sends,
  startProvider,
  streams,
  writes,
  type Behaviour,
  type Received,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/small'
const TEXT = 'Grüße aus 世界 🙂: one, two, three.'

let first: ScriptedProvider
let second: ScriptedProvider
let third: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

const entry = (id: string, provider: ScriptedProvider, weight: number, more: object = {}): object => ({
  id,
  base_url: provider.baseUrl,
  free: 'suffix',
  weight,
  timeout: { first_byte_ms: 3000, idle_ms: 3000 },
  ...more,
})

beforeAll(async () => {
  const models = [{ id: `${MODEL}:free` }]
  first = await startProvider({ models })
  second = await startProvider({ models })
  third = await startProvider({ models })
  // So that they are tried in this order, but for one in a million.
  gateway = await startGateway([entry('one', first, 1_000_000), entry('two', second, 1)])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([first.close(), second.close(), third.close()])
})

/** Deaths make a circuit open and a provider cool: each test has fresh ones. */
const configure = async (entries: readonly object[]): Promise<void> => {
  await gateway.configure(entries)
  await gateway.service.reload()
}

let round = 0
beforeEach(async () => {
  for (const provider of [first, second, third]) provider.received.length = 0
  round += 1
  await configure([entry(`one-${round}`, first, 1_000_000), entry(`two-${round}`, second, 1)])
})

const hello = [{ role: 'user' as const, content: 'Say hello.' }]

const lastOf = ({ body }: Received): { role: string; content: string; prefix?: boolean } =>
  (body?.['messages'] as { role: string; content: string }[]).at(-1) as { role: string; content: string }

/** Goes on with the last assistant message as a completion of this text. */
const continues =
  (text: string): Behaviour =>
  (response, request) => {
    const { role, content } = lastOf(request)
    const said = role === 'assistant' ? content : ''
    expect(text.startsWith(said)).toBe(true)
    return streams(eventsOf(text.slice(said.length)))(response, request)
  }

const pieces = (text: string): string[] => Array.from(text, (content) => chunk({ content }))

const read = async (
  body: Partial<OpenAI.ChatCompletionCreateParamsStreaming> = {},
  caller = client,
): Promise<{ text: string; chunks: OpenAI.ChatCompletionChunk[] }> => {
  const chunks: OpenAI.ChatCompletionChunk[] = []
  const stream = await caller.chat.completions.create({
    model: MODEL,
    messages: hello,
    stream: true,
    ...body,
  })
  for await (const part of stream) chunks.push(part)
  return { chunks, text: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('') }
}

describe('a provider that dies in the middle of an answer is not seen', () => {
  const said = pieces(TEXT.slice(0, 12))
  test.each([
    ['a reset', resetsAfter(said)],
    ['silence', hangsAfter(said)],
    ['an end without finish_reason', streams(said)],
    ['an error object', streams([...said, JSON.stringify({ error: { message: 'died', code: 502 } })])],
    ['finish_reason error', streams([...said, chunk({}, 'error')])],
    ['an event that is not JSON', streams([...said, 'oops'])],
    ['half an event', writes([said.map((data) => `data: ${data}\n\n`).join('') + 'data: {"choices":[{"ind'])],
  ] as [string, Behaviour][])('%s', async (_, death) => {
    first.fallback = death
    second.fallback = continues(TEXT)
    const { text, chunks } = await read()
    expect(text).toBe(TEXT)
    expect(new Set(chunks.map(({ id, created, model }) => `${id} ${created} ${model}`)).size).toBe(1)
    expect(chunks.filter(({ choices }) => choices[0]?.delta.role !== undefined)).toHaveLength(1)
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop')
    expect(second.received[0]?.body).toMatchObject({
      messages: [hello[0], { role: 'assistant', content: TEXT.slice(0, 12).trimEnd() }],
    })
  })

  test('wherever it dies, also between the halves of a surrogate pair', async () => {
    second.fallback = continues(TEXT)
    for (let at = 1; at <= TEXT.length; at++) {
      // In UTF-16 code units, as JSON may write them.
      first.fallback = streams(Array.from({ length: at }, (_, unit) => chunk({ content: TEXT[unit] })))
      expect((await read()).text).toBe(TEXT)
    }
  })

  test('wherever it dies, by one that starts over', async () => {
    second.fallback = streams(eventsOf(TEXT))
    for (let at = 2; at <= TEXT.length; at++) {
      first.fallback = streams(pieces(TEXT.slice(0, at)))
      expect((await read()).text).toBe(TEXT)
    }
  })

  describe('of a text that recurs', () => {
    const recurring = 'ha ha ha ha ha. The end.'
    beforeEach(() => {
      first.fallback = resetsAfter(pieces('ha ha '))
    })

    test.each([
      ['by one that starts over, though it is said to go on', streams(eventsOf(recurring))],
      ['by one that goes on', continues(recurring)],
    ])('%s', async (_, behaviour) => {
      second.fallback = behaviour
      expect((await read()).text).toBe(recurring)
    })

    test('by one that would begin otherwise, but goes on', async () => {
      second.script(streams(eventsOf('Something else.')), continues(recurring))
      expect((await read()).text).toBe(recurring)
    })
  })

  test('when the next one dies as well, and the first goes on', async () => {
    first.script(resetsAfter(pieces(TEXT.slice(0, 5))), continues(TEXT))
    second.script(resetsAfter(pieces(TEXT.slice(5, 12))))
    second.fallback = resetsAfter([])
    expect((await read()).text).toBe(TEXT)
    expect(second.received.length).toBeGreaterThan(0)
  })

  test('and pieces that came with the death are not lost', async () => {
    first.fallback = resetsAfter([chunk({ content: 'One ' }), chunk({ content: 'two' })])
    second.fallback = continues('One two three.')
    expect((await read()).text).toBe('One two three.')
  })

  test('with its own flag where the provider has one', async () => {
    await configure([
      entry(`a-${round}`, first, 1_000_000),
      entry(`b-${round}`, second, 1, { continuation: 'prefix' }),
    ])
    first.fallback = resetsAfter([chunk({ content: 'One ' })])
    second.fallback = continues('One two.')
    expect((await read()).text).toBe('One two.')
    expect(lastOf(second.received[0] as Received)).toEqual({
      role: 'assistant',
      content: 'One',
      prefix: true,
    })
  })

  test('one that can’t continue is asked last, anew, and must repeat the whole', async () => {
    await configure([
      entry(`a-${round}`, first, 1_000_000, { continuation: 'none' }),
      entry(`b-${round}`, second, 1, { continuation: 'none' }),
    ])
    first.script(resetsAfter([chunk({ content: 'One two ' })]))
    first.fallback = streams(eventsOf('One two three.'))
    second.fallback = streams(eventsOf('Something else.'))
    expect((await read()).text).toBe('One two three.')
    expect(lastOf(second.received[0] as Received)).toEqual(hello[0])
  })

  test('the caller’s own begun answer is gone on with', async () => {
    first.fallback = resetsAfter([chunk({ content: ' two' })])
    second.fallback = continues('One two three.')
    const messages = [...hello, { role: 'assistant' as const, content: 'One' }]
    expect((await read({ messages })).text).toBe(' two three.')
    expect(second.received[0]?.body?.['messages']).toEqual([
      hello[0],
      { role: 'assistant', content: 'One two' },
    ])
  })

  test('nothing is missing but the end: three that have nothing to add show it', async () => {
    second.fallback = streams([chunk({ role: 'assistant', content: '' }), chunk({}, 'stop'), '[DONE]'])
    first.script(streams(pieces('Done.')))
    first.fallback = second.fallback
    const { text, chunks } = await read()
    expect(text).toBe('Done.')
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('stop')
  })

  test('max_tokens is what is left, and nothing is asked where nothing is', async () => {
    first.fallback = resetsAfter([chunk({ content: ' word and more' })])
    second.fallback = continues(' word and more words.')
    // " word", " and" and " more" are one token each of o200k_base.
    expect((await read({ max_tokens: 10 })).text).toBe(' word and more words.')
    expect(second.received[0]?.body?.['max_tokens']).toBe(7)
    const { chunks } = await read({ max_tokens: 3 })
    expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe('length')
    expect(second.received).toHaveLength(1)
  })

  test('a refusal of the continuation is that provider’s failure', async () => {
    await configure([
      entry(`a-${round}`, first, 1_000_000),
      entry(`b-${round}`, second, 1000),
      entry(`c-${round}`, third, 1),
    ])
    first.fallback = resetsAfter([chunk({ content: 'One ' })])
    second.fallback = sends(400, { error: { message: 'The last message must be the user’s.' } })
    third.fallback = continues('One two.')
    expect((await read()).text).toBe('One two.')
  })

  test('a reset behind the end costs nothing', async () => {
    first.fallback = resetsAfter([chunk({ content: 'All.' }), chunk({}, 'stop')])
    expect((await read()).text).toBe('All.')
    expect(second.received).toHaveLength(0)
  })

  test('one that says nothing behind its end is not waited for', async () => {
    first.fallback = hangsAfter([chunk({ content: 'All.' }), chunk({}, 'stop')])
    const caller = await gateway.client('live')
    expect(
      (await read({ stream_options: { include_usage: true } }, caller)).chunks.at(-1)?.usage,
    ).toMatchObject({
      completion_tokens: 2,
    })
    expect(await gateway.rows(caller)).toMatchObject([{ status: 200, tokens: { estimated: true } }])
  })
})

describe('what a provider does with a begun answer is found out', () => {
  const SAID = 'Our delivery team will bring the parcel to your door between nine and eleven'
  const WHOLE = `${SAID} in the morning, as you asked.`
  const begins = resetsAfter(pieces(SAID))
  const isBegun = (request: Received): boolean => lastOf(request).role === 'assistant'

  /** One way with a begun answer, another with the request as it was. */
  const either =
    (begun: Behaviour, anew: Behaviour): Behaviour =>
    (response, request) =>
      (isBegun(request) ? begun : anew)(response, request)

  const refusesPrefill = sends(400, {
    error: {
      message:
        'This model does not support assistant message prefill. The conversation must end with a user message.',
      type: 'invalid_request_error',
    },
  })
  const restarts = streams(eventsOf('Sure! Our delivery team comes tomorrow, long before noon.'))

  const ways = (provider: ScriptedProvider): boolean[] => provider.received.map(isBegun)

  test.each([
    ['the last word', 'eleven in the morning, as you asked.'],
    ['the last words', 'between nine and eleven in the morning, as you asked.'],
    ['the whole', WHOLE],
    ['the whole in another case', WHOLE.toLowerCase()],
    ['the whole behind an introduction', `Certainly! ${WHOLE}`],
  ])('one that repeats %s goes on behind it', async (_, text) => {
    first.fallback = begins
    second.fallback = streams(eventsOf(text))
    expect((await read()).text).toBe(WHOLE)
  })

  test('one that refuses it is asked anew, and from then on at once', async () => {
    first.fallback = begins
    second.fallback = either(refusesPrefill, streams(eventsOf(WHOLE)))
    expect((await read()).text).toBe(WHOLE)
    expect(ways(second)).toEqual([true, false])
    expect((await read()).text).toBe(WHOLE)
    expect(ways(second)).toEqual([true, false, false])
  })

  test.each([
    ['with a status that has no words', sends(422, '')],
    [
      'as FastAPI does',
      sends(422, { detail: [{ loc: ['body', 'messages'], msg: 'last role must be user' }] }),
    ],
  ])('also %s', async (_, refusal) => {
    first.fallback = begins
    second.fallback = either(refusal, streams(eventsOf(WHOLE)))
    expect((await read()).text).toBe(WHOLE)
  })

  test('one that begins anew in other words is asked to repeat, and from then on at once', async () => {
    first.fallback = begins
    second.fallback = either(restarts, streams(eventsOf(WHOLE)))
    expect((await read()).text).toBe(WHOLE)
    expect(ways(second)).toEqual([true, false])
    expect((await read()).text).toBe(WHOLE)
    expect(ways(second)).toEqual([true, false, false])
  })

  test('the next provider is asked before', async () => {
    await configure([
      entry(`a-${round}`, first, 1_000_000),
      entry(`b-${round}`, second, 1000),
      entry(`c-${round}`, third, 1),
    ])
    first.fallback = begins
    second.fallback = restarts
    third.fallback = continues(WHOLE)
    expect((await read()).text).toBe(WHOLE)
    expect([ways(second), ways(third)]).toEqual([[true], [true]])
  })

  test.each([
    ['in other words', restarts],
    ['or refuses', either(refusesPrefill, restarts)],
    ['or repeats the half', streams(eventsOf(SAID.slice(0, 40)))],
  ])(
    'where everybody begins anew %s the stream ends with an error, and nothing is glued on',
    async (_, behaviour) => {
      first.script(begins)
      first.fallback = behaviour
      second.fallback = behaviour
      const seen: string[] = []
      const stream = await client.chat.completions.create({ model: MODEL, messages: hello, stream: true })
      const reading = (async () => {
        for await (const { choices } of stream) seen.push(choices[0]?.delta.content ?? '')
      })()
      await expect(reading).rejects.toThrow('broke off')
      expect(seen.join('')).toBe(SAID)
    },
  )

  test('one that goes on is asked to the next time too', async () => {
    first.fallback = begins
    second.fallback = continues(WHOLE)
    for (let times = 1; times <= 2; times++) expect((await read()).text).toBe(WHOLE)
    expect(ways(second)).toEqual([true, true])
  })
})

describe('what a continued answer costs', () => {
  test('the prompt once and the text that was received, in the last chunk and in the log', async () => {
    first.fallback = resetsAfter([chunk({ content: ' word word' })])
    second.fallback = continues(' word word word word')
    const caller = await gateway.client('live')
    const { chunks } = await read({ stream_options: { include_usage: true } }, caller)
    expect(chunks.slice(0, -1).every(({ usage }) => usage === null)).toBe(true)
    // o200k_base: "Say", " hello", "." and two line ends around the message; 3 for the message, 3 for the answer.
    const prompt = chunks.at(-1)?.usage?.prompt_tokens
    expect(prompt).toBeLessThan(15)
    expect(chunks.at(-1)?.usage).toEqual({
      prompt_tokens: prompt,
      completion_tokens: 4,
      total_tokens: (prompt ?? 0) + 4,
    })
    expect(await gateway.rows(caller)).toMatchObject([
      { status: 200, provider: `two-${round}`, tokens: { prompt, completion: 4, estimated: true } },
    ])
  })
})

describe('an answer that is too large', () => {
  const calls = Array.from({ length: 300 }, (_, index) => ({
    index,
    id: `call_${index}`,
    function: { name: 'f', arguments: '{}' },
  }))
  const values = JSON.stringify(Array(150_001).fill([]))

  test.each([
    ['more tool calls than any model makes', [chunk({ tool_calls: calls }), chunk({}, 'tool_calls')]],
    ['an event of too many values', [`{"choices":[],"junk":${values}}`]],
  ])('is asked of each provider once: %s', async (_name, tail) => {
    first.fallback = streams([chunk({ content: 'Hello' }), ...tail])
    second.fallback = streams([chunk({ content: ' there' }), ...tail])
    await expect(read()).rejects.toThrow('The answer broke off')
    expect([first.received.length, second.received.length]).toEqual([1, 1])
  })

  test('before its first text, and plain, is asked of each provider once, and clients are told not to ask again', async () => {
    first.fallback = sends(200, `{"choices":[],"junk":${values}}`)
    second.fallback = sends(200, `{"choices":[],"junk":${values}}`)
    for (const stream of [true, false]) {
      first.received.length = 0
      second.received.length = 0
      const refusal = await refusalOf(
        client.chat.completions.create({ model: MODEL, messages: hello, stream }),
      )
      expect(refusal.status).toBe(502)
      expect(refusal.message).toContain('2 attempts got an answer that is too large.')
      expect(refusal.headers?.get('x-should-retry')).toBe('false')
      expect([first.received.length, second.received.length]).toEqual([1, 1])
    }
  })
})

describe('tool calls are held until they are whole', () => {
  const call = (id: string | undefined, args: string, index = 0): string =>
    chunk({
      tool_calls: [
        {
          index,
          ...(id === undefined ? {} : { id, type: 'function' }),
          function: { ...(id === undefined ? {} : { name: 'f' }), arguments: args },
        },
      ],
    })

  test('of a provider that dies in one nothing is seen', async () => {
    first.fallback = resetsAfter([chunk({ content: 'Let me see. ' }), call('a', '{"ci')])
    second.fallback = streams([
      call('b', '{"city":'),
      call(undefined, '"Jakarta"}'),
      chunk({}, 'tool_calls'),
      '[DONE]',
    ])
    const stream = client.chat.completions.stream({ model: MODEL, messages: hello })
    const [choice] = (await stream.finalChatCompletion()).choices
    expect(choice).toMatchObject({
      finish_reason: 'tool_calls',
      message: {
        content: 'Let me see. ',
        tool_calls: [{ id: 'b', function: { name: 'f', arguments: '{"city":"Jakarta"}' } }],
      },
    })
  })

  test('nor of one that dies before any text', async () => {
    first.fallback = streams([call('a', '{"ci')])
    second.fallback = streams(eventsOf('No tool is needed.'))
    expect((await read()).text).toBe('No tool is needed.')
  })
})

describe('reasoning', () => {
  const reasoning = async (): Promise<{ thought: string; text: string }> => {
    const { chunks, text } = await read()
    const thought = chunks.map(({ choices }) => {
      const delta = choices[0]?.delta as { reasoning_content?: string } | undefined
      return delta?.reasoning_content ?? ''
    })
    return { thought: thought.join(''), text }
  }

  test('that was shown stays, and the next provider’s goes on behind it', async () => {
    first.fallback = resetsAfter([chunk({ reasoning_content: 'Hm, ' })])
    second.fallback = streams([
      chunk({ reasoning_content: 'Well.' }),
      chunk({ content: 'Yes.' }),
      chunk({}, 'stop'),
      '[DONE]',
    ])
    expect(await reasoning()).toEqual({ thought: 'Hm, \n\nWell.', text: 'Yes.' })
    expect(lastOf(second.received[0] as Received)).toEqual(hello[0])
  })

  test('of the next provider is left out behind the first text', async () => {
    first.fallback = resetsAfter([chunk({ reasoning_content: 'Hm.' }), chunk({ content: 'Yes, ' })])
    second.fallback = streams([
      chunk({ reasoning_content: 'Well.' }),
      chunk({ content: 'and no.' }),
      chunk({}, 'stop'),
      '[DONE]',
    ])
    expect(await reasoning()).toEqual({ thought: 'Hm.', text: 'Yes, and no.' })
  })
})

describe('where it can’t be done honestly the stream ends with an error', () => {
  test.each([
    ['several answers', { n: 2 }],
    ['log probabilities', { logprobs: true }],
  ])('%s', async (_, body) => {
    first.fallback = resetsAfter([chunk({ content: 'One ' })])
    second.fallback = streams(eventsOf('two.'))
    await expect(read(body)).rejects.toThrow('broke off')
    expect(second.received).toHaveLength(0)
  })

  test('sound', async () => {
    first.fallback = resetsAfter([chunk({ audio: { id: 'a', data: 'AAAA' } })])
    second.fallback = streams(eventsOf('two.'))
    await expect(read()).rejects.toThrow('broke off')
    expect(second.received).toHaveLength(0)
  })

  test('another model than the one that began is not asked', async () => {
    const other = await startProvider({
      models: [{ id: 'vendor/other:free' }],
      chat: streams(eventsOf('two.')),
    })
    await gateway.configure([entry(`a-${round}`, first, 1), entry(`b-${round}`, other, 1)], {
      [MODEL]: ['vendor/other'],
    })
    await gateway.service.reload()
    first.fallback = resetsAfter([chunk({ content: 'One ' })])
    await expect(read()).rejects.toThrow('broke off')
    expect(other.received).toHaveLength(0)
    await other.close()
  })
})

test('a client that leaves while another provider is sought cancels it within a second', async () => {
  second.fallback = hangs
  first.fallback = streams([chunk({ content: ' word' })])
  const caller = await gateway.client('live')
  const stream = await caller.chat.completions.create({ model: MODEL, messages: hello, stream: true })
  for await (const part of stream) {
    expect(part.choices[0]?.delta.content).toBe(' word')
    await expect.poll(() => second.received).toHaveLength(1)
    break
  }
  const { abandoned } = second.received[0] as Received
  expect(await Promise.race([abandoned.then(() => true), delay(1000, false)])).toBe(true)
  await delay(200)
  expect(await gateway.rows(caller)).toMatchObject([{ status: 499, tokens: { completion: 1 } }])
})
