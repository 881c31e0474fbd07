import { abortSignalOf, type CancelSignal } from '#flow'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProviderConfig } from '../providers/types.js'
import { isTransient } from '../routing/transient.js'
import {
  UpstreamError,
  type ChatUpstream,
  type MediaBody,
  type StillImage,
  type UpstreamFile,
} from '../providers/upstream.js'
import type { Api, ApiRequest } from './api.js'
import type { AnswerLimits } from './attempt.js'
import { verifyVideo } from '../media/verify-video.js'
import { isObject } from '../json/object.js'
import { failureTold } from './errors.js'
import { toJson } from './json.js'
import { objectOf } from './media-json.js'

const STATE_LIMITS: AnswerLimits = { bytes: 1024 * 1024, structure: 10_000 }
const MAX_VIDEO_BYTES = 128 * 1024 * 1024
/** Milliseconds between two looks at the state: they grow from the first to the last. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const GROWTH = 1.5

const ACCEPT_JSON = { accept: 'application/json', 'accept-encoding': 'br, gzip' }
/** OpenAI's words for a video's state, and other makers', in small letters alone. */
const DONE = new Set([
  'completed',
  'complete',
  'succeeded',
  'succeed',
  'success',
  'done',
  'finished',
  'ready',
])
const OPEN = new Set([
  ...['queued', 'inqueue', 'pending', 'waiting', 'submitted', 'accepted', 'created', 'scheduled'],
  ...['inprogress', 'processing', 'running', 'starting', 'started', 'preparing', 'generating'],
])
const FAILED = new Set([
  ...['failed', 'failure', 'fail', 'error', 'rejected', 'expired'],
  ...['cancelled', 'canceled', 'aborted'],
])
const lettersOf = (status: unknown): string =>
  typeof status === 'string' ? status.toLowerCase().replace(/[^a-z]/g, '') : ''

interface State {
  id: string
  isDone: boolean
}

/** Why a video was not made, where the prompt is at fault: as a code, and in words. */
const DECLINED = /moderation|content_?(policy|filter)|safety|nsfw/i
const RULES = 'polic(?:y|ies)|moderation|safety|guidelines'
const DECLINED_WORDS = new RegExp(
  `\\b(?:violat|block|reject|flag|declin)\\w*\\b.{0,80}\\b(?:${RULES})\\b|\\b(?:${RULES})\\b.{0,80}\\b(?:violat|block|reject|flag|declin)`,
  'is',
)

const declined = (code: string): UpstreamError =>
  new UpstreamError('refused', 'the video was declined', {
    status: 400,
    code,
    callerMessage: 'The provider declined to make a video from this prompt.',
  })

/** Whether a refusal is of what was ordered. */
const isDeclined = ({ failure, details: { code = '', callerMessage = '' } }: UpstreamError): boolean =>
  failure === 'refused' && (DECLINED.test(code) || DECLINED_WORDS.test(callerMessage))

/** @throws UpstreamError for a video that was not made */
const refuseFailed = (answer: unknown): void => {
  if (!isObject(answer) || !FAILED.has(lettersOf(answer['status']))) return
  const { status, error } = answer
  const { code, type, message } = isObject(error) ? error : { message: error }
  const told = [code, type].find((each) => typeof each === 'string' && DECLINED.test(each))
  if (typeof told === 'string') throw declined(told)
  const words = [message, answer['message'], answer['reason'], answer['failure_reason']]
  if (words.some((each) => typeof each === 'string' && DECLINED_WORDS.test(each)))
    throw declined('content_policy_violation')
  throw new UpstreamError('malformed', `the video's state is ${String(status)}`, {
    ...failureTold(error).details,
    isFinal: true,
  })
}

/** An order that was taken, whatever its state is called: that is looked at again. */
const readOrder = (bytes: Buffer): State => {
  const answer = toJson(bytes)
  refuseFailed(answer)
  const { id, status } = objectOf(answer)
  const job = typeof id === 'number' ? String(id) : id
  // It becomes one segment of a path, which must not lead elsewhere at servers that decode it first.
  if (typeof job !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(job) || /^\.|[/\\]\./.test(job))
    throw new UpstreamError('malformed', 'the video has no usable id')
  return { id: job, isDone: DONE.has(lettersOf(status)) }
}

/** Whether an ordered video is done. */
const readState = (bytes: Buffer): boolean => {
  const answer = toJson(bytes)
  refuseFailed(answer)
  const { status } = objectOf(answer)
  const letters = lettersOf(status)
  if (!DONE.has(letters) && !OPEN.has(letters))
    throw new UpstreamError('malformed', `the video's state is ${JSON.stringify(status)?.slice(0, 60)}`)
  return DONE.has(letters)
}

/** `multipart/form-data` (RFC 7578) with the still as `input_reference`. */
const formOf = (body: MediaBody, still: StillImage): Pick<ApiRequest, 'headers' | 'body'> => {
  const boundary = `----${randomBytes(18).toString('hex')}`
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`
  const fields = Object.entries(body).map(([name, value]) => `${part(`name="${name}"`)}${String(value)}\r\n`)
  const type = still.type.replace(/^image\//, '')
  const head = `${fields.join('')}${part(`name="input_reference"; filename="still.${type}"\r\nContent-Type: ${still.type}`)}`
  return {
    headers: { ...ACCEPT_JSON, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), still.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

const jsonOf = (body: MediaBody): Pick<ApiRequest, 'headers' | 'body'> => ({
  headers: { ...ACCEPT_JSON, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** So often at the least, and where the way to the provider or its health is at fault for so long too. */
const TRIES = 4
const PATIENCE_MS = 20_000
const LONGEST_BACK_OFF_MS = 5_000
/** A provider that asks to be left alone for longer is asked after this time. */
const LONGEST_TOLD_MS = 60_000

/** How a question about an accepted order failed: transiently (soon or after a while), or for good. */
const outlook = (error: UpstreamError): 'soon' | 'later' | 'never' => {
  const { failure, details } = error
  // Asking cannot lose the order, and one question in many may well get stuck.
  if (failure === 'timeout') return 'later'
  // A provider that keeps orders in several places may know one a while after it said so.
  if (details.status === 404) return 'later'
  // Some refuse to show what is not ready; nothing in the question is the caller's.
  if (failure === 'malformed' || failure === 'empty' || failure === 'refused') return 'soon'
  return isTransient(error) ? 'later' : 'never'
}

/** Asks about a video that is being made, again where that may help; then it is given up, since it cannot be begun again. */
const surely = async <T>(signal: CancelSignal, ask: () => Promise<T>): Promise<T> => {
  let startedAt = performance.now()
  for (let tried = 1; ; tried++) {
    let toldMs = 0
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof UpstreamError) || isDeclined(error) || error.details.isFinal === true)
        throw error
      const chance = outlook(error)
      const isPatient = chance === 'later' && performance.now() - startedAt < PATIENCE_MS
      const failure = error.failure === 'refused' ? 'malformed' : error.failure
      if (chance === 'never' || (tried >= TRIES && !isPatient))
        throw new UpstreamError(failure, error.message, { ...error.details, isFinal: true })
      toldMs = Math.min(error.details.retryAfterMs ?? 0, LONGEST_TOLD_MS)
    }
    // The pause it asks for does not use up its patience.
    startedAt += toldMs
    const wait = Math.max(Math.min(FIRST_WAIT_MS * 2 ** tried, LONGEST_BACK_OFF_MS), toldMs)
    await delay(wait, undefined, { signal: abortSignalOf(signal) }).catch(() => signal.throwIfAborted())
  }
}

/** OpenAI's video API: `POST /videos`, `GET /videos/{id}` until it is completed, `GET /videos/{id}/content`. */
export const createVideos = (
  api: Api,
  { timeout }: ProviderConfig,
): Required<Pick<ChatUpstream, 'video' | 'orderedVideo'>> => {
  const { firstByteMs, idleMs, totalMs, mediaMs } = timeout
  const order = async (request: ApiRequest, signal: CancelSignal): Promise<State> => {
    const { bytes } = await api.fetch(request, STATE_LIMITS, totalMs, signal, mediaMs)
    return readOrder(bytes)
  }
  const isDone = async (url: `/${string}`, signal: CancelSignal): Promise<boolean> => {
    const request = { method: 'GET' as const, url, headers: ACCEPT_JSON }
    const { bytes } = await api.fetch(request, STATE_LIMITS, firstByteMs + idleMs, signal, firstByteMs)
    return readState(bytes)
  }
  const download = async (url: `/${string}`, signal: CancelSignal): Promise<UpstreamFile> => {
    const headers = { accept: '*/*', 'accept-encoding': 'identity' }
    const request = { method: 'GET' as const, url, headers }
    const file = await api.fetch(request, { bytes: MAX_VIDEO_BYTES }, totalMs, signal, mediaMs)
    // A page or a state in its place may be a video in a moment; ordering again would only start another one.
    verifyVideo(file)
    return file
  }
  const follow = async (begun: State, signal: CancelSignal): Promise<UpstreamFile> => {
    const path = `/videos/${encodeURIComponent(begun.id)}` as const
    const endsAt = performance.now() + totalMs
    let isReady = begun.isDone
    for (let wait = FIRST_WAIT_MS; !isReady; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
      if (performance.now() + wait > endsAt)
        throw new UpstreamError('timeout', `the video was not ready after ${totalMs} ms`)
      await delay(wait, undefined, { signal: abortSignalOf(signal) }).catch(() => signal.throwIfAborted())
      isReady = await surely(signal, () => isDone(path, signal))
    }
    return surely(signal, () => download(`${path}/content`, signal))
  }
  return {
    async video(body, still, signal, begun) {
      const ordered = still === null ? jsonOf(body) : formOf(body, still)
      const state = await order({ method: 'POST', url: '/videos', ...ordered }, signal)
      begun(state.id)
      return follow(state, signal)
    },
    orderedVideo: (job, signal) => follow({ id: job, isDone: false }, signal),
  }
}
