import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.js'

let service: TestService
/** Sent before all others, since the server waits for its end for ten seconds. */
let unfinished: ReturnType<typeof exchange>

beforeAll(async () => {
  service = await startService()
  unfinished = exchange('GET /livez HTTP/1.1\r\nHost: x\r\n')
})
afterAll(() => service.stop())

/** Sends raw bytes and reads until the server closes the connection. */
const exchange = (
  text: string,
): Promise<{
  status: number
  head: string
  body: { error: { code: string; message: string } }
}> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as never })
    })
    socket.write(text)
  })

describe('requests that never become one are answered in JSON', () => {
  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'bad_request'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n', 400, 'bad_request'],
    [
      'two lengths',
      'POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'bad_request',
    ],
    ['no Host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad_request'],
    [
      'an address of 600 KB',
      `GET /rest/${'a'.repeat(600_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      414,
      'uri_too_long',
    ],
    [
      'an address of 520 KB',
      `GET /rest/${'a'.repeat(530_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      414,
      'uri_too_long',
    ],
    [
      'headers of 600 KB',
      `GET /rest/x HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 600 }, (_, index) => `X-${index}: ${'a'.repeat(1000)}\r\n`).join('')}\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'headers of 530 KB',
      `GET /rest/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${Array.from({ length: 530 }, (_, index) => `X-${index}: ${'a'.repeat(1000)}\r\n`).join('')}\r\n`,
      431,
      'headers_too_large',
    ],
    ...[700, 2000].flatMap((size): [string, string, number, string][] => [
      [
        `one header of ${size} KB`,
        `GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(size * 1000)}\r\n\r\n`,
        431,
        'headers_too_large',
      ],
      [
        `headers of ${size} KB`,
        `GET /livez HTTP/1.1\r\nHost: x\r\n${`X-Some: ${'a'.repeat(100_000)}\r\n`.repeat(size / 100)}\r\n`,
        431,
        'headers_too_large',
      ],
      [
        `an address of ${size} KB`,
        `GET /livez?${'a'.repeat(size * 1000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
        414,
        'uri_too_long',
      ],
    ]),
    [
      'headers of 700 KB that end nowhere',
      `GET /livez HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(700_000)}`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_name, text, status, code) => {
    const answer = await exchange(text)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(answer.head.toLowerCase()).toContain('content-type: application/json')
    expect(answer.head).toMatch(/X-Request-Id: req_[0-9a-f]{24}/)
  })

  it('a body shorter than it says', async () => {
    const key = await service.key('gateway', 'live')
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /v1/chat/completions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"model":`,
    )
    socket.resume()
    socket.end()
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await fetch(`${service.url}/livez`)).status).toBe(200)
  })

  it('a head that does not arrive in time', async () => {
    const answer = await unfinished
    expect([answer.status, answer.body.error.code]).toEqual([408, 'request_timeout'])
  })
})
