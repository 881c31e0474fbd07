import type { Socket } from 'node:net'
import { buildConnector, Client } from 'undici'
import { createContinueFilter } from './continue-filter.js'

/** Servers close idle connections after 5 s and more; one that is closed while we ask fails the request. */
const IDLE_MS = 4000
const MAX_HEADER_BYTES = 64 * 1024

/** The reason of a destruction that nobody is told. Made once, since its stack would cost more than the destruction. */
const GIVEN_UP = new Error('given up')

/** undici's connector; it returns the socket at once, which its types leave out. */
type Connect = (...given: Parameters<buildConnector.connector>) => Socket

/** @param timeoutMs for the look-up of the name, the connection and its handshake together */
export const createConnect = (timeoutMs: number): Connect =>
  buildConnector({ timeout: timeoutMs }) as unknown as Connect

/** One connection, by undici's client, which serves one request after another and connects again where it has to. */
export interface Wire {
  readonly client: Client
  /** Whether a connection has come about, for the request that is under way or for one before it. */
  readonly wasConnected: boolean
  /** Bytes of requests that the server has not taken. */
  readonly unsent: number
  /** A request is about to be sent. */
  begin(): void
  /** Reads nothing more for now. */
  hold(): void
  proceed(): void
  destroy(): Promise<void>
}

/** @param onLost the connection has ended */
export const openWire = (origin: string, connect: Connect, onLost: () => void): Wire => {
  let socket: Socket | undefined
  let isConnected = false
  let wasConnected = false
  let isHeld = false
  const filter = createContinueFilter()
  /** undici reads by this method alone. */
  const filterReads = (connected: Socket): void => {
    const { read } = connected
    connected.read = (size): unknown => {
      if (size === 0) return read.call(connected, 0)
      if (isHeld) return null
      const piece = read.call(connected, size) as Buffer | null
      return piece === null ? null : filter.pass(piece)
    }
  }
  const client = new Client(origin, {
    connect: (options, callback) => {
      isHeld = false
      wasConnected = false
      socket = connect(options, (...outcome) => {
        isConnected = outcome[0] === null
        wasConnected = isConnected
        callback(...outcome)
      })
      filterReads(socket)
    },
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    // Whoever asks has limits of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  client.on('disconnect', () => {
    isConnected = false
    onLost()
  })

  return {
    client,
    get wasConnected() {
      return wasConnected
    },
    begin: () => filter.begin(),
    get unsent() {
      return socket?.writableLength ?? 0
    },
    /**
     * The parser is never paused: where the server then ends the connection, undici 7 fails an assertion that nobody can
     * catch (nodejs/undici#5360). The socket gives the parser nothing instead, and stops reading when its buffer is full.
     */
    hold() {
      if (socket === undefined || isHeld) return
      isHeld = true
    },
    proceed() {
      if (socket === undefined || !isHeld) return
      isHeld = false
      const held = socket
      // Not now: the parser may be at work below us.
      process.nextTick(() => {
        if (!isHeld && !held.destroyed) held.emit('readable')
      })
    },
    destroy() {
      const ended = client.destroy(GIVEN_UP).catch(() => undefined)
      // One that is still connecting is not the client's yet.
      if (!isConnected) socket?.destroy(GIVEN_UP)
      return ended
    },
  }
}
