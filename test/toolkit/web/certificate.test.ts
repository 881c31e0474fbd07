import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, refuses, table } from '../../support/table.js'

const file = (name: string): string =>
  readFileSync(new URL(`../../toolkit-fetch/certificates/${name}`, import.meta.url), 'utf8')

const servers: Server[] = []
const sockets = new Set<Socket>()
const ports: Record<string, number> = {}

const start = async (name: string, server: Server): Promise<void> => {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  ports[name] = (server.address() as AddressInfo).port
}

const presents = (...certificates: string[]): Server =>
  createTlsServer({ cert: certificates.map(file).join(''), key: file('leaf.key') }, (socket) =>
    socket.on('error', () => undefined),
  ).on('tlsClientError', () => undefined)

beforeAll(async () => {
  await start('valid', presents('valid.pem', 'authority.pem'))
  await start('expired', presents('expired.pem'))
  await start('early', presents('early.pem'))
  await start('self-signed', presents('self-signed.pem'))
  await start(
    'not TLS',
    createTcpServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')),
  )
  await start(
    'drops',
    createTcpServer((socket) => void socket.once('data', () => socket.resetAndDestroy())),
  )
})

afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
})

const certificateOf = async (name: string) => {
  const port = ports[name] ?? 0
  const { status, body } = await call('rest_web_certificate', { host: '127.0.0.1', port })
  return { port, status, data: (body as { data: Record<string, unknown> }).data, body }
}

describe('the certificate of a host', () => {
  it('is described, with what came with it (openssl x509 -text)', async () => {
    const { port, data } = await certificateOf('valid')
    expect(data).toMatchObject({
      host: '127.0.0.1',
      port,
      subject: 'valid',
      issuer: 'Guarded fetch tests',
      names: ['secure.guard.test'],
      validFrom: '2020-01-01T00:00:00Z',
      validTo: '2120-01-01T00:00:00Z',
      expired: false,
      matchesHost: true,
      trusted: false,
      trustError: 'SELF_SIGNED_CERT_IN_CHAIN',
      serialNumber: '722B554E028AA8D265BE97797B0BC1DD82D8B2C5',
      fingerprint256:
        '37:B4:BE:1A:39:13:25:42:93:AF:DA:6D:E4:96:22:87:63:2B:1C:15:52:B7:53:03:40:90:EF:E4:B6:E4:C9:57',
      protocol: 'TLSv1.3',
      keyType: 'ec',
      keyBits: 256,
      chain: ['valid', 'Guarded fetch tests'],
    })
    const days = (Date.parse('2120-01-01T00:00:00Z') - Date.now()) / 86_400_000
    expect(data['daysLeft']).toBe(Math.floor(days))
  })

  it('is shown when it has expired', async () => {
    const { data } = await certificateOf('expired')
    expect(data).toMatchObject({ expired: true, matchesHost: false, trusted: false, chain: ['expired'] })
    expect(data['daysLeft']).toBeLessThan(-2000)
  })

  it('is shown before it is valid', async () => {
    expect((await certificateOf('early')).data).toMatchObject({ expired: false, trusted: false })
  })

  it('is shown when it is its own authority', async () => {
    expect((await certificateOf('self-signed')).data).toMatchObject({
      subject: 'secure.guard.test',
      issuer: 'secure.guard.test',
      trustError: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      chain: ['secure.guard.test'],
    })
  })

  it.each(['not TLS', 'drops'])('is not there where the server is %s', async (name) => {
    const { status, body } = await certificateOf(name)
    expect({ status, body }).toMatchObject({
      status: 502,
      body: { error: { message: 'the TLS handshake with 127.0.0.1 failed' } },
    })
  })
})

table('rest_web_certificate', [
  refuses(502, 'a closed port', { host: '127.0.0.1', port: 1 }, 'refused the connection'),
  refuses(422, 'a private address', { host: '10.0.0.1' }, 'private or local address'),
  refuses(422, 'a short form of a local address', { host: '127.2' }, 'private or local address'),
  refuses(422, 'a local name', { host: 'router.lan' }, 'private or local address'),
  refuses(422, 'what is no host name', { host: '..' }, 'is not a host name'),
  refuses(400, 'an address in place of a host', { host: 'https://example.com' }, 'host'),
  refuses(400, 'an IPv6 address', { host: '::1' }, 'host'),
  refuses(400, 'port 0', { host: 'example.com', port: 0 }, 'port'),
  refuses(400, 'a port past all ports', { host: 'example.com', port: 65536 }, 'port'),
])
