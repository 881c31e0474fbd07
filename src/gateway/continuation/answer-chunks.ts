import type { CancelSignal } from '#flow'
import { ChainError, type Answered, type Ending, type ChainParts } from '../routing/chain.js'
import { type Candidate } from '../routing/candidate.js'
import type { RoutingParts } from '../parts.js'
import type { Offer } from '../catalog/model.js'
import { OPERATION, type Prepared } from '../chat/parts.js'
import { UpstreamError, type UpstreamChunk } from '../providers/upstream.js'
import { createDeltaBuffer } from './buffered.js'
import { chunksOf, type OpenedStream } from './opened.js'
import { findSuccessor, type Succession } from './successor.js'
import type { Delivered } from './delivered.js'

/** How an answer from several providers came about. */
export interface Progress {
  /** Who answers now. */
  candidate: Candidate | null
  /** Providers that died in the middle of it. */
  deaths: number
  /** What would fail in the same way again: offers that are not asked again for this answer. */
  spent: Set<Offer>
}

/** So many deaths are no accident. */
const MOST_DEATHS = 16

/** The parts of one provider's stream that can be shown, added to what was delivered. */
async function* shownOf(opened: OpenedStream, delivered: Delivered): AsyncGenerator<UpstreamChunk[]> {
  const buffer = createDeltaBuffer()
  /** The first of these chunks up to one that is unusable, whose error is thrown when they are on their way. */
  const show = (
    chunks: readonly UpstreamChunk[],
    partsOf: (chunk: UpstreamChunk) => readonly UpstreamChunk[],
  ): { shown: UpstreamChunk[]; failure?: { error: unknown } } => {
    const shown: UpstreamChunk[] = []
    try {
      for (const chunk of chunks) {
        for (const part of partsOf(chunk)) {
          delivered.add(part)
          shown.push(part)
        }
      }
      return { shown }
    } catch (error) {
      return { shown, failure: { error } }
    }
  }
  try {
    for await (const group of chunksOf(opened, () => delivered.isFinished)) {
      const { shown, failure } = show(group, buffer.take)
      if (shown.length > 0) yield shown
      if (failure !== undefined) throw failure.error
    }
    const { shown, failure } = show(buffer.end(), (chunk) => [chunk])
    if (shown.length > 0) yield shown
    if (failure !== undefined) throw failure.error
  } finally {
    buffer.close()
  }
}

/** One provider's part of an answer; `undefined` when it reached its end, else the error that it died of. */
async function* partOf(
  { value, end }: Answered<OpenedStream>,
  delivered: Delivered,
): AsyncGenerator<UpstreamChunk[], UpstreamError | undefined> {
  let ending: Ending = 'abandoned'
  try {
    yield* shownOf(value, delivered)
    ending = 'ok'
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ending = error
    // After the end only the usage is lost, which can be counted.
    if (!delivered.isFinished) return error
  } finally {
    end(ending)
  }
  return undefined
}

const ended = (reason: string): UpstreamChunk => ({
  choices: [{ index: 0, delta: {}, finish_reason: reason }],
})

/**
 * The chunks of one answer, in the groups in which they came, in which a provider that dies is replaced by another that goes on where it broke off.
 *
 * @param signal aborts whatever is being waited for
 * @throws UpstreamError the error of the last provider, where nobody can go on
 */
export async function* answerChunks(
  parts: RoutingParts,
  prepared: Prepared,
  { signal, caller }: { signal: CancelSignal; caller: ChainParts['caller'] },
  first: Answered<OpenedStream>,
  delivered: Delivered,
  progress: Progress,
): AsyncGenerator<UpstreamChunk[]> {
  for (let answered = first; ;) {
    progress.candidate = answered.candidate
    const error = yield* partOf(answered, delivered)
    if (error === undefined) return
    signal.throwIfAborted()
    progress.deaths += 1
    if (!delivered.isContinuable || progress.deaths > MOST_DEATHS) throw error
    const { provider, listedId } = answered.candidate.offer
    const { failure, message: reason } = error
    caller.log.warn({ provider: provider.config.id, model: listedId, failure, reason }, 'an answer broke off')
    const broken = { delivered, candidate: answered.candidate, error, spent: progress.spent }
    const succession: Succession = await findSuccessor(parts, prepared, { signal, caller }, broken).catch(
      (none: unknown) => {
        // The reader is told what happened to the answer, not to the attempts to save it.
        throw none instanceof ChainError ? error : none
      },
    )
    if (succession.kind === 'ended') {
      const end = ended(succession.reason)
      delivered.add(end)
      yield [end]
      return
    }
    parts.metrics.failovers.inc({ operation: OPERATION })
    answered = succession.answered
  }
}
