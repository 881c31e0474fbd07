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
import { toJson } from './json.js'
import { isObject, objectOf } from './media-json.js'

const STATE_LIMITS: AnswerLimits = { bytes: 1024 * 1024, structure: 10_000 }
const MAX_VIDEO_BYTES = 128 * 1024 * 1024
/** Milliseconds between two looks at the state: they grow from the first to the last. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const GROWTH = 1.5

const ACCEPT_JSON = { accept: 'application/json', 'accept-encoding': 'br, gzip' }
/** `succeeded` and `processing` are other makers' words. */
const DONE = new Set(['completed', 'succeeded'])
const OPEN = new Set(['queued', 'in_progress', 'pending', 'processing'])

interface State {
  id: string
  isDone: boolean
}

/** Why a video was not made, where the prompt is at fault. */
const DECLINED = /moderation|content_policy|safety/

/** @throws UpstreamError for a video that was not made */
const refuseFailed = (answer: unknown): void => {
  if (!isObject(answer) || (answer['status'] !== 'failed' && answer['status'] !== 'cancelled')) return
  const { status, error } = answer
  const code = isObject(error) ? error['code'] : undefined
  if (typeof code === 'string' && DECLINED.test(code))
    throw new UpstreamError('refused', 'the video was declined', {
      status: 400,
      code,
      callerMessage: 'The provider declined to make a video from this prompt.',
    })
  throw new UpstreamError('malformed', `the video's state is ${status}`, { isFinal: true })
}

const readState = (bytes: Buffer): State => {
  const answer = toJson(bytes)
  refuseFailed(answer)
  const { id, status } = objectOf(answer)
  if (typeof id !== 'string' || !/^[\w.:-]{1,200}$/.test(id))
    throw new UpstreamError('malformed', 'the video has no usable id')
  if (typeof status !== 'string' || !(DONE.has(status) || OPEN.has(status)))
    throw new UpstreamError('malformed', `the video's state is ${JSON.stringify(status)?.slice(0, 60)}`)
  return { id, isDone: DONE.has(status) }
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

/** How a question about an accepted order failed: transiently (soon or after a while), or for good. */
const outlook = (error: UpstreamError): 'soon' | 'later' | 'never' => {
  const { failure, details } = error
  // Asking cannot lose the order, and one question in many may well get stuck.
  if (failure === 'timeout') return 'later'
  // A provider that keeps orders in several places may know one a moment after it said so.
  if (failure === 'malformed' || failure === 'empty' || details.status === 404) return 'soon'
  return isTransient(error) ? 'later' : 'never'
}

/** Asks about a video that is being made, again where that may help; then it is given up, since it cannot be begun again. */
const surely = async <T>(signal: CancelSignal, ask: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now()
  for (let tried = 1; ; tried++) {
    let toldMs = 0
    try {
      return await ask()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof UpstreamError) || error.failure === 'refused' || error.details.isFinal === true)
        throw error
      const chance = outlook(error)
      const isPatient = chance === 'later' && performance.now() - startedAt < PATIENCE_MS
      if (chance === 'never' || (tried >= TRIES && !isPatient))
        throw new UpstreamError(error.failure, error.message, { ...error.details, isFinal: true })
      toldMs = error.details.retryAfterMs ?? 0
    }
    const wait = Math.min(Math.max(FIRST_WAIT_MS * 2 ** tried, toldMs), LONGEST_BACK_OFF_MS)
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
    return readState(bytes)
  }
  const askState = async (url: `/${string}`, signal: CancelSignal): Promise<State> => {
    const request = { method: 'GET' as const, url, headers: ACCEPT_JSON }
    const { bytes } = await api.fetch(request, STATE_LIMITS, firstByteMs + idleMs, signal, firstByteMs)
    return readState(bytes)
  }
  const follow = async (begun: State, signal: CancelSignal): Promise<UpstreamFile> => {
    let state = begun
    const path = `/videos/${encodeURIComponent(state.id)}` as const
    const endsAt = performance.now() + totalMs
    for (let wait = FIRST_WAIT_MS; !state.isDone; wait = Math.min(wait * GROWTH, LONGEST_WAIT_MS)) {
      if (performance.now() + wait > endsAt)
        throw new UpstreamError('timeout', `the video was not ready after ${totalMs} ms`)
      await delay(wait, undefined, { signal: abortSignalOf(signal) }).catch(() => signal.throwIfAborted())
      state = await surely(signal, () => askState(path, signal))
    }
    const request = {
      method: 'GET' as const,
      url: `${path}/content` as const,
      headers: { accept: '*/*', 'accept-encoding': 'identity' },
    }
    return surely(signal, () => api.fetch(request, { bytes: MAX_VIDEO_BYTES }, totalMs, signal, mediaMs))
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
