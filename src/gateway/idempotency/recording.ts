import { Readable } from 'node:stream'
import type { StreamReply } from '#operation'

/** A stream that was read to its end. */
export interface Recorded {
  /** `null` where it is larger than is kept. */
  bytes: Buffer | null
}

/** A stream that is kept while it is sent. */
export interface Recording {
  /** For the caller, who may leave it at any time. */
  stream: Readable
  /** Resolves when the source has ended and was kept or given up. */
  done: Promise<void>
}

const DONE = 'data: [DONE]\n\n'
const EVENT_STREAM = 'text/event-stream'

const isEventStream = (contentType: string): boolean => contentType.startsWith(EVENT_STREAM)

/** An event stream without its comments, which only kept a connection open. */
const withoutComments = (bytes: Buffer): Buffer => Buffer.from(bytes.toString().replace(/^:.*\n\n/gm, ''))

/** Kept pieces as they are sent again: event by event. */
export const replayStream = (contentType: string, bytes: Buffer): Readable =>
  Readable.from(isEventStream(contentType) ? bytes.toString().split(/(?<=\n\n)/) : [bytes], {
    objectMode: false,
  })

/**
 * Reads a stream to its end, whether or not its caller stays, and hands what it was to `end` before the caller sees its
 * last piece: who has a whole answer can ask for it again. `end` is told null of a stream that failed: it broke off, or its
 * events do not end with `[DONE]`. It must not throw.
 *
 * @param mostBytes what is longer is sent but not kept
 * @param stallMs a caller who reads nothing for this long is dropped
 */
export const record = (
  { stream: source, contentType }: Pick<StreamReply, 'stream' | 'contentType'>,
  { mostBytes, stallMs }: { mostBytes: number; stallMs: number },
  end: (recorded: Recorded | null) => Promise<void>,
): Recording => {
  const isEvents = isEventStream(contentType)
  let pieces: Buffer[] = []
  let size = 0
  let last: Buffer | null = null
  let sent = 0
  let readBefore = -1

  const stream = new Readable({
    read: () => void source.resume(),
    destroy: (error, done) => {
      clearInterval(stall)
      // Nobody waits for it any more, but it is still kept.
      source.resume()
      done(error)
    },
  })
  const stall = setInterval(() => {
    const read = sent - stream.readableLength
    if (stream.readableLength > 0 && read === readBefore)
      stream.destroy(new Error(`nothing was read for ${stallMs} ms`))
    readBefore = read
  }, stallMs)

  const deliver = (piece: Buffer): void => {
    if (stream.destroyed) return
    sent += piece.length
    // What is kept is in memory anyway; what is not must wait for its reader.
    if (!stream.push(piece) && size > mostBytes) source.pause()
  }

  source.on('data', (piece: Buffer | string) => {
    const bytes = Buffer.from(piece)
    size += bytes.length
    if (size <= mostBytes) pieces.push(bytes)
    else pieces = []
    if (isEvents && bytes.toString().endsWith(DONE)) last = bytes
    else deliver(bytes)
  })

  const recorded = (): Recorded | null => {
    if (isEvents && last === null) return null
    if (size > mostBytes) return { bytes: null }
    const bytes = Buffer.concat(pieces)
    return { bytes: isEvents ? withoutComments(bytes) : bytes }
  }
  const done = new Promise<void>((resolve) => {
    source.once('end', () => {
      void end(recorded()).then(() => {
        if (last !== null) deliver(last)
        if (!stream.destroyed) stream.push(null)
        resolve()
      })
    })
    source.once('error', (error: Error) => {
      void end(null).then(() => {
        stream.destroy(error)
        resolve()
      })
    })
  })
  return { stream, done }
}
