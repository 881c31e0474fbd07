import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '../../support/gateway.js'
import {
  answers,
  chunk,
  completionOf,
  sends,
  startProvider,
  streams,
  type ScriptedProvider,
} from '../../support/provider.js'

const MODEL = 'vendor/small'

let first: ScriptedProvider
let second: ScriptedProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  first = await startProvider()
  second = await startProvider()
  gateway = await startGateway([
    { id: 'first', base_url: first.baseUrl, free: 'suffix', weight: 1_000_000 },
    { id: 'second', base_url: second.baseUrl, free: 'suffix', weight: 1 },
  ])
  client = await gateway.client()
})

afterAll(async () => {
  await gateway.stop()
  await Promise.all([first.close(), second.close()])
})

beforeEach(() => {
  for (const provider of [first, second]) {
    provider.fallback = answers('One.')
    provider.received.length = 0
  }
})

const messages = [{ role: 'user' as const, content: 'x' }]

const numbered = (...choices: readonly [index: number, text: string][]): object => ({
  ...completionOf(''),
  choices: choices.map(([index, content]) => ({
    index,
    message: { role: 'assistant', content },
    finish_reason: 'stop',
  })),
})

const ask = async (more: object = {}): Promise<[number, string | null][]> => {
  const { choices } = await client.chat.completions.create({ model: MODEL, messages, ...more })
  return choices.map(({ index, message }) => [index, message.content])
}

describe('several answers', () => {
  test('come from a provider that gives as many', async () => {
    second.fallback = sends(200, numbered([0, 'a'], [1, 'b']))
    expect(await ask({ n: 2 })).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
    expect(first.received).toHaveLength(1)
  })

  test('are as many as there are where nobody gives more, and each was asked once', async () => {
    second.fallback = sends(200, numbered([0, 'a'], [1, 'b']))
    const asked = await ask({ n: 3 })
    expect(asked).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
    expect([first.received.length, second.received.length]).toEqual([1, 1])
  })

  test('are also as many as there are where the others fail', async () => {
    second.fallback = sends(400, { error: { message: "'n' : number must be at most 1" } })
    expect(await ask({ n: 2 })).toEqual([[0, 'One.']])
  })

  test('are no more than were asked for', async () => {
    first.fallback = second.fallback = sends(200, numbered([0, 'a'], [1, 'b'], [2, 'c']))
    expect(await ask({ n: 2 })).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
  })
})

test.each([
  ['from 1', [1, 2]],
  ['from 0, the last first', [1, 0]],
  ['more than were asked for', [0, 1, 2]],
])('two answers of a stream that are numbered %s are both there', async (_name, indexes) => {
  const of = (deltaOf: (index: number) => object, finish: string | null = null): string[] =>
    indexes.map((index) =>
      chunk({}, null, { choices: [{ index, delta: deltaOf(index), finish_reason: finish }] }),
    )
  first.fallback = second.fallback = streams([
    ...of((index) => ({ role: 'assistant', content: `answer ${indexes.indexOf(index)}` })),
    ...of(() => ({ content: '.' })),
    ...of(() => ({}), 'stop'),
    '[DONE]',
  ])
  const texts = new Map<number, string>()
  const ends: number[] = []
  for await (const { choices } of await client.chat.completions.create({
    model: MODEL,
    messages,
    n: 2,
    stream: true,
  }))
    for (const { index, delta, finish_reason: end } of choices) {
      texts.set(index, (texts.get(index) ?? '') + (delta.content ?? ''))
      if (end !== null) ends.push(index)
    }
  expect([...texts.keys()].toSorted()).toEqual([0, 1])
  expect([...texts.values()].toSorted()).toEqual(['answer 0.', 'answer 1.'])
  expect(ends.toSorted()).toEqual([0, 1])
})

describe('one answer', () => {
  test.each([
    ['of several', numbered([1, 'b'], [0, 'a'])],
    ['with another number', numbered([1, 'a'])],
    ['of two with the same number', numbered([0, 'a'], [0, 'b'])],
  ])('%s is the only one', async (_name, body) => {
    first.fallback = second.fallback = sends(200, body)
    expect(await ask()).toEqual([[0, 'a']])
  })

  test.each([
    ['of several', [0, 1]],
    ['with another number', [1]],
  ])('%s is the only one of a stream', async (_name, indexes) => {
    const of = (delta: object, finish: string | null = null): string[] =>
      indexes.map((index) => chunk({}, null, { choices: [{ index, delta, finish_reason: finish }] }))
    first.fallback = second.fallback = streams([
      ...of({ role: 'assistant', content: 'a' }),
      ...of({ content: 'b' }),
      ...of({}, 'stop'),
      '[DONE]',
    ])
    const told: [number, string, string | null][] = []
    for await (const { choices } of await client.chat.completions.create({
      model: MODEL,
      messages,
      stream: true,
    }))
      told.push(
        ...choices.map(
          ({ index, delta, finish_reason: end }) =>
            [index, delta.content ?? '', end] as [number, string, string | null],
        ),
      )
    expect(told).toEqual([
      [0, 'a', null],
      [0, 'b', null],
      [0, '', 'stop'],
    ])
  })
})
