import { isVisible } from '../chat/answer.js'
import { hasMoreValues } from '../json/structure.js'
import { readModelListText } from '../catalog/model-list.js'
import type { ProviderConfig } from '../providers/types.js'
import { createEventParser, EventStreamError, type ServerSentEvent } from './sse.js'
import {
  UpstreamError,
  type ChatBody,
  type ChatUpstream,
  type ChunkChoice,
  type UpstreamChunk,
} from '../providers/upstream.js'
import { readChunk, readCompletion, toChunk } from './chunks.js'
import { askEmbeddings } from './embeddings.js'
import { createImages } from './images.js'
import { createSpeech } from './speech.js'
import { createVideos } from './videos.js'
import { createApi, readBytes, toJson, type AnswerLimits, type ApiRequest } from './api.js'
import type { UpstreamResponse } from './connection.js'
import { startDeadline, type Deadline } from './deadline.js'
import { parseJson } from './errors.js'

const MEBIBYTE = 1024 * 1024
/** Thousands of models with fifty values each; a list is read in slices. */
const LIST_LIMITS: AnswerLimits = { bytes: 16 * MEBIBYTE, structure: 1_000_000 }
const COMPLETION_BYTES = 32 * MEBIBYTE
const MAX_EVENT_LENGTH = 16 * MEBIBYTE
/** What is parsed in one go; a million may block everybody for a second. */
const MOST_AT_ONCE = 150_000
/** Twenty alternatives to each token of an answer of 4,096 have 600,000. */
const MOST_WITH_LOGPROBS = 1_000_000

const ACCEPT_JSON = { accept: 'application/json', 'accept-encoding': 'br, gzip' }
/** Not compressed: a compressor on the way would hold events back. */
const ACCEPT_EVENTS = { accept: 'text/event-stream', 'accept-encoding': 'identity' }

const parseEvents = (parse: () => ServerSentEvent[]): ServerSentEvent[] => {
  try {
    return parse()
  } catch (error) {
    throw error instanceof EventStreamError
      ? new UpstreamError(error.isTooLong ? 'oversized' : 'malformed', error.message, { cause: error })
      : error
  }
}

/** Events of the body in the groups in which they became whole. */
async function* eventsOf(response: UpstreamResponse): AsyncGenerator<ServerSentEvent[]> {
  const parser = createEventParser(MAX_EVENT_LENGTH)
  for await (const bytes of response.body) yield parseEvents(() => parser.push(bytes))
  yield parseEvents(() => parser.end())
}

const goesOn = ({ delta, finish_reason: reason }: ChunkChoice): boolean => isVisible(delta) || reason !== null

/** One event as a chunk; `undefined` where it only keeps the connection open. @throws UpstreamError */
const chunkOf = ({ event, data }: ServerSentEvent): UpstreamChunk | 'done' | undefined => {
  const text = data.trim()
  if (text === '[DONE]') return 'done'
  // An event without data keeps the connection open, as a comment does.
  if (text === '' && event !== 'error') return undefined
  if (hasMoreValues(data, MOST_AT_ONCE))
    throw new UpstreamError('oversized', `an event has more than ${MOST_AT_ONCE} values, lists and objects`)
  const body = parseJson(data)
  if (event === 'error') throw new UpstreamError('malformed', 'the provider sent an error event')
  return readChunk(body)
}

/** The chunks of events that came together, up to `[DONE]` or to the first that is unusable. */
interface Group {
  chunks: UpstreamChunk[]
  isDone: boolean
  /** Thrown once the chunks before it are on their way. */
  error?: Error
}

const groupOf = (events: readonly ServerSentEvent[]): Group => {
  const chunks: UpstreamChunk[] = []
  for (const event of events) {
    try {
      const chunk = chunkOf(event)
      if (chunk === 'done') return { chunks, isDone: true }
      if (chunk !== undefined) chunks.push(chunk)
    } catch (error) {
      return { chunks, isDone: false, error: error as Error }
    }
  }
  return { chunks, isDone: false }
}

/** Chunks up to `[DONE]`, or up to the end where a `finish_reason` was seen before it, as they come together. */
async function* chunksOf(response: UpstreamResponse, deadline: Deadline): AsyncGenerator<UpstreamChunk[]> {
  let finished = false
  let hasBegun = false
  for await (const events of eventsOf(response)) {
    const { chunks, isDone, error } = groupOf(events)
    if (chunks.length > 0) {
      finished ||= chunks.some(({ choices }) => choices.some((choice) => choice.finish_reason !== null))
      // The first shows that it works on an answer; another that says nothing is no progress.
      const isProgress = !hasBegun || chunks.some(({ choices }) => choices.some(goesOn))
      hasBegun = true
      deadline.pause()
      yield chunks
      if (isProgress) deadline.progress()
      else deadline.resume()
    }
    if (isDone) return response.release()
    if (error !== undefined) throw error
  }
  if (!hasBegun) throw new UpstreamError('empty', 'the stream ended without an event')
  if (!finished) throw new UpstreamError('interrupted', 'the stream ended before the answer did')
}

const completionLimits = ({ logprobs }: ChatBody): AnswerLimits => ({
  bytes: COMPLETION_BYTES,
  structure: logprobs === true ? MOST_WITH_LOGPROBS : MOST_AT_ONCE,
})

const post = (body: ChatBody, accept: Record<string, string>): ApiRequest => ({
  method: 'POST',
  url: '/chat/completions',
  headers: { ...accept, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A provider that speaks OpenAI's HTTP API. */
export const createOpenAiUpstream = (config: ProviderConfig, userAgent: string): ChatUpstream => {
  if (config.baseUrl === null) throw new TypeError(`provider ${config.id} has no base_url`)
  const modelsUrl = config.modelsUrl === null ? '/models' : new URL(config.modelsUrl)
  const api = createApi(config, userAgent)
  // Lists have connections of their own, so that a busy provider can be discovered too.
  const listApi = createApi(config, userAgent, 1)
  const { firstByteMs, idleMs, plainMs } = config.timeout

  return {
    async models(signal) {
      const request: ApiRequest = { method: 'GET', url: modelsUrl, headers: ACCEPT_JSON }
      const { bytes } = await listApi.fetch(request, LIST_LIMITS, firstByteMs + idleMs, signal)
      return readModelListText(bytes.toString('utf8'), MOST_AT_ONCE)
    },

    async complete(body, signal) {
      const { bytes } = await api.fetch(post(body, ACCEPT_JSON), completionLimits(body), plainMs, signal)
      return readCompletion(toJson(bytes))
    },

    async *stream(body, signal) {
      const deadline = startDeadline(signal, firstByteMs, idleMs)
      const streamed = { ...body, stream: true }
      let response: UpstreamResponse | undefined
      try {
        response = await api.open(post(streamed, ACCEPT_EVENTS), deadline)
        await api.check(response, deadline)
        const type = String(response.headers['content-type'] ?? '')
        if (type.includes('text/html'))
          throw new UpstreamError('malformed', 'the provider sent a page instead of a stream')
        if (type.includes('json')) {
          deadline.endWithin(plainMs)
          const bytes = await readBytes(response, completionLimits(body), deadline)
          yield [toChunk(readCompletion(toJson(bytes)))]
        } else yield* chunksOf(response, deadline)
      } finally {
        deadline.clear()
        response?.discard()
      }
    },

    embed: (body, signal) => askEmbeddings(api, body, plainMs, signal),
    images: createImages(api, config),
    speech: createSpeech(api, config),
    ...createVideos(api, config),

    async close() {
      await Promise.all([api.close(), listApi.close()])
    },
  }
}
