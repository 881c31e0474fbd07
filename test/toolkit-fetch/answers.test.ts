import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEgress, type Egress } from '../../src/toolkit/fetch/index.js'
import { OPEN_ADDRESS, startRaw, type TestServer } from './support/servers.js'

const MEGABYTE = 1_048_576
const TIMEOUT_MS = 400
const TIMED_OUT = 'within 0.4 s'
/** For what answers, but not at once on a machine with much else to do. */
const PATIENCE_MS = 60_000

/** Sends for as long as the other side takes it. */
const endless = (socket: Socket, piece: string | Buffer): void => {
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

const trickle = (socket: Socket, piece: string): void => {
  const timer = setInterval(() => socket.write(piece), 20)
  socket.on('close', () => clearInterval(timer))
}

const body = (encoding: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `HTTP/1.1 200 OK\r\nContent-Encoding: ${encoding}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
    ),
    bytes,
  ])

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

const ZEROS = Buffer.alloc(50 * MEGABYTE)
const BOMB = gzipSync(ZEROS)
const DEFLATE_BOMB = deflateSync(ZEROS)
const BARE_BOMB = deflateRawSync(ZEROS)
const BROTLI_BOMB = brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
/** Empty stored blocks (RFC 1951, 3.2.4): they decode to nothing, at the cost of reading them. */
const EMPTY_BOMB = gzipSync(Buffer.alloc(20 * MEGABYTE, Buffer.from([0, 0, 0, 0xff, 0xff])))

type Script = (socket: Socket) => void

const failures: readonly (readonly [name: string, status: number, says: string, script: Script])[] = [
  ['a connection that closes at once', 502, 'closed the connection', (s) => s.end()],
  ['a connection that is reset', 502, 'closed the connection', (s) => s.resetAndDestroy()],
  ['HTTP 0.9', 502, 'not valid HTTP', (s) => s.end('<html>hello</html>')],
  ['garbage', 502, 'not valid HTTP', (s) => s.end(randomBytes(512))],
  ['the banner of another protocol', 502, 'not valid HTTP', (s) => s.end('220 mail.example.com ESMTP\r\n')],
  ['a bad status line', 502, 'not valid HTTP', (s) => s.end('HTTP/1.1 abc\r\n\r\n')],
  ['HTTP/2 in clear', 502, 'not valid HTTP', (s) => s.end('\0\0\u0012\u0004\0\0\0\0\0')],
  ['half a head', 502, 'closed the connection', (s) => s.end('HTTP/1.1 200 OK\r\nContent-')],
  ['a null byte in a header', 502, 'not valid HTTP', (s) => s.end('HTTP/1.1 200 OK\r\nA: a\0b\r\n\r\n')],
  [
    'two lengths',
    502,
    'not valid HTTP',
    (s) => s.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'),
  ],
  [
    'a length that is no number',
    502,
    'not valid HTTP',
    (s) => s.end('HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n'),
  ],
  [
    'a body that ends early',
    502,
    'closed the connection',
    (s) => s.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab'),
  ],
  [
    'chunks that end early',
    502,
    'closed the connection',
    (s) => s.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab'),
  ],
  [
    'a chunk of a bad size',
    502,
    'closed the connection',
    (s) => s.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'),
  ],
  [
    'endless headers',
    502,
    'too many headers',
    (s) => {
      s.write('HTTP/1.1 200 OK\r\n')
      endless(s, `X-Header: ${'a'.repeat(1000)}\r\n`)
    },
  ],
  [
    'endless interim answers',
    502,
    'interim',
    (s) => endless(s, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10)),
  ],
  [
    'an upgrade that nobody asked for',
    502,
    'another protocol',
    (s) => s.write('HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\n'),
  ],
  [
    'an upgrade that nobody asked for, as an upgrade',
    502,
    'another protocol',
    (s) => s.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
  ],
  ['silence', 502, TIMED_OUT, () => undefined],
  [
    'headers a byte at a time',
    502,
    TIMED_OUT,
    (s) => {
      s.write('HTTP/1.1 200 OK\r\nX: ')
      trickle(s, 'a')
    },
  ],
  [
    'a body a byte at a time',
    502,
    TIMED_OUT,
    (s) => {
      s.write('HTTP/1.1 200 OK\r\n\r\n')
      trickle(s, 'a')
    },
  ],
  [
    'an announced body that is too long',
    422,
    'longer than 5 MB',
    (s) => s.write('HTTP/1.1 200 OK\r\nContent-Length: 5242881\r\n\r\n'),
  ],
  [
    'an endless body',
    422,
    'longer than 5 MB',
    (s) => {
      s.write('HTTP/1.1 200 OK\r\n\r\n')
      endless(s, Buffer.alloc(65_536))
    },
  ],
  [
    'endless chunks',
    422,
    'longer than 5 MB',
    (s) => {
      s.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      endless(s, chunk(Buffer.alloc(65_536)))
    },
  ],
  ['a gzip bomb', 422, 'longer than 5 MB', (s) => s.end(body('gzip', BOMB))],
  ['a deflate bomb', 422, 'longer', (s) => s.end(body('deflate', DEFLATE_BOMB))],
  ['a bare deflate bomb', 422, 'longer', (s) => s.end(body('deflate', BARE_BOMB))],
  ['a Brotli bomb', 422, 'longer', (s) => s.end(body('br', BROTLI_BOMB))],
  ['a bomb in a bomb', 422, 'longer', (s) => s.end(body('gzip, gzip', gzipSync(BOMB)))],
  ['a bomb that decodes to nothing', 422, 'longer', (s) => s.end(body('deflate, gzip', EMPTY_BOMB))],
  [
    'a reset in the middle of a body',
    502,
    'closed the connection',
    (s) => {
      s.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab')
      setTimeout(() => s.resetAndDestroy(), 50)
    },
  ],
  ['too many codings', 502, 'more than 3', (s) => s.end(body('gzip, gzip, gzip, gzip', Buffer.from('a')))],
  ['an unknown coding', 502, 'unknown content coding "zstd"', (s) => s.end(body('zstd', Buffer.from('a')))],
  ['a body that is not gzip', 502, 'Content-Encoding', (s) => s.end(body('gzip', Buffer.from('hello')))],
  ['a body that is not Brotli', 502, 'Content-Encoding', (s) => s.end(body('br', Buffer.from('hello')))],
  [
    'gzip that ends early',
    502,
    'Content-Encoding',
    (s) => s.end(body('gzip', gzipSync('hello').subarray(0, -9))),
  ],
  [
    'gzip with a wrong checksum',
    502,
    'Content-Encoding',
    (s) => s.end(body('gzip', Buffer.concat([gzipSync('hello').subarray(0, -8), Buffer.alloc(8)]))),
  ],
]

const text = 'Straße, 世界'
const good: readonly (readonly [name: string, expected: string, script: Script])[] = [
  ['a body until the end of the connection', 'hello', (s) => s.end('HTTP/1.0 200 OK\r\n\r\nhello')],
  [
    'chunks with extensions and trailers',
    'abc',
    (s) =>
      s.end(
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;x=y\r\na\r\n2\r\nbc\r\n0\r\nT: 1\r\n\r\n',
      ),
  ],
  ['more than was announced', 'ab', (s) => s.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabcdef')],
  [
    'early hints',
    'x',
    (s) => s.end('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 200 OK\r\n\r\nx'),
  ],
  ['gzip', text, (s) => s.end(body('gzip', gzipSync(text)))],
  ['gzip in capitals', text, (s) => s.end(body('GZip', gzipSync(text)))],
  ['x-gzip', text, (s) => s.end(body('x-gzip', gzipSync(text)))],
  ['gzip in two members', 'ab', (s) => s.end(body('gzip', Buffer.concat([gzipSync('a'), gzipSync('b')])))],
  ['deflate', text, (s) => s.end(body('deflate', deflateSync(text)))],
  ['bare deflate', text, (s) => s.end(body('deflate', deflateRawSync(text)))],
  ['Brotli', text, (s) => s.end(body('br', brotliCompressSync(text)))],
  ['two codings', text, (s) => s.end(body('deflate, br', brotliCompressSync(deflateSync(text))))],
  ['identity', text, (s) => s.end(body('identity', Buffer.from(text)))],
  ['an empty body in gzip', '', (s) => s.end(body('gzip', Buffer.alloc(0)))],
  ['no content', '', (s) => s.end('HTTP/1.1 204 No Content\r\n\r\n')],
]

let server: TestServer
let egress: Egress
let hasty: Egress
let scripts: readonly Script[]
const at = (index: number): string => `http://${OPEN_ADDRESS}:${server.port}/${index}`

beforeAll(async () => {
  scripts = [...failures.map((row) => row[3]), ...good.map((row) => row[2])]
  server = await startRaw((socket, path) => scripts[Number(path.slice(1))]?.(socket))
  const options = { allow: [`${OPEN_ADDRESS}/32`], userAgent: 'test' }
  egress = createEgress({ ...options, timeoutMs: PATIENCE_MS })
  hasty = createEgress({ ...options, timeoutMs: TIMEOUT_MS })
})
afterAll(() => server.close())

describe('refuses', () => {
  it.each(failures.map((row, index) => ({ name: row[0], status: row[1], says: row[2], index })))(
    '$name with $status',
    async ({ status, says, index }) => {
      const waiting = says === TIMED_OUT ? hasty : egress
      await expect(waiting.fetch({ url: at(index) })).rejects.toMatchObject({
        status,
        message: expect.stringContaining(says) as string,
      })
      await expect.poll(() => server.open(), { message: 'the connection is closed' }).toBe(0)
    },
  )
})

describe('reads', () => {
  it.each(good.map((row, index) => ({ name: row[0], expected: row[1], index: failures.length + index })))(
    '$name',
    async ({ expected, index }) => {
      const answer = await egress.fetch({ url: at(index) })
      expect(Buffer.from(answer.body).toString()).toBe(expected)
      expect(structuredClone(answer)).toEqual(answer)
    },
  )
})

describe('a body past the limit', () => {
  const bomb = failures.findIndex(([name]) => name === 'a gzip bomb')
  const flood = failures.findIndex(([name]) => name === 'an endless body')

  it.each([bomb, flood])('is cut where the feature asks for its beginning (%i)', async (index) => {
    const answer = await egress.fetch({ url: at(index), maxBytes: 1000, oversize: 'truncate' })
    expect(answer.truncated).toBe(true)
    expect(answer.body).toEqual(new Uint8Array(1000))
  })

  it('is not read at all for 0 bytes', async () => {
    const answer = await egress.fetch({ url: at(flood), maxBytes: 0, oversize: 'truncate' })
    expect(answer).toMatchObject({ status: 200, truncated: true, receivedBytes: 0 })
  })
})

it('keeps headers in the order received, one element for each line', async () => {
  scripts = [
    (s) => s.end('HTTP/1.1 200 OK\r\nSet-Cookie: a=1\r\nB: caf\xe9\r\nset-cookie: b=2\r\n\r\n', 'latin1'),
  ]
  const { headers } = await egress.fetch({ url: at(0) })
  expect(headers).toEqual([
    ['set-cookie', 'a=1'],
    ['b', 'café'],
    ['set-cookie', 'b=2'],
  ])
})
