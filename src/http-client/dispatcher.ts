import type { Dispatcher } from 'undici'
import { createSemaphore, type Release, type Semaphore } from '#flow'
import { HttpError, toHttpError } from './http-error.js'
import { decoding, type Decoding, type Held } from './decoding.js'
import type {
  AnswerListener,
  Exchange,
  HttpClientOptions,
  HttpDispatcher,
  HttpHeaders,
  HttpRequest,
} from './types.js'
import { createConnect, openWire, type Wire } from './wire.js'

/** Servers send one or two (RFC 8297); one that never stops must not wait for the deadline. */
const MOST_INTERIM_ANSWERS = 20
/** How long, and how much, an answer may go on behind what was wanted of it before its connection is given up. */
const DRAIN_MS = 1000
const DRAIN_BYTES = 128 * 1024

/** When a kept connection ends this soon after a request was sent, the server most likely never read it. */
const STALE_MS = 1000

const IN_LINE = { flow: '', weight: 1 }

/** The connections to one origin. */
interface Origin {
  semaphore: Semaphore
  /** The latest one serves first. */
  idle: Wire[]
  open: () => Wire
}

/** One request with its answer, as undici calls it back. */
class Call implements Exchange, Dispatcher.DispatchHandler {
  private wire: Wire | undefined
  /** What may be sent again: a request on a kept connection, until anything comes back. */
  private repeatable: HttpRequest | undefined
  private sentAt = 0
  private permit: Release | undefined
  private leaveQueue: (() => void) | undefined
  private decoding: Decoding | undefined
  /** `dispatch` has not returned yet: whoever called it does not have the exchange. */
  private isStarting = true
  private interimAnswers = 0
  private isOver = false
  private drained = 0
  private drainTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly calls: Set<Call>,
    private readonly origin: Origin,
    private readonly giveBack: (wire: Wire, isReusable: boolean) => void,
    private listener: AnswerListener | null,
  ) {
    calls.add(this)
  }

  start(request: HttpRequest): void {
    const { origin } = this
    const begin = (permit: Release): void => {
      this.permit = permit
      const kept = origin.idle.pop()
      if (kept !== undefined) {
        this.sentAt = performance.now()
        this.repeatable = request
      }
      this.send(kept ?? origin.open(), request)
    }
    const permit = origin.semaphore.tryAcquire()
    if (permit === undefined) this.leaveQueue = origin.semaphore.queue(IN_LINE, begin)
    else begin(permit)
  }

  private send(wire: Wire, { target: path, method, headers, body }: HttpRequest): void {
    this.wire = wire
    wire.begin()
    wire.client.dispatch({ path, method, headers, body }, this)
  }

  started(): void {
    this.isStarting = false
  }

  /** @param isReusable whether the connection may serve again */
  private close(isReusable: boolean): void {
    this.isOver = true
    this.calls.delete(this)
    clearTimeout(this.drainTimer)
    if (this.wire !== undefined) this.giveBack(this.wire, isReusable)
    this.permit?.()
    this.leaveQueue?.()
  }

  fail(error: HttpError): void {
    if (this.isOver) return
    this.close(false)
    if (this.isStarting) queueMicrotask(() => this.listener?.fail(error))
    else this.listener?.fail(error)
  }

  hold(): void {
    if (this.decoding !== undefined) this.decoding.hold()
    else if (!this.isOver) this.wire?.hold()
  }

  proceed(): void {
    if (this.decoding !== undefined) this.decoding.proceed()
    else if (!this.isOver) this.wire?.proceed()
  }

  abort(): void {
    this.decoding?.stop()
    if (!this.isOver) this.close(false)
  }

  release(): void {
    this.decoding?.stop()
    if (this.isOver || this.listener === null) return
    this.listener = null
    this.drainTimer = setTimeout(() => this.abort(), DRAIN_MS).unref()
    this.wire?.proceed()
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.isOver) controller.abort(new Error('given up'))
  }

  onResponseStart(_: unknown, status: number, headers: HttpHeaders): void {
    if (this.isOver) return
    this.repeatable = undefined
    if (status >= 200) {
      const encoding = headers['content-encoding']
      if (encoding !== undefined) this.decode(String(encoding))
      return this.listener?.head(status, headers)
    }
    this.interimAnswers += 1
    if (this.interimAnswers > MOST_INTERIM_ANSWERS)
      this.fail(new HttpError('malformed', 'one interim answer after another'))
  }

  private decode(encoding: string): void {
    if (this.listener === null) return
    const server: Held = {
      abort: () => this.abort(),
      hold: () => this.isOver || this.wire?.hold(),
      proceed: () => this.isOver || this.wire?.proceed(),
    }
    const found = decoding(this.listener, server, encoding)
    if (found === null) return
    this.decoding = found
    this.listener = found.listener
  }

  onResponseData(_: unknown, piece: Buffer): void {
    if (this.isOver) return
    if (this.listener !== null) return this.listener.data(piece)
    this.drained += piece.length
    if (this.drained > DRAIN_BYTES) this.abort()
  }

  onResponseEnd(): void {
    if (this.isOver) return
    // A server that answers before it has read the request may never read it.
    this.close(this.wire?.unsent === 0)
    this.listener?.end()
  }

  /**
   * A server may close a kept connection just as a request is sent on it (RFC 9112, 9.3.1). The request is then sent once more,
   * on a new connection: after a burst, many kept connections are lost like this, and each would fail a request.
   */
  onResponseError(_: unknown, error: Error): void {
    const { wire, repeatable } = this
    const failure = toHttpError(error, wire?.wasConnected === true)
    this.repeatable = undefined
    const isStale = failure.failure === 'interrupted' && performance.now() - this.sentAt < STALE_MS
    if (this.isOver || wire === undefined || repeatable === undefined || !isStale) return this.fail(failure)
    this.giveBack(wire, false)
    this.send(this.origin.open(), repeatable)
  }
}

/**
 * Makes a client of its own connections, kept for 4 s between two requests, that tells of an answer by calls and not by
 * promises: for the many small answers, which it costs half of what {@link createHttpClient} does. An answer whose length
 * nobody knows counts as whole when its connection is reset: whoever reads it must see by itself whether it is.
 */
export const createHttpDispatcher = ({
  connectionsPerOrigin,
  connectTimeoutMs,
}: HttpClientOptions): HttpDispatcher => {
  const connect = createConnect(connectTimeoutMs)
  const origins = new Map<string, Origin>()
  const calls = new Set<Call>()
  const wires = new Set<Wire>()
  let isClosed = false

  const originOf = (url: string): Origin => {
    const known = origins.get(url)
    if (known !== undefined) return known
    const origin: Origin = {
      semaphore: createSemaphore(() => connectionsPerOrigin),
      idle: [],
      open: () => open(origin, url),
    }
    origins.set(url, origin)
    return origin
  }

  const drop = (wire: Wire): void => {
    if (wires.delete(wire)) void wire.destroy()
  }

  const open = (origin: Origin, url: string): Wire => {
    const wire = openWire(url, connect, () => {
      const at = origin.idle.indexOf(wire)
      if (at === -1) return
      origin.idle.splice(at, 1)
      drop(wire)
    })
    wires.add(wire)
    return wire
  }

  return {
    dispatch(request, listener) {
      const origin = originOf(request.origin)
      const call = new Call(
        calls,
        origin,
        (wire, isReusable) => {
          if (isReusable && !isClosed) origin.idle.push(wire)
          else drop(wire)
        },
        listener,
      )
      if (isClosed) call.fail(new HttpError('interrupted', 'closed'))
      else call.start(request)
      call.started()
      return call
    },
    async close() {
      isClosed = true
      const ends = [...wires].map((wire) => wire.destroy())
      for (const call of calls) call.fail(new HttpError('interrupted', 'closed'))
      await Promise.all(ends)
    },
  }
}
