import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadProviders, ProvidersError } from '#gateway'
import { parseProviders } from '../../../src/gateway/providers/load.js'

const PLANS = ['free', 'live', 'premier', 'platinum']

const mistakes = (text: string, env: Record<string, string> = {}): string[] => {
  try {
    parseProviders(text, 'providers.yaml', env, PLANS)
  } catch (error) {
    if (error instanceof ProvidersError) return error.message.split('\n')
    throw error
  }
  return []
}

const one = (...lines: string[]): string =>
  [
    'providers:',
    '  - id: a',
    '    base_url: https://a.example/v1',
    '    free: all',
    ...lines.map((line) => `    ${line}`),
  ].join('\n')

test('every key of the format is understood', () => {
  const text = `
providers:
  - id: openrouter
    kind: openai
    base_url: https://openrouter.ai/api/v1/
    api_key: \${OPENROUTER_API_KEY}
    free: suffix
    weight: 100
    timeout: {connect_ms: 3000, first_byte_ms: 20000, idle_ms: 30000, plain_ms: 90000, total_ms: 500000}
    max_concurrency: 50
    kinds: [chat, embeddings, images, videos, speech]
    embedding_batch: 96
    budget: {requests_per_minute: 20, requests_per_day: 1000}
    min_plan: {"*": free, "vendor/big-*": premier}
    continuation: prefix
    aliases: {"vendor/name-0314": "vendor/name"}
  - id: house
    kind: local
fallbacks: {"vendor/name": ["vendor/similar"]}
`
  const { providers, fallbacks } = parseProviders(
    text,
    'providers.yaml',
    { OPENROUTER_API_KEY: 'sk-or-1' },
    PLANS,
  )
  expect(providers[0]).toEqual({
    id: 'openrouter',
    kind: 'openai',
    baseUrl: 'https://openrouter.ai/api/v1',
    modelsUrl: null,
    apiKey: 'sk-or-1',
    free: 'suffix',
    weight: 100,
    timeout: {
      connectMs: 3000,
      firstByteMs: 20000,
      mediaMs: 20000,
      idleMs: 30000,
      plainMs: 90000,
      totalMs: 500000,
    },
    maxConcurrency: 50,
    kinds: ['chat', 'embeddings', 'images', 'videos', 'speech'],
    embeddingBatch: 96,
    budget: { requestsPerMinute: 20, requestsPerDay: 1000 },
    minPlan: [
      ['vendor/big-*', 'premier'],
      ['*', 'free'],
    ],
    continuation: 'prefix',
    aliases: { 'vendor/name-0314': 'vendor/name' },
  })
  expect(providers[1]).toMatchObject({
    id: 'house',
    kind: 'local',
    baseUrl: null,
    kinds: ['chat'],
    embeddingBatch: 2048,
  })
  expect(fallbacks).toEqual({ 'vendor/name': ['vendor/similar'] })
})

test('an unset or empty variable turns its provider off', () => {
  const text = one('api_key: ${KEY_A}')
  expect(parseProviders(text, 'f', {})).toMatchObject({
    providers: [],
    off: [{ id: 'a', variable: 'KEY_A' }],
  })
  expect(parseProviders(text, 'f', { KEY_A: ' ' }).off).toHaveLength(1)
  expect(parseProviders(text, 'f', { KEY_A: 'k\n' }).providers[0]?.apiKey).toBe('k')
})

test('an empty file is a gateway without providers', () => {
  expect(parseProviders('', 'f', {})).toEqual({ providers: [], off: [], fallbacks: {} })
})

describe('every mistake is named with its place', () => {
  test.each([
    ['an unknown key', one('wieght: 5'), ['providers.yaml:5:5: providers[0].wieght: unknown key']],
    [
      'an unknown key of the document',
      'provider: []',
      ['providers.yaml:1:1: provider: unknown key', 'providers: must be a list, but is nothing'],
    ],
    [
      'a wrong type',
      one('weight: heavy'),
      ['providers.yaml:5:5: providers[0].weight: must be a whole number from 1'],
    ],
    [
      'more inputs of a request for embeddings than a caller can send',
      one('embedding_batch: 4096'),
      ['providers.yaml:5:5: providers[0].embedding_batch: must be a whole number from 1 to 2048'],
    ],
    [
      'a nested wrong type',
      one('timeout: { idle_ms: -1 }'),
      ['providers.yaml:5:16: providers[0].timeout.idle_ms: must be a whole number'],
    ],
    [
      'a repeated id',
      `${one()}\n  - {id: a, base_url: 'https://b.example', free: all}`,
      ['providers[1].id: "a" is already the id of providers[0]'],
    ],
    ['a repeated key', one('free: suffix'), ['providers.yaml:5:5: Map keys must be unique']],
    [
      'a bad address',
      'providers: [{id: a, base_url: "ftp://a", free: all}]',
      ['base_url: must be an absolute http or https address'],
    ],
    [
      'credentials in an address',
      'providers: [{id: a, base_url: "https://u:p@a.example", free: all}]',
      ['base_url: must not hold credentials'],
    ],
    ['a missing address', 'providers: [{id: a, free: all}]', ['providers[0]: base_url is missing']],
    [
      'no rule for what is free',
      'providers: [{id: a, base_url: "https://a.example"}]',
      ['providers[0].free: must be "suffix", "all" or a list'],
    ],
    ['an empty list', one().replace('all', '[]'), ['free: must not be empty']],
    ['a value twice', one('kinds: [chat, chat]'), ['kinds[1]: "chat" is given more than once']],
    ['an unknown kind', one('kinds: [chat, smell]'), ['kinds[1]: must be one of chat, embeddings']],
    [
      'an unknown plan',
      one('min_plan: {"*": gold}'),
      ['min_plan["*"]: there is no plan "gold"; the plans are free'],
    ],
    ['half a variable', one('api_key: ${KEY'), ['api_key: has a "${" that is not a whole ${NAME}']],
    [
      'a key of a local provider',
      'providers: [{id: a, kind: local, base_url: "http://x"}]',
      ['providers[0].base_url: unknown key'],
    ],
    [
      'a kind that this machine has no model of',
      'providers: [{id: a, kind: local, kinds: [images]}]',
      ['providers[0].kinds[0]: must be one of chat, embeddings'],
    ],
    [
      'a fallback to itself',
      `${one()}\nfallbacks: {m: [m]}`,
      ['fallbacks.m: a model cannot be its own fallback'],
    ],
    ['a syntax error', 'providers: [', ['providers.yaml:1:13: ']],
    ['no mapping', '- a', ['providers.yaml:1:1: must be a mapping, but is a list']],
  ])('%s', (_, text, expected) => {
    const found = mistakes(text)
    for (const message of expected) expect(found.join('\n')).toContain(message)
  })

  test('all of them at once', () => {
    expect(mistakes('providers: [{id: A, free: 3, weight: 0, base_url: x}, 7]\nother: 1')).toHaveLength(6)
  })

  test('a key that cannot be sent, without showing it', () => {
    const [message] = mistakes(one('api_key: ${KEY}'), { KEY: 'sec\u00e9ret' })
    expect(message).toBe('providers.yaml:5:5: providers[0].api_key: must be printable ASCII without spaces')
  })

  test('a number past all others', () => {
    expect(mistakes(one('weight: 1e400'))).toEqual([
      'providers.yaml:5:5: providers[0].weight: must be a whole number from 1 to 1000000, but is the number Infinity',
    ])
  })

  test('a second document', () => {
    expect(mistakes(`${one()}\n---\n${one()}`)).toEqual([
      'providers.yaml:5:1: a second document begins here (---); the file must be a single one',
    ])
  })

  test.each([
    [
      'more aliases than any file needs',
      `x: &x [1]\ny: [${'*x, '.repeat(101)}]`,
      'providers.yaml:2:5: aliases repeat more than 100 values, *x first; write them out',
    ],
    ['one without an anchor', 'providers: *x', 'providers.yaml:1:12: there is no anchor &x before *x'],
  ])('aliases: %s', (_name, text, mistake) => {
    expect(mistakes(text)).toEqual([mistake])
  })

  test('bytes that are no UTF-8', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'providers-')), 'providers.yaml')
    writeFileSync(file, Buffer.from('providers:\n  - id: caf\xe9\n', 'latin1'))
    await expect(loadProviders(file, {})).rejects.toThrow(
      `${file}:2:1: holds bytes that are not UTF-8; save the file in UTF-8`,
    )
  })

  test('a file that does not exist', async () => {
    await expect(loadProviders('/nowhere/providers.yaml', {})).rejects.toThrow(
      '/nowhere/providers.yaml: does not exist',
    )
  })
})

test('the file that ships has no mistakes, and runs keyless providers alone without keys', async () => {
  const { providers, off } = await loadProviders('providers.yaml', {}, PLANS)
  expect(providers.map(({ id }) => id)).toEqual([
    'kilo',
    'llm7',
    'ovh',
    'local',
    'local-embeddings',
    'local-speech',
    'local-video',
  ])
  expect(off.map(({ id }) => id)).toContain('openrouter')
})
