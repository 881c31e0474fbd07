import { describe, expect, test } from 'vitest'
import { readModelList } from '../../../src/gateway/catalog/model-list.js'
import { UpstreamError } from '../../../src/gateway/providers/upstream.js'

const ids = (body: unknown): string[] => readModelList(body).map(({ id }) => id)

describe('lists of every shape are read', () => {
  test.each([
    ['OpenAI’s', { object: 'list', data: [{ id: 'a' }, { id: 'b' }] }, ['a', 'b']],
    ['a bare array (GitHub Models)', [{ id: 'openai/gpt-4.1', publisher: 'OpenAI' }], ['openai/gpt-4.1']],
    ['`models`', { models: [{ name: 'command-r' }] }, ['command-r']],
    ['nothing in it', { data: [] }, []],
    ['repeated ids', { data: [{ id: 'a' }, { id: 'a' }] }, ['a']],
    [
      'entries of wrong types',
      {
        data: [
          null,
          1,
          'x',
          [],
          {},
          { id: 7 },
          { id: '' },
          { id: ':free' },
          { id: 'a\u0000' },
          { id: 'a\u009f' },
          { id: 'x'.repeat(201) },
          { id: 'a b' },
          { id: 'a\n' },
          { id: 'x'.repeat(300) },
          { id: 'ok' },
        ],
      },
      ['ok'],
    ],
  ])('%s', (_, body, expected) => {
    expect(ids(body)).toEqual(expected)
  })

  test.each([
    ['a page', '<html>'],
    ['null', null],
    ['an object without a list', { data: {} }],
    ['only entries that are no models', { data: [1, 2, 3] }],
  ])('%s is no list', (_, body) => {
    expect(() => readModelList(body)).toThrow(UpstreamError)
  })
})

test('fields of wrong types count as absent', () => {
  const [model] = readModelList([
    {
      id: 'a',
      created: 'yesterday',
      context_length: -1,
      architecture: { output_modalities: 'text' },
      pricing: { prompt: 'free' },
      supported_parameters: [1, 'tools', 'tools'],
    },
  ])
  expect(model).toEqual({
    id: 'a',
    created: null,
    ownedBy: null,
    contextLength: null,
    inputModalities: null,
    outputModalities: null,
    supportedParameters: ['tools'],
    zeroPriced: false,
  })
})

test.each([
  [{ prompt: '0', completion: '0.0' }, true],
  [{ prompt: 0, request: '0' }, true],
  [{ prompt: '0', completion: '0.000001' }, false],
  [{ prompt: '-1' }, false],
  [{ prompt: '' }, false],
  [{ prompt: ' ' }, false],
  [{ prompt: '0', completion: '1e-400' }, false],
  // As Python writes a Decimal.
  [{ prompt: '0E-7', completion: ' 0 ' }, true],
  [{ prompt: { usd: '0.1' } }, false],
  [
    {
      prompt: '0',
      completion: [
        { min: 0, cost: '0' },
        { min: 1000, cost: '0.1' },
      ],
    },
    false,
  ],
  [{ prompt: '0', overrides: [] }, true],
  [{ prompt: true }, false],
  [{ prompt: null, completion: '0' }, true],
  ['0.1', false],
  ['0', true],
  [[], false],
  [{}, null],
  [undefined, null],
])('prices %j are zero: %s', (pricing, expected) => {
  expect(readModelList([{ id: 'a', pricing }])[0]?.zeroPriced).toBe(expected)
})

test('of an id that is listed twice, once with a price, nothing is free', () => {
  const priced = { id: 'a:free', pricing: { prompt: '0.1' } }
  const free = { id: 'a:free', pricing: { prompt: '0' }, context_length: 8 }
  for (const list of [
    [free, priced],
    [priced, free],
  ])
    expect(readModelList(list)).toMatchObject([{ id: 'a:free', zeroPriced: false }])
  expect(readModelList([free, { id: 'a:free' }])).toMatchObject([{ zeroPriced: true, contextLength: 8 }])
})
