import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { parseAddress } from './address-ranges.js'
import { readBody, refuseAnnounced, type Body, type BodyLimit } from './body.js'
import { connectChecked, secure } from './connect.js'
import { TargetError, toTargetError } from './failures.js'
import type { Guard } from './guard.js'
import { hostOf, portOf } from './target.js'
import type { FetchRequest, FetchResponse, Timing } from './types.js'

/** One request of a chain of redirects. */
export interface Step {
  url: URL
  method: NonNullable<FetchRequest['method']>
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array | undefined
}

/** One answer of a chain of redirects. */
export interface Answer extends Body {
  status: number
  headers: FetchResponse['headers']
  timing: Timing
}

const MAX_HEADER_BYTES = 65_536
/** Servers send one or two (RFC 8297); one that never stops must not wait for the deadline. */
const MOST_INTERIM_ANSWERS = 20
/** Answers without a body, whatever their headers say (RFC 9110, section 6.4.1). */
const BODILESS = new Set([204, 304])

/** Node gives names and values in turn. */
const pairs = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_, index) => [
    (raw[index * 2] ?? '').toLowerCase(),
    raw[index * 2 + 1] ?? '',
  ])

/** All values of a header as one list. */
export const valuesOf = (headers: FetchResponse['headers'], name: string): string[] =>
  headers.filter(([each]) => each === name).map(([, value]) => value)

const codingsOf = (headers: FetchResponse['headers']): string[] =>
  valuesOf(headers, 'content-encoding')
    .flatMap((value) => value.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity')

/**
 * Node's own client over an open connection, without an agent. Not undici: its parser fails an assertion, which ends the
 * process, when the peer resets a connection whose body is held back.
 */
const send = (
  { url, method, headers, body }: Step,
  socket: Socket,
  signal: AbortSignal,
  onInformation: () => void,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpRequest({
      createConnection: () => socket,
      method,
      path: url.pathname + url.search,
      headers: { host: url.host, ...headers },
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      signal,
    })
      .on('information', onInformation)
      .on('error', reject)
      // 101 with an Upgrade header: Node closes the connection, and says neither error nor answer.
      .on('close', () => reject(new TargetError('malformed', `${hostOf(url)} changed to another protocol`)))
      .on('response', (response) => {
        // A body that is not read to its end fails when its connection is closed, and nobody listens any more.
        response.on('error', () => undefined)
        // 101 without one: Node hands it over as an answer when no upgrade was asked for.
        if ((response.statusCode ?? 0) >= 200) resolve(response)
        else reject(new TargetError('malformed', `${hostOf(url)} changed to another protocol`))
      })
      .end(body)
  })

/** An open connection to a checked address, with how long its making took. */
interface Opened {
  socket: Socket
  phases: Pick<Timing, 'dnsMs' | 'connectMs' | 'tlsMs'>
}

/** What a request needs beside itself. */
export interface Means {
  guard: Guard
  authorities: readonly string[] | undefined
  limit: BodyLimit
}

const open = async (url: URL, { guard, authorities }: Means, signal: AbortSignal): Promise<Opened> => {
  const host = hostOf(url)
  const start = performance.now()
  const checked = await guard.resolve(host, signal)
  const resolved = performance.now()
  const plain = await connectChecked(checked, portOf(url), signal)
  const connected = performance.now()
  const isSecure = url.protocol === 'https:'
  const socket = isSecure ? await secure(plain, host, authorities, signal) : plain
  const tlsMs = isSecure ? performance.now() - connected : null
  // An address is checked, and looked up nowhere.
  const dnsMs = parseAddress(host) === null ? resolved - start : 0
  return { socket, phases: { dnsMs, connectMs: connected - resolved, tlsMs } }
}

/** Aborts with `signal`, and by itself when interim answers don't end; both close the connection. */
const guardAgainstFlood = (socket: Socket, host: string, signal: AbortSignal) => {
  const controller = new AbortController()
  let interim = 0
  const stop = (reason: unknown): void => {
    controller.abort(reason)
    socket.destroy()
  }
  const leave = (): void => stop(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  if (signal.aborted) leave()
  return {
    signal: controller.signal,
    onInformation: (): void => {
      interim += 1
      if (interim > MOST_INTERIM_ANSWERS)
        stop(new TargetError('malformed', `${host} sent one interim answer after another`))
    },
    clear: (): void => signal.removeEventListener('abort', leave),
  }
}

const NOTHING = { bytes: new Uint8Array(), receivedBytes: 0 }

/**
 * Asks once, over a connection of its own to an address that was just checked.
 * @param isSkipped says of an answer whose body is not wanted
 * @throws FeatureError, or the signal's reason
 */
export const exchange = async (
  step: Step,
  means: Means,
  isSkipped: (status: number, headers: FetchResponse['headers']) => boolean,
  signal: AbortSignal,
): Promise<Answer> => {
  const { limit } = means
  const host = hostOf(step.url)
  const start = performance.now()
  const { socket, phases } = await open(step.url, means, signal)
  const flood = guardAgainstFlood(socket, host, signal)
  const sent = performance.now()
  let firstByte = sent
  socket.once('readable', () => {
    firstByte = performance.now()
  })

  const ask = async (): Promise<Answer> => {
    const response = await send(step, socket, flood.signal, flood.onInformation)
    const status = response.statusCode ?? 0
    const headers = pairs(response.rawHeaders)
    const codings = codingsOf(headers)
    const announced = Number(valuesOf(headers, 'content-length')[0] ?? Number.NaN)
    const isBodiless = step.method === 'HEAD' || BODILESS.has(status) || announced === 0
    const isUnwanted = isSkipped(status, headers) || (limit.maxBytes === 0 && limit.oversize === 'truncate')
    const isRead = !isBodiless && !isUnwanted
    if (isRead && codings.length === 0) refuseAnnounced(announced, limit, host)
    const body = isRead
      ? await readBody(response, codings, limit, host, flood.signal)
      : { ...NOTHING, truncated: !isBodiless }
    const end = performance.now()
    const timing = {
      ...phases,
      firstByteMs: firstByte - sent,
      downloadMs: end - firstByte,
      totalMs: end - start,
    }
    return { status, headers, ...body, timing }
  }
  return ask()
    .catch((error: unknown) => {
      flood.signal.throwIfAborted()
      throw toTargetError(error, host)
    })
    .finally(() => {
      flood.clear()
      socket.destroy()
    })
}
