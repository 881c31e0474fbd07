import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEgress, type Egress } from '../../src/toolkit/fetch/index.js'
import { startDnsServer } from './support/dns-server.js'
import { startHttp, startVictim, type TestServer } from './support/servers.js'
import * as tricks from './tricks.js'

/** Public to the guard; no test of this file ever connects there. */
const PUBLIC = '93.184.215.14'

const directory = mkdtempSync(join(tmpdir(), 'guard-'))
const hostsFile = join(directory, 'hosts')
writeFileSync(hostsFile, '# a comment\n127.0.0.1\tother from-hosts-file.test # more\n')

let victim: TestServer
let open: TestServer
let dns: Awaited<ReturnType<typeof startDnsServer>>
let egress: Egress

const fill = (text: string): string =>
  text.replaceAll('{victim}', `${victim.port}`).replaceAll('{open}', `${open.port}`)

beforeAll(async () => {
  victim = await startVictim()
  // On the victim's port, so that a second look-up that leads elsewhere would find the victim there.
  open = await startHttp(
    (request, response) => {
      const url = new URL(request.url ?? '/', 'http://open')
      const status = Number(url.searchParams.get('status') ?? 302)
      const to = url.searchParams.get('to')
      if (to !== null) response.writeHead(status, { location: Buffer.from(to, 'utf8').toString('latin1') })
      response.end(Buffer.from('open'))
    },
    '127.0.0.2',
    victim.port,
  )
  dns = await startDnsServer({
    'loopback.guard.test': ['127.0.0.1'],
    'loopback6.guard.test': ['::1'],
    'zero.guard.test': ['0.0.0.0'],
    'private.guard.test': ['10.1.2.3'],
    'metadata.guard.test': ['169.254.169.254'],
    'mapped.guard.test': ['::ffff:7f00:1'],
    'nat64.guard.test': ['64:ff9b::7f00:1'],
    'unique-local.guard.test': ['fd00::1'],
    'mixed.guard.test': [PUBLIC, '127.0.0.1'],
    'half.guard.test': ['127.0.0.2', '127.0.0.1'],
    'families.guard.test': [PUBLIC, '::1'],
    'xn--mnchen-3ya.guard.test': ['127.0.0.1'],
    '8.8.8.8.guard.test': ['127.0.0.1'],
    'a_b.guard.test': ['127.0.0.1'],
    'from-hosts-file.test': ['127.0.0.2'],
    'open.guard.test': ['127.0.0.2'],
    'rebinding.guard.test': (asked) => (asked === 0 ? ['127.0.0.2'] : ['127.0.0.1']),
    'late-rebinding.guard.test': (asked) => (asked === 0 ? ['127.0.0.2'] : ['127.0.0.1']),
  })
  egress = createEgress({
    allow: ['127.0.0.2/32'],
    timeoutMs: 5000,
    userAgent: 'test',
    dnsServers: [dns.address],
    hostsFile,
  })
})

afterAll(() => {
  victim.close()
  open.close()
  dns.close()
  rmSync(directory, { recursive: true })
})

afterEach(() => {
  expect(victim.connections()).toBe(0)
})

const refusal = (says: string): unknown =>
  expect.objectContaining({
    status: 422,
    code: 'unprocessable',
    message: expect.stringContaining(says) as string,
  })

const refusesAll = (list: readonly tricks.Trick[]): void => {
  it.each(list)('refuses $name', async ({ url, says }) => {
    await expect(egress.fetch({ url: fill(url) })).rejects.toEqual(refusal(says))
  })
}

describe('IPv4 addresses in other notations', () => refusesAll(tricks.IPV4_NOTATIONS))
describe('addresses in other notations', () => refusesAll(tricks.URL_NOTATIONS))
describe('IPv4 ranges', () => refusesAll(tricks.IPV4_RANGES))
describe('IPv6', () => refusesAll(tricks.IPV6))
describe('local names', () => refusesAll(tricks.LOCAL_NAMES))
describe('names that resolve to', () => refusesAll(tricks.RESOLVED_NAMES))
describe('other addresses', () => refusesAll(tricks.OTHER_ADDRESSES))

describe('redirects to', () => {
  it.each(tricks.REDIRECTS)('$name are refused', async ({ url, says }) => {
    const to = encodeURIComponent(fill(url))
    const request = { url: `http://127.0.0.2:${open.port}/?to=${to}` }
    await expect(egress.fetch(request)).rejects.toEqual(refusal(says))
  })

  it.each([301, 303, 307, 308])('loopback by %i are refused', async (status) => {
    const to = encodeURIComponent(`http://127.0.0.1:${victim.port}/`)
    const url = `http://127.0.0.2:${open.port}/?status=${status}&to=${to}`
    await expect(egress.fetch({ url, method: 'POST', body: 'x' })).rejects.toEqual(refusal('127.0.0.1'))
  })

  it('loopback after an allowed redirect are refused', async () => {
    const last = `http://127.0.0.2:${open.port}/?to=${encodeURIComponent(`http://127.0.0.1:${victim.port}/`)}`
    const url = `http://127.0.0.2:${open.port}/?to=${encodeURIComponent(last)}`
    await expect(egress.fetch({ url })).rejects.toEqual(refusal('127.0.0.1'))
  })
})

describe('names that change between check and connect', () => {
  it('are asked once, and the address that was checked is the one that is connected to', async () => {
    const answer = await egress.fetch({ url: `http://rebinding.guard.test:${open.port}/` })
    expect(Buffer.from(answer.body).toString()).toBe('open')
    expect(dns.asked('rebinding.guard.test')).toBe(1)
  })

  it('are checked anew for a redirect to the same name', async () => {
    const url = `http://late-rebinding.guard.test:${open.port}/?to=${encodeURIComponent('/again')}`
    await expect(egress.fetch({ url })).rejects.toEqual(refusal('late-rebinding.guard.test leads to'))
  })
})

describe('headers', () => {
  it.each([
    ['Host', 'example.com'],
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '3'],
    ['Connection', 'upgrade'],
    ['Proxy-Authorization', 'Basic eDp5'],
    ['X-Line', 'a\r\nHost: example.com'],
    ['X-Feed', 'a\nb'],
    ['X-Null', 'a\0b'],
    ['X-Wide', 'ĊHost'],
    ['X Blank', 'a'],
    ['X-Name\r\nHost', 'a'],
  ])('refuses %j: %j', async (name, value) => {
    const request = { url: `http://127.0.0.2:${open.port}/`, headers: { [name]: value } }
    await expect(egress.fetch(request)).rejects.toEqual(refusal('header'))
  })
})

describe('what is inside', () => {
  it('is refused in the same words whether anything listens there or not', async () => {
    const silent = await startHttp(() => undefined, '127.0.0.1')
    silent.close()
    const messages = await Promise.all(
      [victim.port, silent.port].map((port) =>
        egress.fetch({ url: `http://127.0.0.1:${port}/` }).catch((error: unknown) => String(error)),
      ),
    )
    expect(messages[0]).toBe(messages[1])
  })

  it('is not told by the refusal of a name that leads there', async () => {
    const error = await egress.fetch({ url: 'http://private.guard.test/' }).catch((reason: unknown) => reason)
    expect(String(error)).not.toContain('10.1.2.3')
  })
})

it('has a victim that would notice', async () => {
  const other = await startVictim()
  const careless = createEgress({ allow: ['127.0.0.1/32'], timeoutMs: 5000, userAgent: 'test' })
  await careless.fetch({ url: `http://127.0.0.1:${other.port}/` })
  expect(other.connections()).toBe(1)
  other.close()
})

it('takes no proxy from the environment', async () => {
  const proxy = `http://127.0.0.1:${victim.port}`
  const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy']
  for (const name of names) process.env[name] = proxy
  const answer = await egress.fetch({ url: `http://open.guard.test:${open.port}/` })
  for (const name of names) delete process.env[name]
  expect(answer.status).toBe(200)
})
