import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startClient } from '../support/upstream-client.js'
import type { LocalAnswer } from '../support/upstream-server.js'

const VERSE = { upstream: 'tafsir', path: '/en-tafisr-ibn-kathir/112/1.json' }

describe('a failure', () => {
  const SECRET = 'secret-of-the-body'
  const rows: readonly [string, LocalAnswer, string][] = [
    ['status 500', { status: 500, body: SECRET }, 'it answered with status 500'],
    ['status 403', { status: 403, body: { message: SECRET } }, 'it answered with status 403'],
    ['status 429', { status: 429, body: SECRET }, 'it allows no more calls for now'],
    ['a status that nobody expects', { status: 304 }, 'it answered with status 304'],
    [
      'an HTML page',
      { headers: { 'content-type': 'text/html' }, body: ` <html>${SECRET}` },
      'it sent a page',
    ],
    ['HTML that claims to be JSON', { body: `<!doctype html>${SECRET}` }, 'it sent a page instead of data'],
    ['nothing', { body: '' }, 'it sent nothing'],
    ['half of its JSON', { body: `{"a": "${SECRET}` }, 'its answer is not JSON'],
    ['deep JSON', { body: '['.repeat(251) + ']'.repeat(251) }, 'nested too deep'],
    ['hundreds of thousands of lists', { body: `[${Array(300_000).fill('[]').join()}]` }, 'too large'],
    ['over 6 MB', { body: JSON.stringify('x'.repeat(6 * 1024 * 1024)) }, 'its answer is too large'],
    ['a bomb', { encoding: 'gzip', body: ' '.repeat(50_000_000) }, 'its answer is too large'],
    ['a wrong brotli', { headers: { 'content-encoding': 'br' }, body: '{}}}}}' }, 'wrongly compressed'],
    ['a wrong compression', { headers: { 'content-encoding': 'gzip' }, body: '{}' }, 'wrongly compressed'],
    [
      'an unknown compression',
      { headers: { 'content-encoding': 'zstd' }, body: '{}' },
      'unknown content encoding',
    ],
    ['a reset', { failure: 'reset' }, 'it closed the connection early'],
    ['a cut', { failure: 'cut', body: { text: SECRET } }, 'it closed the connection early'],
  ]
  it.each(rows)('of %s is a 502 in few words', async (_name, answer, reason) => {
    const { local, outcomes, request } = await startClient()
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [answer] })
    const error: unknown = await request(VERSE).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      name: 'FeatureError',
      status: 502,
      code: 'upstream_failed',
      message: expect.stringContaining(reason) as string,
    })
    const { message } = error as Error
    expect(message).toMatch(/^Tafsir API \(spa5k\/tafsir_api, served by jsDelivr\) failed: .*\.$/)
    expect(message).not.toMatch(/127\.0\.0\.1|secret|http:/)
    expect(outcomes).toEqual(['tafsir failed'])
  })

  it.each([
    ['a hang', { failure: 'hang' }],
    ['an answer that comes too late', { delayMs: 60_000, body: {} }],
  ] as const)('of %s ends at the time limit', async (_name, answer) => {
    const { local, request } = await startClient({ timeoutMs: 300 })
    local.register({ upstream: 'tafsir', target: VERSE.path, answers: [answer] })
    await expect(request(VERSE)).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('did not answer within 0.3 s') as string,
    })
  })

  it('of a body that never ends is one too', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"text"')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { request } = await startClient({
      timeoutMs: 300,
      baseUrls: { tafsir: `http://127.0.0.1:${port}` },
    })
    await expect(request(VERSE)).rejects.toMatchObject({ status: 502 })
  })

  it('of a machine without a way to the upstream is a 502', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const { request } = await startClient({ baseUrls: { tafsir: `http://127.0.0.1:${port}/base` } })
    await expect(request(VERSE)).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining('it could not be reached') as string,
    })
  })

  it.each([
    ['opens the breaker of a fixed host', 'tafsir', '', 'it kept failing and is left alone'],
    ['opens none where the caller names the host', 'wikipedia', '/{lang}', 'it could not be reached'],
  ])('to reach a host %s', async (_what, upstream, placeholder, reason) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const { request } = await startClient({
      baseUrls: { [upstream]: `http://127.0.0.1:${port}${placeholder}` },
      breakerFailures: 2,
    })
    const ask = (path: string) => request({ upstream, path, base: { lang: 'xx' } })
    for (const path of ['/1', '/2']) await expect(ask(path)).rejects.toMatchObject({ status: 502 })
    await expect(ask('/3')).rejects.toMatchObject({ message: expect.stringContaining(reason) as string })
  })

  it('tells the wait that a 429 asks for, in seconds or as a date', async () => {
    const { local, request } = await startClient()
    const date = new Date(Date.now() + 30_000).toUTCString()
    for (const [upstream, value] of [
      ['tafsir', '30'],
      ['hadith', date],
    ] as const) {
      local.register({
        upstream,
        target: '/x',
        answers: [{ status: 429, headers: { 'retry-after': value } }],
      })
      const error: unknown = await request({ upstream, path: '/x' }).catch((thrown: unknown) => thrown)
      const { retryAfterSeconds } = (error as { options: { retryAfterSeconds: number } }).options
      expect(retryAfterSeconds).toBeGreaterThanOrEqual(28)
      expect(retryAfterSeconds).toBeLessThanOrEqual(30)
    }
  })

  it('of one kept connection that was closed is not seen: a GET is sent again once', async () => {
    const { local, request } = await startClient()
    const answers = [{ failure: 'reset' } as const, { body: { text: 'again' } }]
    local.register({ upstream: 'tafsir', target: VERSE.path, answers })
    expect(await request(VERSE)).toEqual({ status: 200, body: { text: 'again' } })
    expect(local.requests('tafsir')).toHaveLength(2)
  })

  it('of a POST is not tried again', async () => {
    const { local, request } = await startClient()
    local.register({ upstream: 'anilist', target: '/', answers: [{ failure: 'reset' }, { body: {} }] })
    await expect(request({ upstream: 'anilist', path: '/', body: {} })).rejects.toMatchObject({ status: 502 })
    expect(local.requests('anilist')).toHaveLength(1)
  })
})

describe("the caller's fault in the words of an upstream", () => {
  const asking = (answer: LocalAnswer) => async () => {
    const client = await startClient({ breakerFailures: 1 })
    client.local.register({
      upstream: 'tafsir',
      target: VERSE.path,
      answers: [answer, { body: { fine: true } }],
    })
    const request = { ...VERSE, faults: { field: 'error', prefixes: ['Failed to fetch', 'Invalid'] } }
    return { ...client, ask: () => client.request(request) }
  }

  it.each([400, 404, 410, 429, 500, 503])('is an answer at status %d, with that status', async (status) => {
    const body = { error: 'Failed to fetch it' }
    const { ask, outcomes } = await asking({ status, body })()
    expect(await ask()).toEqual({ status, body })
    // It is kept like any refusal, and opens no breaker.
    expect(await ask()).toEqual({ status, body })
    expect(outcomes).toEqual(['tafsir answered', 'tafsir cached'])
  })

  it.each([
    ['other words', { status: 500, body: { error: 'It Failed to fetch' } }],
    ['no text', { status: 503, body: { error: ['Failed to fetch'] } }],
    ['no member', { status: 400, body: {} }],
    ['null', { status: 400, body: null }],
    ['a list', { status: 400, body: ['Failed to fetch'] }],
    ['no JSON', { status: 429, body: 'Failed to fetch' }],
    ['deep JSON', { status: 400, body: '['.repeat(251) + ']'.repeat(251) }],
  ])('is none in %s', async (_name, answer) => {
    const { ask, outcomes } = await asking(answer)()
    await expect(ask()).rejects.toMatchObject({ status: 502 })
    expect(outcomes).toEqual(['tafsir failed'])
  })

  it('is nothing at status 404 in other words', async () => {
    const { ask } = await asking({ status: 404, body: { error: 'Not Found' } })()
    expect(await ask()).toEqual({ status: 404, body: null })
  })

  it('is left to the adapter at status 200', async () => {
    const { ask } = await asking({ body: { error: 'Invalid' } })()
    expect(await ask()).toEqual({ status: 200, body: { error: 'Invalid' } })
  })
})
