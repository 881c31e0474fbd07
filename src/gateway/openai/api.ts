import type { CancelSignal } from '#flow'
import { createHttpDispatcher } from '#http-client'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../providers/upstream.js'
import { askWhole, collect, REFUSAL, type AnswerLimits, type AttemptParts } from './attempt.js'
import { createConnection, type UpstreamResponse } from './connection.js'
import { startDeadline, type Deadline } from './deadline.js'
import { failureOf } from './errors.js'

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
  /** The header `Link` (RFC 8288); empty where there is none. */
  link: string
  bytes: Buffer
}

/** One provider's HTTP API. Its key is sent in the `Authorization` header and appears nowhere else. */
export interface Api {
  /**
   * The whole body of an answer in JSON with a status of 2xx, which shows by itself whether it is whole.
   *
   * @param wholeMs from now until all of it is there
   * @throws UpstreamError, or the signal's reason
   */
  ask(request: ApiRequest, limits: AnswerLimits, wholeMs: number, signal: CancelSignal): Promise<Buffer>
  /** What a stream of JSON is asked for with. */
  attemptOf(request: ApiRequest, signal: CancelSignal): AttemptParts
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
    signal: CancelSignal,
    firstMs?: number,
  ): Promise<ApiAnswer>
  close(): Promise<void>
}

/** The body, as far as its limits go. */
export const readBytes = async (
  response: UpstreamResponse,
  limits: AnswerLimits,
  deadline: Deadline,
): Promise<Buffer> => {
  const collected = collect(limits)
  for await (const piece of response.body) {
    deadline.progress()
    collected.add(piece)
  }
  return collected.whole()
}

/** The words of a refusal, as far as they come in time; none where they are too many or break off. */
const readRefusal = async (response: UpstreamResponse): Promise<string> => {
  const endsAt = performance.now() + REFUSAL.wholeMs
  const words = collect({ bytes: MAX_ERROR_BYTES })
  let isLate = false
  const giveUp = (): void => {
    isLate = true
    response.discard()
  }
  const timer = setTimeout(giveUp, REFUSAL.silentMs)
  try {
    for await (const piece of response.body) {
      words.add(piece)
      if (performance.now() > endsAt) giveUp()
      else timer.refresh()
    }
    return words.whole().toString('utf8')
  } catch {
    return isLate ? words.whole().toString('utf8') : ''
  } finally {
    clearTimeout(timer)
  }
}

/** Nobody asks for a part of an answer, which 206 says it is. */
const isSuccess = (status: number): boolean => status >= 200 && status < 300 && status !== 206

const typeOf = ({ headers }: UpstreamResponse): string =>
  (String(headers['content-type'] ?? '').split(';')[0] ?? '').trim().toLowerCase()

/** Opens no connection before the first request. `most` is how many may be open at once. */
export const createApi = (
  config: ProviderConfig,
  userAgent: string,
  most: number = config.maxConcurrency,
): Api => {
  const connection = createConnection({ ...config, maxConcurrency: most })
  const dispatcher = createHttpDispatcher({
    connectionsPerOrigin: most,
    connectTimeoutMs: config.timeout.connectMs,
  })
  const ownHeaders = {
    'user-agent': userAgent,
    ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
  }
  const { firstByteMs, idleMs } = config.timeout

  const open = ({ url, headers, ...request }: ApiRequest, deadline: Deadline): Promise<UpstreamResponse> =>
    connection.send(
      {
        ...request,
        url: typeof url === 'string' ? new URL(`${config.baseUrl}${url}`) : url,
        headers: { ...ownHeaders, ...headers },
      },
      deadline,
    )

  const check = async (response: UpstreamResponse, deadline: Deadline): Promise<void> => {
    if (isSuccess(response.status)) return
    const text = await readRefusal(response)
    const { aborted, reason } = deadline.signal
    // Its time being up says less than its status.
    if (aborted && !(reason instanceof UpstreamError)) throw reason
    throw failureOf(response, text, config)
  }

  /** Addresses below the base are read once: their paths are few. */
  const places = new Map<string, { origin: string; target: string }>()
  const placeOf = (url: ApiRequest['url']): { origin: string; target: string } => {
    const known = typeof url === 'string' ? places.get(url) : undefined
    if (known !== undefined) return known
    const { origin, pathname, search } = typeof url === 'string' ? new URL(`${config.baseUrl}${url}`) : url
    const place = { origin, target: pathname + search }
    if (typeof url === 'string') places.set(url, place)
    return place
  }

  /** What is asked often is asked with the same headers, which are put together once. */
  const together = new WeakMap<ApiRequest['headers'], ApiRequest['headers']>()
  const headersWith = (headers: ApiRequest['headers']): ApiRequest['headers'] => {
    const known = together.get(headers)
    if (known !== undefined) return known
    const all = { ...ownHeaders, ...headers }
    together.set(headers, all)
    return all
  }

  const attemptOf: Api['attemptOf'] = ({ method, url, headers, body = null }, signal) => {
    const { origin, target } = placeOf(url)
    return {
      dispatcher,
      config,
      request: { origin, target, method, headers: headersWith(headers), body },
      signal,
      firstMs: firstByteMs,
    }
  }

  return {
    attemptOf,
    ask: (request, limits, wholeMs, signal) => askWhole(attemptOf(request, signal), limits, wholeMs),
    async fetch(request, limits, wholeMs, signal, firstMs = firstByteMs) {
      const deadline = startDeadline(signal, firstMs, idleMs)
      deadline.endWithin(wholeMs)
      const startedAt = performance.now()
      let response: UpstreamResponse | undefined
      try {
        response = await open(request, deadline)
        // Servers that send their head at once may still take as long to make what follows.
        if (performance.now() - startedAt > firstMs - idleMs) deadline.progress()
        await check(response, deadline)
        const link = String(response.headers['link'] ?? '')
        return { type: typeOf(response), link, bytes: await readBytes(response, limits, deadline) }
      } finally {
        deadline.clear()
        response?.discard()
      }
    },
    async close() {
      await Promise.all([connection.close(), dispatcher.close()])
    },
  }
}
