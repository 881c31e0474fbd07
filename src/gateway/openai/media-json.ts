import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'
import { failureTold, isNoError } from './errors.js'

/** An answer's JSON, unless it is an error. @throws UpstreamError `malformed` */
export const objectOf = (body: unknown): JsonObject => {
  if (!isObject(body)) throw new UpstreamError('malformed', 'the answer is not a JSON object')
  const { error } = body
  if (!isNoError(error)) throw failureTold(error)
  return body
}

const SENDING_MS = 60_000

/** Until all of an image or a sound is there: the time to make it, and a minute to send it. */
export const wholeMs = ({ totalMs, mediaMs }: ProviderConfig['timeout']): number =>
  Math.min(totalMs, mediaMs + SENDING_MS)
