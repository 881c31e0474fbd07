import { UpstreamError } from '../providers/upstream.js'

/** How much of one stream is held back, in bytes of memory. */
const MOST = 64 * 1024 * 1024
/** Of all streams together; a stream that holds little goes on even then. */
const MOST_OF_ALL = 256 * 1024 * 1024
const LITTLE = 1024 * 1024

/** Roughly what an object, a list and a member of either take besides their contents. */
const CONTAINER = 56
const MEMBER = 16

/** Bytes of memory that a parsed JSON value takes, roughly. Its caller has bounded how deep it is. */
export const weightOf = (value: unknown): number => {
  if (typeof value === 'string') return CONTAINER / 2 + value.length
  if (typeof value !== 'object' || value === null) return 0
  let weight = CONTAINER
  for (const member of Array.isArray(value) ? (value as unknown[]) : Object.values(value))
    weight += MEMBER + weightOf(member)
  return weight
}

/** Counts what is held back of one stream. */
export interface BufferedBytes {
  /** @throws UpstreamError `oversized` where it is too much: a stream without end */
  add(value: unknown): void
  /** Nothing is held back any longer. */
  release(): void
}

let ofAll = 0

export const createBufferedBytes = (): BufferedBytes => {
  let own = 0
  return {
    add(value) {
      const weight = weightOf(value)
      own += weight
      ofAll += weight
      if (own > MOST || (ofAll > MOST_OF_ALL && own > LITTLE))
        throw new UpstreamError('oversized', 'too much of an answer would have to be held back')
    },
    release() {
      ofAll -= own
      own = 0
    },
  }
}
