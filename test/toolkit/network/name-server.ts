import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** Codes of RFC 1035, 3596, 2782, 3403 and 8659. */
export const TYPES = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  SRV: 33,
  NAPTR: 35,
  CAA: 257,
}

/** A domain name in labels, not compressed. */
export const label = (name: string): Buffer => Buffer.concat([...name.split('.').map(text), Buffer.from([0])])

/** A character string: its length, then its bytes. */
export function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([Buffer.from([bytes.length]), bytes])
}

export const u16 = (...values: number[]): Buffer =>
  Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
export const u32 = (...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }),
  )

const TTL = 300

/** What a name answers: data of its records by `name TYPE`, or a code of failure; a name alone exists without records. */
export type Zone = Readonly<Record<string, readonly Buffer[] | { rcode: number }>>

const NO_SUCH_NAME = 3

const readName = (message: Buffer): { name: string; end: number } => {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 5 }
}

const replyTo = (zone: Zone, message: Buffer): Buffer => {
  const { name, end } = readName(message)
  const type = message.readUInt16BE(end - 4)
  const typeName = Object.entries(TYPES).find(([, code]) => code === type)?.[0] ?? ''
  const found = zone[`${name} ${typeName}`] ?? zone[name] ?? { rcode: NO_SUCH_NAME }
  const records = 'rcode' in found ? [] : found
  const rcode = 'rcode' in found ? found.rcode : 0
  return Buffer.concat([
    message.subarray(0, 2),
    u16(0x8180 | rcode, 1, records.length, 0, 0),
    message.subarray(12, end),
    ...records.map((data) => Buffer.concat([u16(0xc00c, type, 1), u32(TTL), u16(data.length), data])),
  ])
}

/** A name server on loopback; names that begin with "silent" get no answer. */
export const startNameServer = async (zone: Zone) => {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (message, peer) => {
    const { name } = readName(message)
    asked.push(name)
    if (!name.startsWith('silent')) socket.send(replyTo(zone, message), peer.port, peer.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { server: `127.0.0.1:${socket.address().port}`, asked, close: () => void socket.close() }
}
