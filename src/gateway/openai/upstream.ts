import type { ProviderConfig } from '../providers/types.js'
import type { ChatBody, ChatUpstream } from '../providers/upstream.js'
import { createApi, type ApiRequest } from './api.js'
import type { AnswerLimits } from './attempt.js'
import { MOST_AT_ONCE, openChunkStream } from './chunk-stream.js'
import { readCompletion } from './chunks.js'
import { askEmbeddings } from './embeddings.js'
import { createImages } from './images.js'
import { toJson } from './json.js'
import { readModelPages } from './model-pages.js'
import { createSpeech } from './speech.js'
import { isEventStream, readStreamed } from './streamed.js'
import { createVideos } from './videos.js'

const MEBIBYTE = 1024 * 1024
/** Thousands of models with fifty values each; a list is read in slices. */
const LIST_LIMITS = { bytes: 16 * MEBIBYTE, structure: 1_000_000, mostAtOnce: MOST_AT_ONCE }
const COMPLETION_BYTES = 32 * MEBIBYTE
/** Twenty alternatives to each token of an answer of 4,096 have 600,000. */
const MOST_WITH_LOGPROBS = 1_000_000

const ACCEPT_JSON = { accept: 'application/json', 'accept-encoding': 'br, gzip' }
/** Not compressed: a compressor on the way would hold events back. */
const ACCEPT_EVENTS = { accept: 'text/event-stream', 'accept-encoding': 'identity' }
const SEND_JSON = { 'content-type': 'application/json' }
const POST_FOR_JSON = { ...ACCEPT_JSON, ...SEND_JSON }
const POST_FOR_EVENTS = { ...ACCEPT_EVENTS, ...SEND_JSON }

const completionLimits = ({ logprobs }: ChatBody): AnswerLimits => ({
  bytes: COMPLETION_BYTES,
  structure: logprobs === true ? MOST_WITH_LOGPROBS : MOST_AT_ONCE,
  // Times `n` they may be many more than is accepted.
  isAskedFor: logprobs === true,
})

const post = (body: ChatBody, headers: Record<string, string>): ApiRequest => ({
  method: 'POST',
  url: '/chat/completions',
  headers,
  body: JSON.stringify(body),
})

/** A provider that speaks OpenAI's HTTP API. */
export const createOpenAiUpstream = (config: ProviderConfig, userAgent: string): ChatUpstream => {
  if (config.baseUrl === null) throw new TypeError(`provider ${config.id} has no base_url`)
  const modelsUrl = new URL(config.modelsUrl ?? `${config.baseUrl}/models`)
  const api = createApi(config, userAgent)
  // Lists have connections of their own, so that a busy provider can be discovered too.
  const listApi = createApi(config, userAgent, 1)
  const { firstByteMs, idleMs, plainMs } = config.timeout

  return {
    models: (signal) =>
      readModelPages(listApi, modelsUrl, ACCEPT_JSON, LIST_LIMITS, firstByteMs + idleMs, signal),

    async complete(body, signal) {
      const bytes = await api.ask(post(body, POST_FOR_JSON), completionLimits(body), plainMs, signal)
      return isEventStream(bytes) ? readStreamed(bytes) : readCompletion(toJson(bytes))
    },

    stream(body, signal) {
      const request = post({ ...body, stream: true }, POST_FOR_EVENTS)
      const whole = { limits: completionLimits(body), wholeMs: plainMs }
      return openChunkStream(api.attemptOf(request, signal), whole)
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
