import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { call, refuses, table } from '../../support/table.js'

/** A server that counts what it receives; it ends with the test. */
const startServer = async () => {
  const seen = { connections: 0, bytes: 0 }
  const server = createServer((socket) => {
    seen.connections += 1
    socket.on('data', (data) => (seen.bytes += data.length)).on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async (): Promise<void> => {
    server.close()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, seen, close }
}

const listening = async () => {
  const server = await startServer()
  onTestFinished(server.close)
  return server
}

/** A port that nobody listens on any more. */
const closedPort = async (): Promise<number> => {
  const { port, close } = await startServer()
  await close()
  return port
}

const PRIVATE = [
  '10.0.0.1',
  '127.0.0.2',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '2130706434',
  '0x7f.2',
  '[::1]',
  '[::]',
  '[::ffff:10.0.0.1]',
  '[::ffff:7f00:2]',
  '[64:ff9b::a00:1]',
  '[64:ff9b:1::a00:1]',
  '[2002:a00:1::]',
  '[fd00::1]',
  '[fe80::1]',
  'metadata.google.internal',
  'printer.local',
]

table('rest_network_port', [
  ...PRIVATE.map((host) =>
    refuses<'rest_network_port'>(422, host, { target: `${host}:80` }, 'private or local'),
  ),
  refuses(
    422,
    'a name that does not exist',
    { target: 'nowhere.invalid:80', timeout: 100 },
    'cannot be resolved',
  ),
  ...[
    '127.0.0.1',
    '127.0.0.1:',
    '127.0.0.1:0',
    '127.0.0.1:65536',
    '127.0.0.1:-1',
    '127.0.0.1:http',
    '[::1]',
    '::1:80',
    ':80',
    'a b:80',
    '[127.0.0.1]:80',
    'redis://127.0.0.1',
    'http://',
    'http://127.0.0.1:80:80',
    'ex%61mple.org:80',
  ].map((target) => refuses<'rest_network_port'>(400, JSON.stringify(target), { target }, 'target')),
  refuses(400, 'a time-out of 99 ms', { target: '127.0.0.1:1', timeout: 99 }, 'timeout'),
])

describe('a port', () => {
  it('is open where a server listens, which gets nothing sent', async () => {
    const { port, seen } = await listening()
    const { status, body } = await call('rest_network_port', { target: `127.0.0.1:${port}` })
    const { data } = body as { data: { ms: number } }
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        host: '127.0.0.1',
        port,
        address: '127.0.0.1',
        state: 'open',
        open: true,
        ms: data.ms,
        service: null,
      },
    })
    expect(data.ms).toBeGreaterThanOrEqual(0)
    await expect.poll(() => seen).toEqual({ connections: 1, bytes: 0 })
  })

  it('is closed where nobody listens', async () => {
    const port = await closedPort()
    expect(await call('rest_network_port', { target: `127.0.0.1:${port}` })).toMatchObject({
      status: 200,
      body: { data: { port, state: 'closed', open: false } },
    })
  })

  it.each([
    ['a URL', (port: number) => `redis://user:secret@127.0.0.1:${port}/0?x=@#:1`, '127.0.0.1'],
    ['localhost, to an address that is allowed', (port: number) => `localhost:${port}`, 'localhost'],
    ['another notation of the address', (port: number) => ` 2130706433:${port} `, '127.0.0.1'],
    ['a mapped address', (port: number) => `[::ffff:127.0.0.1]:${port}`, '::ffff:7f00:1'],
  ])('can be named by %s', async (_what, targetOf, host) => {
    const { port } = await listening()
    expect(await call('rest_network_port', { target: targetOf(port) })).toMatchObject({
      status: 200,
      body: { data: { host, port, address: '127.0.0.1', state: 'open' } },
    })
  })

  it.each([
    ['http://127.0.0.1/', 80, 'http'],
    ['HTTPS://127.0.0.1', 443, 'https'],
    ['ftp://127.0.0.1', 21, 'ftp'],
    ['ssh://git@127.0.0.1/x', 22, 'ssh'],
    ['http://127.0.0.1:6379', 6379, 'redis'],
    ['127.0.0.1:27017', 27017, 'mongodb'],
    ['127.0.0.1:00465', 465, 'submissions'],
  ])('of %s is %i, %s', async (target, port, service) => {
    expect(await call('rest_network_port', { target })).toMatchObject({
      status: 200,
      body: { data: { port, service } },
    })
  })
})
