import { REASONING_FIELDS, textOf } from '../chat/answer.js'
import { countAsked } from '../chat/choices.js'
import { GatewayError } from '../errors.js'
import type { NormalisedRequest } from '../chat/normalise.js'
import { TextPiece } from '../providers/text-piece.js'
import type { ChunkDelta, UpstreamChunk, UpstreamUsage } from '../providers/upstream.js'

/** What the reader of a stream has seen so far. */
export interface Delivered {
  /** Everything that counts as completion. */
  readonly text: string
  /** The answer's own text, without reasoning. */
  readonly said: string
  readonly hasReasoned: boolean
  /** Every answer that was asked for has had its end. */
  readonly isFinished: boolean
  /** Whether another provider can honestly go on from here. */
  readonly isContinuable: boolean
  /** The latest figures of the provider that answers. */
  readonly usage: UpstreamUsage | null | undefined
  add(chunk: UpstreamChunk): void
}

/** Longer answers end with an error: they would fill the memory. */
const MAX_LENGTH = 32 * 1024 * 1024

const tooLong = (): GatewayError =>
  new GatewayError(502, 'server_error', 'upstream_failed', 'The answer did not end. It is not charged.')

/** Whether only the provider that began this can go on with it. */
const isOwn = (delta: ChunkDelta): boolean =>
  ['audio', 'images', 'refusal', 'tool_calls', 'function_call'].some(
    (field) => delta[field] !== undefined && delta[field] !== null,
  )

/** One of several answers cannot be continued alone, and figures for each token cannot be made up. */
const isPlain = (request: NormalisedRequest): boolean =>
  countAsked(request) === 1 && request.body['logprobs'] !== true && request.format === null

/** A class: each object of a literal with accessors has a hidden class of its own, which nothing that reads it is optimised for. */
class DeliveredSoFar implements Delivered {
  text = ''
  said = ''
  hasReasoned = false
  isContinuable: boolean
  usage: UpstreamUsage | null | undefined = undefined
  private readonly count: number
  /** Made with the first end: many streams are open at once, and most of them have none yet. */
  private finished: Set<number> | undefined

  constructor(request: NormalisedRequest) {
    this.count = countAsked(request)
    this.isContinuable = isPlain(request)
  }

  get isFinished(): boolean {
    return this.finished !== undefined && this.finished.size >= this.count
  }

  add(chunk: UpstreamChunk): void {
    if (chunk instanceof TextPiece) {
      this.text += chunk.content
      this.said += chunk.content
    } else {
      this.usage = chunk.usage ?? this.usage
      for (const { index, delta, finish_reason: reason } of chunk.choices) {
        this.text += textOf(delta)
        if (index === 0) this.said += delta.content ?? ''
        this.hasReasoned ||= REASONING_FIELDS.some(
          (field) => typeof delta[field] === 'string' && delta[field] !== '',
        )
        if (isOwn(delta)) this.isContinuable = false
        if (reason !== null) (this.finished ??= new Set()).add(index)
      }
    }
    if (this.text.length > MAX_LENGTH) throw tooLong()
  }
}

export const createDelivered = (request: NormalisedRequest): Delivered => new DeliveredSoFar(request)
