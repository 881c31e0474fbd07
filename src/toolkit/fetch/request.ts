import { unprocessable } from '../errors.js'
import type { BodyLimit } from './body.js'
import type { Step } from './exchange.js'
import { parseTarget } from './target.js'
import type { FetchRequest } from './types.js'

const MEGABYTE = 1_048_576
const DEFAULT_BYTES = 5 * MEGABYTE
const MOST_BYTES = 10 * MEGABYTE
const DEFAULT_REDIRECTS = 5
const MOST_REDIRECTS = 20

/** RFC 9110: a token, and a value without control characters. */
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/** Headers of the connection, which decide where a message goes and where it ends. */
const RESERVED =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|via|proxy-.*|http2-settings)$/

const readHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  const read: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase()
    if (RESERVED.test(lower)) unprocessable(`the header ${lower} cannot be set`)
    if (!HEADER_NAME.test(lower) || !HEADER_VALUE.test(value))
      unprocessable(`${JSON.stringify(name)} is not a header that can be sent`)
    read[lower] = value
  }
  return read
}

/** A request with its defaults, ready for the first hop. */
export interface ReadRequest {
  first: Step
  maxRedirects: number
  /** Whether one redirect more than that is a failure. */
  refusesMore: boolean
  limit: BodyLimit
}

const clamp = (value: number, most: number): number => Math.min(Math.max(Math.trunc(value), 0), most)

/** @throws FeatureError 422 for an address or a header that cannot be sent */
export const readRequest = (request: FetchRequest, userAgent: string): ReadRequest => {
  const maxRedirects = clamp(request.maxRedirects ?? DEFAULT_REDIRECTS, MOST_REDIRECTS)
  const pastRedirects = request.pastRedirects ?? (maxRedirects === 0 ? 'answer' : 'refuse')
  return {
    first: {
      url: parseTarget(request.url),
      method: request.method ?? 'GET',
      headers: {
        accept: '*/*',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': userAgent,
        ...readHeaders(request.headers ?? {}),
      },
      body: request.body,
    },
    maxRedirects,
    refusesMore: pastRedirects === 'refuse',
    limit: {
      maxBytes: clamp(request.maxBytes ?? DEFAULT_BYTES, MOST_BYTES),
      oversize: request.oversize ?? 'refuse',
    },
  }
}
