import type { CancelSignal } from '#flow'
import type { Reservation } from '#accounts'
import type { Release, Soon } from '#flow'
import type { AssetSet } from '#assets'
import { type Route } from '../routing/eligibility.js'
import { reserve } from './quota.js'
import { runChain, type Answered } from '../routing/chain.js'
import { type Candidate } from '../routing/candidate.js'
import { publicError } from '../errors.js'
import { CLIENT_LEFT } from './caller.js'
import { type Caller } from './caller.js'
import { toGatewayError } from '../routing/failures.js'
import { startMeter, type Meter, type Outcome, type Usage } from '../metering/meter.js'
import type { RoutingParts, Endpoint } from '../parts.js'

/** A request that was checked: only quota and places are left to obtain. */
export interface Checked<T> {
  request: T
  route: Route
  /** Held from the day's tokens until the answer arrives. */
  tokens: number
}

/** A request that may be answered. Whoever has it settles the meter, once. */
export interface Admitted<T> extends Pick<Checked<T>, 'request' | 'route'> {
  meter: Meter
}

/**
 * The row of a request that was not answered. It is not charged; but a caller who leaves after a provider was asked has
 * used a place in the minute, or providers could be made to work endlessly for free.
 */
export const failed = (error: unknown, signal: CancelSignal, model: string, wasAsked: boolean): Outcome => {
  const status = signal.aborted ? CLIENT_LEFT : (publicError(error)?.status ?? 500)
  return { status, model, provider: null, usage: null, isAbandoned: signal.aborted && wasAsked }
}

/**
 * Checks everything that can be refused before a provider is asked, takes the account's place in its windows, and waits for
 * one among the requests that run concurrently, which the meter gives back when it is settled.
 *
 * @param model as the caller wrote it
 * @param take the account's place, for so many tokens
 * @throws GatewayError, or the signal's reason where the caller left; its row is then written
 */
export const admit = async <T>(
  {
    accounts,
    journal,
    metrics,
    semaphores,
  }: Pick<RoutingParts, 'accounts' | 'journal' | 'metrics' | 'semaphores'>,
  { principal, requestId, startedAt, signal }: Omit<Caller, 'log'>,
  { path }: Endpoint,
  model: string,
  check: () => Soon<Checked<T>>,
  take: (tokens: number) => Soon<Reservation | undefined> = (tokens) => reserve(accounts, principal, tokens),
): Promise<Admitted<T>> => {
  let reservation: Reservation | undefined
  const metered = { requestId, principal, endpoint: path, startedAt }
  let release: Release | undefined
  const meter = startMeter(
    journal,
    metrics,
    metered,
    () => reservation,
    () => release?.(),
  )
  try {
    const checked = check()
    const { request, route, tokens } = checked instanceof Promise ? await checked : checked
    const taken = take(tokens)
    reservation = taken instanceof Promise ? await taken : taken
    signal.throwIfAborted()
    release = semaphores.tryAcquire(principal) ?? (await semaphores.acquire(principal, signal))
    return { request, route, meter }
  } catch (error) {
    await meter.settle(failed(error, signal, model, false))
    throw error
  }
}

/** The result of an answer: the body for the caller, and what is charged for it. */
export interface Billed<A> {
  answer: A
  usage: Usage
  /** What becomes visible once it is charged, and is removed where it cannot be charged. */
  made?: Pick<AssetSet, 'publish' | 'discard'>
}

/** Charges for what was made, and only then shows it. */
export const settleMade = async (
  meter: Meter,
  outcome: Outcome,
  made: Pick<AssetSet, 'publish' | 'discard'> | undefined,
): Promise<void> => {
  await meter.settle(outcome).catch(async (error: unknown) => {
    await made?.discard()
    throw error
  })
  await made?.publish()
}

/**
 * Asks providers in turn for one whole answer, and settles the meter.
 *
 * @param attempt one provider's answer; throws UpstreamError where it is unusable, so that the next one is asked
 * @param toAnswer makes the caller's answer of it
 * @param fallback a poorer answer that an attempt produced, for when none was good
 * @throws GatewayError, or the signal's reason where the caller left
 */
export const answerWhole = async <T, V, A>(
  parts: Pick<RoutingParts, 'health' | 'metrics'>,
  { route, meter }: Admitted<T>,
  caller: Pick<Caller, 'signal' | 'log'>,
  { operation }: Endpoint,
  attempt: (candidate: Candidate, signal: CancelSignal) => Promise<V>,
  toAnswer: (value: V, candidate: Candidate) => Billed<A> | Promise<Billed<A>>,
  fallback: () => { value: V; candidate: Candidate } | undefined = () => undefined,
): Promise<A> => {
  const { signal } = caller
  let wasAsked = false
  try {
    const { value, candidate, end } = await runChain(
      { health: parts.health, metrics: parts.metrics, operation, caller },
      route.tiers,
      signal,
      (each, attemptSignal) => {
        wasAsked = true
        return attempt(each, attemptSignal)
      },
    ).catch((error: unknown): Answered<V> => {
      const poorer = signal.aborted ? undefined : fallback()
      if (poorer === undefined) throw error
      return { ...poorer, end: () => undefined }
    })
    end('ok')
    const { answer, usage, made } = await toAnswer(value, candidate)
    const provider = candidate.offer.provider.config.id
    await settleMade(meter, { status: 200, model: candidate.model.id, provider, usage }, made)
    return answer
  } catch (error) {
    const shown = toGatewayError(error, route.model.id)
    await meter.settle(failed(shown, signal, route.model.id, wasAsked))
    throw shown
  }
}
