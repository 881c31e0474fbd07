import { ChainError, type Answered, type Candidate, type Ending } from '../chain.js'
import type { RoutingParts } from '../admit.js'
import type { Offer } from '../catalog.js'
import { OPERATION, type Caller, type Prepared } from '../exchange.js'
import { UpstreamError, type UpstreamChunk } from '../upstream.js'
import { createHold } from './held.js'
import { chunksOf, type OpenedStream } from './opened.js'
import { findSuccessor, type Succession } from './successor.js'
import type { Told } from './told.js'

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

/** The parts of one provider's stream that can be shown, added to what was told. */
async function* shownOf(opened: OpenedStream, told: Told): AsyncGenerator<UpstreamChunk> {
  const hold = createHold()
  try {
    for await (const chunk of chunksOf(opened, () => told.isFinished)) {
      for (const shown of hold.take(chunk)) {
        told.add(shown)
        yield shown
      }
    }
    for (const shown of hold.end()) {
      told.add(shown)
      yield shown
    }
  } finally {
    hold.close()
  }
}

/** One provider's part of an answer; `undefined` when it reached its end, else the error that it died of. */
async function* partOf(
  { value, end }: Answered<OpenedStream>,
  told: Told,
): AsyncGenerator<UpstreamChunk, UpstreamError | undefined> {
  let ending: Ending = 'abandoned'
  try {
    yield* shownOf(value, told)
    ending = 'ok'
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ending = error
    // After the end only the usage is lost, which can be counted.
    if (!told.isFinished) return error
  } finally {
    end(ending)
  }
  return undefined
}

const ended = (reason: string): UpstreamChunk => ({
  choices: [{ index: 0, delta: {}, finish_reason: reason }],
})

/**
 * The chunks of one answer, in which a provider that dies is replaced by another that goes on where it broke off.
 *
 * @param signal aborts whatever is being waited for
 * @throws UpstreamError the error of the last provider, where nobody can go on
 */
export async function* answerChunks(
  parts: RoutingParts,
  prepared: Prepared,
  { signal, log }: { signal: AbortSignal; log: Caller['log'] },
  first: Answered<OpenedStream>,
  told: Told,
  progress: Progress,
): AsyncGenerator<UpstreamChunk> {
  for (let answered = first; ;) {
    progress.candidate = answered.candidate
    const error = yield* partOf(answered, told)
    if (error === undefined) return
    signal.throwIfAborted()
    progress.deaths += 1
    if (!told.isContinuable || progress.deaths > MOST_DEATHS) throw error
    const { provider, listedId } = answered.candidate.offer
    const { failure, message: reason } = error
    log.warn({ provider: provider.config.id, model: listedId, failure, reason }, 'an answer broke off')
    const broken = { told, candidate: answered.candidate, error, spent: progress.spent }
    const succession: Succession = await findSuccessor(parts, prepared, { signal, log }, broken).catch(
      (none: unknown) => {
        // The reader is told what happened to the answer, not to the attempts to save it.
        throw none instanceof ChainError ? error : none
      },
    )
    if (succession.kind === 'ended') {
      const end = ended(succession.reason)
      told.add(end)
      yield end
      return
    }
    parts.metrics.failovers.inc({ operation: OPERATION })
    answered = succession.answered
  }
}
