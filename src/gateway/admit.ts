import type { Accounts, Reservation } from '#accounts'
import type { Share } from '#flow'
import type { AssetSet } from '#assets'
import type { Metrics } from '#observe'
import type { Journal } from '#store'
import { reserve, type Route } from './admission.js'
import type { Catalog } from './catalog.js'
import { runChain, type Answered, type Candidate } from './chain.js'
import { toldError } from './errors.js'
import { CLIENT_LEFT, type Caller } from './exchange.js'
import { toGatewayError } from './failures.js'
import type { Gate } from './gate.js'
import type { Health } from './health.js'
import { startMeter, type Meter, type Outcome, type Usage } from './metering.js'
import type { Tokenizer } from './tokens.js'

/** What every operation that calls providers needs; `catalog` and `fallbacks` are read anew for each request. */
export interface RoutingParts {
  accounts: Accounts
  journal: Pick<Journal, 'request'>
  metrics: Metrics
  health: Health
  gate: Gate
  tokenizer: Tokenizer
  nodeName: string
  /** The share where a provider's places are scarce; the plan's where it is absent. */
  share?: Share
  catalog(): Catalog
  fallbacks(): Readonly<Record<string, readonly string[]>>
}

/** The names of an operation. */
export interface Endpoint {
  /** As the request log has it: the path relative to the base. */
  path: string
  /** As the contract and the metrics name it. */
  operation: string
}

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
export const failed = (error: unknown, signal: AbortSignal, model: string, wasAsked: boolean): Outcome => {
  const status = signal.aborted ? CLIENT_LEFT : (toldError(error)?.status ?? 500)
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
  { accounts, journal, metrics, gate }: Pick<RoutingParts, 'accounts' | 'journal' | 'metrics' | 'gate'>,
  { principal, requestId, startedAt, signal }: Omit<Caller, 'log'>,
  { path }: Endpoint,
  model: string,
  check: () => Checked<T> | Promise<Checked<T>>,
  take: (tokens: number) => Promise<Reservation | undefined> = (tokens) =>
    reserve(accounts, principal, tokens),
): Promise<Admitted<T>> => {
  let reservation: Reservation | undefined
  const metered = { requestId, principal, endpoint: path, startedAt }
  const ownMeter = startMeter(journal, metrics, metered, () => reservation)
  let leave = (): void => undefined
  const meter: Meter = { settle: (outcome) => ownMeter.settle(outcome).finally(() => leave()) }
  try {
    const { request, route, tokens } = await check()
    reservation = await take(tokens)
    leave = await gate.enter(principal, signal)
    return { request, route, meter }
  } catch (error) {
    await meter.settle(failed(error, signal, model, false))
    throw error
  }
}

/** The result of an answer: the body for the caller, and what is charged for it. */
export interface Told<A> {
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
 * @param tell makes the caller's answer of it
 * @param resort a poorer answer that an attempt produced, for when none was good
 * @throws GatewayError, or the signal's reason where the caller left
 */
export const answerWhole = async <T, V, A>(
  parts: Pick<RoutingParts, 'health' | 'metrics'>,
  { route, meter }: Admitted<T>,
  { signal, log }: Pick<Caller, 'signal' | 'log'>,
  { operation }: Endpoint,
  attempt: (candidate: Candidate, signal: AbortSignal) => Promise<V>,
  tell: (value: V, candidate: Candidate) => Told<A> | Promise<Told<A>>,
  resort: () => { value: V; candidate: Candidate } | undefined = () => undefined,
): Promise<A> => {
  let wasAsked = false
  try {
    const { value, candidate, end } = await runChain(
      { ...parts, log, operation },
      route.tiers,
      signal,
      (each, attemptSignal) => {
        wasAsked = true
        return attempt(each, attemptSignal)
      },
    ).catch((error: unknown): Answered<V> => {
      const poorer = signal.aborted ? undefined : resort()
      if (poorer === undefined) throw error
      return { ...poorer, end: () => undefined }
    })
    end('ok')
    const { answer, usage, made } = await tell(value, candidate)
    const provider = candidate.offer.provider.config.id
    await settleMade(meter, { status: 200, model: candidate.model.id, provider, usage }, made)
    return answer
  } catch (error) {
    const shown = toGatewayError(error, route.model.id)
    await meter.settle(failed(shown, signal, route.model.id, wasAsked))
    throw shown
  }
}
