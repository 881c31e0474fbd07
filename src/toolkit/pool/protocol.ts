import type { Duplex } from 'node:stream'
import { inspect } from 'node:util'
import { FeatureError } from '../errors.js'

/**
 * What the pool and its processes say to each other, over one pipe. A frame is the length of its payload (u32, little
 * endian), its kind (u8), the number of the job or call that it is about (u32) and the payload. Node's own IPC channel
 * would read messages without bound; here a longer or unknown frame ends the process that sent it.
 */
const KINDS = [
  'ready', // from the process, once: it takes jobs
  'job', // to the process: JobOrder
  'abort', // to the process: the job's caller has left
  'answer', // from the process: the feature's data as JSON text, which the server passes on unparsed
  'call', // from the process: ServiceCall
  'cancel', // from the process: the call's answer is no longer wanted
  'reply', // to the process: what the call's service answered
  'failure', // either way: the ErrorImage that ends a job or a call
  'loaded', // from the process: the job's handler is imported, and begins to compute
] as const
export type FrameKind = (typeof KINDS)[number]

const HEADER_BYTES = 9
const NOTHING = Buffer.alloc(0)

/** A job as its process receives it. */
export interface JobOrder {
  operationId: string
  feature: string
  userAgent: string
  query: unknown
}

/** The services of a feature's context that stay in the server. */
export type ServiceName = 'fetch' | 'upstream'

/** A call back to the server. */
export interface ServiceCall {
  service: ServiceName
  request: unknown
}

/** Writes one frame. What is no JSON text travels as `node:v8` serializes it. */
export const sendFrame = (
  channel: Duplex,
  kind: FrameKind,
  about: number,
  payload: Uint8Array = NOTHING,
  onSent: () => void = () => undefined,
): void => {
  const header = Buffer.allocUnsafe(HEADER_BYTES)
  header.writeUInt32LE(payload.length, 0)
  header.writeUInt8(KINDS.indexOf(kind), 4)
  header.writeUInt32LE(about, 5)
  channel.cork()
  if (payload.length === 0) channel.write(header, onSent)
  else {
    channel.write(header)
    channel.write(payload, onSent)
  }
  channel.uncork()
}

export type FrameListener = (kind: FrameKind, about: number, payload: Buffer) => void

/**
 * Makes what turns the pipe's chunks into frames.
 * @param maxBytes of a payload
 * @returns takes a chunk; throws when it is no part of a frame within the bound
 */
export const createFrameReader = (maxBytes: number, listener: FrameListener): ((chunk: Buffer) => void) => {
  let held: Buffer[] = []
  let heldBytes = 0
  let neededBytes = HEADER_BYTES
  return (chunk) => {
    held.push(chunk)
    heldBytes += chunk.length
    // A long payload comes in many chunks, and is put together once.
    if (heldBytes < neededBytes) return
    let bytes = held.length === 1 ? chunk : Buffer.concat(held, heldBytes)
    held = []
    neededBytes = HEADER_BYTES
    while (bytes.length >= HEADER_BYTES) {
      const length = bytes.readUInt32LE(0)
      const kind = KINDS[bytes.readUInt8(4)]
      if (kind === undefined || length > maxBytes)
        throw new Error('The pipe carries something other than frames')
      const end = HEADER_BYTES + length
      if (bytes.length < end) {
        neededBytes = end
        break
      }
      listener(kind, bytes.readUInt32LE(5), bytes.subarray(HEADER_BYTES, end))
      bytes = bytes.subarray(end)
    }
    heldBytes = bytes.length
    if (heldBytes > 0) held.push(bytes)
  }
}

/** An error on its way to the other side. */
export interface ErrorImage {
  name: string
  message: string
  stack: string
  /** Of a FeatureError; null for any other. */
  refusal: Pick<FeatureError, 'status' | 'code' | 'options'> | null
}

/** Texts of errors may hold whole documents. */
const MAX_ERROR_TEXT = 16_384

const text = (value: string): string => value.slice(0, MAX_ERROR_TEXT)

/** @param error whatever was thrown; need not be an Error */
export const imageOf = (error: unknown): ErrorImage => {
  if (!(error instanceof Error)) {
    return { name: 'Error', message: text(`Thrown: ${inspect(error)}`), stack: '', refusal: null }
  }
  const refusal =
    error instanceof FeatureError ? { status: error.status, code: error.code, options: error.options } : null
  return { name: error.name, message: text(error.message), stack: text(error.stack ?? ''), refusal }
}

/** The error that the other side sent; a FeatureError arrives as an equal one. */
export const errorOf = ({ name, message, stack, refusal }: ErrorImage): Error => {
  if (refusal !== null) return new FeatureError(refusal.status, refusal.code, message, refusal.options)
  const error = new Error(message)
  error.name = name
  if (stack !== '') error.stack = stack
  return error
}
