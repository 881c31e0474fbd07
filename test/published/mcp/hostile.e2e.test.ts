import { describe, expect, it } from 'vitest'
import { startService } from '../../support/service.js'
import { agentsWithService } from './support/agents.js'
import { message, post as postTo, type Posted } from './support/post.js'

const agents = agentsWithService()

const post = (
  body: string | Buffer,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Posted> =>
  postTo(agents.service.url, body, { authorization: `Bearer ${agents.key}`, ...headers }, method)

/** JSON-RPC 2.0, 5.1: what was not JSON, what was no request, and what a method does not take. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const INVALID_PARAMS = -32_602

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** The message of a stream's one event. */
const eventIn = (text: string): unknown => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '')

describe('hostile requests', () => {
  it('without a good key are 401, whatever is wrong with the key', async () => {
    const gateway = await agents.service.key('gateway', 'free', 'agents')
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
    const { status } = await post(message('tools/list'), { authorization: '', 'x-api-key': agents.key })
    expect(status).toBe(200)
  })

  it('may end the address with a slash', async () => {
    const headers = { authorization: `Bearer ${agents.key}` }
    const answers = await Promise.all(
      ['/mcp', '/mcp/'].map((path) =>
        postTo(agents.service.url, message('tools/list'), headers, 'POST', path),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.text).toBe(answers[0]?.text)
  })

  it.each(['GET', 'HEAD', 'DELETE', 'PUT'])(
    'with %s are 405: there are no sessions to open or end',
    async (method) => {
      const { status, headers } = await post('', {}, method)
      expect([status, headers['allow']]).toEqual([405, 'POST'])
    },
  )

  it.each([
    ['more than 512 KB', `"${'a'.repeat(513 * 1024)}"`, 413, INVALID_REQUEST, /larger than 0\.5 MB/],
    ['broken JSON', '{"jsonrpc":', 400, PARSE_ERROR, /ends too early/],
    ['no JSON', 'model=x', 400, PARSE_ERROR, /must be a JSON object/],
    ['broken UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400, PARSE_ERROR, /not valid UTF-8/],
    ['null', 'null', 400, INVALID_REQUEST, /must be a JSON object/],
    ['a number', '5', 400, INVALID_REQUEST, /must be a JSON object/],
    ['no request', '{}', 400, INVALID_REQUEST, /not a valid JSON-RPC message/],
    ['a forbidden member', '{"__proto__":1}', 400, INVALID_REQUEST, /__proto__/],
    [
      'a list of messages',
      `[${message('tools/list')},${message('tools/list')}]`,
      400,
      INVALID_REQUEST,
      /^Send one message per request;/,
    ],
    [
      'too many values',
      message('tools/call', { name: 'find_features', arguments: { words: Array(3000).fill(0) } }),
      400,
      INVALID_REQUEST,
      /more than 2000 values/,
    ],
    ['too many levels', `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`, 400, INVALID_REQUEST, /levels deep/],
  ])('with a body of %s are refused', async (_what, body, status, code, words) => {
    const refused = await post(body)
    expect(refused.status).toBe(status)
    expect(JSON.parse(refused.text)).toMatchObject({
      jsonrpc: '2.0',
      id: null,
      error: { code, message: expect.stringMatching(words) as string },
    })
  })

  it.each([
    ['another type', { 'content-type': 'text/plain' }, 415],
    ['an encoded body', { 'content-encoding': 'gzip' }, 415],
  ])('with %s are refused', async (_what, headers, status) => {
    const refused = await post(message('tools/list'), headers)
    expect(refused.status).toBe(status)
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: INVALID_REQUEST } })
  })

  it.each<[string, object | undefined, string]>([
    [
      'initialize',
      { protocolVersion: 5 },
      'params.protocolVersion must be a string; params.capabilities is required; params.clientInfo is required.',
    ],
    ['tools/list', { cursor: 5 }, 'params.cursor must be a string.'],
    ['tools/call', undefined, 'params is required.'],
    ['tools/call', { name: 5 }, 'params.name must be a string.'],
    ['tools/call', { name: 'find_features', arguments: 5 }, 'params.arguments must be an object.'],
    ...['nope', '__proto__', 'constructor', 'toString', 'hasOwnProperty'].map(
      (name): [string, object, string] => ['tools/call', { name }, `Tool ${name} not found`],
    ),
  ])('for %s with the parameters %j say what is wrong in a sentence', async (method, params, words) => {
    const { text } = await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
    expect(eventIn(text)).toEqual({ jsonrpc: '2.0', id: 7, error: { code: INVALID_PARAMS, message: words } })
  })

  it('say so in the protocol of 2026 too', async () => {
    const ask = (params: object, name: string): Promise<Posted> =>
      post(message('tools/call', { _meta: META, ...params }), {
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        ...(name === '' ? {} : { 'mcp-name': name }),
      })
    const answers = await Promise.all([ask({}, ''), ask({ name: '__proto__' }, '__proto__')])
    expect(answers.map(({ text }) => JSON.parse(text) as unknown)).toMatchObject([
      { error: { code: INVALID_PARAMS, message: 'params.name is required.' } },
      { error: { code: INVALID_PARAMS, message: 'Tool __proto__ not found' } },
    ])
  })

  it('are told of no list that changes', async () => {
    const { text } = await post(
      message('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      }),
    )
    expect(eventIn(text)).toMatchObject({ result: { capabilities: { tools: { listChanged: false } } } })
  })

  it('cannot keep a stream open', async () => {
    const { text } = await post(
      message('subscriptions/listen', { _meta: META, notifications: { toolsListChanged: true } }),
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
    )
    expect(text).toContain('Subscription limit reached')
  })

  it('that invent a session have none', async () => {
    const { status, headers } = await post(message('tools/list'), { 'mcp-session-id': 'invented' })
    expect([status, headers['mcp-session-id']]).toEqual([200, undefined])
  })

  it('do not stop later ones', async () => {
    const { text } = await post(
      message('tools/call', {
        name: 'call_feature',
        arguments: { feature: 'hash/digest', parameters: { text: 'abc' } },
      }),
    )
    // FIPS 180-4, appendix of examples: SHA-256 of "abc".
    expect(text).toContain('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})

describe('the limit of an address', () => {
  it('counts every message, as on the toolkit', async () => {
    const limited = await startService({ IP_RATE_LIMIT: '3' })
    try {
      const token = await limited.key('rest', 'unlimited')
      const statuses: number[] = []
      for (let sent = 0; sent < 8; sent++) {
        const { status } = await postTo(limited.url, message('tools/list'), {
          authorization: `Bearer ${token}`,
        })
        statuses.push(status)
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
