import { describe, expect, it } from 'vitest'
import { agentsWithService } from './support/agents.js'
import { callAll, type Called, type ToolCall } from './support/call-tools.js'
import { message, post } from './support/post.js'

const agents = agentsWithService()

const callTool = async (name: string, given: Record<string, unknown>): Promise<Called> => {
  const [result] = (await callAll(agents, [[name, given]])).results
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
      agents,
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
    expect(tools[0]?.inputSchema).toMatchObject({
      properties: { limit: { description: 'Maximum number of results; 10 by default.' } },
    })
    const [found, described, called] = results
    const { ok, data } = found?.json as {
      ok: boolean
      data: { features: { feature: string; required: string[] }[] }
    }
    expect(ok).toBe(true)
    const { features } = data
    expect(features.find(({ feature }) => feature === 'hash/digest')?.required).toEqual(['text'])
    expect(described?.json).toMatchObject({
      ok: true,
      feature: 'hash/digest',
      data: {
        category: 'Hash & Encode',
        parameters: [{ name: 'text', required: true }, { name: 'algorithm', required: false }, {}, {}],
        example: { parameters: { text: 'abc', algorithm: 'sha256' }, answer: { ok: true } },
      },
    })
    // The members of the envelope, and no others.
    expect([found, described, called].map((each) => Object.keys(each?.json as object))).toEqual([
      ['ok', 'data'],
      ['ok', 'feature', 'data'],
      ['ok', 'feature', 'data'],
    ])
    expect(called).toMatchObject({
      isError: false,
      json: { ok: true, feature: 'hash/digest', data: { hex: SHA256_ABC } },
    })
  })
})

describe('a search', () => {
  it('says so where nothing matches', async () => {
    const { isError, json } = await callTool('find_features', { words: 'blorf zanquil' })
    expect(isError).toBe(false)
    expect(json).toEqual({
      ok: true,
      data: { features: [], note: expect.stringMatching(/^Nothing matches/) as string },
    })
  })
})

describe('a call of a feature', () => {
  it('answers as the same GET does, byte for byte', async () => {
    const { text } = await callTool('call_feature', DIGEST)
    const response = await fetch(`${agents.service.toolkitUrl}/hash/digest?text=abc&algorithm=sha256`, {
      headers: { Authorization: `Bearer ${agents.key}` },
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
    [
      'an unknown feature',
      { feature: 'hash/none' },
      {
        ok: false,
        feature: 'hash/none',
        error: {
          code: 'not_found',
          message: 'There is no feature "hash/none". Find one with find_features.',
        },
      },
    ],
    ['a path that climbs', { feature: '../v1/account' }, { ok: false, error: { code: 'not_found' } }],
  ])('with %s is an error in the toolkit’s own shape', async (_what, given, expected) => {
    const { isError, json } = await callTool('call_feature', given)
    expect(isError).toBe(true)
    expect(json).toMatchObject(expected as object)
  })

  it.each([
    [
      'a nested value',
      'call_feature',
      { feature: 'hash/digest', parameters: { text: { a: 1 } } },
      /^parameters\.text must be /,
    ],
    [
      'a text for parameters',
      'call_feature',
      { feature: 'hash/digest', parameters: 'text=abc' },
      /^parameters /,
    ],
    ['an unknown argument', 'find_features', { words: 'hash', colour: 'red' }, /"colour"/],
    ['no words', 'find_features', { words: '' }, /^words /],
    ['nothing', 'find_features', {}, /^words is required\.$/],
    ['too many words', 'find_features', { words: 'a'.repeat(301) }, /^words /],
    ['too many results', 'find_features', { words: 'hash', limit: 51 }, /^limit .*50/],
    ['an unknown category', 'find_features', { words: 'hash', category: 'nothing' }, /^category /],
  ])('with %s says what is wrong, in an envelope', async (_what, tool, given, message) => {
    const { isError, json } = await callTool(tool, given)
    expect(isError).toBe(true)
    expect(json).toMatchObject({
      ok: false,
      error: { code: 'invalid_parameter', message: expect.stringMatching(message) as string },
    })
  })

  it('describes no unknown feature, in an envelope', async () => {
    const { isError, json } = await callTool('describe_feature', { feature: 'hash/none' })
    expect(isError).toBe(true)
    expect(json).toMatchObject({ ok: false, feature: 'hash/none', error: { code: 'not_found' } })
  })

  it.each<[string, string, Record<string, unknown>, unknown]>([
    ['call_feature', 'its name', { ...DIGEST, text: 'abc' }, 'hash/digest'],
    ['call_feature', 'its operationId', { feature: 'rest_hash_digest', parameters: 'abc' }, 'hash/digest'],
    ['describe_feature', 'its path', { feature: '/rest/hash/digest', name: 'x' }, 'hash/digest'],
    ['call_feature', 'a name that is too long', { feature: 'a'.repeat(201) }, undefined],
    ['call_feature', 'no name', {}, undefined],
    ['find_features', 'no name', { limit: 0, words: 'hash' }, undefined],
  ])('%s refuses arguments with the feature that they give by %s', async (tool, _by, given, feature) => {
    const { isError, json } = await callTool(tool, given)
    expect(isError).toBe(true)
    expect(json).toMatchObject({ ok: false, error: { code: 'invalid_parameter' } })
    expect((json as { feature?: string }).feature).toBe(feature)
  })

  it('takes null for a parameter that is left out', async () => {
    const { isError, json } = await callTool('call_feature', {
      ...DIGEST,
      parameters: { ...DIGEST.parameters, length: null },
    })
    expect(isError).toBe(false)
    expect(json).toMatchObject({ ok: true, data: { hex: SHA256_ABC } })
  })

  it.each([
    ['its operationId', 'rest_hash_digest'],
    ['its path', '/hash/digest'],
    ['its path on the host', '/rest/hash/digest'],
    ['its longer path', 'rest/api/hash/digest'],
  ])('takes %s for its name, as describe_feature does', async (_what, feature) => {
    const { isError, json } = await callTool('call_feature', { ...DIGEST, feature })
    expect(isError).toBe(false)
    expect(json).toMatchObject({ ok: true, feature: 'hash/digest', data: { hex: SHA256_ABC } })
  })

  it.each<[string, string, Record<string, unknown>, RegExp]>([
    [
      'find_features',
      'colour',
      { words: 'hash', colour: 'red' },
      /^There is no argument "colour"; the tool takes "words", "category" and "limit"\.$/,
    ],
    [
      'describe_feature',
      'name',
      { feature: 'hash/digest', name: 'x' },
      /"name"; the tool takes "feature"\.$/,
    ],
    ['call_feature', 'text', { feature: 'hash/digest', text: 'abc' }, /"text".*goes into "parameters"/],
    ['describe_feature', 'a', { feature: 'hash/digest', a: 1, b: 2 }, /^There is no argument "a" or "b";/],
    ['describe_feature', 'a, b', { feature: 'hash/digest', 'a, b': 1 }, /^There is no argument "a, b";/],
    ['call_feature', 'key', { ...DIGEST, key: 'svc_rest_x' }, /"key".*header Authorization/],
  ])('%s names the argument %s, which it does not have', async (tool, _name, given, message) => {
    const { isError, json } = await callTool(tool, given)
    expect(isError).toBe(true)
    expect(json).toMatchObject({ error: { message: expect.stringMatching(message) as string } })
  })

  it('refuses another key than that of the request', async () => {
    const free = await agents.service.key('rest', 'free', 'agents-other')
    const { isError, json } = await callTool('call_feature', {
      ...DIGEST,
      parameters: { ...DIGEST.parameters, key: free },
    })
    expect(isError).toBe(true)
    expect(json).toMatchObject({
      ok: false,
      feature: 'hash/digest',
      error: {
        code: 'invalid_parameter',
        message: expect.stringMatching(
          /^key is not a parameter of a feature\. .*header Authorization/,
        ) as string,
        details: [{ parameter: 'key' }],
      },
    })
    // plans.yaml: a free key has five calls a day; none of them was spent.
    const { headers } = await fetch(`${agents.service.toolkitUrl}/hash/digest?text=a&key=${free}`)
    expect(headers.get('x-ratelimit-remaining')).toBe('4')
  })
})

describe('the quota', () => {
  it('is the toolkit’s: calls count, finding and describing do not', async () => {
    const free = await agents.service.key('rest', 'free', 'agents-free')
    // Three here and two there, of five a day.
    const { results } = await callAll(
      agents,
      [
        ['find_features', { words: 'hash' }],
        ['describe_feature', { feature: 'hash/digest' }],
        ...Array<ToolCall>(3).fill(['call_feature', DIGEST]),
      ],
      { token: free },
    )
    expect(results.map(({ isError }) => isError)).toEqual(Array(5).fill(false))
    const get = () => fetch(`${agents.service.toolkitUrl}/hash/digest?text=a&key=${free}`)
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([200, 200, 429])
    const [refused] = (await callAll(agents, [['call_feature', DIGEST]], { token: free })).results
    const { headers } = await get()
    const reset = new Date(Number(headers.get('x-ratelimit-reset')) * 1000)
    expect(refused).toMatchObject({
      isError: true,
      json: {
        ok: false,
        error: {
          code: 'quota_exhausted',
          message: expect.stringContaining(`at ${reset.toISOString().slice(0, 19)}Z.`) as string,
        },
      },
    })
  })

  it('is in the headers of the answer, and the call in the log by its operation', async () => {
    const free = await agents.service.key('rest', 'free', 'agents-headers')
    const response = await post(
      agents.service.url,
      message('tools/call', { name: 'call_feature', arguments: DIGEST }),
      { authorization: `Bearer ${free}` },
    )
    // plans.yaml: a free key has five calls a day.
    expect(response.headers['x-ratelimit-remaining']).toBe('4')
    expect(
      agents.service.logs.some((line) => line.includes('"path":"/mcp"') && line.includes('rest_hash_digest')),
    ).toBe(true)
  })
})
