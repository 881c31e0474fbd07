import { readdir, readlink, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssetRecord } from '#assets'
import { startService, type TestService } from '../support/service.js'
import { eventually } from '../support/eventually.js'

const CONTENT = Buffer.from('0123456789abcdefghij')

let service: TestService
let accountId: string
let asset: AssetRecord

let requests = 0

const create = async (content: Uint8Array): Promise<AssetRecord> => {
  const set = await service.gateway.assets.prepare(
    { accountId, requestId: `req_${++requests}`, retentionDays: 7 },
    [{ kind: 'image', model: 'vendor/painter', mime: 'image/png', content }],
  )
  await set.publish()
  return set.records[0] ?? expect.fail('nothing was made')
}

beforeAll(async () => {
  service = await startService()
  const key = await service.key('gateway', 'live')
  accountId = service.accounts.authenticate(key, 'gateway')?.account.id ?? ''
  asset = await create(CONTENT)
})
afterAll(() => service.stop())

const get = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(asset.url, { method, headers })

describe('/files/assets', () => {
  it('serves the whole, and nothing of it runs in a browser', async () => {
    const response = await get({ Origin: 'https://app.example' })
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(CONTENT)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '20',
      'accept-ranges': 'bytes',
      etag: `"${asset.id}"`,
      'last-modified': asset.createdAt.toUTCString(),
      'cache-control': 'private, max-age=3600, immutable',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'access-control-allow-origin': '*',
    })
  })

  it('says the same to HEAD, without a body', async () => {
    const response = await get({}, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('20')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await response.text()).toBe('')
  })

  // RFC 9110, 14.1.2 and 14.4.
  it.each([
    ['bytes=0-4', 'bytes 0-4/20', '01234'],
    ['bytes=5-', 'bytes 5-19/20', '56789abcdefghij'],
    ['bytes=-3', 'bytes 17-19/20', 'hij'],
    ['bytes=-100', 'bytes 0-19/20', CONTENT.toString()],
    ['bytes=18-100', 'bytes 18-19/20', 'ij'],
    ['bytes=0-0', 'bytes 0-0/20', '0'],
  ])('serves the range %s', async (range, contentRange, text) => {
    const response = await get({ Range: range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(await response.text()).toBe(text)
  })

  it.each(['bytes=20-', 'bytes=100-200', 'bytes=-0'])('answers 416 to %s', async (range) => {
    const response = await get({ Range: range })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */20')
    expect(response.headers.get('etag')).toBeNull()
    expect(await response.json()).toMatchObject({ error: { code: 'range_not_satisfiable' } })
  })

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'lines=1-2', 'bytes=a-b', 'bytes'])(
    'answers %s with the whole',
    async (range) => {
      const response = await get({ Range: range })
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(CONTENT.toString())
    },
  )

  it('serves a range only of the file that If-Range names', async () => {
    const statusIf = async (condition: string) =>
      (await get({ Range: 'bytes=0-1', 'If-Range': condition })).status
    expect(await statusIf(`"${asset.id}"`)).toBe(206)
    expect(await statusIf(asset.createdAt.toUTCString())).toBe(206)
    expect(await statusIf('"another"')).toBe(200)
    expect(await statusIf(`W/"${asset.id}"`)).toBe(200)
    expect(await statusIf('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200)
  })

  it('answers 304 to who has it', async () => {
    // Else the client asks past all caches.
    const response = await get({ 'If-None-Match': `"${asset.id}"`, 'Cache-Control': 'max-age=0' })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(`"${asset.id}"`)
    expect(await response.text()).toBe('')
    expect((await get({ 'If-None-Match': '"another"' })).status).toBe(200)
  })

  it('answers 412 where If-Match or If-Unmodified-Since does not hold', async () => {
    const statusIf = async (headers: Record<string, string>, method = 'GET') =>
      (await get({ 'Cache-Control': 'max-age=0', ...headers }, method)).status
    const tag = `"${asset.id}"`
    const [before, after] = [new Date(+asset.createdAt - 2000), new Date(+asset.createdAt + 2000)]
    // RFC 9110, 13.1.1: a strong comparison with any of the list, or `*`.
    for (const condition of [tag, `"another", ${tag}`, `"a,b",${tag}`, '*'])
      expect(await statusIf({ 'If-Match': condition })).toBe(200)
    for (const condition of ['"another"', `W/${tag}`, asset.id, `"${tag}"`])
      expect(await statusIf({ 'If-Match': condition })).toBe(412)
    // 13.1.4: to the second, and no date is no condition.
    for (const condition of [asset.createdAt.toUTCString(), after.toUTCString(), 'yesterday'])
      expect(await statusIf({ 'If-Unmodified-Since': condition })).toBe(200)
    expect(await statusIf({ 'If-Unmodified-Since': before.toUTCString() })).toBe(412)
    // 13.2.2: If-Match goes before If-Unmodified-Since, both before If-None-Match, and all before Range.
    expect(await statusIf({ 'If-Match': tag, 'If-Unmodified-Since': before.toUTCString() })).toBe(200)
    expect(await statusIf({ 'If-Match': '"another"', 'If-None-Match': tag })).toBe(412)
    expect(await statusIf({ 'If-Match': tag, 'If-None-Match': tag })).toBe(304)
    expect(await statusIf({ 'If-Match': '"another"', Range: 'bytes=50-' })).toBe(412)
    expect(await statusIf({ 'If-Match': tag, Range: 'bytes=0-1' })).toBe(206)
    expect(await statusIf({ 'If-Match': '"another"' }, 'HEAD')).toBe(412)
    const refused = await get({ 'If-Match': '"another"' })
    expect(refused.headers.get('etag')).toBeNull()
    expect(await refused.json()).toMatchObject({ error: { code: 'precondition_failed' } })
  })

  it('says the same 404 to a changed, an ended, a foreign and an unknown address', async () => {
    const { fileAddresses } = service.accounts
    const addresses = [
      asset.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      asset.url.replace(/\?.*/, ''),
      service.url + fileAddresses.sign(`assets/${asset.id}`, Date.now() - 1000),
      service.url + fileAddresses.sign('assets/asset_unknown', Date.now() + 60_000),
      service.url + fileAddresses.sign(`nowhere/${asset.id}`, Date.now() + 60_000),
      service.url + fileAddresses.sign(`videos/${asset.id}`, Date.now() + 60_000),
      `${service.url}/files/`,
      `${service.url}/files/assets/..%2f..%2fsecret-key`,
    ]
    const answers = await Promise.all(addresses.map((address) => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 404))
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect([...bodies]).toHaveLength(1)
    expect(JSON.parse([...bodies][0] ?? '')).toMatchObject({ error: { code: 'not_found', param: null } })
  })

  it('takes GET and HEAD alone', async () => {
    const response = await get({}, 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('is 404 where storage has lost the file, without what describes it', async () => {
    const lost = await create(CONTENT)
    await rm(join(service.dataDir, 'assets', lost.id.slice(6, 8), lost.id))
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(lost.url, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('json')
      expect(response.headers.get('etag')).toBeNull()
    }
  })

  it('lets go of a file whose reader leaves, and serves it whole to the next', async () => {
    const big = await create(Buffer.alloc(32 * 1024 * 1024, 7))
    const call = request(new URL(big.url))
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      call.on('response', resolve).on('error', reject).end()
    })
    const closed = new Promise((resolve) => response.once('close', resolve))
    call.destroy()
    await closed
    const path = join(service.dataDir, 'assets', big.id.slice(6, 8), big.id)
    const links = async (): Promise<string[]> => {
      const names = await readdir('/proc/self/fd')
      return Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
    }
    if (process.platform === 'linux') await eventually(async () => expect(await links()).not.toContain(path))
    const whole = await fetch(big.url)
    expect((await whole.arrayBuffer()).byteLength).toBe(big.bytes)
  })

  it('never logs a signature', () => {
    expect(service.logs.join('')).toContain(`/files/assets/${asset.id}`)
    expect(service.logs.join('')).not.toContain(new URL(asset.url).searchParams.get('signature'))
  })
})
