import { createServer, type AddressInfo, type Socket } from 'node:net'

/** How the stub meets a client: an error to its greeting, a version to its question, or something else altogether. */
export type StubBehaviour =
  { refuses: { code: string; message: string } } | { version: string } | { says: string }

/** A message of PostgreSQL's protocol 3.0: its type, its length with itself, its body (Message Formats, section 54.7). */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)
const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff])
const int32 = (value: number): Buffer => Buffer.concat([int16(value >>> 16), int16(value & 0xffff)])

const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', int32(0)), ready])
const refusal = (code: string, reason: string): Buffer =>
  message('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${reason}`), Buffer.from([0])]))
/** One row of one column of type text (OID 25). */
const answer = (column: string, value: string): Buffer =>
  Buffer.concat([
    message(
      'T',
      Buffer.concat([int16(1), text(column), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]),
    ),
    message('D', Buffer.concat([int16(1), int32(Buffer.byteLength(value)), Buffer.from(value)])),
    message('C', text('SHOW')),
    ready,
  ])

/** A server that a PostgreSQL client can be turned away by, on a free loopback port. */
export const stub = async (behaviour: StubBehaviour) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      if ('says' in behaviour) return socket.end(behaviour.says)
      if ('refuses' in behaviour)
        return socket.end(refusal(behaviour.refuses.code, behaviour.refuses.message))
      socket.on('data', (query) => {
        if (query.toString().startsWith('Q')) socket.write(answer('server_version', behaviour.version))
      })
      return socket.write(welcome)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
