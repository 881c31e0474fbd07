import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changed,
  feature,
  featureSchemas,
  lint,
  requestId,
  type Case,
  type Node,
  type Problem,
} from './lint-document.js'

const path = (name: string) => name as never
/** Gives the data one more property. */
const having =
  (schema: object | boolean): Case['change'] =>
  ({ data }) =>
    Object.assign(data['properties']!, { extra: schema })
/** Adds sound features to the document. */
const adding =
  (features: Readonly<Record<string, string>>): Case['change'] =>
  ({ document }) => {
    for (const [place, operationId] of Object.entries(features)) {
      Object.assign(document['paths']!, { [place]: feature(place, operationId) })
      Object.assign(document['components']!['schemas']!, featureSchemas(place))
    }
  }
const taking =
  (schema: object, example: unknown = 'abc'): Case['change'] =>
  ({ parameter }) =>
    Object.assign(parameter, { schema, example })

const cases: Case[] = [
  { title: 'a sound document', rule: null, change: () => undefined },
  {
    title: 'a gateway operationId with an unknown verb',
    rule: 'house/operation-ids',
    names: 'create, compare, subscribe',
    change: ({ chat }) => Object.assign(chat, { operationId: 'makeChatCompletion' }),
  },
  {
    title: 'a gateway verb that does not go with the method',
    rule: 'house/operation-ids',
    change: ({ chat }) => Object.assign(chat, { operationId: 'listChatCompletion' }),
  },
  {
    title: 'a toolkit operationId that does not follow from its path',
    rule: 'house/operation-ids',
    names: 'rest_text_length',
    change: ({ length }) => Object.assign(length, { operationId: 'rest_text_size' }),
  },
  {
    title: 'a toolkit operationId on the gateway',
    rule: 'house/operation-ids',
    change: ({ chat }) => Object.assign(chat, { operationId: 'rest_chat_completions' }),
  },
  {
    title: 'deeper paths, kebab-case and numbers, with a gap',
    rule: null,
    change: adding({
      '/islamic/prayer-times': 'rest_islamic_prayerTimes',
      '/islamic/quran/surahs': 'rest_islamic_quran',
      '/islamic/quran/surah': 'rest_islamic_quran_2',
      '/islamic/quran/locate': 'rest_islamic_quran_10',
    }),
  },
  {
    title: 'numbers that do not ascend',
    rule: 'house/operation-ids',
    names: 'ascend',
    change: adding({
      '/islamic/quran/search': 'rest_islamic_quran_3',
      '/islamic/quran/surah': 'rest_islamic_quran_2',
    }),
  },
  {
    title: 'a number that no path has',
    rule: 'house/operation-ids',
    change: ({ length }) => Object.assign(length, { operationId: 'rest_text_length_1' }),
  },
  {
    title: 'a POST without the key that names a request',
    rule: 'house/named-requests',
    names: 'must take the parameter Idempotency-Key',
    change: ({ chat }) => Object.assign(chat, { parameters: [] }),
  },
  {
    title: 'a POST that does not say what comes of a key that was used',
    rule: 'house/named-requests',
    names: '409, 422',
    change: ({ chat }) => ['409', '422'].forEach((status) => delete (chat['responses'] as Node)[status]),
  },
  {
    title: 'a POST whose answer is not marked when it is sent again',
    rule: 'house/named-requests',
    names: 'Idempotent-Replayed',
    change: ({ chat }) => Object.assign(chat['responses']!['200'] as Node, { headers: requestId }),
  },
  {
    title: 'a text without a bound',
    rule: 'house/bounded-parameters',
    names: 'maxLength',
    change: taking({ type: 'string' }),
  },
  {
    title: 'a date with a length',
    rule: 'house/bounded-parameters',
    names: 'clients in Go',
    change: taking({ type: 'string', format: 'date-time', maxLength: 40 }, '2026-01-31T00:00:00Z'),
  },
  {
    title: 'a text with a pattern of any length',
    rule: 'house/bounded-parameters',
    change: taking({ type: 'string', pattern: '^[a-z]+$' }),
  },
  {
    title: 'a text with an alternative that is not anchored',
    rule: 'house/bounded-parameters',
    change: taking({ type: 'string', pattern: '^abc|b$' }),
  },
  {
    title: 'a text with a bounded pattern',
    rule: null,
    change: taking({ type: 'string', pattern: '^[a-z+*]{1,5}$' }),
  },
  {
    title: 'a text with an enum',
    rule: null,
    change: taking({ type: 'string', enum: ['abc'] }),
  },
  {
    title: 'a date',
    rule: null,
    change: taking({ type: 'string', format: 'date' }, '2026-11-20'),
  },
  {
    title: 'a number without a maximum',
    rule: 'house/bounded-parameters',
    names: 'maximum',
    change: taking({ type: 'integer', minimum: 0 }, 1),
  },
  {
    title: 'a list without maxItems',
    rule: 'house/bounded-parameters',
    names: 'maxItems',
    change: taking({ type: 'array', items: { type: 'boolean' } }, [true]),
  },
  {
    title: 'a list of unbounded texts',
    rule: 'house/bounded-parameters',
    change: taking({ type: 'array', maxItems: 2, items: { type: 'string' } }, ['a']),
  },
  {
    title: 'a parameter without a type',
    rule: 'house/bounded-parameters',
    change: taking({}),
  },
  {
    title: 'a default outside its bounds',
    rule: 'house/bounded-parameters',
    names: 'default',
    change: taking({ type: 'integer', minimum: 1, maximum: 5, default: 6 }, 1),
  },
  {
    title: 'an unbounded text behind a reference',
    rule: 'house/bounded-parameters',
    change: ({ document, parameter }) => {
      Object.assign(document['components']!['schemas']!, { Name: { type: 'string' } })
      Object.assign(parameter, { schema: { $ref: '#/components/schemas/Name' } })
    },
  },
  {
    title: 'an object that does not say whether it is closed',
    rule: 'house/closed-objects',
    change: ({ data }) => delete (data as Partial<Node>)['additionalProperties'],
  },
  {
    title: 'data as a bare object',
    rule: 'house/typed-data',
    names: 'data',
    change: ({ data }) => {
      delete (data as Partial<Node>)['properties']
      Object.assign(data, { additionalProperties: true })
    },
  },
  {
    title: 'data without a name',
    rule: 'house/typed-data',
    names: 'data must be a named schema',
    change: ({ envelope, data }) => Object.assign(envelope['properties']!, { data: structuredClone(data) }),
  },
  {
    title: 'an envelope without a name',
    rule: 'house/typed-data',
    names: '<Data>Response',
    change: ({ length, envelope }) =>
      Object.assign(length['responses']!['200']!['content']!['application/json']!, {
        schema: structuredClone(envelope),
      }),
  },
  {
    title: 'ok as a constant',
    rule: 'house/typed-data',
    names: 'plain boolean',
    change: ({ envelope }) => Object.assign(envelope['properties']!['ok']!, { const: true }),
  },
  {
    title: 'a member of data without a type',
    rule: 'house/typed-data',
    names: 'data.length',
    change: ({ data }) => Object.assign(data['properties']!, { length: {} }),
  },
  {
    title: 'an array in data without items',
    rule: 'house/typed-data',
    names: 'data.words[]',
    change: ({ data }) => Object.assign(data['properties']!, { words: { type: 'array' } }),
  },
  {
    title: 'data that is any JSON on purpose, and a tree that refers to itself',
    rule: null,
    change: ({ document, data }) => {
      Object.assign(document['components']!['schemas']!, {
        JsonValue: { description: 'Any JSON value.' },
        Tree: {
          description: 'A tree.',
          type: 'object',
          additionalProperties: false,
          properties: {
            children: {
              description: 'Its branches.',
              type: 'array',
              items: { $ref: '#/components/schemas/Tree' },
            },
            value: { $ref: '#/components/schemas/JsonValue' },
          },
        },
      })
      Object.assign(data['properties']!, {
        tree: { $ref: '#/components/schemas/Tree' },
      })
    },
  },
  {
    title: 'an envelope that names another feature',
    rule: 'house/typed-data',
    names: 'text/length',
    change: ({ envelope }) =>
      Object.assign(envelope['properties']!, { feature: { type: 'string', const: 'text/size' } }),
  },
  {
    title: 'an envelope that is open',
    rule: 'house/typed-data',
    change: ({ envelope }) => Object.assign(envelope, { additionalProperties: true }),
  },
  {
    title: 'a missing status',
    rule: 'house/documented-answers',
    names: '422',
    change: ({ length }) => delete (length['responses'] as Partial<Record<string, Node>>)['422'],
  },
  {
    title: 'an authenticated operation without 401',
    rule: 'house/documented-answers',
    names: '401',
    change: ({ chat }) => delete (chat['responses'] as Partial<Record<string, Node>>)['401'],
  },
  {
    title: 'a 429 without Retry-After',
    rule: 'house/documented-answers',
    names: 'Retry-After',
    change: ({ length }) => Object.assign(length['responses']!['429']!, { headers: requestId }),
  },
  {
    title: 'a 200 answer without an example',
    rule: 'house/documented-examples',
    change: ({ length }) =>
      delete (length['responses']!['200']!['content']!['application/json'] as Partial<Node>)['example'],
  },
  {
    title: 'a body without an example',
    rule: 'house/documented-examples',
    change: ({ chat }) =>
      delete (chat['requestBody']!['content']!['application/json'] as Partial<Node>)['example'],
  },
  {
    title: 'a required parameter without an example',
    rule: 'house/documented-examples',
    names: 'text',
    change: ({ parameter }) => delete (parameter as Partial<Node>)['example'],
  },
  {
    title: 'an example that breaks its schema',
    rule: 'no-invalid-media-type-examples',
    change: ({ length }) =>
      Object.assign(length['responses']!['200']!['content']!['application/json']!['example']!, {
        data: { size: 3 },
      }),
  },
  {
    title: "a parameter's example that breaks its schema",
    rule: 'no-invalid-parameter-examples',
    change: ({ parameter }) => Object.assign(parameter, { example: 5 }),
  },
  {
    title: 'an optional parameter without an example',
    rule: 'house/documented-examples',
    change: ({ parameter }) => {
      delete (parameter as Partial<Node>)['example']
      Object.assign(parameter, { required: false })
    },
  },
  {
    title: 'a parameter with two examples',
    rule: 'house/documented-examples',
    names: 'text has an example of its own and one in its schema',
    change: ({ parameter }) => Object.assign(parameter['schema']!, { examples: ['abc'] }),
  },
  {
    title: 'an object without a name',
    rule: 'house/named-schemas',
    names: 'An object must be a named schema',
    change: having({ type: 'object', additionalProperties: false, properties: {} }),
  },
  {
    title: 'a union without a name',
    rule: 'house/named-schemas',
    names: 'A union must be a named schema',
    change: having({ oneOf: [{ type: 'string' }, { type: 'boolean' }] }),
  },
  {
    title: 'several types',
    rule: 'house/named-schemas',
    names: 'string, boolean',
    change: having({ type: ['string', 'boolean', 'null'] }),
  },
  {
    title: 'a name that bundling made',
    rule: 'house/named-schemas',
    names: 'TextLength-2',
    change: ({ document, data, envelope }) => {
      Object.assign(document['components']!['schemas']!, { 'TextLength-2': data })
      Object.assign(envelope['properties']!['data']!, { $ref: '#/components/schemas/TextLength-2' })
    },
  },
  {
    title: 'a named schema or null, a text or null, and a map',
    rule: null,
    change: ({ data }) =>
      Object.assign(data['properties']!, {
        next: {
          description: 'The next one.',
          oneOf: [{ $ref: '#/components/schemas/TextLength' }, { type: 'null' }],
        },
        text: { description: 'A text.', type: ['string', 'null'] },
        counts: {
          description: 'Counts by word.',
          type: 'object',
          additionalProperties: { type: 'integer' },
        },
      }),
  },
  {
    title: 'a condition',
    rule: 'house/plain-schemas',
    names: 'x-strict',
    change: ({ data }) => Object.assign(data, { if: { required: ['length'] }, then: { minProperties: 1 } }),
  },
  {
    title: 'a boolean for a schema',
    rule: 'house/plain-schemas',
    names: 'true or false',
    change: having(true),
  },
  {
    title: 'a pattern that looks ahead',
    rule: 'house/plain-schemas',
    names: 'looks ahead',
    change: having({ type: 'string', pattern: '^(?=a)a$' }),
  },
  {
    title: 'a pattern of Unicode properties',
    rule: 'house/plain-schemas',
    names: 'Unicode',
    change: having({ type: 'string', pattern: '^\\p{L}$' }),
  },
  {
    title: 'a condition, a pattern and a default that only our validators keep',
    rule: null,
    change: having({
      description: 'Letters.',
      type: 'string',
      'x-strict': { pattern: '^\\p{L}$', default: 'a', not: { const: 'b' } },
    }),
  },
  {
    title: 'a number without a format',
    rule: 'house/plain-schemas',
    names: 'format: double',
    change: having({ type: 'number' }),
  },
  {
    title: 'a large integer without a format',
    rule: 'house/plain-schemas',
    names: 'format: int64',
    change: having({ type: 'integer', maximum: 2 ** 31 }),
  },
  {
    title: 'the largest integer of 32 bits',
    rule: null,
    change: having({ description: 'A count.', type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 }),
  },
  {
    title: 'a property with a default',
    rule: 'house/plain-schemas',
    names: 'The default of extra',
    change: having({ type: 'string', default: 'a' }),
  },
  {
    title: 'a list of lists among alternatives',
    rule: 'house/plain-schemas',
    names: 'list of lists',
    change: having({
      description: 'A text or rows.',
      oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    }),
  },
  {
    title: 'a list of anything among alternatives',
    rule: 'house/plain-schemas',
    names: 'without a title',
    change: having({
      description: 'A text or values.',
      oneOf: [{ type: 'string' }, { type: 'array', items: { description: 'Any JSON value.' } }],
    }),
  },
  {
    title: 'a description that ends a comment',
    rule: 'house/plain-texts',
    names: 'The description',
    change: having({ type: 'string', description: 'Every */15 minutes.' }),
  },
  {
    title: 'an example that ends a comment',
    rule: 'house/plain-texts',
    names: 'The example',
    change: ({ parameter }) => Object.assign(parameter, { example: '/* a */' }),
  },
  {
    title: 'an enum of signs',
    rule: 'house/enum-names',
    names: '"+"',
    change: having({ type: 'string', enum: ['+', 'plain'] }),
  },
  {
    title: 'an enum whose values differ only in case',
    rule: 'house/enum-names',
    names: 'same name',
    change: having({ type: 'string', enum: ['iso', 'ISO'] }),
  },
  {
    title: 'an enum with too few names',
    rule: 'house/enum-names',
    names: 'for each value',
    change: having({ type: 'string', enum: ['+', '-'], 'x-enum-varnames': ['plus'] }),
  },
  {
    title: 'an enum of signs with names',
    rule: null,
    change: having({
      description: 'A sign.',
      type: 'string',
      enum: ['+', '-'],
      'x-enum-varnames': ['plus', 'minus'],
    }),
  },
  {
    title: 'a property that is called like its type',
    rule: 'house/property-names',
    names: 'datetime',
    change: ({ data }) =>
      Object.assign(data['properties']!, {
        datetime: { description: 'A moment.', type: 'string', format: 'date-time' },
      }),
  },
  {
    title: 'a property without a description',
    rule: 'house/described-properties',
    names: 'extra',
    change: having({ type: 'string' }),
  },
  {
    title: 'a property whose description stands with its schema',
    rule: null,
    change: having({ $ref: '#/components/schemas/TextLength' }),
  },
  {
    title: 'a description that does not say what the operation does',
    rule: 'house/described-operations',
    names: 'third person',
    change: ({ length }) => Object.assign(length, { description: 'The number of characters.' }),
  },
  {
    title: 'a long description',
    rule: 'house/described-operations',
    names: '601 characters',
    change: ({ length }) => Object.assign(length, { description: `Counts ${'a'.repeat(594)}` }),
  },
  {
    title: 'a 200 that does not say what it gives',
    rule: 'house/described-operations',
    names: '200',
    change: ({ length }) => Object.assign(length['responses']!['200']!, { description: 'The answer.' }),
  },
  {
    title: 'a refusal that names another feature',
    rule: 'house/own-examples',
    names: 'hash/digest',
    change: ({ length }) =>
      Object.assign(length['responses']!['400']!, {
        content: { 'application/json': { schema: { type: 'string' }, example: { feature: 'hash/digest' } } },
      }),
  },
  {
    title: 'an operation that does not say its security',
    rule: 'house/plane-security',
    change: ({ chat }) => delete (chat as Partial<Node>)['security'],
  },
  {
    title: 'a feature that can be called without a key',
    rule: 'house/plane-security',
    change: ({ length }) => Object.assign(length, { security: [] }),
  },
  {
    title: 'the REST key as a parameter',
    rule: 'house/plane-security',
    names: 'key',
    change: ({ parameter }) => Object.assign(parameter, { name: 'key' }),
  },
  {
    title: "a path item without its plane's server",
    rule: 'house/plane-servers',
    change: ({ document }) => delete (document['paths']![path('/text/length')] as Partial<Node>)['servers'],
  },
  {
    title: 'a server variable without a default',
    rule: 'house/plane-servers',
    names: 'base_url',
    change: ({ document }) =>
      Object.assign(document['paths']![path('/chat/completions')]!, {
        servers: [{ url: '{base_url}', variables: {} }],
      }),
  },
  {
    title: 'a tag that the root does not define',
    rule: 'operation-tag-defined',
    change: ({ length }) => Object.assign(length, { tags: ['Other'] }),
  },
  {
    title: 'a parameter without a description',
    rule: 'parameter-description',
    change: ({ parameter }) => delete (parameter as Partial<Node>)['description'],
  },
]

describe('the rules of the contract', () => {
  let directory: string
  let problems: Problem[][]

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lint-'))
    const files = cases.map((_, index) => join(directory, `${index}.json`))
    await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(changed(cases[index]!)))))
    problems = await lint(files)
  })
  afterAll(() => rm(directory, { recursive: true }))

  it.each(cases.map((one, index) => ({ ...one, index })))('$rule: $title', ({ rule, names, index }) => {
    const found = problems[index]!
    if (rule === null) return expect(found).toEqual([])
    expect(found.map(({ ruleId }) => ruleId)).toContain(rule)
    expect(found.map(({ message }) => message).join('\n')).toContain(names ?? '')
  })

  it('find nothing in openapi.yaml and its bundle', async () => {
    const files = ['openapi.yaml', 'generated/openapi.json']
    const found = await lint(files.map((file) => join(import.meta.dirname, '../..', file)))
    expect(found).toEqual([[], []])
  }, 180_000)
})
