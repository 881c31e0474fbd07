import type { CancelSignal } from '#flow'
import type { AnswerListener, Exchange, HttpDispatcher, HttpHeaders, HttpRequest } from '#http-client'
import { createStructureLimit } from '../json/structure.js'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../providers/upstream.js'
import { startClock, type Clock } from './clock.js'
import { wireError } from './connection.js'
import { failureOf } from './errors.js'

const MAX_ERROR_BYTES = 64 * 1024

/**
 * How long the words of a refusal may be silent, and take in all. Its status says most, and whoever waits for the rest
 * waits for the next provider too.
 */
export const REFUSAL = { silentMs: 3_000, wholeMs: 10_000 } as const

/** What an answer may cost. */
export interface AnswerLimits {
  /** Decoded. */
  bytes: number
  /** Commas, lists and objects of its JSON; no limit where it is none, or read in slices. */
  structure?: number
  /** The request asks for so much that an answer beyond the limits is no fault of the provider. */
  isAskedFor?: boolean
}

/** A body that is wanted as a whole. */
export interface Collected {
  /** @throws UpstreamError `oversized` */
  add(piece: Uint8Array): void
  whole(): Buffer
}

export const collect = ({ bytes: limit, structure, isAskedFor = false }: AnswerLimits): Collected => {
  const pieces: Uint8Array[] = []
  const isTooMuch = structure === undefined ? undefined : createStructureLimit(structure)
  let bytes = 0
  const oversized = (message: string): UpstreamError =>
    new UpstreamError('oversized', message, { isAskedFor })
  return {
    add(piece) {
      bytes += piece.length
      if (bytes > limit) throw oversized(`the answer is larger than ${limit} bytes`)
      if (isTooMuch?.(piece) === true)
        throw oversized(`the answer has more than ${structure} values, lists and objects`)
      pieces.push(piece)
    },
    whole: () => Buffer.concat(pieces),
  }
}

/** Reads a body with a status of 2xx. What it throws ends the attempt and is its failure. */
export interface BodyReader {
  head(headers: HttpHeaders): void
  data(piece: Uint8Array): void
  end(): void
  /** Called once, unless `end` or `finish` came before. @param error an {@link UpstreamError}, or the signal's reason */
  fail(error: unknown): void
}

/** What one attempt is made of. */
export interface AttemptParts {
  dispatcher: HttpDispatcher
  config: ProviderConfig
  request: HttpRequest
  /** Aborts when nobody waits any more. */
  signal: CancelSignal
  firstMs: number
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** One request to a provider: its limits of time, the caller's signal, and what each failure is called. */
export class Attempt implements AnswerListener {
  readonly clock: Clock
  private readonly exchange: Exchange
  private wholeTimer: NodeJS.Timeout | undefined
  private isOver = false
  private refusal: { status: number; headers: HttpHeaders; body: Collected; endsAt: number } | undefined
  private refusalTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly parts: AttemptParts,
    private readonly reader: BodyReader,
  ) {
    const { dispatcher, config, request, signal, firstMs } = parts
    this.clock = startClock(firstMs, config.timeout.idleMs, (ms) =>
      this.expire(`nothing arrived for ${ms} ms`),
    )
    this.exchange = dispatcher.dispatch(request, this)
    if (signal.aborted) this.onAbort()
    else signal.addEventListener('abort', this.onAbort, { once: true })
  }

  private readonly onAbort = (): void => this.stop(this.parts.signal.reason)

  /** For what is of use only as a whole: whatever the progress, it ends this many milliseconds from now; null for what is not, after all. */
  endWithin(wholeMs: number | null): void {
    if (this.isOver) return
    if (wholeMs === null) return clearTimeout(this.wholeTimer)
    clearTimeout(this.wholeTimer)
    this.wholeTimer = setTimeout(() => this.expire(`it was not complete after ${wholeMs} ms`), wholeMs)
  }

  private expire(message: string): void {
    if (this.refusal === undefined) this.stop(new UpstreamError('timeout', message))
    else this.refuseSoFar()
  }

  /** With the words that have come. */
  private refuseSoFar(): void {
    if (this.refusal !== undefined) this.refuse(this.refusal, this.refusal.body.whole().toString('utf8'))
  }

  hold(): void {
    this.exchange.hold()
  }

  proceed(): void {
    this.exchange.proceed()
  }

  /** Nothing more is wanted of it; the connection may serve again. */
  finish(): void {
    if (this.isOver) return
    this.close()
    this.exchange.release()
  }

  /** Nobody wants it any more. */
  abandon(): void {
    if (this.isOver) return
    this.close()
    this.exchange.abort()
  }

  private stop(error: unknown): void {
    if (this.isOver) return
    this.abandon()
    this.reader.fail(error)
  }

  private close(): void {
    this.isOver = true
    this.clock.clear()
    clearTimeout(this.wholeTimer)
    clearTimeout(this.refusalTimer)
    this.parts.signal.removeEventListener('abort', this.onAbort)
  }

  /** What a reader throws is what the attempt fails of. */
  private surely(read: () => void): void {
    try {
      read()
    } catch (error) {
      this.stop(error)
    }
  }

  head(status: number, headers: HttpHeaders): void {
    if (this.isOver) return
    if (isSuccess(status)) return this.surely(() => this.reader.head(headers))
    const endsAt = performance.now() + REFUSAL.wholeMs
    this.refusal = { status, headers, body: collect({ bytes: MAX_ERROR_BYTES }), endsAt }
    this.refusalTimer = setTimeout(() => this.refuseSoFar(), REFUSAL.silentMs)
  }

  data(piece: Uint8Array): void {
    if (this.isOver) return
    if (this.refusal === undefined) return this.surely(() => this.reader.data(piece))
    this.clock.progress()
    try {
      this.refusal.body.add(piece)
    } catch {
      return this.refuse(this.refusal, '')
    }
    if (performance.now() > this.refusal.endsAt) this.refuseSoFar()
    else this.refusalTimer?.refresh()
  }

  end(): void {
    if (this.isOver) return
    if (this.refusal !== undefined) return this.refuseSoFar()
    this.close()
    try {
      this.reader.end()
    } catch (error) {
      this.reader.fail(error)
    }
  }

  fail(error: unknown): void {
    if (this.isOver) return
    // Where a body breaks off, only the status counts.
    if (this.refusal !== undefined) return this.refuse(this.refusal, '')
    this.stop(wireError(error))
  }

  private refuse(response: { status: number; headers: HttpHeaders }, text: string): void {
    this.stop(failureOf(response, text, this.parts.config))
  }
}

/**
 * The whole body of an answer with a status of 2xx.
 *
 * @param wholeMs from now until all of it is there
 * @throws UpstreamError, or the signal's reason
 */
export const askWhole = (parts: AttemptParts, limits: AnswerLimits, wholeMs: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const body = collect(limits)
    const attempt = new Attempt(parts, {
      head: () => attempt.clock.progress(),
      data(piece) {
        attempt.clock.progress()
        body.add(piece)
      },
      end: () => resolve(body.whole()),
      fail: reject,
    })
    attempt.endWithin(wholeMs)
  })
