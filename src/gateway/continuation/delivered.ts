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

export const createDelivered = (request: NormalisedRequest): Delivered => {
  const count = countAsked(request)
  const finished = new Set<number>()
  let text = ''
  let said = ''
  let hasReasoned = false
  let isContinuable = isPlain(request)
  let usage: UpstreamUsage | null | undefined
  return {
    get text() {
      return text
    },
    get said() {
      return said
    },
    get hasReasoned() {
      return hasReasoned
    },
    get isFinished() {
      return finished.size >= count
    },
    get isContinuable() {
      return isContinuable
    },
    get usage() {
      return usage
    },
    add(chunk) {
      if (chunk instanceof TextPiece) {
        text += chunk.content
        said += chunk.content
        if (text.length > MAX_LENGTH) throw tooLong()
        return
      }
      usage = chunk.usage ?? usage
      for (const { index, delta, finish_reason: reason } of chunk.choices) {
        text += textOf(delta)
        if (index === 0) said += delta.content ?? ''
        hasReasoned ||= REASONING_FIELDS.some(
          (field) => typeof delta[field] === 'string' && delta[field] !== '',
        )
        if (isOwn(delta)) isContinuable = false
        if (reason !== null) finished.add(index)
      }
      if (text.length > MAX_LENGTH) throw tooLong()
    },
  }
}
