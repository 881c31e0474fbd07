import { readModelListText } from '../model-list.js'
import type { ProviderConfig } from '../providers/types.js'
import { createEventParser, EventTooLongError, type ServerSentEvent } from '../sse.js'
import { UpstreamError, type ChatBody, type ChatUpstream, type UpstreamChunk } from '../upstream.js'
import { readChunk, readCompletion, toChunk } from './chunks.js'
import {
  createConnection,
  type Connection,
  type UpstreamRequest,
  type UpstreamResponse,
} from './connection.js'
import { startDeadline, type Deadline } from './deadline.js'
import { failureOf, parseJson } from './errors.js'

const MEBIBYTE = 1024 * 1024
const MAX_LIST_BYTES = 16 * MEBIBYTE
const MAX_COMPLETION_BYTES = 32 * MEBIBYTE
const MAX_ERROR_BYTES = 64 * 1024
const MAX_EVENT_LENGTH = 16 * MEBIBYTE

const ACCEPT_JSON = { accept: 'application/json', 'accept-encoding': 'br, gzip' }
/** Not compressed: a compressor on the way would hold events back. */
const ACCEPT_EVENTS = { accept: 'text/event-stream', 'accept-encoding': 'identity' }

/** The body as text, at most `limit` bytes of it decoded. */
const readText = async (response: UpstreamResponse, limit: number, deadline: Deadline): Promise<string> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body) {
    deadline.progress()
    bytes += piece.length
    if (bytes > limit) throw new UpstreamError('malformed', `the answer is larger than ${limit} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const toJson = (text: string): unknown => {
  const body = parseJson(text)
  if (body === undefined) throw new UpstreamError('malformed', 'the answer is not JSON')
  return body
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Throws what a status other than 2xx stands for. A body that is too long or breaks off leaves the status to speak. */
const checkStatus = async (
  response: UpstreamResponse,
  config: ProviderConfig,
  deadline: Deadline,
): Promise<void> => {
  if (isSuccess(response.status)) return
  const text = await readText(response, MAX_ERROR_BYTES, deadline).catch(() => '')
  deadline.signal.throwIfAborted()
  throw failureOf(response, text, config)
}

const parseEvents = (parse: () => ServerSentEvent[]): ServerSentEvent[] => {
  try {
    return parse()
  } catch (error) {
    throw error instanceof EventTooLongError
      ? new UpstreamError('malformed', error.message, { cause: error })
      : error
  }
}

/** Events of the body in the groups in which they became whole. */
async function* eventsOf(response: UpstreamResponse): AsyncGenerator<ServerSentEvent[]> {
  const parser = createEventParser(MAX_EVENT_LENGTH)
  for await (const bytes of response.body) yield parseEvents(() => parser.push(bytes))
  yield parseEvents(() => parser.end())
}

/** Chunks up to `[DONE]`, or up to the end where a `finish_reason` was seen before it. */
async function* chunksOf(response: UpstreamResponse, deadline: Deadline): AsyncGenerator<UpstreamChunk> {
  let finished = false
  let events = 0
  for await (const group of eventsOf(response)) {
    for (const { event, data } of group) {
      if (data === '[DONE]') return response.release()
      const body = parseJson(data)
      if (event === 'error') throw new UpstreamError('malformed', 'the provider sent an error event')
      const chunk = readChunk(body)
      finished ||= chunk.choices.some((choice) => choice.finish_reason !== null)
      events++
      deadline.pause()
      yield chunk
      deadline.progress()
    }
  }
  if (events === 0) throw new UpstreamError('empty', 'the stream ended without an event')
  if (!finished) throw new UpstreamError('interrupted', 'the stream ended before the answer did')
}

/**
 * A provider that speaks OpenAI's HTTP API. Its key is sent in the `Authorization` header and appears nowhere else.
 */
export const createOpenAiUpstream = (config: ProviderConfig, userAgent: string): ChatUpstream => {
  if (config.baseUrl === null) throw new TypeError(`provider ${config.id} has no base_url`)
  const chatUrl = new URL(`${config.baseUrl}/chat/completions`)
  const modelsUrl = new URL(config.modelsUrl ?? `${config.baseUrl}/models`)
  const chatConnection = createConnection(config)
  // Lists have connections of their own, so that a busy provider can be discovered too.
  const listConnection = createConnection({ ...config, maxConcurrency: 1 })
  const headers = {
    'user-agent': userAgent,
    ...(config.apiKey === null ? {} : { authorization: `Bearer ${config.apiKey}` }),
  }
  const { firstByteMs, idleMs, totalMs } = config.timeout

  const post = (body: ChatBody, accept: Record<string, string>) => ({
    method: 'POST' as const,
    url: chatUrl,
    headers: { ...headers, ...accept, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

  /** The body of one answer within the provider's time limits. */
  const fetchText = async (
    connection: Connection,
    request: UpstreamRequest,
    limit: number,
    wholeMs: number,
    signal: AbortSignal,
  ): Promise<string> => {
    const deadline = startDeadline(signal, firstByteMs, idleMs)
    deadline.endWithin(wholeMs)
    let response: UpstreamResponse | undefined
    try {
      response = await connection.send(request, deadline)
      deadline.progress()
      await checkStatus(response, config, deadline)
      return await readText(response, limit, deadline)
    } finally {
      deadline.clear()
      response?.discard()
    }
  }

  return {
    async models(signal) {
      const request = { method: 'GET' as const, url: modelsUrl, headers: { ...headers, ...ACCEPT_JSON } }
      const text = await fetchText(listConnection, request, MAX_LIST_BYTES, firstByteMs + idleMs, signal)
      return readModelListText(text)
    },

    async complete(body, signal) {
      const request = post(body, ACCEPT_JSON)
      const text = await fetchText(chatConnection, request, MAX_COMPLETION_BYTES, totalMs, signal)
      return readCompletion(toJson(text))
    },

    async *stream(body, signal) {
      const deadline = startDeadline(signal, firstByteMs, idleMs)
      const streamed = { ...body, stream: true, stream_options: { include_usage: true } }
      let response: UpstreamResponse | undefined
      try {
        response = await chatConnection.send(post(streamed, ACCEPT_EVENTS), deadline)
        await checkStatus(response, config, deadline)
        const type = String(response.headers['content-type'] ?? '')
        if (type.includes('text/html'))
          throw new UpstreamError('malformed', 'the provider sent a page in place of a stream')
        if (type.includes('json')) {
          deadline.endWithin(totalMs)
          yield toChunk(readCompletion(toJson(await readText(response, MAX_COMPLETION_BYTES, deadline))))
        } else yield* chunksOf(response, deadline)
      } finally {
        deadline.clear()
        response?.discard()
      }
    },

    async close() {
      await Promise.all([chatConnection.close(), listConnection.close()])
    },
  }
}
