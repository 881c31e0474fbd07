import { describe, expect, it } from 'vitest'
import { startService } from '../../support/service.js'
import { agentsWithService } from './support/agents.js'
import { message, post as postTo, type Posted } from './support/post.js'

const agents = agentsWithService()

const post = (body: string, headers: Record<string, string> = {}, method = 'POST'): Promise<Posted> =>
  postTo(agents.service.url, body, { authorization: `Bearer ${agents.key}`, ...headers }, method)

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
