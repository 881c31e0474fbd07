import { setTimeout as delay } from 'node:timers/promises'
import type { Offer } from '../catalog/model.js'
import type { NormalisedEmbeddings } from './request.js'
import { abortSignalOf, type Release, type CancelSignal } from '#flow'
import { spendFurther } from '../admission/budget.js'
import { isTransient } from '../routing/transient.js'
import {
  UpstreamError,
  type EmbeddingBody,
  type EmbeddingInput,
  type UpstreamEmbeddings,
  isRefusalOf,
} from '../providers/upstream.js'

/** Inputs from `start` up to but not including `end`. */
interface Part {
  start: number
  end: number
}

/** What one provider has answered of a request, and what it has yet to be asked. */
interface Progress {
  /** Inputs that it is sent at once. */
  size: number
  waiting: Part[]
  /** It refuses to be asked for a format, of which it then has one. */
  isBare: boolean
  /** By the start of the part. */
  done: Map<number, UpstreamEmbeddings>
}

/** Answers to a request by provider and model: one that is asked again is asked for the rest only. */
export type PartsDone = Map<Offer, Progress>

/** What a provider that refuses more is sent instead: text-embeddings-inference takes 32 unless it is told otherwise. */
const SMALL = 32
/** Parts under way at a provider, as far as it has places that nobody waits for. */
const MOST_AT_ONCE = 4
const RETRY_MS = 150
/** A provider that asks for a longer pause is not waited for. */
const LONGEST_RETRY_MS = 2_000

const partsOf = ({ start, end }: Part, size: number): Part[] =>
  Array.from({ length: Math.ceil((end - start) / size) }, (_, index) => ({
    start: start + index * size,
    end: Math.min(start + (index + 1) * size, end),
  }))

/** What every provider is asked for, whatever the caller wants. */
const FORMAT = /\bencoding_format\b/

/** The provider counts from the start of its part, the caller from that of the request. */
const inWhole = ({ failure, message, details }: UpstreamError, { start }: Part): UpstreamError => {
  const shift = (text: string): string =>
    text.replace(/\binput\[(\d+)\]/g, (_, index: string) => `input[${Number(index) + start}]`)
  const { callerMessage, param } = details
  return new UpstreamError(failure, message, {
    ...details,
    ...(callerMessage === undefined ? {} : { callerMessage: shift(callerMessage) }),
    ...(param === undefined ? {} : { param: shift(param) }),
  })
}

/** All vectors in the order of the inputs, and the sum of the tokens where every part has them. */
const assemble = ({ done }: Progress): UpstreamEmbeddings => {
  const answers = [...done].toSorted(([a], [b]) => a - b).map(([, answer]) => answer)
  const vectors = answers.flatMap((answer) => answer.vectors)
  if (vectors.some(({ length }) => length !== vectors[0]?.length))
    throw new UpstreamError('malformed', 'the embeddings differ in length from one part to the next')
  const tokens = answers.map(({ promptTokens }) => promptTokens)
  return {
    vectors,
    promptTokens: tokens.reduce<number | null>(
      (sum, each) => (sum === null || each === null ? null : sum + each),
      0,
    ),
  }
}

/**
 * One provider's vectors for a whole request, asked for in parts of at most its `embedding_batch`; one that refuses a part
 * for whatever reason is asked again in smaller ones, since many do not say how much they take.
 *
 * The attempt that calls this has spent one call of the provider's budget and holds one of its places; further parts spend
 * their own, and use free places besides. A part that fails transiently is asked for once more here where
 * others have been answered, which would be lost elsewhere: vectors of different models are never mixed.
 *
 * @param parts of the request so far; what is answered is added
 * @throws UpstreamError, or the signal's reason
 */
export const askInParts = async (
  { body, items }: Pick<NormalisedEmbeddings, 'body' | 'items'>,
  offer: Offer,
  parts: PartsDone,
  embed: (body: EmbeddingBody, signal: CancelSignal) => Promise<UpstreamEmbeddings>,
  signal: CancelSignal,
): Promise<UpstreamEmbeddings> => {
  const { config, semaphore: places, budget } = offer.provider
  const whole = { start: 0, end: items.length }
  const begin = (): Progress => ({
    size: config.embeddingBatch,
    waiting: partsOf(whole, config.embeddingBatch),
    isBare: false,
    done: new Map(),
  })
  const known = parts.get(offer)
  const progress = known === undefined || known.waiting.length === 0 ? begin() : known
  parts.set(offer, progress)
  const stop = new AbortController()
  const either = AbortSignal.any([abortSignalOf(signal), stop.signal])
  /** The attempt has spent the first call. */
  let isPaid = true

  const ask = async ({ start, end }: Part): Promise<UpstreamEmbeddings> => {
    if (!isPaid) spendFurther(budget, 'the other parts')
    isPaid = false
    const isWhole = end - start === items.length
    const input = isWhole ? body.input : (items.slice(start, end) as EmbeddingInput)
    const { encoding_format: format, ...bare } = { ...body, model: offer.listedId, input }
    if (progress.isBare) return embed(bare, either)
    return embed({ ...bare, encoding_format: format }, either).catch((error: unknown) => {
      if (!isRefusalOf(error, FORMAT)) throw error
      spendFurther(budget, 'another try')
      progress.isBare = true
      return embed(bare, either)
    })
  }

  const retry = async (part: Part, error: unknown): Promise<UpstreamEmbeddings> => {
    if (!(error instanceof UpstreamError) || either.aborted) throw error
    const waitMs = Math.max(RETRY_MS, error.details.retryAfterMs ?? 0)
    if (!isTransient(error) || progress.done.size === 0 || waitMs > LONGEST_RETRY_MS) throw error
    await delay(waitMs, undefined, { signal: either }).catch(() => either.throwIfAborted())
    return ask(part)
  }

  const take = (): Part | undefined => {
    const next = either.aborted ? undefined : progress.waiting.shift()
    if (next === undefined) return undefined
    const [part, ...rest] = partsOf(next, progress.size)
    progress.waiting.unshift(...rest)
    return part
  }

  const work = async (): Promise<void> => {
    for (let part = take(); part !== undefined; part = take()) {
      const asked = part
      const [answered] = await Promise.allSettled([ask(asked).catch((error: unknown) => retry(asked, error))])
      if (answered.status === 'fulfilled') {
        progress.done.set(asked.start, answered.value)
        continue
      }
      progress.waiting.unshift(asked)
      if (either.aborted) return
      const error: unknown = answered.reason
      const isRefused = error instanceof UpstreamError && error.failure === 'refused'
      if (isRefused && asked.end - asked.start > SMALL) {
        progress.size = SMALL
        spread()
        continue
      }
      failures.push(isRefused ? inWhole(error, asked) : error)
      stop.abort()
    }
  }

  const failures: unknown[] = []
  const lanes: Promise<void>[] = []
  /** Runs as many at once as there is work and room for. */
  const spread = (): void => {
    while (progress.waiting.length > 0 && lanes.length < MOST_AT_ONCE) {
      const leave: Release | undefined = lanes.length === 0 ? () => undefined : places.tryAcquire()
      if (leave === undefined) return
      lanes.push(work().finally(leave))
    }
  }
  spread()
  // More may start while others are awaited.
  for (const lane of lanes) await lane
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
  return assemble(progress)
}
