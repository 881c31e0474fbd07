import { Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { unprocessable } from '../errors.js'
import { TargetError, toTargetError } from './failures.js'

/** A body as it was read. */
export interface Body {
  bytes: Uint8Array
  truncated: boolean
  receivedBytes: number
}

export interface BodyLimit {
  maxBytes: number
  oversize: 'refuse' | 'truncate'
}

type Source = AsyncIterable<Buffer>
type Stage = (source: Source) => AsyncGenerator<Buffer>

/** Servers code once, at most twice; every further layer multiplies what a bomb costs. */
const MOST_CODINGS = 3
/** What a coding may add to a body that it cannot shrink, plus its frame. */
const OVERHEAD_BYTES = 65_536
const MEGABYTE = 1_048_576

/** The end of what is read of a body. */
class TooLong extends Error {}

/** RFC 1950: compression method 8, and a check that makes the first two bytes a multiple of 31. */
const hasZlibHeader = (start: Buffer): boolean => {
  const [method = 0, flags] = start
  return (method & 0x0f) === 8 && (flags === undefined || (method * 256 + flags) % 31 === 0)
}

/** Not `pipeline`: the end of either must close the other, and every failure is its reader's to see. */
async function* through(source: Source, decoder: Transform): AsyncGenerator<Buffer> {
  const input = Readable.from(source)
  input.on('error', (error) => decoder.destroy(error))
  decoder.on('close', () => input.destroy())
  yield* input.pipe(decoder) as Source
}

/** `deflate` is the zlib format (RFC 9110), but some servers send the bare stream. */
async function* inflate(source: Source): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done === true) return
  const whole = async function* (): AsyncGenerator<Buffer> {
    yield first.value
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value
  }
  yield* through(whole(), hasZlibHeader(first.value) ? createInflate() : createInflateRaw())
}

const gunzip: Stage = (source) => through(source, createGunzip())

const DECODERS = new Map<string, Stage>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['br', (source) => through(source, createBrotliDecompress())],
  ['deflate', inflate],
])

const decodersFor = (codings: readonly string[], host: string): Stage[] => {
  if (codings.length > MOST_CODINGS)
    throw new TargetError('malformed', `${host} sent a body with more than ${MOST_CODINGS} content codings`)
  return codings.toReversed().map((coding) => {
    const decoder = DECODERS.get(coding)
    if (decoder !== undefined) return decoder
    throw new TargetError(
      'malformed',
      `${host} sent a body in the unknown content coding "${coding.slice(0, 40)}"`,
    )
  })
}

const sizeName = (bytes: number): string =>
  bytes % MEGABYTE === 0 ? `${bytes / MEGABYTE} MB` : `${bytes} bytes`

const tooLong = (host: string, maxBytes: number): never =>
  unprocessable(`the answer of ${host} is longer than ${sizeName(maxBytes)}`)

/**
 * Reads a body to its end or its limit, whichever comes first, and holds little more than the limit whatever it would
 * decode to: every layer waits for the next one, and none may give more than the limit allows.
 * @param codings of Content-Encoding in lower case, in the order in which they were applied
 * @throws FeatureError 422 for a longer body where that is a refusal, TargetError, or the signal's reason
 */
export const readBody = async (
  body: Readable,
  codings: readonly string[],
  { maxBytes, oversize }: BodyLimit,
  host: string,
  signal: AbortSignal,
): Promise<Body> => {
  const decoders = decodersFor(codings, host)
  const pieces: Buffer[] = []
  let received = 0
  let kept = 0

  const meter = (onBytes: (count: number) => void): Stage => {
    let passed = 0
    return async function* (source) {
      for await (const piece of source) {
        passed += piece.length
        onBytes(piece.length)
        if (passed > maxBytes + OVERHEAD_BYTES) throw new TooLong()
        yield piece
      }
    }
  }
  const wire = meter((count) => {
    received += count
  })
  const decoded = decoders.reduce<Source>(
    (source, decoder) => meter(() => undefined)(decoder(source)),
    wire(body as Source),
  )
  const gather = async (): Promise<void> => {
    for await (const piece of decoded) {
      const room = maxBytes - kept
      pieces.push(piece.subarray(0, room))
      kept += Math.min(piece.length, room)
      if (piece.length > room) throw new TooLong()
    }
  }

  const failure: unknown = await gather().then(
    () => null,
    (error: unknown) => error,
  )
  signal.throwIfAborted()
  const truncated = failure instanceof TooLong
  if (truncated && oversize === 'refuse') return tooLong(host, maxBytes)
  if (failure !== null && !truncated) throw toTargetError(failure, host)
  return { bytes: new Uint8Array(Buffer.concat(pieces)), truncated, receivedBytes: received }
}

/** Refuses by its announced length what would be too long anyway, before a byte of it is read. */
export const refuseAnnounced = (announced: number, { maxBytes, oversize }: BodyLimit, host: string): void => {
  if (oversize === 'refuse' && announced > maxBytes) tooLong(host, maxBytes)
}
