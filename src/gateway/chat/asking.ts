import type { CancelSignal } from '#flow'
import { adjust, adjustmentsFor, speaksOf, type Adjustable } from './adjustments.js'
import type { Candidate } from '../routing/candidate.js'
import type { Adjustment } from '../providers/findings.js'
import { choicesAsked, countAsked } from './choices.js'
import type { NormalisedRequest } from './normalise.js'
import { withoutRefused } from './parameters.js'
import {
  UpstreamError,
  type ChatBody,
  type UpstreamChunk,
  type UpstreamCompletion,
} from '../providers/upstream.js'

/** How often a model is asked again at most: its refusals name one thing after another. */
const MOST_AGAIN = 5

/** The request for one provider, without what it is known to refuse and nobody misses; `beside` is what the gateway adds. */
const adjustableFor = (
  { body, added }: NormalisedRequest,
  { offer }: Candidate,
  beside: Readonly<Record<string, unknown>>,
): Adjustable => ({
  body: withoutRefused({ ...body, ...beside, model: offer.listedId }, offer),
  added: [...added, ...Object.keys(beside)],
})

/**
 * Asks one provider, and again without what it refuses of the gateway's own additions and of what nobody misses. What
 * helped is remembered for the model.
 *
 * @throws UpstreamError what the provider refuses, in its first words where it refuses the adjusted request for the same
 */
const ask = async <T>(
  request: NormalisedRequest,
  candidate: Candidate,
  beside: Readonly<Record<string, unknown>>,
  call: (body: ChatBody) => Promise<T>,
): Promise<T> => {
  const { provider, listedId } = candidate.offer
  const { budget, findings } = provider
  const given = adjustableFor(request, candidate, beside)
  const known = findings.of(listedId)
  const found: Adjustment[] = []
  let first: UpstreamError | undefined
  for (let again = 0; ; again++) {
    const body = adjust(given, [...known, ...found])
    try {
      const answer = await call(body)
      if (found.length > 0) findings.add(listedId, found)
      return answer
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      const more = adjustmentsFor({ ...given, body }, error).filter((each) => !found.includes(each))
      // A limit that goes by neither name is refused by both.
      const isTurned =
        more.some((each) => each.startsWith('limit:')) && found.some((each) => each.startsWith('limit:'))
      const now = Date.now()
      if (more.length === 0 || isTurned || again === MOST_AGAIN || budget.freeAt(now) > now)
        throw first !== undefined && speaksOf(error, found) ? first : error
      first ??= error
      found.push(...more)
      budget.spend(now)
    }
  }
}

/** A whole completion by one provider. @throws UpstreamError, or the signal's reason */
export const completeBy = (
  candidate: Candidate,
  request: NormalisedRequest,
  signal: CancelSignal,
): Promise<UpstreamCompletion> => {
  const { upstream } = candidate.offer.provider
  return ask(request, candidate, {}, (body) => upstream.complete(body, signal))
}

/** A provider's stream, chunks that came together in one piece. Leaving it stops the provider. */
export type Groups = AsyncIterableIterator<readonly UpstreamChunk[], undefined>

/** A stream whose beginning has been read, of which each chunk is looked at as it comes. */
class BegunStream implements Groups {
  constructor(
    private begun: IteratorResult<readonly UpstreamChunk[], unknown> | undefined,
    private readonly rest: AsyncIterator<readonly UpstreamChunk[], unknown>,
    private readonly look: (chunk: UpstreamChunk) => UpstreamChunk,
  ) {}

  [Symbol.asyncIterator](): this {
    return this
  }

  private readonly looked = ({
    done,
    value,
  }: IteratorResult<readonly UpstreamChunk[], unknown>): IteratorResult<
    readonly UpstreamChunk[],
    undefined
  > => (done === true ? END : { done: false, value: value.map(this.look) })

  next(): Promise<IteratorResult<readonly UpstreamChunk[], undefined>> {
    const { begun } = this
    if (begun === undefined) return this.rest.next().then(this.looked)
    this.begun = undefined
    return Promise.resolve(this.looked(begun))
  }

  async return(): Promise<IteratorResult<readonly UpstreamChunk[], undefined>> {
    await this.rest.return?.()
    return END
  }
}

const END: IteratorReturnResult<undefined> = { done: true, value: undefined }

/** Charging by tokens needs their number, whether the caller wants it or not. */
const WITH_USAGE = { stream_options: { include_usage: true } }

/**
 * A provider's stream, as soon as something has come of it, with no more answers than were asked for.
 * @throws UpstreamError, or the signal's reason; so does the stream
 */
export const streamBy = async (
  candidate: Candidate,
  request: NormalisedRequest,
  signal: CancelSignal,
): Promise<Groups> => {
  const { upstream } = candidate.offer.provider
  const { begun, rest } = await ask(request, candidate, WITH_USAGE, async (body) => {
    const chunks = upstream.stream(body, signal)[Symbol.asyncIterator]()
    return { begun: await chunks.next(), rest: chunks }
  })
  return new BegunStream(begun, rest, choicesAsked(countAsked(request)))
}
