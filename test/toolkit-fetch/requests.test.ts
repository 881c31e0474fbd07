import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEgress, TargetError, type Egress, type EgressOptions } from '../../src/toolkit/fetch/index.js'
import { startDnsServer } from './support/dns-server.js'
import { AUTHORITY, OPEN_ADDRESS, startHttp, startTls, type TestServer } from './support/servers.js'

interface Seen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

let seen: Seen[] = []
let server: TestServer
let dns: Awaited<ReturnType<typeof startDnsServer>>
let base: string
let other: string

const egressWith = (options: Partial<EgressOptions>): Egress =>
  createEgress({
    allow: ['127.0.0.0/8'],
    timeoutMs: 3000,
    userAgent: 'toolkit-test',
    dnsServers: [dns.address],
    ...options,
  })

beforeAll(async () => {
  // /to?status=302&location=... redirects, /steps/3 redirects 3 times, /loop always, /hang never answers.
  server = await startHttp((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server')
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      seen.push({ method: request.method ?? '', path: url.pathname, headers: request.headers, body })
      const steps = Number(/^\/steps\/(\d+)$/.exec(url.pathname)?.[1] ?? 0)
      if (url.pathname === '/hang') return
      if (url.pathname === '/loop') response.writeHead(302, { location: '/loop' })
      else if (steps > 0) response.writeHead(301, { location: `${steps - 1}` })
      else if (url.pathname === '/to') {
        response.statusCode = Number(url.searchParams.get('status'))
        response.setHeader('location', url.searchParams.getAll('location')).setHeader('set-cookie', 'a=1')
      }
      // A string would be joined to the head, and both written as UTF-8.
      response.end(Buffer.from('done'))
    })
  })
  dns = await startDnsServer({
    'secure.guard.test': [OPEN_ADDRESS],
    'wrong.guard.test': [OPEN_ADDRESS],
    'deep.wild.test': [OPEN_ADDRESS],
    'wild.test': [OPEN_ADDRESS],
    'notwild.test': [OPEN_ADDRESS],
    'box.internal': [OPEN_ADDRESS],
    'two.guard.test': ['127.0.0.3', OPEN_ADDRESS],
  })
  base = `http://${OPEN_ADDRESS}:${server.port}`
  other = `http://deep.wild.test:${server.port}`
})
beforeEach(() => {
  seen = []
})
afterAll(() => {
  server.close()
  dns.close()
})

const to = (status: number, ...locations: string[]): string =>
  `${base}/to?status=${status}${locations.map((each) => `&location=${encodeURIComponent(each)}`).join('')}`

describe('redirects', () => {
  it('are followed relative to the address, and told', async () => {
    const answer = await egressWith({}).fetch({ url: `${base}/steps/2#part` })
    expect(answer.url).toBe(`${base}/steps/0`)
    expect(answer.redirects).toEqual([
      { url: `${base}/steps/2`, status: 301, location: `${base}/steps/1` },
      { url: `${base}/steps/1`, status: 301, location: `${base}/steps/0` },
    ])
  })

  it('are followed five times, not six', async () => {
    await expect(egressWith({}).fetch({ url: `${base}/steps/5` })).resolves.toMatchObject({ status: 200 })
    await expect(egressWith({}).fetch({ url: `${base}/steps/6` })).rejects.toMatchObject({
      status: 502,
      fault: 'redirects',
      message: `${OPEN_ADDRESS} redirected more than 5 times`,
    })
    await expect(egressWith({}).fetch({ url: `${base}/loop` })).rejects.toMatchObject({ fault: 'redirects' })
  })

  it('past the limit are the answer where the feature asks for that', async () => {
    const first = await egressWith({}).fetch({ url: `${base}/steps/3`, maxRedirects: 0 })
    expect(first).toMatchObject({ status: 301, redirects: [] })
    const last = await egressWith({}).fetch({
      url: `${base}/loop`,
      maxRedirects: 20,
      pastRedirects: 'answer',
    })
    expect(last.redirects).toHaveLength(20)
  })

  it.each<readonly [string, number, readonly string[]]>([
    ['without a Location', 302, []],
    ['with a Location that is no address', 302, ['http://[']],
    ['with two Locations', 302, ['/a', '/b']],
    ['with a status that is none', 300, ['/a']],
    ['not modified', 304, ['/a']],
  ])('%s are just an answer', async (_name, status, locations) => {
    const answer = await egressWith({}).fetch({ url: to(status, ...locations) })
    expect(answer).toMatchObject({ status, redirects: [] })
  })

  // Fetch standard, HTTP-redirect fetch, step 12.
  it.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [303, 'POST', 'GET', ''],
    [303, 'HEAD', 'HEAD', ''],
    [307, 'POST', 'POST', 'text'],
    [308, 'POST', 'POST', 'text'],
  ] as const)('by %i turn %s into %s', async (status, method, expected, body) => {
    const headers = { 'Content-Type': 'text/plain' }
    const request = {
      url: to(status, '/end'),
      method,
      headers,
      ...(method === 'POST' ? { body: 'text' } : {}),
    }
    await egressWith({}).fetch(request)
    expect(seen.at(-1)).toMatchObject({ method: expected, path: '/end', body })
    expect(seen.at(-1)?.headers['content-type']).toBe(expected === 'GET' ? undefined : 'text/plain')
  })

  it('take nothing that could be a credential to another origin, and keep no cookies', async () => {
    const headers = { Authorization: 'Bearer x', 'X-Api-Key': 'y', Cookie: 'z=1', 'Accept-Language': 'id' }
    await egressWith({}).fetch({ url: to(302, '/same'), headers })
    expect(seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer x', cookie: 'z=1' })
    await egressWith({}).fetch({ url: to(302, `${other}/other`), headers })
    const last = seen.at(-1)?.headers ?? {}
    expect(last).toMatchObject({ 'accept-language': 'id', 'user-agent': 'toolkit-test' })
    expect(Object.keys(last).filter((name) => /auth|key|cookie/.test(name))).toEqual([])
  })

  it('with UTF-8 in Location lead where the bytes say', async () => {
    await egressWith({}).fetch({ url: to(302, Buffer.from('/é', 'utf8').toString('latin1')) })
    expect(seen.at(-1)?.path).toBe('/%C3%A9')
  })
})

describe('EGRESS_ALLOW', () => {
  it.each<readonly [string, readonly string[], string, boolean]>([
    ['a CIDR for an address', ['127.0.0.0/8'], OPEN_ADDRESS, true],
    ['a bare address', [OPEN_ADDRESS], OPEN_ADDRESS, true],
    ['a CIDR for a mapped address', ['127.0.0.2/32'], '[::ffff:127.0.0.2]', true],
    ['a CIDR of IPv6 for an address of IPv4', ['::/0'], OPEN_ADDRESS, false],
    ['a CIDR for another address', ['127.0.0.3/32'], OPEN_ADDRESS, false],
    ['a CIDR for what a name resolves to', ['127.0.0.2/32'], 'wild.test', true],
    ['a name', ['wild.test'], 'wild.test', true],
    ['a name in capitals with a dot', ['Wild.Test'], 'WILD.test.', true],
    ['a name for its subdomain', ['wild.test'], 'deep.wild.test', false],
    ['a wildcard', ['*.wild.test'], 'deep.wild.test', true],
    ['a wildcard for the name itself', ['*.wild.test'], 'wild.test', false],
    ['a wildcard for a name that ends alike', ['*.wild.test'], 'notwild.test', false],
    ['a name for the address it resolves to', ['wild.test'], OPEN_ADDRESS, false],
    ['a local name', ['box.internal'], 'box.internal', true],
    ['a CIDR for a local name', ['127.0.0.2/32'], 'box.internal', true],
    ['nothing', [], 'wild.test', false],
  ])('%s', async (_name, allow, host, isAllowed) => {
    const asking = egressWith({ allow }).fetch({ url: `http://${host}:${server.port}/` })
    if (isAllowed) await expect(asking).resolves.toMatchObject({ status: 200 })
    else await expect(asking).rejects.toMatchObject({ status: 422 })
    expect(seen).toHaveLength(isAllowed ? 1 : 0)
  })

  it('by CIDR or by name opens localhost to loopback', async () => {
    const local = await startHttp((_request, response) => void response.end('local'), '127.0.0.1')
    for (const allow of ['127.0.0.1/32', 'localhost']) {
      const answer = await egressWith({ allow: [allow] }).fetch({ url: `http://localhost:${local.port}/` })
      expect(answer.status).toBe(200)
    }
    local.close()
  })
})

describe('TLS', () => {
  const handshake = { certificate: 'valid.pem', host: 'secure.guard.test' }
  it.each([
    { name: 'an expired certificate', ...handshake, certificate: 'expired.pem', says: 'has expired' },
    { name: 'one that is not valid yet', ...handshake, certificate: 'early.pem', says: 'not valid yet' },
    { name: 'a self-signed one', ...handshake, certificate: 'self-signed.pem', says: 'self-signed' },
    {
      name: 'an unknown authority',
      ...handshake,
      certificate: 'unknown-authority.pem',
      says: 'unknown authority',
    },
    { name: "another host's", ...handshake, host: 'wrong.guard.test', says: 'for another host' },
    { name: 'TLS 1.1', ...handshake, old: true, says: 'handshake' },
  ])('refuses $name', async ({ certificate, host, says, ...rest }) => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const tls = await startTls(certificate, OPEN_ADDRESS, 'old' in rest ? old : {})
    const asking = egressWith({ authorities: [AUTHORITY] }).fetch({ url: `https://${host}:${tls.port}/` })
    await expect(asking).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining(says) as string,
    })
    tls.close()
  })

  it('refuses a server that speaks no TLS', async () => {
    const asking = egressWith({}).fetch({ url: `https://${OPEN_ADDRESS}:${server.port}/` })
    await expect(asking).rejects.toMatchObject({ status: 502, fault: 'handshake' })
  })

  it('accepts a valid certificate, and tells the time of the handshake', async () => {
    const tls = await startTls('valid.pem')
    const url = `https://secure.guard.test:${tls.port}/`
    const answer = await egressWith({ authorities: [AUTHORITY] }).fetch({ url })
    expect(Buffer.from(answer.body).toString()).toBe('secure')
    expect(answer.timing.tlsMs).toBeGreaterThan(0)
    tls.close()
  })

  it('checks the certificate of an address by the address', async () => {
    const [named, unnamed] = await Promise.all([startTls('valid.pem', '127.0.0.1'), startTls('valid.pem')])
    const egress = egressWith({ authorities: [AUTHORITY] })
    const answer = await egress.fetch({ url: `https://127.0.0.1:${named.port}/` })
    expect(answer.status).toBe(200)
    const asking = egress.fetch({ url: `https://${OPEN_ADDRESS}:${unnamed.port}/` })
    await expect(asking).rejects.toMatchObject({ fault: 'certificate' })
    named.close()
    unnamed.close()
  })

  it('is verified whatever NODE_TLS_REJECT_UNAUTHORIZED says', async () => {
    const tls = await startTls('self-signed.pem')
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
    const asking = egressWith({}).fetch({ url: `https://secure.guard.test:${tls.port}/` })
    await expect(asking).rejects.toMatchObject({ fault: 'certificate' })
    delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
    tls.close()
  })
})

describe('failures of a target', () => {
  it('a name that does not resolve', async () => {
    const asking = egressWith({}).fetch({ url: 'http://nobody.guard.test/' })
    await expect(asking).rejects.toEqual(
      new TargetError('unresolved', 'nobody.guard.test cannot be resolved'),
    )
  })

  it('a refused connection', async () => {
    const gone = await startHttp(() => undefined)
    gone.close()
    const url = `http://${OPEN_ADDRESS}:${gone.port}/`
    await expect(egressWith({}).fetch({ url })).rejects.toEqual(
      new TargetError('refused', `${OPEN_ADDRESS} refused the connection`),
    )
  })

  it('the first of two addresses refuses, and the second is asked', async () => {
    const url = `http://two.guard.test:${server.port}/`
    await expect(egressWith({}).fetch({ url })).resolves.toMatchObject({ status: 200 })
  })

  it('a name server that does not answer', async () => {
    const url = 'http://silent.guard.test/'
    await expect(egressWith({ timeoutMs: 200 }).fetch({ url })).rejects.toMatchObject({
      fault: 'timeout',
      message: 'silent.guard.test did not answer within 0.2 s',
    })
  })
})

describe('limits', () => {
  const limits = { total: 4, perHost: 2, waitMs: 150 }

  it('a hung host holds up itself only, with 503 for those that wait too long', async () => {
    const egress = egressWith({ limits, timeoutMs: 1000 })
    const stop = new AbortController()
    const hung = [1, 2, 3].map(() =>
      egress.fetch({ url: `${base}/hang` }, stop.signal).catch((error: unknown) => error),
    )
    await expect(egress.fetch({ url: `${other}/` })).resolves.toMatchObject({ status: 200 })
    await expect(hung[2]).resolves.toMatchObject({ status: 503, code: 'overloaded' })
    stop.abort()
    await Promise.all(hung)
    await expect(egress.fetch({ url: `${base}/` })).resolves.toMatchObject({ status: 200 })
  })

  it('ends at once when the caller leaves, and closes the connection', async () => {
    const caller = new AbortController()
    const left = new Error('left')
    const before = server.open()
    const asking = egressWith({}).fetch({ url: `${base}/hang` }, caller.signal)
    const outcome = asking.catch((error: unknown) => error)
    await expect.poll(() => seen.length).toBe(1)
    caller.abort(left)
    expect(await outcome).toBe(left)
    await expect.poll(() => server.open()).toBe(before)
  })
})

describe('for features with a protocol of their own', () => {
  it('connects to a host that was checked, and to no other', async () => {
    const egress = egressWith({ allow: ['127.0.0.2/32'] })
    const checked = await egress.resolve('0x7f.2')
    expect(checked).toEqual({ host: OPEN_ADDRESS, addresses: [OPEN_ADDRESS] })
    const socket = await egress.connect(checked, server.port)
    expect(socket.remoteAddress).toBe(OPEN_ADDRESS)
    socket.destroy()
    await expect(egress.resolve('localhost')).rejects.toMatchObject({ status: 422 })
    await expect(egress.resolve('[::1]')).rejects.toMatchObject({ status: 422 })
  })

  it.each(['a/b', 'a@b', 'a:80', 'a b', '', '::1%lo', 'a?b', 'a#b', 'a%2fb'])(
    '%j is no host',
    async (host) => {
      await expect(egressWith({}).resolve(host)).rejects.toMatchObject({ status: 422 })
    },
  )

  it('checks a bare address', () => {
    const { check } = egressWith({ allow: ['127.0.0.2/32'] })
    expect(() => check('127.0.0.2')).not.toThrow()
    expect(() => check('8.8.8.8')).not.toThrow()
    for (const address of ['127.0.0.1', '::1', '127.2', 'localhost', '2606:4700::1111%eth0', '']) {
      expect(() => check(address), address).toThrow(expect.objectContaining({ status: 422 }) as Error)
    }
  })
})
