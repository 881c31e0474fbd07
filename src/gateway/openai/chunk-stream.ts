import type { HttpHeaders } from '#http-client'
import { isVisible } from '../chat/answer.js'
import { hasMoreValues } from '../json/structure.js'
import { TextPiece } from '../providers/text-piece.js'
import { UpstreamError, type UpstreamChunk } from '../providers/upstream.js'
import {
  Attempt,
  collect,
  type AnswerLimits,
  type AttemptParts,
  type BodyReader,
  type Collected,
} from './attempt.js'
import { readChunk, readCompletion, refuseError, toChunk } from './chunks.js'
import { parseJson } from './errors.js'
import { createLikeness, type Likeness } from './likeness.js'
import { createEventParser, EventStreamError, type ServerSentEvent } from './sse.js'
import { toJson } from './json.js'

const MAX_EVENT_LENGTH = 16 * 1024 * 1024
/** What is parsed in one go; a million may block everybody for a second. */
export const MOST_AT_ONCE = 150_000
/** Bytes that may have come and not been asked for before the provider is held back. */
const MOST_AHEAD = 64 * 1024

const isEnd = (chunk: UpstreamChunk): boolean =>
  !(chunk instanceof TextPiece) && chunk.choices.some((choice) => choice.finish_reason !== null)

const goesOn = (chunk: UpstreamChunk): boolean =>
  chunk instanceof TextPiece
    ? chunk.isVisible
    : chunk.choices.some(({ delta, finish_reason: reason }) => isVisible(delta) || reason !== null)

const errorOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body ? (body.error ?? body) : body

/** One event as a chunk; `undefined` where it only keeps the connection open. @throws UpstreamError */
const chunkOf = (
  { event, data }: ServerSentEvent,
  likeness: Likeness,
): UpstreamChunk | 'done' | undefined => {
  if (event === 'message') {
    const like = likeness.read(data)
    if (like !== undefined) return like
  }
  const text = data.trim()
  if (text === '[DONE]') return 'done'
  // An event without data keeps the connection open, as a comment does, and so does `event: ping` with the time (sse-starlette).
  if (event !== 'error' && (text === '' || (event !== 'message' && !/^[[{]/.test(text)))) return undefined
  if (hasMoreValues(data, MOST_AT_ONCE))
    throw new UpstreamError('oversized', `an event has more than ${MOST_AT_ONCE} values, lists and objects`)
  const body = parseJson(data)
  // The error itself, or an object that has it; whatever else it is, it is no chunk.
  if (event === 'error') refuseError({ error: errorOf(body) ?? 'unreadable' })
  const chunk = readChunk(body)
  likeness.learn(data, chunk)
  return chunk
}

/** The chunks of events that came together, up to `[DONE]` or to the first that is unusable. */
interface Group {
  chunks: UpstreamChunk[]
  isDone: boolean
  /** Thrown once the chunks before it are on their way. */
  error?: Error
}

const groupOf = (events: readonly ServerSentEvent[], likeness: Likeness): Group => {
  const chunks: UpstreamChunk[] = []
  for (const event of events) {
    try {
      const chunk = chunkOf(event, likeness)
      if (chunk === 'done') return { chunks, isDone: true }
      if (chunk !== undefined) chunks.push(chunk)
    } catch (error) {
      return { chunks, isDone: false, error: error as Error }
    }
  }
  return { chunks, isDone: false }
}

const parsed = (parse: () => ServerSentEvent[]): ServerSentEvent[] => {
  try {
    return parse()
  } catch (error) {
    throw error instanceof EventStreamError
      ? new UpstreamError(error.isTooLong ? 'oversized' : 'malformed', error.message, { cause: error })
      : error
  }
}

const BLANKS = new Set([0x20, 0x09, 0x0a, 0x0d])
/** A byte order mark, which may stand before everything. */
const MARK = new Set([0xef, 0xbb, 0xbf])
const JSON_BEGINS = new Set([0x7b, 0x5b])

/** The first byte that says what a body is; `undefined` where it has only blanks so far. */
const signOf = (piece: Uint8Array): number | undefined =>
  piece.find((byte) => !BLANKS.has(byte) && !MARK.has(byte))

const noEnd = (): UpstreamError => new UpstreamError('interrupted', 'the stream ended before the answer did')

/** All chunks of a stream that has come whole. @throws UpstreamError as a stream does, also where it breaks off */
export const chunksOf = (bytes: Uint8Array): UpstreamChunk[] => {
  const parser = createEventParser(MAX_EVENT_LENGTH)
  const events = parsed(() => [...parser.push(bytes), ...parser.end()])
  const { chunks, isDone, error } = groupOf(events, createLikeness())
  if (error !== undefined) throw error
  if (!isDone && !chunks.some(isEnd)) throw noEnd()
  return chunks
}

type Next = IteratorResult<readonly UpstreamChunk[], undefined>
const END: Next = { done: true, value: undefined }

/** Limits of an answer that comes whole although a stream was asked for. */
interface WholeLimits {
  limits: AnswerLimits
  wholeMs: number
}

/**
 * A provider's stream of chunks up to `[DONE]`, or up to its end where a `finish_reason` was seen before. It is asked for
 * at the first `next`. What came together is given together; the provider's time runs only while somebody waits.
 */
class ChunkStream implements AsyncIterableIterator<readonly UpstreamChunk[]>, BodyReader {
  private attempt: Attempt | undefined
  private readonly parser = createEventParser(MAX_EVENT_LENGTH)
  private readonly likeness = createLikeness()
  /** Where it is no stream after all. */
  private body: Collected | undefined
  /** Whether the body has shown what it is, whatever its media type says. */
  private isKnown = false
  private ready: UpstreamChunk[] = []
  private bytesAhead = 0
  private waiting: { resolve: (next: Next) => void; reject: (error: unknown) => void } | undefined
  private isOver = false
  private failure: Error | undefined
  private hasBegun = false
  private isFinished = false

  constructor(
    private readonly parts: AttemptParts,
    private readonly whole: WholeLimits,
  ) {}

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<Next> {
    if (this.ready.length > 0) return Promise.resolve({ done: false, value: this.takeReady() })
    if (this.isOver) return this.ended()
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      if (this.attempt === undefined) this.attempt = new Attempt(this.parts, this)
      else this.attempt.clock.resume()
    })
  }

  return(): Promise<Next> {
    this.isOver = true
    this.ready = []
    this.failure = undefined
    this.attempt?.abandon()
    this.settle()
    return Promise.resolve(END)
  }

  private takeReady(): UpstreamChunk[] {
    const chunks = this.ready
    this.ready = []
    if (this.bytesAhead > MOST_AHEAD) this.attempt?.proceed()
    this.bytesAhead = 0
    return chunks
  }

  private ended(): Promise<Next> {
    const { failure } = this
    this.failure = undefined
    return failure === undefined ? Promise.resolve(END) : Promise.reject(failure)
  }

  /** Gives whoever waits what there is. */
  private settle(): void {
    const { waiting } = this
    if (waiting === undefined) return
    if (this.ready.length > 0) waiting.resolve({ done: false, value: this.takeReady() })
    else if (this.isOver) this.ended().then(waiting.resolve, waiting.reject)
    else return
    this.waiting = undefined
    this.attempt?.clock.pause()
  }

  head(headers: HttpHeaders): void {
    const type = String(headers['content-type'] ?? '')
    if (type.includes('text/html'))
      throw new UpstreamError('malformed', 'the provider sent a page instead of a stream')
    if (type.includes('json')) this.expectWhole()
  }

  private expectWhole(): void {
    this.body = collect(this.whole.limits)
    this.attempt?.endWithin(this.whole.wholeMs)
  }

  /** JSON comes as a plain text too, and events as JSON; no line of an event stream begins with a bracket. */
  private look(piece: Uint8Array): void {
    const sign = signOf(piece)
    if (sign === undefined) return
    this.isKnown = true
    const isWhole = JSON_BEGINS.has(sign)
    if (isWhole === (this.body !== undefined)) return
    if (isWhole) return this.expectWhole()
    this.body = undefined
    this.attempt?.endWithin(null)
  }

  data(piece: Uint8Array): void {
    if (!this.isKnown) this.look(piece)
    if (this.body !== undefined) {
      this.attempt?.clock.progress()
      return this.body.add(piece)
    }
    const wasAhead = this.bytesAhead > MOST_AHEAD
    if (this.waiting === undefined) this.bytesAhead += piece.length
    this.take(
      groupOf(
        parsed(() => this.parser.push(piece)),
        this.likeness,
      ),
    )
    if (!wasAhead && this.bytesAhead > MOST_AHEAD) this.attempt?.hold()
  }

  end(): void {
    if (this.body !== undefined) {
      this.isFinished = true
      this.take({ chunks: [toChunk(readCompletion(toJson(this.body.whole())))], isDone: true })
      return
    }
    this.take(
      groupOf(
        parsed(() => this.parser.end()),
        this.likeness,
      ),
    )
    if (this.isOver) return
    if (!this.hasBegun) throw new UpstreamError('empty', 'the stream ended without an event')
    if (!this.isFinished) throw noEnd()
    this.over()
  }

  fail(error: unknown): void {
    if (this.isOver) return
    this.failure = error as Error
    this.over()
  }

  private over(): void {
    this.isOver = true
    this.settle()
  }

  private take({ chunks, isDone, error }: Group): void {
    if (chunks.length > 0) {
      this.isFinished ||= chunks.some(isEnd)
      // The first shows that it works on an answer; another that says nothing is no progress.
      if (!this.hasBegun || chunks.some(goesOn)) this.attempt?.clock.progress()
      this.hasBegun = true
      if (this.ready.length === 0) this.ready = chunks
      else this.ready.push(...chunks)
      this.settle()
    }
    if (error !== undefined) throw error
    if (!isDone) return
    this.attempt?.finish()
    this.over()
  }
}

/** @param whole for a provider that answers with a whole completion all the same */
export const openChunkStream = (
  parts: AttemptParts,
  whole: WholeLimits,
): AsyncIterableIterator<readonly UpstreamChunk[]> => new ChunkStream(parts, whole)
