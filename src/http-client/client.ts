import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { createSemaphore, type Semaphore } from '#flow'
import { HttpError, toHttpError } from './http-error.js'
import { toResponse } from './response.js'
import type { HttpClient, HttpClientOptions, HttpRequest, HttpResponse } from './types.js'

/** Servers close idle connections after 5 s and more; one that is closed while we ask fails the request. */
const IDLE_MS = 4000
const MAX_HEADER_BYTES = 64 * 1024
/** Servers send one or two (RFC 8297); one that never stops must not wait for the deadline. */
const MOST_INTERIM_ANSWERS = 20
/** When a kept connection ends this soon after a request was sent, the server most likely never read it. */
const STALE_MS = 1000

/** Host and port as Node's client takes them. */
const placeOf = (origin: string): { host: string; port: string } => {
  const { hostname, port } = new URL(origin)
  // The brackets of an IPv6 address belong to addresses only.
  return { host: hostname.replace(/^\[|\]$/g, ''), port }
}

/** Closes a connection that does not come about in time; calls `onConnected` once it is there. */
const watchConnecting = (
  outgoing: ClientRequest,
  isSecure: boolean,
  timeoutMs: number,
  onConnected: () => void,
): void => {
  outgoing.once('socket', (socket) => {
    if (outgoing.reusedSocket) return onConnected()
    const timer = setTimeout(() => outgoing.destroy(new HttpError('connect', 'ETIMEDOUT')), timeoutMs)
    const clear = (): void => clearTimeout(timer)
    outgoing.once('close', clear)
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      clear()
      onConnected()
    })
  })
}

/**
 * A server may close a kept connection just as a request is sent on it (RFC 9112, 9.3.1). Whether this is what a request
 * failed of: it is then sent once more, on a connection of its own, since others that were kept are as old.
 */
const watchStale = (outgoing: ClientRequest): ((error: unknown) => boolean) => {
  const sentAt = performance.now()
  let isHeard = false
  outgoing.once('information', () => (isHeard = true))
  return (error) =>
    outgoing.reusedSocket &&
    !isHeard &&
    error instanceof HttpError &&
    error.failure === 'interrupted' &&
    performance.now() - sentAt < STALE_MS
}

/** Sends a request that was made and resolves at the head of its answer. */
const exchange = (
  outgoing: ClientRequest,
  { origin, body }: HttpRequest,
  connectTimeoutMs: number,
  signal: AbortSignal,
): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    let isConnected = false
    let incoming: IncomingMessage | undefined
    let interimAnswers = 0
    const abort = (): void => {
      reject(signal.reason as Error)
      outgoing.destroy()
    }
    const refuse = (code: string): void => {
      outgoing.destroy(new HttpError('malformed', code))
    }
    signal.addEventListener('abort', abort, { once: true })
    watchConnecting(outgoing, origin.startsWith('https:'), connectTimeoutMs, () => {
      isConnected = true
    })
    outgoing
      .on('error', (error) => {
        reject(toHttpError(error, isConnected))
        // Behind a whole answer only the connection is lost.
        if (incoming?.complete === false) incoming.destroy(error)
      })
      .on('close', () => {
        signal.removeEventListener('abort', abort)
        // An upgrade that nobody asked for ends without an error and without an answer.
        if (incoming === undefined) reject(new HttpError('malformed', 'closed without an answer'))
      })
      .on('information', () => {
        interimAnswers += 1
        if (interimAnswers > MOST_INTERIM_ANSWERS) refuse('one interim answer after another')
      })
      .on('response', (response) => {
        incoming = response
        // Whoever reads gets the error; nobody may be reading any more, and then it would end the process.
        response.on('error', () => undefined)
        // A server that answers before it has read the request may never read it.
        response.once('end', () => {
          if (!outgoing.writableFinished) outgoing.destroy()
        })
        // 101: Node hands it over as an answer when no upgrade was asked for.
        if ((response.statusCode ?? 0) < 200) return refuse('another protocol')
        resolve(toResponse(response, outgoing, signal))
      })
      .end(body ?? undefined)
  })

/**
 * Makes a client of its own connections, kept for 4 s between two requests.
 *
 * It stands on Node's own client, which tells a body that a reset cut from one that has ended, also where nothing says its
 * length: for what is of use without showing by itself whether it is whole. The rest goes through the dispatcher.
 */
export const createHttpClient = ({
  connectionsPerOrigin,
  connectTimeoutMs,
}: HttpClientOptions): HttpClient => {
  // Not the agent's own limit: a request that is given up in its queue stays there, and gets a connection at last.
  const options = { keepAlive: true, maxFreeSockets: connectionsPerOrigin, timeout: IDLE_MS }
  const plain = { request: httpRequest, agent: new HttpAgent(options) }
  const secure = { request: httpsRequest, agent: new HttpsAgent(options) }
  const origins = new Map<string, Semaphore>()
  const open = new Set<ClientRequest>()
  let isClosed = false

  /** @param isAlone whether on a connection of its own, which nothing else uses before or after */
  const start = (
    { origin, target, method, headers }: HttpRequest,
    signal: AbortSignal,
    isAlone: boolean,
  ): ClientRequest => {
    signal.throwIfAborted()
    if (isClosed) throw new HttpError('interrupted', 'closed')
    const { request, agent } = origin.startsWith('https:') ? secure : plain
    return request({
      ...placeOf(origin),
      path: target,
      method,
      headers,
      agent: isAlone ? false : agent,
      maxHeaderSize: MAX_HEADER_BYTES,
    })
  }

  const sendOnce = async (
    request: HttpRequest,
    signal: AbortSignal,
    isAlone: boolean,
  ): Promise<{ answer: Promise<HttpResponse>; isStale: (error: unknown) => boolean }> => {
    const semaphore = origins.get(request.origin) ?? createSemaphore(() => connectionsPerOrigin)
    origins.set(request.origin, semaphore)
    const free = await semaphore.acquire(signal)
    const leave = (): void => {
      free()
      if (semaphore.taken === 0 && semaphore.waiting === 0) origins.delete(request.origin)
    }
    let outgoing: ClientRequest
    try {
      outgoing = start(request, signal, isAlone)
    } catch (error) {
      leave()
      throw error
    }
    open.add(outgoing)
    // Comes once for every request, whatever becomes of it, and when its connection is free again.
    outgoing.once('close', () => {
      open.delete(outgoing)
      leave()
    })
    return { isStale: watchStale(outgoing), answer: exchange(outgoing, request, connectTimeoutMs, signal) }
  }

  return {
    async send(request, signal) {
      const { answer, isStale } = await sendOnce(request, signal, false)
      return answer.catch(async (error: unknown) => {
        if (!isStale(error)) throw error
        return (await sendOnce(request, signal, true)).answer
      })
    },
    async close() {
      isClosed = true
      const ends = [...open].map((outgoing) => new Promise((resolve) => outgoing.once('close', resolve)))
      for (const outgoing of open) outgoing.destroy()
      await Promise.all(ends)
      plain.agent.destroy()
      secure.agent.destroy()
    },
  }
}
