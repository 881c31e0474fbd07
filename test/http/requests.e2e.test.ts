import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '#observe'
import { answerClientErrors } from '../../src/http/client-error.js'
import { startService, type TestService } from '../support/service.js'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

interface Answer {
  status: number
  requestId: string
  head: string
  body: { ok?: boolean; status?: string; error?: { type?: string; code: string; message: string } }
}

/** Sends a head as it is, with a Host, and reads until the server closes the connection. */
const send = (...lines: string[]): Promise<Answer> =>
  sendRaw([...lines, 'Host: x', 'Connection: close', '', ''].join('\r\n'))

const sendRaw = (request: string | Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => (text += piece))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      resolve({
        status: Number(head.split(' ')[1]),
        requestId: /X-Request-Id: (req_[0-9a-f]{24})/.exec(head)?.[1] ?? '',
        head,
        body: (/^Content-Type: application\/json/m.test(head)
          ? JSON.parse(body || '{}')
          : {}) as Answer['body'],
      })
    })
    socket.write(request)
  })

/** The log line of a request; logs are written as the connection closes. */
const logged = async (requestId: string): Promise<Record<string, unknown>> => {
  await expect.poll(() => service.logs.some((line) => line.includes(requestId))).toBe(true)
  return JSON.parse(service.logs.find((line) => line.includes(requestId)) ?? '') as Record<string, unknown>
}

describe('requests for which Node has an empty answer or none are answered, named and logged', () => {
  it.each([
    ['an unknown expectation of the host', ['GET /livez HTTP/1.1', 'Expect: tea'], 417, 'expectation_failed'],
    ['… of the gateway', ['POST /v1/chat/completions HTTP/1.1', 'Expect: tea'], 417, 'expectation_failed'],
    ['… of the toolkit', ['GET /rest/hash/digest HTTP/1.1', 'Expect: tea'], 417, 'expectation_failed'],
    ['CONNECT', ['CONNECT example.org:443 HTTP/1.1'], 405, 'method_not_allowed'],
    ['CONNECT to an address', ['CONNECT [::1]:443 HTTP/1.1'], 405, 'method_not_allowed'],
    ['TRACE of a probe', ['TRACE /livez HTTP/1.1'], 405, 'method_not_allowed'],
    ['TRACE of the gateway', ['TRACE /v1/models HTTP/1.1'], 405, 'method_not_allowed'],
    ['TRACE of the toolkit', ['TRACE /rest/hash/digest HTTP/1.1'], 404, 'not_found'],
  ])('%s', async (_name, lines, status, code) => {
    const { head, body, requestId, ...answer } = await send(...lines)
    expect([answer.status, body.error?.code]).toEqual([status, code])
    expect(head).toContain('application/json')
    if (status === 405) expect(head).toMatch(/^Allow: .*GET/m)
    expect(await logged(requestId)).toMatchObject({ status, method: lines[0]?.split(' ')[0] })
  })

  it('with the shape of the plane that was meant', async () => {
    const shapes = await Promise.all(
      ['/livez', '/v1/models', '/rest/hash/digest'].map(async (path) => {
        const { body } = await send(`GET ${path} HTTP/1.1`, 'Expect: tea')
        return [body.ok, body.error?.type]
      }),
    )
    expect(shapes).toEqual([
      [undefined, 'invalid_request_error'],
      [undefined, 'invalid_request_error'],
      [false, undefined],
    ])
  })

  it.each([
    ['an offer to upgrade', ['GET /livez HTTP/1.1', 'Upgrade: h2c']],
    ['a WebSocket handshake', ['GET /livez HTTP/1.1', 'Upgrade: websocket', 'Connection: Upgrade']],
    ['100-continue', ['GET /livez HTTP/1.1', 'Expect: 100-Continue']],
    ['an expectation of HTTP/1.0, which has none', ['GET /livez HTTP/1.0', 'Expect: tea']],
  ])('and %s is answered as ever', async (_name, lines) => {
    const { hostname, port } = new URL(service.url)
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname)
      let received = ''
      socket.on('data', (piece) => {
        received += piece.toString()
        if (received.includes('"ok"')) socket.destroy()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(received))
      socket.write([...lines, 'Host: x', '', ''].join('\r\n'))
    })
    expect(text).toMatch(/HTTP\/1\.1 200 OK[^]*\{"status":"ok"\}$/)
  })
})

describe('request targets (RFC 9112, 3.2)', () => {
  it.each(['http://x/livez', 'HTTP://user@x:80/livez', 'https://x/livez?a=http://y/', '/livez'])(
    'takes %s',
    async (target) => {
      expect((await send(`GET ${target} HTTP/1.1`)).body).toEqual({ status: 'ok' })
    },
  )

  it('does not stumble over a host that is none to a URL parser, which is for proxies to read', async () => {
    expect((await send('GET http://xn--a/livez HTTP/1.1')).status).toBe(200)
  })

  it.each([
    'http://a[b/livez',
    'http://[::/livez',
    'http://a:b:c/livez',
    'http://x:port/livez',
    'http:///livez',
    'http://',
    'http://user@/livez',
    '*',
    '/livez#top',
    '/liv%ez',
    '/%',
  ])('refuses %s, which breaks the grammar', async (target) => {
    const { status, body } = await send(`GET ${target} HTTP/1.1`)
    expect([status, body.error?.code]).toEqual([400, 'bad_request'])
  })

  it.each(['/livez?a=100%', '/livez?a={"b":[1|2]}', 'http://[::1]:80/livez'])(
    'lets %s through',
    async (target) => {
      expect((await send(`GET ${target} HTTP/1.1`)).status).toBe(200)
    },
  )

  it('takes an asterisk from OPTIONS', async () => {
    const { head } = await sendRaw('OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 204 /)
  })

  it.each(['http://x', 'http://x?a=1'])('has the page for people at %s', async (target) => {
    const { status, head } = await send(`GET ${target} HTTP/1.1`)
    expect([status, head]).toEqual([200, expect.stringContaining('Content-Type: text/html')])
  })

  it.each(['//livez', 'ftp://x/livez'])('has nothing at %s', async (target) => {
    expect((await send(`GET ${target} HTTP/1.1`)).status).toBe(404)
  })
})

describe('the Host header (RFC 9112, 3.2; RFC 3986, 3.2.2)', () => {
  const withHosts = (version: string, ...hosts: string[]): Promise<Answer> =>
    sendRaw(
      Buffer.from(
        [`GET /v1/health HTTP/${version}`, ...hosts, 'Connection: close', '', ''].join('\r\n'),
        'latin1',
      ),
    )

  it.each([
    ['two', '1.1', ['Host: x', 'Host: y']],
    ['the same one twice', '1.1', ['Host: x', 'hOST: x']],
    ['two of HTTP/1.0', '1.0', ['Host: x', 'Host: x']],
    ['a space', '1.1', ['Host: a b']],
    ['a path', '1.1', ['Host: x/y']],
    ['a user', '1.1', ['Host: user@x']],
    ['a port that is no number', '1.1', ['Host: x:http']],
    ['a bracket left open', '1.1', ['Host: [::1']],
    ['a byte past ASCII', '1.1', ['Host: b\u00fccher.example']],
    ['none', '1.1', []],
  ])('refuses %s', async (_name, version, hosts) => {
    const { status, body } = await withHosts(version, ...hosts)
    expect([status, body.error?.code]).toEqual([400, 'bad_request'])
  })

  it.each([
    ['a name', '1.1', ['Host: api.example.org']],
    ['a name with a port', '1.1', ['Host: api.example.org:8787']],
    ['a name with an underscore', '1.1', ['Host: my_service']],
    ['an IPv6 address', '1.1', ['Host: [2001:db8::1]:80']],
    ['an empty one', '1.1', ['Host:']],
    ['none of HTTP/1.0', '1.0', []],
  ])('takes %s', async (_name, version, hosts) => {
    expect((await withHosts(version, ...hosts)).body.error).toBeUndefined()
  })
})

describe('a caller who is refused and keeps the connection open', () => {
  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n'],
    ['CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('holds it for a moment only: %s', async (_name, text) => {
    const server = createServer((_request, response) => response.writeHead(405).end())
    answerClientErrors(server, createLogger('silent'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const open = (): Promise<number> => promisify(server.getConnections.bind(server))()
    socket.resume()
    socket.write(text)
    await once(socket, 'end')
    await expect.poll(open).toBe(0)
    socket.destroy()
    server.close()
  })
})

it('garbage behind a request breaks its answer off, and is never written into it', async () => {
  const server = createServer((_request, response) => {
    response.write('a beginning')
    setTimeout(() => response.end(' and an end'), 300)
  })
  answerClientErrors(server, createLogger('silent'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  socket.on('data', (piece) => {
    text += piece.toString()
    if (text.includes('a beginning')) socket.write('HELLO\r\n\r\n')
  })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'close')
  expect(text).toContain('a beginning')
  expect(text).not.toContain('bad_request')
  server.close()
})
