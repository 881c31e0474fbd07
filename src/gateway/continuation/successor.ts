import type { CancelSignal } from '#flow'
import { streamBy } from '../chat/asking.js'
import { runChain, type Answered, type ChainParts } from '../routing/chain.js'
import { type Candidate } from '../routing/candidate.js'
import type { RoutingParts } from '../parts.js'
import { OPERATION, type Prepared } from '../chat/parts.js'
import { estimateTokens } from '../metering/tokens.js'
import { TOO_LONG } from '../routing/incapability.js'
import { UpstreamError, type UpstreamChunk, type UpstreamFailure } from '../providers/upstream.js'
import { goesOn, readHead, type OpenedStream } from './opened.js'
import { continuedRequest } from './request.js'
import { createSeam, isRecurring } from './seam.js'
import { throughSeam } from './through-seam.js'
import type { Delivered } from './delivered.js'

/** How a broken answer goes on: with another provider, or not at all because nothing was missing but its end. */
export type Succession =
  { kind: 'answered'; answered: Answered<OpenedStream> } | { kind: 'ended'; reason: string }

/** Why an opened stream is useless: it had nothing to add, it began an answer of its own, or it refused a begun one. */
type Useless = 'silent' | 'different' | 'refused'

/** How a provider is asked: to go on, or anew, so that it has to repeat what was said. */
type Way = 'continue' | 'repeat'

/** This many providers with nothing to add show that nothing was missing; a single one may be broken. */
const ENOUGH_SILENCE = 3
const MOST_OPENINGS = 12

/** Failures that the same provider would repeat; a second time-out would be too long for any reader. */
const AGAIN_THE_SAME: ReadonlySet<UpstreamFailure> = new Set(['timeout', 'oversized'])

/** A text that has broken off, and who broke it off. */
export interface Broken {
  delivered: Delivered
  candidate: Candidate
  error: UpstreamError
  /** Offers whose failure would recur, over the whole answer; added to here. */
  spent: Candidate['offer'][]
}

/** What another provider says about our continuation is not the caller's fault, whose request was accepted before. */
const asOwnFailure = (error: unknown): unknown =>
  error instanceof UpstreamError && error.failure === 'refused'
    ? new UpstreamError('status', error.message, { ...error.details, cause: error })
    : error

/** A refusal of the begun answer, unless its words are about length. */
const isRefusal = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.failure === 'refused' || error.failure === 'status') &&
  (error.details.status === 400 || error.details.status === 422) &&
  !TOO_LONG.test(error.details.callerMessage ?? '')

/** The ways to ask a candidate, the more promising first. */
const waysOf = ({ offer: { provider, listedId } }: Candidate, isRecurring: boolean): Way[] => {
  const habit = provider.habits.of(listedId)
  if (provider.config.continuation === 'none' || habit === 'refuses') return ['repeat']
  // For a repetitive text nobody can tell whether it goes on or comes again, unless it has to come again.
  return habit === 'begins anew' || isRecurring ? ['repeat', 'continue'] : ['continue', 'repeat']
}

/** Candidates by how few strikes they have; those that do not continue come last, since they must repeat everything. */
const order = (
  tiers: readonly (readonly Candidate[])[],
  strikes: ReadonlyMap<Candidate['offer'], number>,
  isAble: (candidate: Candidate) => boolean,
): Candidate[][] => {
  const groups = tiers.flatMap((tier) => {
    const usable = tier.filter(({ offer }) => (strikes.get(offer) ?? 0) < Infinity)
    const levels = new Set(usable.map(({ offer }) => strikes.get(offer) ?? 0))
    return [...levels]
      .toSorted((a, b) => a - b)
      .map((level) => usable.filter(({ offer }) => (strikes.get(offer) ?? 0) === level))
  })
  return [
    ...groups.map((group) => group.filter(isAble)),
    ...groups.map((group) => group.filter((candidate) => !isAble(candidate))),
  ].filter(({ length }) => length > 0)
}

/**
 * Finds a provider of the same model that goes on where another one died.
 *
 * @throws ChainError where none can; the signal's reason after an abort
 */
export const findSuccessor = async (
  parts: RoutingParts,
  { request, route }: Prepared,
  { signal, caller }: { signal: CancelSignal; caller: ChainParts['caller'] },
  { delivered, candidate: dead, error, spent }: Broken,
): Promise<Succession> => {
  const { said, hasReasoned } = delivered
  const startsAnew = said.trim() === ''
  const produced = startsAnew ? 0 : await parts.tokenizer.count(said).catch(() => estimateTokens(said))
  const remaining = request.maxTokens === null ? null : request.maxTokens - produced
  if (remaining !== null && remaining <= 0) return { kind: 'ended', reason: 'length' }

  if (AGAIN_THE_SAME.has(error.failure)) spent.push(dead.offer)
  const strikes = new Map([[dead.offer, 1]])
  const tiers = route.tiers.map((tier) =>
    tier.filter(({ model, offer }) => model.id === dead.model.id && !spent.includes(offer)),
  )

  const recurs = isRecurring(said.trim())
  const ways = new Map(tiers.flat().map((candidate) => [candidate.offer, waysOf(candidate, recurs)]))
  const wayOf = ({ offer }: Candidate): Way => (startsAnew ? 'continue' : (ways.get(offer)?.[0] ?? 'repeat'))

  const open = async (
    candidate: Candidate,
    attemptSignal: CancelSignal,
    stop: () => void,
  ): Promise<OpenedStream | Useless> => {
    const { provider, listedId } = candidate.offer
    const { continuation } = provider.config
    const way = wayOf(candidate)
    const isBegun = !startsAnew && way === 'continue'
    const isTrusted =
      ['prefill', 'prefix'].includes(continuation) || provider.habits.of(listedId) === 'goes on'
    const seam = createSeam(said, { mustRepeat: way === 'repeat', isTrusted })
    const continued = isBegun ? continuedRequest(request, said, continuation, remaining) : request
    let isOver = false
    // A repeat of the whole that ends there is an answer; no text at all may be a broken provider's.
    const isShown = (chunk: UpstreamChunk): boolean => {
      isOver ||= chunk.choices.some(({ finish_reason: reason }) => reason !== null)
      return goesOn(chunk) || seam.isBroken || (isOver && seam.hasRepeated)
    }
    try {
      const groups = await streamBy(candidate, continued, attemptSignal)
      const opened = await readHead(throughSeam(groups, seam, { said, hasReasoned }), stop, isShown)
      if (isBegun && seam.wentOn) provider.habits.note(listedId, 'goes on')
      if (!seam.isBroken) return opened
      if (isBegun) provider.habits.note(listedId, 'begins anew')
      await opened.rest.return?.()
      stop()
      return 'different'
    } catch (failure) {
      stop()
      if (isBegun && isRefusal(failure)) {
        provider.habits.note(listedId, 'refuses')
        return 'refused'
      }
      if (failure instanceof UpstreamError && AGAIN_THE_SAME.has(failure.failure)) spent.push(candidate.offer)
      if (seam.isBroken) return 'different'
      if (isOver && !startsAnew) return 'silent'
      throw asOwnFailure(failure)
    }
  }

  let silence = 0
  for (let opening = 0; opening < MOST_OPENINGS; opening++) {
    const chain = { ...parts, caller, operation: OPERATION, form: 'streamed' as const }
    const answered = await runChain(
      chain,
      order(tiers, strikes, (each) => wayOf(each) === 'continue'),
      signal,
      open,
    )
    const { value, candidate, end } = answered
    if (typeof value !== 'string') return { kind: 'answered', answered: { ...answered, value } }
    end('abandoned')
    if (value === 'silent') silence += 1
    if (silence === ENOUGH_SILENCE) return { kind: 'ended', reason: 'stop' }
    const left = ways.get(candidate.offer) ?? []
    if (value !== 'silent') left.shift()
    const strike = !startsAnew && left.length === 0 ? Infinity : value === 'refused' ? 0 : 1
    strikes.set(candidate.offer, (strikes.get(candidate.offer) ?? 0) + strike)
  }
  throw error
}
