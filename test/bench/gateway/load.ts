import { connect, type Socket } from 'node:net'

/** One prepared request, sent again and again. */
export interface Shot {
  url: URL
  bytes: Buffer
}

/** What a round of requests took, as its clients saw it. */
export interface Round {
  requests: number
  seconds: number
  /**
   * Milliseconds of each request except the first on each connection, ascending. The first ones show how long a burst of
   * connections waits to be accepted: libuv accepts one in each turn of the event loop (libuv/libuv#3696).
   */
  latencies: number[]
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** A POST with a JSON body, or a GET without one. */
export const shotOf = (url: string, headers: Readonly<Record<string, string>>, body?: object): Shot => {
  const target = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const fields = Object.entries({
    Host: target.host,
    ...headers,
    ...(body === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const method = body === undefined ? 'GET' : 'POST'
  const head = `${method} ${target.pathname}${target.search} HTTP/1.1\r\n${fields.join('')}\r\n`
  return { url: target, bytes: Buffer.from(head + text) }
}

/** Whether these bytes, which begin with an answer's head, hold all of it. @throws where it is not a 200 */
const isWhole = (bytes: Buffer): boolean => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return false
  const head = bytes.toString('latin1', 0, headEnd)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(bytes.toString().slice(0, 1000))
  const length = /content-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return bytes.length >= headEnd + 4 + Number(length)
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
}

const open = ({ url }: Shot): Socket => connect({ port: Number(url.port), host: url.hostname, noDelay: true })

/** Sends `requests` of these over so many connections, one at a time on each. */
export const fire = async (shot: Shot, connections: number, requests: number): Promise<Round> => {
  const latencies: number[] = []
  let left = requests
  const startedAt = performance.now()
  const drive = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = open(shot)
      let pieces: Buffer[] = []
      let sentAt = 0
      let isFirst = true
      const send = (): void => {
        if (left === 0) {
          socket.destroy()
          return resolve()
        }
        left--
        pieces = []
        sentAt = performance.now()
        socket.write(shot.bytes)
      }
      socket.once('connect', send)
      socket.on('error', reject)
      socket.once('close', () => reject(new Error('the server closed a connection')))
      socket.on('data', (bytes) => {
        pieces.push(bytes)
        try {
          if (!isWhole(pieces.length === 1 ? bytes : Buffer.concat(pieces))) return
        } catch (error) {
          socket.destroy()
          return reject(error instanceof Error ? error : new Error(String(error)))
        }
        if (!isFirst) latencies.push(performance.now() - sentAt)
        isFirst = false
        send()
      })
    })
  await Promise.all(Array.from({ length: Math.min(connections, requests) }, drive))
  const seconds = (performance.now() - startedAt) / 1000
  return { requests, seconds, latencies: latencies.sort((a, b) => a - b) }
}

/** Opens so many connections, sends the request on each, and resolves when each has had content; the result closes them. */
export const holdOpen = async (shot: Shot, connections: number): Promise<() => void> => {
  const sockets = await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = open(shot)
          let text = ''
          socket.once('connect', () => socket.write(shot.bytes))
          socket.on('error', reject)
          socket.on('data', (bytes) => {
            text = (text + bytes.toString()).slice(0, 4096)
            if (text.includes('"content"')) resolve(socket)
            else if (!/^HTTP\/1.1 200/.test(text)) reject(new Error(text))
          })
        }),
    ),
  )
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}
