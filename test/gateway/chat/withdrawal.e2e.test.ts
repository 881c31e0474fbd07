import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collect, refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  sends,
  startProvider,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'

/** Each test has a model of its own, since what is found is remembered for it. */
const MODELS = Array.from({ length: 30 }, (_, index) => `vendor/small-${index}`)
const messages = [{ role: 'user' as const, content: 'x' }]

let provider: ScriptedProvider
let other: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
let tests = 0
let model: string

beforeAll(async () => {
  const models = MODELS.map((id) => ({ id }))
  provider = await startProvider({ models })
  other = await startProvider({ models })
  gateway = await startGateway([
    { id: 'first', base_url: provider.baseUrl, free: 'all', weight: 1_000_000 },
    { id: 'second', base_url: other.baseUrl, free: 'all', weight: 1 },
  ])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([provider.close(), other.close()])
})

beforeEach(() => {
  model = MODELS[tests++] as string
  provider.fallback = answers('Hello.')
  for (const each of [provider, other]) each.received.length = 0
})

type Options = Partial<OpenAI.Chat.ChatCompletionCreateParamsNonStreaming>

const askPlain = async (options: Options = {}) => {
  const answer = await client.chat.completions.create({ model, messages, ...options })
  return answer.choices[0]?.message.content
}
const askStream = async (options: Options = {}) => {
  const stream = await client.chat.completions.create({ model, messages, ...options, stream: true })
  return (await collect(stream)).map(({ choices }) => choices[0]?.delta.content ?? '').join('')
}

/** The bodies that the first provider received, without what all of them have. */
const sent = () =>
  provider.received.map(({ body = {} }) => {
    const { model: _, messages: __, stream: ___, stream_options: ____, ...others } = body
    return others
  })

const refuses = (
  message: string,
  param: string | null,
  code: string | null = 'unsupported_parameter',
): Behaviour => sends(400, { error: { message, type: 'invalid_request_error', param, code } })

/** OpenAI's o-series, as GitHub Models serves it: https://platform.openai.com/docs/guides/reasoning */
const reasons: Behaviour = (response, request) => {
  const body = request.body ?? {}
  const unsupported = ['max_tokens', 'top_p', 'parallel_tool_calls'].find((name) => name in body)
  if (unsupported === 'max_tokens')
    return refuses(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      'max_tokens',
    )(response, request)
  if (unsupported !== undefined)
    return refuses(`Unsupported parameter: '${unsupported}' is not supported with this model.`, unsupported)(
      response,
      request,
    )
  const { temperature = 1 } = body
  if (temperature !== 1)
    return refuses(
      `Unsupported value: 'temperature' does not support ${String(temperature)} with this model. Only the default (1) value is supported.`,
      'temperature',
      'unsupported_value',
    )(response, request)
  return answers('Hello.')(response, request)
}

/** Mistral's strict reading of its own parameters. */
const isStrict: Behaviour = (response, request) => {
  const known = ['model', 'messages', 'temperature', 'max_tokens', 'stream']
  const unknown = Object.keys(request.body ?? {}).find((name) => !known.includes(name))
  if (unknown === undefined) return answers('Hello.')(response, request)
  const fault = {
    type: 'extra_forbidden',
    loc: ['body', unknown],
    msg: 'Extra inputs are not permitted',
    input: 5,
  }
  return sends(422, { object: 'error', message: { detail: [fault] }, type: 'invalid_request_error' })(
    response,
    request,
  )
}

describe.each([
  ['plain', askPlain],
  ['streamed', askStream],
])('a model that refuses what nobody sent, %s,', (_, ask) => {
  test('is asked once more without the temperature, and from then on', async () => {
    provider.fallback = reasons
    expect(await ask()).toBe('Hello.')
    expect(sent()).toEqual([{ temperature: 0.7 }, {}])
    expect(await ask()).toBe('Hello.')
    expect(sent().slice(2)).toEqual([{}])
    expect(other.received).toHaveLength(0)
  })

  test('takes the limit by the other name, and from then on', async () => {
    provider.fallback = reasons
    expect(await ask({ max_tokens: 50 })).toBe('Hello.')
    expect(sent()[0]).toEqual({ temperature: 0.7, max_tokens: 50 })
    expect(sent().at(-1)).toEqual({ max_completion_tokens: 50 })
    provider.received.length = 0
    expect(await ask({ max_tokens: 60 })).toBe('Hello.')
    expect(sent()).toEqual([{ max_completion_tokens: 60 }])
  })

  test('takes it by the older name where it knows no other', async () => {
    provider.fallback = isStrict
    expect(await ask({ max_completion_tokens: 50 })).toBe('Hello.')
    expect(sent()[0]).toEqual({ temperature: 0.7, max_completion_tokens: 50 })
    expect(sent().at(-1)).toEqual({ temperature: 0.7, max_tokens: 50 })
    provider.received.length = 0
    expect(await ask({ max_completion_tokens: 60 })).toBe('Hello.')
    expect(sent()).toEqual([{ temperature: 0.7, max_tokens: 60 }])
  })

  test('works with the defaults of stock clients', async () => {
    provider.fallback = reasons
    const stock = { temperature: 0, top_p: 1, n: 1, max_tokens: 50, parallel_tool_calls: true }
    expect(await ask(stock)).toBe('Hello.')
    expect(sent().at(-1)).toEqual({ n: 1, max_completion_tokens: 50 })
    expect(other.received).toHaveLength(0)
  })

  test('is understood behind a router', async () => {
    provider.fallback = (response, request) =>
      'temperature' in (request.body ?? {})
        ? sends(400, {
            error: {
              message: 'Provider returned error',
              code: 400,
              metadata: { raw: '{"error":{"message":"Unsupported value: \'temperature\'"}}' },
            },
          })(response, request)
        : answers('Hello.')(response, request)
    expect(await ask()).toBe('Hello.')
    expect(other.received).toHaveLength(0)
  })

  test('keeps the caller’s own spelling while nothing speaks against it', async () => {
    await ask({ max_tokens: 50 })
    await ask({ max_completion_tokens: 50 })
    await ask({ max_tokens: 60, max_completion_tokens: 50, temperature: 0.2 })
    expect(sent()).toEqual([
      { temperature: 0.7, max_tokens: 50 },
      { temperature: 0.7, max_completion_tokens: 50 },
      { temperature: 0.2, max_completion_tokens: 50 },
    ])
  })
})

test('what was found of one model says nothing of another', async () => {
  provider.fallback = reasons
  await askPlain()
  model = MODELS[tests++] as string
  provider.fallback = answers('Hello.')
  provider.received.length = 0
  await askPlain()
  expect(sent()).toEqual([{ temperature: 0.7 }])
})

test('a refusal that stays is told in its first words, and nothing is remembered', async () => {
  provider.fallback = refuses("Invalid 'temperature': not today.", 'temperature', 'invalid_value')
  for (let call = 0; call < 2; call++) {
    const refused = await refusalOf(askPlain())
    expect(refused).toMatchObject({ status: 400, param: 'temperature' })
    expect(refused.message).toContain('not today')
  }
  expect(sent()).toEqual([{ temperature: 0.7 }, {}, { temperature: 0.7 }, {}])
})

test('a limit that is too high is the caller’s to mend', async () => {
  const message = 'max_tokens is too large: 9000. This model supports at most 4096 completion tokens.'
  provider.fallback = other.fallback = refuses(message, 'max_tokens')
  expect(await refusalOf(askPlain({ max_tokens: 9000 }))).toMatchObject({ status: 400, param: 'max_tokens' })
  expect(sent()).toHaveLength(1)
})
