import { createBreaker, createSemaphore, waitAskedFor, acquireAny, type Release, type Verdict } from '#flow'
import { ACCEPT_ENCODING } from '#http-client'
import type { CallerFaults, UpstreamDefinition, UpstreamRequest } from '../types.js'
import { addressOf } from './address.js'
import type { Outgoing, Reply, Wire } from './exchange.js'
import { UpstreamFailure } from './failure.js'
import { readJson } from './json.js'
import type { Settings } from './settings.js'
import { createTurns, LONGEST_WAIT_MS } from './turns.js'

/** An answer with its JSON; `bytes` is empty and `value` null where there is none. */
export interface Found {
  status: number
  bytes: Buffer
  value: unknown
}

/** One upstream with its turns and its breaker. */
export interface Place {
  settings: Settings
  /** Asks once, in its turn. Throws only the signal's reason. */
  call(request: UpstreamRequest, signal: AbortSignal): Promise<Found | UpstreamFailure>
}

interface PlaceOptions {
  userAgent: string
  timeoutMs: number
  breakerFailures: number
  wire: Wire
  now: () => number
}

const MOST_SECONDS = 3600
const FIRST_BACK_OFF_MS = 2000

const leftAlone = (waitMs: number): UpstreamFailure =>
  new UpstreamFailure('refused', 'it kept failing and is left alone for a moment', Math.ceil(waitMs / 1000))

const NOTHING: Omit<Found, 'status'> = { bytes: Buffer.alloc(0), value: null }

/** The request as it is sent. Nothing in it comes from the caller's own request. */
const outgoing = (
  { definition, base, token }: Settings,
  asked: UpstreamRequest,
  userAgent: string,
): Outgoing => {
  const place = definition.token
  const isQuery = token !== null && place !== undefined && 'query' in place
  const isHeader = token !== null && place !== undefined && 'header' in place
  const query = isQuery ? { ...asked.query, [place.query]: token } : asked.query
  return {
    address: addressOf(base, query === undefined ? asked : { ...asked, query }),
    headers: {
      accept: 'application/json',
      'accept-encoding': ACCEPT_ENCODING,
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...asked.headers,
      'user-agent': userAgent,
      ...(isHeader ? { [place.header]: place.prefix + token } : {}),
    },
    body: asked.body === undefined ? null : JSON.stringify(asked.body),
  }
}

const isFine = (status: number): boolean => status >= 200 && status < 300

/** The seconds for which a refusal asks to be left alone; at most an hour, then it is asked again. */
const secondsAskedFor = ({ headers }: Reply, now: number): number | null => {
  const wait = waitAskedFor(headers, now)
  return wait === null ? null : Math.min(Math.ceil(wait / 1000), MOST_SECONDS)
}

/** The answer where its own words say that the caller is at fault. */
const readFault = async (
  { status, bytes }: Reply,
  faults: CallerFaults | undefined,
): Promise<Found | null> => {
  if (faults === undefined || isFine(status)) return null
  const read = await readJson(bytes)
  if (read instanceof UpstreamFailure) return null
  const { value } = read
  const words =
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[faults.field]
      : null
  const fits = typeof words === 'string' && faults.prefixes.some((prefix) => words.startsWith(prefix))
  return fits ? { status, bytes, value } : null
}

/** What a reply says about the request. */
const readReply = async (
  { status, bytes }: Reply,
  accepted: ReadonlySet<number>,
  retryAfter: number | null,
): Promise<Found | UpstreamFailure> => {
  if (status === 404 || status === 410) return { status: 404, ...NOTHING }
  if (accepted.has(status)) {
    const read = await readJson(bytes)
    return read instanceof UpstreamFailure ? { status, ...NOTHING } : { status, bytes, value: read.value }
  }
  if (isFine(status)) {
    const read = await readJson(bytes)
    return read instanceof UpstreamFailure ? read : { status: 200, bytes, value: read.value }
  }
  if (status === 429) return new UpstreamFailure('refused', 'it allows no more calls for now', retryAfter)
  const kind = status >= 500 ? 'broken' : 'refused'
  return new UpstreamFailure(kind, `it answered with status ${status}`, retryAfter)
}

/** A host that cannot be reached may not exist where the caller has named a part of it, such as a language. */
const verdictOf = (found: Found | UpstreamFailure, { base }: Settings): Verdict => {
  if (!(found instanceof UpstreamFailure)) return 'success'
  const isDown = found.kind === 'broken' || (found.kind === 'unreachable' && !base.includes('{'))
  return isDown ? 'failure' : 'nothing'
}

/** The seconds for which an answer itself asks to be left alone. */
const backoffOf = ({ backoffField }: UpstreamDefinition, { value }: Found): number | null => {
  if (backoffField === undefined) return null
  const seconds =
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[backoffField]
      : null
  return typeof seconds === 'number' && seconds > 0 ? seconds : null
}

const IN_LINE = { flow: '', weight: 1 }

/** Waits until no more than the upstream allows are under way; null for one with a token, with no rate, or no limit. */
const createEntrance = ({
  definition,
  rate,
  token,
}: Settings): ((signal: AbortSignal) => Promise<Release>) | null => {
  const most = definition.atOnce
  if (most === undefined || rate === null || token !== null) return null
  const among = [{ semaphore: createSemaphore(() => most) }]
  return async (signal) => {
    const found = await acquireAny(among, IN_LINE, signal, LONGEST_WAIT_MS)
    if (found === undefined) {
      throw new UpstreamFailure('limited', 'it is busy with other calls', LONGEST_WAIT_MS / 1000)
    }
    return found.release
  }
}

export const createPlace = (settings: Settings, options: PlaceOptions): Place => {
  const { wire, now, timeoutMs } = options
  const { definition } = settings
  const turns = createTurns(settings.rate, now)
  const enter = createEntrance(settings)
  const breaker = createBreaker({
    inARow: options.breakerFailures === 0 ? Infinity : options.breakerFailures,
    firstBackOffMs: FIRST_BACK_OFF_MS,
  })

  /** Sends within the time limit; the caller's abort and the limit's both end it, each with its own reason. */
  const exchange = async (
    request: UpstreamRequest,
    signal: AbortSignal,
  ): Promise<Found | UpstreamFailure> => {
    const accepted = new Set(request.accept)
    const controller = new AbortController()
    const leave = (): void => controller.abort(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    const timer = setTimeout(
      () => controller.abort(new UpstreamFailure('broken', `it did not answer within ${timeoutMs / 1000} s`)),
      timeoutMs,
    )
    try {
      const reply = await wire.send(
        outgoing(settings, request, options.userAgent),
        (status) => isFine(status) || accepted.has(status) || request.faults !== undefined,
        controller.signal,
      )
      const found =
        (await readFault(reply, request.faults)) ??
        (await readReply(reply, accepted, secondsAskedFor(reply, now())))
      const pause = found instanceof UpstreamFailure ? found.retryAfterSeconds : backoffOf(definition, found)
      if (pause !== null) turns.pause(pause * 1000)
      return found
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }

  return {
    settings,
    async call(request, signal) {
      let verdict: Verdict = 'nothing'
      const waitMs = breaker.usableAt(now()) - now()
      if (waitMs > 0) return leftAlone(waitMs)
      const end = breaker.begin()
      let leave: Release | undefined
      try {
        if (enter !== null) leave = await enter(signal)
        await turns.take(signal)
        const found = await exchange(request, signal)
        verdict = verdictOf(found, settings)
        return found
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        verdict = verdictOf(error, settings)
        return error
      } finally {
        leave?.()
        end(verdict, now())
      }
    },
  }
}
