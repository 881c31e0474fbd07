import { isUtf8 } from 'node:buffer'
import { createStructureCounter } from '../json/structure.js'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../providers/upstream.js'
import { createConnection, type UpstreamResponse } from './connection.js'
import { startDeadline, type Deadline } from './deadline.js'
import { failureOf, parseJson } from './errors.js'

const MAX_ERROR_BYTES = 64 * 1024

/** What is asked of one provider's API. */
export interface ApiRequest {
  method: 'GET' | 'POST'
  /** Whole, or relative to the provider's base with a leading slash. */
  url: URL | `/${string}`
  /** Besides `User-Agent` and `Authorization`. */
  headers: Record<string, string>
  body?: string | Uint8Array
}

/** One whole answer. */
export interface ApiAnswer {
  /** Media type without its parameters, in lower case; empty where the provider names none. */
  type: string
  bytes: Buffer
}

/** What an answer may cost. */
export interface AnswerLimits {
  /** Decoded. */
  bytes: number
  /** Commas, lists and objects of its JSON; no limit where it is none, or read in slices. */
  structure?: number
}

/** One provider's HTTP API. Its key is sent in the `Authorization` header and appears nowhere else. */
export interface Api {
  /**
   * The whole body of an answer with a status of 2xx.
   *
   * @param wholeMs from now until all of it is there
   * @param firstMs until its first byte, by default as for a chat completion
   * @throws UpstreamError, or the signal's reason
   */
  fetch(
    request: ApiRequest,
    limits: AnswerLimits,
    wholeMs: number,
    signal: AbortSignal,
    firstMs?: number,
  ): Promise<ApiAnswer>
  /** Sends and gives the answer back, whatever its status; its reader keeps the deadline. */
  open(request: ApiRequest, deadline: Deadline): Promise<UpstreamResponse>
  /** Throws what a status other than 2xx stands for. */
  check(response: UpstreamResponse, deadline: Deadline): Promise<void>
  close(): Promise<void>
}

/** The body, as far as its limits go. */
export const readBytes = async (
  response: UpstreamResponse,
  { bytes: limit, structure }: AnswerLimits,
  deadline: Deadline,
): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  const countStructure = createStructureCounter()
  let bytes = 0
  for await (const piece of response.body) {
    deadline.progress()
    bytes += piece.length
    if (bytes > limit) throw new UpstreamError('oversized', `the answer is larger than ${limit} bytes`)
    if (structure !== undefined && countStructure(piece) > structure)
      throw new UpstreamError('oversized', `the answer has more than ${structure} values, lists and objects`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** @throws UpstreamError `malformed` */
export const toJson = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) throw new UpstreamError('malformed', 'the answer is not UTF-8')
  const body = parseJson(bytes.toString('utf8'))
  if (body === undefined) throw new UpstreamError('malformed', 'the answer is not JSON')
  return body
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const typeOf = ({ headers }: UpstreamResponse): string =>
  (String(headers['content-type'] ?? '').split(';')[0] ?? '').trim().toLowerCase()

/** Opens no connection before the first request. `most` is how many may be open at once. */
export const createApi = (
  config: ProviderConfig,
  userAgent: string,
  most: number = config.maxConcurrency,
): Api => {
  const connection = createConnection({ ...config, maxConcurrency: most })
  const ownHeaders = {
    'user-agent': userAgent,
    ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
  }
  const { firstByteMs, idleMs } = config.timeout

  const open: Api['open'] = ({ url, headers, ...request }, deadline) =>
    connection.send(
      {
        ...request,
        url: typeof url === 'string' ? new URL(`${config.baseUrl}${url}`) : url,
        headers: { ...ownHeaders, ...headers },
      },
      deadline,
    )

  // Where a body is too long or breaks off, only the status counts.
  const check: Api['check'] = async (response, deadline) => {
    if (isSuccess(response.status)) return
    const bytes = await readBytes(response, { bytes: MAX_ERROR_BYTES }, deadline).catch(() => Buffer.alloc(0))
    deadline.signal.throwIfAborted()
    throw failureOf(response, bytes.toString('utf8'), config)
  }

  return {
    open,
    check,
    async fetch(request, limits, wholeMs, signal, firstMs = firstByteMs) {
      const deadline = startDeadline(signal, firstMs, idleMs)
      deadline.endWithin(wholeMs)
      let response: UpstreamResponse | undefined
      try {
        response = await open(request, deadline)
        deadline.progress()
        await check(response, deadline)
        return { type: typeOf(response), bytes: await readBytes(response, limits, deadline) }
      } finally {
        deadline.clear()
        response?.discard()
      }
    },
    close: () => connection.close(),
  }
}
