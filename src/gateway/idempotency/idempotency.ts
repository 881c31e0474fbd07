import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Logger } from '#observe'
import type { GatewayId, JsonReply, Reply, StreamReply } from '#operation'
import type { Store } from '#store'
import { GatewayError } from '../errors.js'
import { readStore } from '../read-store.js'
import {
  LEASE_SECONDS,
  openAnswers,
  type Answers,
  type Claim,
  type Found,
  type KeptAnswer,
} from './answers.js'
import { fingerprintOf } from './fingerprint.js'
import { IDEMPOTENCY_KEY } from './key.js'
import { record, replayStream } from './recording.js'

type AnyReply = Reply<GatewayId>
type Run = (signal: AbortSignal) => AnyReply | Promise<AnyReply>

/** A request that its caller has named. */
export interface NamedRequest extends Claim {
  operationId: string
  /** After validation, with its defaults. */
  query: unknown
  body: unknown
}

/** Answers a named request once, however often it is sent. */
export interface Idempotency {
  /**
   * Runs the request, or sends what it was answered again. It goes on to its end when its caller leaves, since the caller
   * will ask for the answer again; only a 200 is kept.
   *
   * @param run its signal is aborted when the server stops, and not when the caller leaves
   * @throws GatewayError 409 while it runs, 422 where the key was used for another request, 503 while the store is away
   */
  answer(request: NamedRequest, run: Run): Promise<AnyReply>
  /** Ends what is still running, and gives the keys back. */
  close(): Promise<void>
}

/** What idempotency needs of its process. */
export interface IdempotencyParts {
  store: Store
  log: Logger
  /** Told of work that goes on although its caller may leave, so that a stop waits for it. */
  during: (work: Promise<unknown>) => void
  /** Largest answer that is kept; another only in tests. */
  mostBytes?: number
}

/** Bytes of the largest answer that is kept; the contract names it. */
const MOST_BYTES = 8 * 1024 * 1024
const RENEW_MS = (LEASE_SECONDS * 1000) / 4
const STALL_MS = 60_000
/** How long the caller's answer waits for a slow database, and how often keeping is tried. Milliseconds. */
const PATIENCE_MS = 1_000
const KEEP_RETRIES_MS = [250, 1_000, 4_000, 15_000]
/** Seconds after which a second request is told to retry: longer the longer the first has run. */
const SOONEST_RETRY = 2
const LATEST_RETRY = 15
/** PostgreSQL's foreign_key_violation. */
const NO_ACCOUNT = '23503'

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  new GatewayError(status, 'invalid_request_error', code, message, { param: IDEMPOTENCY_KEY, headers })

const reused = (): GatewayError =>
  refusal(
    422,
    'idempotency_key_reused',
    `This ${IDEMPOTENCY_KEY} was used for another request. Use a different key for each request.`,
  )

const inUse = (seconds: number): GatewayError => {
  const wait = Math.min(LATEST_RETRY, Math.max(SOONEST_RETRY, Math.ceil(seconds)))
  return refusal(
    409,
    'idempotency_key_in_use',
    `The request with this ${IDEMPOTENCY_KEY} is still running. Its answer will be available when it ends: try again in ${wait} s.`,
    { 'Retry-After': String(wait) },
  )
}

const tooLarge = (requestId: string): GatewayError =>
  refusal(
    422,
    'idempotent_answer_too_large',
    `The request with this ${IDEMPOTENCY_KEY} was answered and charged (${requestId}), but its answer was larger than ${MOST_BYTES / 1024 / 1024} MB and is not kept. Send it with another key to run it again.`,
  )

const accountGone = (): GatewayError =>
  new GatewayError(401, 'invalid_request_error', 'invalid_api_key', 'The API key is no longer valid.')

const isStream = (reply: AnyReply): reply is StreamReply => 'stream' in reply

const JSON_TYPE = 'application/json'

/** A kept answer as it is sent again, marked as such. */
const replay = ({ contentType, headers, body }: KeptAnswer, requestId: string): AnyReply => {
  if (body === null) throw tooLarge(requestId)
  const marked = { ...headers, 'Idempotent-Replayed': 'true' }
  if (contentType !== JSON_TYPE)
    return { status: 200, contentType, headers: marked, stream: replayStream(contentType, body) }
  const text = body.toString()
  const reply = {
    status: 200,
    text,
    headers: marked,
    /** Only the check of answers reads it. */
    get body() {
      return JSON.parse(text) as unknown
    },
  }
  return reply as JsonReply<GatewayId>
}

/** Opens the answers of this instance; what an earlier run of it left half done may be sent again at once. */
export const createIdempotency = async ({
  store,
  log,
  during,
  mostBytes = MOST_BYTES,
}: IdempotencyParts): Promise<Idempotency> => {
  const answers: Answers = await openAnswers(store.pool, store.instance)
  /** One for each request: a signal that lives as long as the server would accumulate listeners. */
  const stops = new Set<AbortController>()
  const held = new Set<Claim>()
  const running = new Set<Promise<void>>()

  const renewal = setInterval(() => {
    if (held.size === 0) return
    answers.renew([...held]).catch((error: unknown) => {
      log.warn({ err: error }, 'claims of idempotency keys could not be renewed')
    })
  }, RENEW_MS)
  renewal.unref()

  const release = (claim: Claim): Promise<void> => {
    held.delete(claim)
    return answers.release(claim).catch((error: unknown) => {
      log.warn({ err: error }, 'an idempotency key could not be given back; it is free when its claim ends')
    })
  }

  const tryToKeep = async (claim: Claim, answer: KeptAnswer, retries: readonly number[]): Promise<void> => {
    const { requestId } = claim
    const [wait, ...later] = retries
    const [kept] = await Promise.allSettled([answers.keep(claim, answer)])
    if (kept.status === 'fulfilled') {
      if (!kept.value) log.warn({ requestId }, 'an idempotency key was lost before its answer could be kept')
    } else if (wait === undefined) {
      log.error(
        { err: kept.reason as unknown, requestId },
        'an answer could not be kept under its idempotency key',
      )
    } else {
      await delay(wait, undefined, { ref: false })
      await tryToKeep(claim, answer, later)
    }
  }
  /** Resolves when it is kept, or when its caller has waited long enough for that. */
  const keep = async (
    claim: Claim,
    contentType: string,
    headers: KeptAnswer['headers'],
    body: Buffer | null,
  ) => {
    const kept = tryToKeep(claim, { contentType, headers, body }, KEEP_RETRIES_MS).finally(() =>
      held.delete(claim),
    )
    track(kept)
    const patience = new AbortController()
    await Promise.race([
      kept,
      delay(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
  }

  const track = (work: Promise<void>): void => {
    running.add(work)
    void work.finally(() => running.delete(work))
    during(work)
  }

  const recorded = (claim: Claim, reply: StreamReply, forget: () => void): StreamReply => {
    const { contentType, headers = {} } = reply
    const { stream, done } = record(reply, { mostBytes, stallMs: STALL_MS }, (whole) =>
      whole === null ? release(claim) : keep(claim, contentType, headers, whole.bytes),
    )
    track(done.finally(forget))
    return { ...reply, stream }
  }

  const execute = async (claim: Claim, run: Run): Promise<AnyReply> => {
    const stop = new AbortController()
    stops.add(stop)
    const forget = (): void => void stops.delete(stop)
    const reply = await Promise.resolve(run(stop.signal)).catch((error: unknown) => {
      forget()
      throw error
    })
    if (isStream(reply)) return recorded(claim, reply, forget)
    forget()
    if (reply.status !== 200) {
      await release(claim)
      return reply
    }
    const text = reply.text ?? JSON.stringify(reply.body)
    const bytes = Buffer.from(text)
    await keep(claim, JSON_TYPE, reply.headers ?? {}, bytes.length > mostBytes ? null : bytes)
    return { ...reply, text }
  }

  const claimKey = (claim: Claim, fingerprint: Buffer): Promise<Found> =>
    readStore(store, () => answers.claim(claim, fingerprint)).catch((error: unknown) => {
      throw error instanceof DatabaseError && error.code === NO_ACCOUNT ? accountGone() : error
    })

  return {
    async answer({ operationId, query, body, ...claim }, run) {
      const fingerprint = fingerprintOf(operationId, query, body)
      const found = await claimKey(claim, fingerprint)
      if (found.state !== 'claimed') {
        if (!found.fingerprint.equals(fingerprint)) throw reused()
        if (found.state === 'running') throw inUse(found.seconds)
        return replay(found.answer, found.requestId)
      }
      held.add(claim)
      const reply = execute(claim, run).catch(async (error: unknown) => {
        await release(claim)
        throw error
      })
      track(
        reply.then(
          () => undefined,
          () => undefined,
        ),
      )
      return reply
    },
    async close() {
      for (const stop of stops) stop.abort(new Error('the server stops'))
      await Promise.race([Promise.all(running), delay(PATIENCE_MS, undefined, { ref: false })])
      clearInterval(renewal)
      await Promise.all([...held].map(release))
    },
  }
}
