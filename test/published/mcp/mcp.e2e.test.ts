import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../../support/service.js'
import { runOfficialClient } from './support/official-client.js'

let service: TestService
let key: string

beforeAll(async () => {
  service = await startService()
  key = await service.key('rest', 'unlimited', 'agents')
})
afterAll(() => service.stop())

interface Called {
  isError: boolean
  text: string
  json: unknown
}

interface Tool {
  name: string
  description: string
  inputSchema: { type: string }
}

type ToolCall = [name: string, given: Record<string, unknown>]

/** Calls tools with the official client, one after the other over one connection. */
const callAll = async (
  calls: readonly ToolCall[],
  { token = key, mode = 'legacy' }: { token?: string; mode?: 'legacy' | 'auto' } = {},
): Promise<{ tools: Tool[]; results: Called[] }> => {
  const { tools, results } = await runOfficialClient({ url: `${service.url}/mcp`, token, mode, calls })
  return {
    tools: tools as Tool[],
    results: results.map(({ isError = false, content: [{ text } = { text: '' }] }) => ({
      isError,
      text,
      json: text.startsWith('{') ? (JSON.parse(text) as unknown) : undefined,
    })),
  }
}

const callTool = async (name: string, given: Record<string, unknown>): Promise<Called> => {
  const [result] = (await callAll([[name, given]])).results
  if (result === undefined) throw new Error('The client gave no result')
  return result
}

const DIGEST = { feature: 'hash/digest', parameters: { text: 'abc', algorithm: 'sha256' } }
/** FIPS 180-4, appendix of examples: SHA-256 of "abc". */
const SHA256_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

describe.each([
  ['of 2025, with its handshake', 'legacy'],
  ['of 2026, without one', 'auto'],
] as const)('the official client, in the protocol %s', (_era, mode) => {
  it('finds a feature, reads what it takes, and calls it', async () => {
    const { tools, results } = await callAll(
      [
        ['find_features', { words: 'sha256 of a text', limit: 5 }],
        ['describe_feature', { feature: 'hash/digest' }],
        ['call_feature', DIGEST],
      ],
      { mode },
    )
    expect(tools.map(({ name }) => name)).toEqual(['find_features', 'describe_feature', 'call_feature'])
    expect(tools.map(({ description, inputSchema }) => [description !== '', inputSchema.type])).toEqual(
      Array(3).fill([true, 'object']),
    )
    const [found, described, called] = results
    const { features } = found?.json as { features: { feature: string; required: string[] }[] }
    expect(features.find(({ feature }) => feature === 'hash/digest')?.required).toEqual(['text'])
    expect(described?.json).toMatchObject({
      feature: 'hash/digest',
      category: 'Hash & Encode',
      parameters: [{ name: 'text', required: true }, { name: 'algorithm', required: false }, {}, {}],
      example: { parameters: { text: 'abc', algorithm: 'sha256' }, answer: { ok: true } },
    })
    expect(called).toMatchObject({
      isError: false,
      json: { ok: true, feature: 'hash/digest', data: { hex: SHA256_ABC } },
    })
  })
})

describe('a call of a feature', () => {
  it('answers as the same GET does, byte for byte', async () => {
    const { text } = await callTool('call_feature', DIGEST)
    const response = await fetch(`${service.toolkitUrl}/hash/digest?text=abc&algorithm=sha256`, {
      headers: { Authorization: `Bearer ${key}` },
    })
    expect(text).toBe(await response.text())
  })

  it.each<[string, Record<string, unknown>, unknown]>([
    [
      'a parameter out of bounds',
      { feature: 'hash/digest', parameters: { text: 'abc', length: 0 } },
      {
        ok: false,
        feature: 'hash/digest',
        error: { code: 'invalid_parameter', details: [{ parameter: 'length' }] },
      },
    ],
    [
      'a parameter left out',
      { feature: 'hash/digest' },
      { ok: false, error: { details: [{ parameter: 'text', message: 'is required' }] } },
    ],
    [
      'a subject that cannot be processed',
      { feature: 'hash/digest', parameters: { text: 'zz', inputEncoding: 'hex' } },
      { ok: false, feature: 'hash/digest', error: { code: 'unprocessable' } },
    ],
    ['an unknown feature', { feature: 'hash/none' }, { ok: false, error: { code: 'not_found' } }],
    ['a path that climbs', { feature: '../v1/account' }, { ok: false, error: { code: 'not_found' } }],
  ])('with %s is an error in the toolkit’s own shape', async (_what, given, expected) => {
    const { isError, json } = await callTool('call_feature', given)
    expect(isError).toBe(true)
    expect(json).toMatchObject(expected as object)
  })

  it.each([
    ['a nested value', 'call_feature', { feature: 'hash/digest', parameters: { text: { a: 1 } } }],
    ['an unknown argument', 'find_features', { words: 'hash', colour: 'red' }],
    ['no words', 'find_features', { words: '' }],
    ['too many words', 'find_features', { words: 'a'.repeat(301) }],
    ['an unknown category', 'find_features', { words: 'hash', category: 'nothing' }],
  ])('with %s says what is wrong', async (_what, tool, given) => {
    const { isError, text } = await callTool(tool, given)
    expect(isError).toBe(true)
    expect(text).toMatch(/invalid/i)
  })

  it('cannot use another key than that of the request', async () => {
    const free = await service.key('rest', 'free', 'agents-other')
    const { json } = await callTool('call_feature', {
      ...DIGEST,
      parameters: { ...DIGEST.parameters, key: free },
    })
    expect(json).toMatchObject({ ok: true })
    // plans.yaml: a free key has five calls a day; none of them was spent.
    const { headers } = await fetch(`${service.toolkitUrl}/hash/digest?text=a&key=${free}`)
    expect(headers.get('x-ratelimit-remaining')).toBe('4')
  })
})

describe('the quota', () => {
  it('is the toolkit’s: calls count, finding and describing do not', async () => {
    const free = await service.key('rest', 'free', 'agents-free')
    // Three here and two there, of five a day.
    const { results } = await callAll(
      [
        ['find_features', { words: 'hash' }],
        ['describe_feature', { feature: 'hash/digest' }],
        ...Array<ToolCall>(3).fill(['call_feature', DIGEST]),
      ],
      { token: free },
    )
    expect(results.map(({ isError }) => isError)).toEqual(Array(5).fill(false))
    const get = () => fetch(`${service.toolkitUrl}/hash/digest?text=a&key=${free}`)
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([200, 200, 429])
    const [refused] = (await callAll([['call_feature', DIGEST]], { token: free })).results
    expect(refused).toMatchObject({ isError: true, json: { ok: false, error: { code: 'quota_exhausted' } } })
  })

  it('is in the headers of the answer, and the call in the log by its operation', async () => {
    const free = await service.key('rest', 'free', 'agents-headers')
    const response = await post(message('tools/call', { name: 'call_feature', arguments: DIGEST }), {
      authorization: `Bearer ${free}`,
    })
    // plans.yaml: a free key has five calls a day.
    expect(response.headers['x-ratelimit-remaining']).toBe('4')
    expect(
      service.logs.some((line) => line.includes('"path":"/mcp"') && line.includes('rest_hash_digest')),
    ).toBe(true)
  })
})

const message = (method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

interface Posted {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const post = async (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Posted> => {
  const response = await request(`${service.url}/mcp`, {
    method: method as 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' ? { body } : {}),
  })
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() }
}

describe('hostile requests', () => {
  it('without a good key are 401, whatever is wrong with the key', async () => {
    const gateway = await service.key('gateway', 'free', 'agents')
    const answers = await Promise.all(
      ['', 'Bearer svc_rest_wrong', `Bearer ${gateway}`].map((authorization) =>
        post(message('tools/list'), { authorization }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.headers['www-authenticate']).toBe('Bearer')
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ jsonrpc: '2.0', error: { code: -32001 } })
  })

  it('take the key from x-api-key too', async () => {
    const { status } = await post(message('tools/list'), { authorization: '', 'x-api-key': key })
    expect(status).toBe(200)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'PUT'])(
    'with %s are 405: there are no sessions to open or end',
    async (method) => {
      const { status, headers } = await post('', {}, method)
      expect([status, headers['allow']]).toEqual([405, 'POST'])
    },
  )

  it.each([
    ['more than 512 KB', `"${'a'.repeat(513 * 1024)}"`, 413],
    ['no JSON', '{"jsonrpc":', 400],
    [
      'broken UTF-8 left aside, a list of messages',
      `[${message('tools/list')},${message('tools/list')}]`,
      400,
    ],
    [
      'too many values',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: Array(3000).fill(0) }),
      400,
    ],
    ['too many levels', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 400],
  ])('with a body of %s are refused', async (_what, body, status) => {
    const refused = await post(body)
    expect(refused.status).toBe(status)
    expect(JSON.parse(refused.text)).toMatchObject({
      jsonrpc: '2.0',
      error: { message: expect.any(String) as string },
    })
  })

  it.each([
    ['another type', { 'content-type': 'text/plain' }, 415],
    ['an encoded body', { 'content-encoding': 'gzip' }, 415],
  ])('with %s are refused', async (_what, headers, status) => {
    expect((await post(message('tools/list'), headers)).status).toBe(status)
  })

  it('cannot keep a stream open', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const { text } = await post(
      message('subscriptions/listen', { _meta: meta, notifications: { toolsListChanged: true } }),
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    )
    expect(text).toContain('Subscription limit reached')
  })

  it('that invent a session have none', async () => {
    const { status, headers } = await post(message('tools/list'), { 'mcp-session-id': 'invented' })
    expect([status, headers['mcp-session-id']]).toEqual([200, undefined])
  })

  it('do not stop later ones', async () => {
    expect((await callTool('call_feature', DIGEST)).isError).toBe(false)
  })
})

describe('the limit of an address', () => {
  it('counts every message, as on the toolkit', async () => {
    const limited = await startService({ IP_RATE_LIMIT: '3' })
    try {
      const token = await limited.key('rest', 'unlimited')
      const statuses: number[] = []
      for (let sent = 0; sent < 8; sent++) {
        const { statusCode, body } = await request(`${limited.url}/mcp`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: message('tools/list'),
        })
        await body.dump()
        statuses.push(statusCode)
      }
      // Windows are whole minutes: eight messages fall into two of them at most, six are let in at most.
      const refused = statuses.filter((status) => status === 429).length
      expect(statuses[0]).toBe(200)
      expect(refused).toBeGreaterThanOrEqual(2)
      expect(statuses.length - refused).toBe(statuses.filter((status) => status === 200).length)
    } finally {
      await limited.stop()
    }
  })
})
