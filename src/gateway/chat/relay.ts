import { Cancellation, type CancelSignal, type Soon } from '#flow'
import { Readable } from 'node:stream'
import type { StreamReply } from '#operation'
import {
  createChunkShaper,
  isStop,
  mayStopAtOnce,
  stoppedAtOnce,
  usageBody,
  type Identity,
} from './answer.js'
import { streamBy } from './asking.js'
import { STOPPED } from '../routing/attempt.js'
import { runChain, type Answered } from '../routing/chain.js'
import { type Candidate } from '../routing/candidate.js'
import {
  createDelivered,
  isBegun,
  readEnd,
  readHead,
  showAnswer,
  type OpenedStream,
  type Progress,
} from '../continuation/index.js'
import { GatewayError } from '../errors.js'
import { event, toEventStream, type Send } from './event-stream.js'
import { newIdentity, OPERATION, type AnswerParts, type Prepared } from './parts.js'
import { measureUsage } from '../metering/usage.js'
import { CLIENT_LEFT } from '../admission/caller.js'
import { type Caller } from '../admission/caller.js'
import { toGatewayError } from '../routing/failures.js'
import type { Outcome, Usage } from '../metering/meter.js'
import { demandOf } from './schema-format.js'
import { bufferStream, partialAnswer, type Demand } from './structured.js'
import { createStreamMembers, NO_MEMBERS } from './stream-members.js'
import type { ChunkChoice, UpstreamChunk } from '../providers/upstream.js'

/** A stream being opened. */
export interface Opening {
  /** Aborts when the caller leaves, or at the stop. */
  signal: CancelSignal
  /** Stops it and what follows. */
  stop(): void
  answered: Promise<Answered<OpenedStream>>
  /** Whether any provider was asked so far. */
  wasAsked(): boolean
}

const HEARTBEAT_MS = 10_000
const STALL_MS = 60_000

/** In the JSON modes nothing can be shown before the whole is known to be valid. */
const readBuffered = async (
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  demand: Demand,
  stop: () => void,
): Promise<{ opened: OpenedStream; isPartial: boolean }> => {
  const { chunks: buffered, isPartial } = await bufferStream(groups, demand)
  return { opened: await readHead(Readable.from([buffered]), stop), isPartial }
}

/** A stream up to its first content, or to a stop, since the caller's own may come at once. */
const readToStop = async (
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  stop: () => void,
): Promise<{ opened: OpenedStream; isSilent: boolean }> => {
  const opened = await readHead(groups, stop, (chunk) => isBegun(chunk) || chunk.choices.some(isStop))
  if (opened.head.some(isBegun)) return { opened, isSilent: false }
  return { opened: await readEnd(opened), isSilent: true }
}

/** Starts the chain of providers; the first whose stream shows content has it. */
export const openStream = (parts: AnswerParts, { request, route }: Prepared, caller: Caller): Opening => {
  const { principal, signal } = caller
  const cancellation = new Cancellation()
  const leave = (): void => cancellation.abort(signal.reason)
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  const stop = (): void => {
    signal.removeEventListener('abort', leave)
    cancellation.abort(STOPPED)
  }
  const demand = demandOf(parts.schemas.of(principal.account.id), request)
  let wasAsked = false
  /** An answer truncated by a provider's own limit, or stopped before its first text: better than none where nobody gives more. */
  let poorer: { value: OpenedStream; candidate: Candidate } | undefined
  const answered = runChain(
    { health: parts.health, metrics: parts.metrics, caller, operation: OPERATION, form: 'streamed' },
    route.tiers,
    cancellation,
    async (candidate, attemptSignal, stop) => {
      wasAsked = true
      const groups = await streamBy(candidate, request, attemptSignal)
      if (demand === null) {
        if (!mayStopAtOnce(request)) return readHead(groups, stop)
        const { opened, isSilent } = await readToStop(groups, stop)
        if (!isSilent) return opened
        poorer ??= { value: opened, candidate }
        throw stoppedAtOnce()
      }
      const { opened, isPartial } = await readBuffered(groups, demand, stop)
      if (!isPartial) return opened
      poorer ??= { value: opened, candidate }
      throw partialAnswer()
    },
  ).catch((error: unknown): Answered<OpenedStream> => {
    if (poorer === undefined || cancellation.aborted) throw error
    return { ...poorer, end: () => undefined }
  })
  // It is awaited, but perhaps only after the first heartbeat.
  answered.catch(() => undefined)
  return { signal: cancellation, stop, answered, wasAsked: () => wasAsked }
}

/** The members of an object as JSON, without its braces. */
const membersText = (value: object): string => {
  for (const _ in value) return JSON.stringify(value).slice(1, -1)
  return ''
}

/** What every chunk of a stream begins with. */
const chunkHead = ({ id, created, model, node }: Identity): string =>
  membersText({ id, object: 'chat.completion.chunk', created, model, node })

/** One chunk as an event; `usage` and `members` are written where they have members. @param choices as JSON, or to be written */
const chunkText = (
  head: string,
  choices: readonly ChunkChoice[] | string,
  usage: { usage?: unknown },
  members: object,
): string => {
  const before = membersText(members)
  const after = membersText(usage)
  const choicesText = typeof choices === 'string' ? choices : JSON.stringify(choices)
  return event(
    `{${before}${before === '' ? '' : ','}${head},"choices":${choicesText}${after === '' ? '' : ','}${after}}`,
  )
}

/** Where the choices stand in what is the same in most events; no model's name has it. */
const SPLIT = '\u0000'

/** An error as the last event: clients raise it, while a stream that just ends would look like a complete answer. */
const errorText = (error: unknown): string => {
  const shown =
    error instanceof GatewayError
      ? error
      : new GatewayError(
          502,
          'server_error',
          'upstream_failed',
          'The answer broke off and could not be continued. It is not charged.',
        )
  return event(JSON.stringify(shown.toBody()))
}

/** Sends the events of one answer. It settles the meter before its last event, or when nobody reads any more. */
const sendEvents = async (
  parts: AnswerParts,
  prepared: Prepared,
  caller: Caller,
  opening: Opening,
  send: Send,
): Promise<void> => {
  const { request, route, meter } = prepared
  const { tokenizer, health } = parts
  const identity = newIdentity(route.model.id, parts.nodeName)
  const noUsage = request.includeUsage ? { usage: null } : {}
  const shaper = createChunkShaper()
  const members = createStreamMembers()
  const delivered = createDelivered(request)
  const progress: Progress = { candidate: null, deaths: 0, spent: [] }
  const { signal } = opening
  let outcome: Outcome | undefined

  const providerNow = (): string | null => progress.candidate?.offer.provider.config.id ?? null
  const outcomeOf = (status: number, usage: Usage | null): Outcome => ({
    status,
    model: identity.model,
    provider: providerNow(),
    usage,
  })
  /** For an answer by several providers none has the figures: the prompt counts once, plus what the reader has seen. */
  const measured = async (status: number): Promise<Outcome> => {
    const own = progress.deaths === 0 ? delivered.usage : undefined
    return outcomeOf(status, await measureUsage(tokenizer, request, own, delivered.text))
  }

  try {
    const answered = await opening.answered
    const { candidate } = answered
    identity.model = candidate.model.id
    const head = chunkHead(identity)
    const begunAt = performance.now()
    const [beforePlain, behindPlain] = chunkText(head, SPLIT, noUsage, NO_MEMBERS).split(SPLIT)
    const textOf = (chunk: UpstreamChunk): string => {
      const plain = shaper.plainText(chunk)
      if (plain !== undefined) {
        const shown = members.shown(chunk.members)
        return shown === NO_MEMBERS
          ? `${beforePlain}${plain}${behindPlain}`
          : chunkText(head, plain, noUsage, shown)
      }
      const choices = shaper.shape(chunk)
      if (choices.length > 0) return chunkText(head, choices, noUsage, members.shown(chunk.members))
      members.keep(chunk.members)
      return ''
    }
    // What came together goes out together: one write for many events.
    const show = (group: readonly UpstreamChunk[]): Soon<void> => {
      let text = ''
      for (const chunk of group) text += textOf(chunk)
      return text === '' ? undefined : send(text)
    }
    await showAnswer(parts, prepared, { signal, caller }, answered, delivered, progress, show)
    const unfinished = shaper.finish()
    if (unfinished.length > 0) await send(chunkText(head, unfinished, noUsage, members.shown({})))
    outcome = await measured(200)
    const { completionTokens = 0 } = outcome.usage ?? {}
    if (progress.deaths === 0) {
      const { provider, listedId } = candidate.offer
      health.measured(provider.config.id, listedId, completionTokens, performance.now() - begunAt)
    }
    const untold = members.untold()
    if (request.includeUsage) {
      const figures = outcome.usage ?? { promptTokens: 0, completionTokens: 0 }
      await send(chunkText(head, [], { usage: usageBody(figures) }, members.shown({})))
    } else if (Object.keys(untold).length > 0) {
      // Only a chunk with the usage may have no choices: clients read the first one.
      await send(chunkText(head, [{ index: 0, delta: {}, finish_reason: null }], noUsage, untold))
    }
    await meter.settle(outcome)
    await send(event('[DONE]'))
  } catch (error) {
    if (signal.aborted) return
    caller.log.warn({ err: error, provider: providerNow() }, 'the stream ended with an error')
    const shown = toGatewayError(error, route.model.id)
    await meter.settle(outcomeOf(shown instanceof GatewayError ? shown.status : 502, null))
    await send(errorText(shown))
  } finally {
    opening.stop()
    // Left by the client: what was produced is charged, and before the first token nothing but the minute's place.
    const unsaid = { ...outcomeOf(CLIENT_LEFT, null), isAbandoned: opening.wasAsked() }
    await meter.settle(outcome ?? (delivered.text === '' ? unsaid : await measured(CLIENT_LEFT)))
  }
}

/**
 * Answers with the stream once its first content has arrived, or after a heartbeat's time without any.
 *
 * @throws GatewayError where every provider failed before that
 */
export const relay = async (
  parts: AnswerParts,
  prepared: Prepared,
  caller: Caller,
  opening: Opening,
): Promise<StreamReply> => {
  const isLate = await new Promise<boolean>((resolve, reject) => {
    const timer = setTimeout(() => resolve(true), HEARTBEAT_MS)
    opening.answered.then(() => resolve(false), reject).finally(() => clearTimeout(timer))
  })
  const stream = toEventStream((send) => sendEvents(parts, prepared, caller, opening, send), {
    heartbeatMs: HEARTBEAT_MS,
    stallMs: STALL_MS,
    isLate,
    onClose: opening.stop,
  })
  return { status: 200, stream, contentType: 'text/event-stream; charset=utf-8' }
}
