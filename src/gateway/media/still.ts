import { abortSignalOf, type CancelSignal } from '#flow'
import { bytesOfBase64, readDataUrl } from './base64.js'
import { GatewayError } from '../errors.js'
import type { UpstreamFile } from '../providers/upstream.js'
import { refuse, type MediaParts } from './parts.js'

/** What bytes are called of which nothing is known. */
const UNTOLD: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream'])
const MOST_FETCHED = 10 * 1024 * 1024

const isFailure = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'

const fetchStill = async ({ fetch }: MediaParts, url: string, signal: CancelSignal): Promise<Uint8Array> => {
  const response = await fetch({ url, maxBytes: MOST_FETCHED }, abortSignalOf(signal)).catch(
    (error: unknown) => {
      signal.throwIfAborted()
      // The guard's own words, which name the host that the caller named. That it is overloaded is not the caller's fault.
      if (isFailure(error) && error.status === 503)
        throw new GatewayError(503, 'server_error', 'overloaded', `${error.message}. Try again in 5 s.`, {
          headers: { 'Retry-After': '5' },
          cause: error,
        })
      if (isFailure(error)) return refuse('image', `'image' cannot be fetched: ${error.message}`)
      throw error
    },
  )
  if (response.status !== 200)
    refuse('image', `'image' cannot be fetched: its address answered ${response.status}.`)
  return response.body
}

/** @throws GatewayError 400 for one that declares itself not to be a picture */
const bytesOfDataUrl = (image: string): Uint8Array | undefined => {
  const file = readDataUrl(image)
  if (file === null || UNTOLD.has(file.type) || file.type.startsWith('image/')) return file?.bytes
  return refuse('image', `'image' is a data URL of ${file.type}, which is not a picture.`)
}

/**
 * The picture that a caller sent or named, decoded once to see that it is one.
 * @throws GatewayError 400 that names the field and says what is wrong
 */
export const readStill = async (
  parts: MediaParts,
  image: string,
  signal: CancelSignal,
): Promise<UpstreamFile> => {
  const isAddress = /^https?:\/\//i.test(image)
  const bytes = isAddress
    ? await fetchStill(parts, image, signal)
    : /^data:/i.test(image)
      ? bytesOfDataUrl(image)
      : bytesOfBase64(image)
  if (bytes === undefined || bytes === null)
    return refuse('image', "'image' must be a data URL with base64, base64, or an http or https address.")
  if (bytes.length === 0) return refuse('image', "Invalid 'image': it has no bytes.")
  const report = await parts.pictures.look({ bytes, side: null }, signal)
  if ('fault' in report) return refuse('image', `'image' cannot be used: ${report.fault}.`)
  return { type: report.type, bytes }
}
