import { connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls, rootCertificates, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { isSameAddress, parseAddress } from './address-ranges.js'
import { within } from './deadline.js'
import { TargetError, toHandshakeError, toTargetError } from './failures.js'
import type { CheckedHost } from './types.js'

/** How long an address that does not react is waited for while there is another one. */
const ATTEMPT_MS = 2500
/** A name with more addresses is none that one asks; each costs a connection. */
const MOST_ATTEMPTS = 4

/** Resolves with `event`; rejects when the socket fails or ends first, or the signal aborts. Closes it then. */
const settled = <S extends Socket>(socket: S, event: string, signal: AbortSignal): Promise<S> =>
  new Promise((resolve, reject) => {
    const clear = (): void => {
      socket.off(event, onReady).off('error', onError).off('close', onClose)
      signal.removeEventListener('abort', onAbort)
    }
    const fail = (error: Error): void => {
      clear()
      // What follows on a socket that is given up has nobody to tell.
      socket.on('error', () => undefined).destroy()
      reject(error)
    }
    const onReady = (): void => {
      clear()
      resolve(socket)
    }
    const onError = (error: Error): void => fail(error)
    const onClose = (): void => fail(new Error('closed'))
    const onAbort = (): void => fail(signal.reason as Error)
    socket.once(event, onReady).once('error', onError).once('close', onClose)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })

const isPeer = (socket: Socket, address: string): boolean => {
  const [peer, expected] = [parseAddress(socket.remoteAddress ?? ''), parseAddress(address)]
  return peer !== null && expected !== null && isSameAddress(peer, expected)
}

const connectToAddress = async (address: string, port: number, signal: AbortSignal): Promise<Socket> => {
  // An IP address as host: Node resolves nothing.
  const socket = await settled(
    connectTcp({ host: address, port, noDelay: true, autoSelectFamily: false }),
    'connect',
    signal,
  )
  if (isPeer(socket, address)) return socket
  socket.destroy()
  throw new TargetError('interrupted', 'the connection closed at once')
}

/**
 * A TCP connection to the first of the checked addresses that accepts one.
 * @throws TargetError, or the signal's reason
 */
export const connectChecked = async (
  { host, addresses }: CheckedHost,
  port: number,
  signal: AbortSignal,
): Promise<Socket> => {
  const attempts = addresses.slice(0, MOST_ATTEMPTS)
  let failure: unknown
  for (const [index, address] of attempts.entries()) {
    const isLast = index === attempts.length - 1
    const result = await (
      isLast
        ? connectToAddress(address, port, signal)
        : within(
            ATTEMPT_MS,
            signal,
            () => new TargetError('timeout', `${host} did not accept the connection in time`),
            (attempt) => connectToAddress(address, port, attempt),
          )
    ).catch((error: unknown) => {
      failure = error
      return null
    })
    if (result !== null) return result
    signal.throwIfAborted()
  }
  throw toTargetError(failure, host)
}

/** What is asked of the other side's certificate. */
type Trust = Pick<ConnectionOptions, 'ALPNProtocols' | 'rejectUnauthorized' | 'checkServerIdentity'>

const shakeHands = async (
  socket: Socket,
  host: string,
  authorities: readonly string[] | undefined,
  trust: Trust,
  signal: AbortSignal,
): Promise<TLSSocket> => {
  const isAddress = parseAddress(host) !== null
  const secured = connectTls({
    socket,
    host,
    // RFC 6066: an address is no server name.
    servername: isAddress ? '' : host,
    minVersion: 'TLSv1.2',
    ...trust,
    ...(authorities === undefined ? {} : { ca: [...rootCertificates, ...authorities] }),
  })
  return settled(secured, 'secureConnect', signal).catch((error: unknown) => {
    socket.destroy()
    signal.throwIfAborted()
    throw toHandshakeError(error, host)
  })
}

/**
 * Speaks TLS over a connection: at least 1.2, with a certificate that is valid for the host.
 * @throws TargetError `certificate` or `handshake`, or the signal's reason
 */
export const secure = (
  socket: Socket,
  host: string,
  authorities: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<TLSSocket> =>
  shakeHands(
    socket,
    host,
    authorities,
    // Said aloud, since NODE_TLS_REJECT_UNAUTHORIZED=0 changes the default.
    { ALPNProtocols: ['http/1.1'], rejectUnauthorized: true },
    signal,
  )

/**
 * Speaks TLS, at least 1.2, whatever the certificate is worth: `authorized` then says whether the authorities vouch for
 * it, and nothing about the host.
 * @throws TargetError `handshake`, or the signal's reason
 */
export const secureUntrusted = (
  socket: Socket,
  host: string,
  authorities: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<TLSSocket> =>
  shakeHands(
    socket,
    host,
    authorities,
    { rejectUnauthorized: false, checkServerIdentity: () => undefined },
    signal,
  )
