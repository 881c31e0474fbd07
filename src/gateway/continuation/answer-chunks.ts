import type { CancelSignal } from '#flow'
import type { Soon } from '#flow'
import { ChainError, type Answered, type Ending, type ChainParts } from '../routing/chain.js'
import { type Candidate } from '../routing/candidate.js'
import type { RoutingParts } from '../parts.js'
import type { Offer } from '../catalog/model.js'
import { OPERATION, type Prepared } from '../chat/parts.js'
import { UpstreamError, type UpstreamChunk } from '../providers/upstream.js'
import { createDeltaBuffer } from './buffered.js'
import { readGroups, type OpenedStream } from './opened.js'
import { findSuccessor, type Succession } from './successor.js'
import type { Delivered } from './delivered.js'

/** How an answer from several providers came about. */
export interface Progress {
  /** Who answers now. */
  candidate: Candidate | null
  /** Providers that died in the middle of it. */
  deaths: number
  /** What would fail in the same way again: offers that are not asked again for this answer. */
  spent: Offer[]
}

/** So many deaths are no accident. */
const MOST_DEATHS = 16

/** Shows chunks that belong together to the reader; the promise resolves when there is room for more. */
export type Show = (chunks: readonly UpstreamChunk[]) => Soon<void>

/** Shows what can be shown of one provider's stream, added to what was delivered. */
const showAll = async (opened: OpenedStream, delivered: Delivered, show: Show): Promise<void> => {
  const buffer = createDeltaBuffer()
  /** Shows the first of these chunks up to one that is unusable, whose error is thrown when they are on their way. */
  const showSome = (
    chunks: readonly UpstreamChunk[],
    partsOf: (chunk: UpstreamChunk) => readonly UpstreamChunk[],
  ): Soon<void> => {
    const shown: UpstreamChunk[] = []
    try {
      for (const chunk of chunks)
        for (const part of partsOf(chunk)) {
          delivered.add(part)
          shown.push(part)
        }
    } catch (error) {
      return Promise.resolve(shown.length > 0 ? show(shown) : undefined).then(() => {
        throw error
      })
    }
    return shown.length > 0 ? show(shown) : undefined
  }
  try {
    await readGroups(
      opened,
      () => delivered.isFinished,
      (group) => showSome(group, buffer.take),
    )
    await showSome(buffer.end(), (chunk) => [chunk])
  } finally {
    buffer.close()
  }
}

/** Shows one provider's part of an answer. @returns `undefined` when it reached its end, else the error that it died of */
const showPart = async (
  { value, end }: Answered<OpenedStream>,
  delivered: Delivered,
  show: Show,
): Promise<UpstreamError | undefined> => {
  let ending: Ending = 'abandoned'
  try {
    await showAll(value, delivered, show)
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
 * Shows the chunks of one answer, in the groups in which they came. A provider that dies is replaced by another that goes on
 * where it broke off.
 *
 * @param signal aborts whatever is being waited for
 * @throws UpstreamError the error of the last provider, where nobody can go on
 */
export const showAnswer = async (
  parts: RoutingParts,
  prepared: Prepared,
  { signal, caller }: { signal: CancelSignal; caller: ChainParts['caller'] },
  first: Answered<OpenedStream>,
  delivered: Delivered,
  progress: Progress,
  show: Show,
): Promise<void> => {
  for (let answered = first; ;) {
    progress.candidate = answered.candidate
    const error = await showPart(answered, delivered, show)
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
      await show([end])
      return
    }
    parts.metrics.failovers.inc({ operation: OPERATION })
    answered = succession.answered
  }
}
