import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { StreamReply } from '#operation'
import { createChunkShaper, hasContent, textOf, usageBody, type Identity } from './answer.js'
import { runChain, type Answered, type Ending } from './chain.js'
import { GatewayError } from './errors.js'
import { event, toEventStream } from './event-stream.js'
import {
  bodyFor,
  CLIENT_LEFT,
  measureUsage,
  newIdentity,
  OPERATION,
  type Caller,
  type ChatParts,
  type Prepared,
} from './exchange.js'
import { toGatewayError } from './failures.js'
import type { Outcome } from './metering.js'
import { holdStream, type StructuredFormat } from './structured.js'
import { UpstreamError, type ChunkChoice, type UpstreamChunk, type UpstreamUsage } from './upstream.js'

/** A provider's stream whose first content is there. */
interface OpenedStream {
  /** The chunks up to and with the first content. */
  head: UpstreamChunk[]
  rest: AsyncIterator<UpstreamChunk>
}

/** A stream being opened; aborting `controller` stops it and what follows. */
export interface Opening {
  controller: AbortController
  answered: Promise<Answered<OpenedStream>>
}

const HEARTBEAT_MS = 10_000
const STALL_MS = 60_000

const isBegun = ({ choices }: UpstreamChunk): boolean =>
  choices.some(({ delta, finish_reason: reason }) => hasContent(delta) || reason === 'length')

/** Reads until there is something to show. An answer that ends before is as good as none. */
const readHead = async (chunks: AsyncIterable<UpstreamChunk>): Promise<OpenedStream> => {
  const rest = chunks[Symbol.asyncIterator]()
  const head: UpstreamChunk[] = []
  for (;;) {
    const next = await rest.next()
    if (next.done === true) throw new UpstreamError('empty', 'the stream has no content')
    head.push(next.value)
    if (isBegun(next.value)) return { head, rest }
  }
}

/** In the JSON modes nothing can be shown before all of it is known to be valid. */
const readHeld = async (
  chunks: AsyncIterable<UpstreamChunk>,
  format: StructuredFormat,
): Promise<OpenedStream> => {
  const held = await holdStream(chunks, format)
  return readHead(Readable.from(held))
}

/** Starts the chain of providers; the first whose stream shows content has it. */
export const openStream = (
  parts: ChatParts,
  { request, route }: Prepared,
  { signal, log }: Caller,
): Opening => {
  const controller = new AbortController()
  const either = AbortSignal.any([signal, controller.signal])
  const answered = runChain(
    { ...parts, log, operation: OPERATION },
    route.tiers,
    either,
    (candidate, attemptSignal) => {
      const chunks = candidate.offer.provider.upstream.stream(bodyFor(request, candidate), attemptSignal)
      return request.format === null ? readHead(chunks) : readHeld(chunks, request.format)
    },
  )
  // It is awaited, but perhaps only after the first heartbeat.
  answered.catch(() => undefined)
  return { controller, answered }
}

async function* chunksOf({ head, rest }: OpenedStream): AsyncGenerator<UpstreamChunk> {
  try {
    yield* head
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

const chunkText = (
  { id, created, model, node }: Identity,
  choices: ChunkChoice[],
  usage: { usage?: unknown },
): string =>
  event(JSON.stringify({ id, object: 'chat.completion.chunk', created, model, node, choices, ...usage }))

/** An error as the last event: clients raise it, where a stream that just ends would look like a whole answer. */
const errorText = (error: unknown): string => {
  const shown =
    error instanceof GatewayError
      ? error
      : new GatewayError(
          502,
          'api_error',
          'upstream_failed',
          'The answer broke off and could not be continued. It is not charged.',
        )
  return event(JSON.stringify(shown.toBody()))
}

/** The events of one answer. It settles the meter before its last event, or when it is left. */
async function* eventsOf(
  parts: ChatParts,
  { request, route, meter }: Prepared,
  caller: Caller,
  opening: Opening,
): AsyncGenerator<string> {
  const { tokenizer, health } = parts
  const identity = newIdentity(route.model.id, parts.nodeName)
  const noUsage = request.includeUsage ? { usage: null } : {}
  const shaper = createChunkShaper()
  let model = route.model.id
  let provider: string | null = null
  let text = ''
  let usage: UpstreamUsage | null | undefined
  let outcome: Outcome | undefined
  let end = (_: Ending): void => undefined
  let ending: Ending = 'abandoned'

  const measured = async (status: number): Promise<Outcome> => ({
    status,
    model,
    provider,
    usage: await measureUsage(tokenizer, request, usage, text),
  })

  try {
    const answered = await opening.answered
    const { candidate, value } = answered
    end = answered.end
    model = identity.model = candidate.model.id
    provider = candidate.offer.provider.config.id
    const begunAt = performance.now()
    for await (const chunk of chunksOf(value)) {
      usage = chunk.usage ?? usage
      if (chunk.choices.length === 0) continue
      for (const { delta } of chunk.choices) text += textOf(delta)
      yield chunkText(identity, shaper.shape(chunk), noUsage)
    }
    ending = 'ok'
    const unfinished = shaper.finish()
    if (unfinished.length > 0) yield chunkText(identity, unfinished, noUsage)
    outcome = await measured(200)
    const { promptTokens = 0, completionTokens = 0 } = outcome.usage ?? {}
    health.measured(provider, candidate.offer.listedId, completionTokens, performance.now() - begunAt)
    if (request.includeUsage)
      yield chunkText(identity, [], { usage: usageBody(promptTokens, completionTokens) })
    await meter.settle(outcome)
    yield event('[DONE]')
  } catch (error) {
    if (caller.signal.aborted || opening.controller.signal.aborted) return
    if (error instanceof UpstreamError) ending = error
    caller.log.warn({ err: error, provider }, 'the stream ended with an error')
    const shown = toGatewayError(error, route.model.id)
    const status = shown instanceof GatewayError ? shown.status : 502
    await meter.settle({ status, model, provider, usage: null })
    yield errorText(shown)
  } finally {
    end(ending)
    opening.controller.abort()
    // Left by the client: what was produced is charged, and nothing before the first token.
    await meter.settle(
      outcome ??
        (text === '' ? { status: CLIENT_LEFT, model, provider, usage: null } : await measured(CLIENT_LEFT)),
    )
  }
}

/**
 * Answers with the stream once its first content is there, or after a heartbeat's time without any.
 *
 * @throws GatewayError where every provider failed before that
 */
export const relay = async (
  parts: ChatParts,
  prepared: Prepared,
  caller: Caller,
  opening: Opening,
): Promise<StreamReply> => {
  const timer = new AbortController()
  const heartbeat = delay(HEARTBEAT_MS, true, { signal: timer.signal }).catch(() => false)
  const isLate = await Promise.race([opening.answered.then(() => false), heartbeat]).finally(() =>
    timer.abort(),
  )
  const stream = toEventStream(eventsOf(parts, prepared, caller, opening), {
    heartbeatMs: HEARTBEAT_MS,
    stallMs: STALL_MS,
    isLate,
    onClose: () => opening.controller.abort(),
  })
  return { status: 200, stream, contentType: 'text/event-stream; charset=utf-8' }
}
