import { isUtf8 } from 'node:buffer'
import { UpstreamError } from '../providers/upstream.js'
import { parseJson } from './errors.js'

/** @throws UpstreamError `malformed` */
export const toJson = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) throw new UpstreamError('malformed', 'the answer is not UTF-8')
  const body = parseJson(bytes.toString('utf8'))
  if (body === undefined) throw new UpstreamError('malformed', 'the answer is not JSON')
  return body
}
