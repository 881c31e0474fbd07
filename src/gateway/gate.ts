import type { Principal } from '#accounts'
import { createPlaces, waitForPlace, type Leave, type Places, type Share } from '#flow'
import type { Metrics } from '#observe'
import { GatewayError } from './errors.js'

/** Where requests wait before they are routed. */
export interface Gate {
  /**
   * Takes one of the account's places and one of the process's, waiting where they are scarce: in a queue for the account's
   * own, by the weights of the plans for the process's. The result gives both back.
   *
   * @throws GatewayError 503 with Retry-After after 10 s, or at once when the queue is full; the signal's reason after an abort
   */
  enter(principal: Principal, signal: AbortSignal): Promise<Leave>
  /** Takes one of the process's places after everyone who waits for an answer, however long it takes. */
  enterLast(signal: AbortSignal): Promise<Leave>
  /** Requests that wait now. */
  waiting(): { account: number; process: number }
}

/** How much the process takes on. */
export interface GateLimits {
  /** Requests answered at once. */
  concurrency: number
  /** How many requests may wait in all; one more is refused at once. */
  queue: number
  /** The longest wait for both places together, in milliseconds. */
  waitMs: number
}

/** A waiting request holds its body and its connection; a running stream holds little more. */
const GATE_LIMITS: GateLimits = { concurrency: 1000, queue: 10_000, waitMs: 10_000 }

/**
 * The share of background work, such as the items of batches: a tenth of what the smallest plan has where places are
 * scarce, so that it never stands still.
 */
export const LAST: Share = { flow: 'batch', weight: 0.1 }

/** A day: what waits that long has other bounds. */
const LAST_WAIT_MS = 86_400_000

const RETRY_AFTER_S = 5

interface AccountPlaces {
  places: Places
  /** The plan's, as of the latest request. */
  limit: number
}

const overloaded = (message: string): GatewayError =>
  new GatewayError(503, 'server_error', 'overloaded', `${message} Try again in ${RETRY_AFTER_S} s.`, {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  })

export const createGate = (metrics: Pick<Metrics, 'queueWaits'>, limits: GateLimits = GATE_LIMITS): Gate => {
  const whole: { places: Places } = { places: createPlaces(() => limits.concurrency) }
  const accounts = new Map<string, AccountPlaces>()
  let accountWaiting = 0

  const openAccount = ({ account: { id }, plan }: Principal): AccountPlaces => {
    const known = accounts.get(id)
    if (known !== undefined) {
      known.limit = plan.concurrency
      return known
    }
    const opened: AccountPlaces = { limit: plan.concurrency, places: createPlaces(() => opened.limit) }
    accounts.set(id, opened)
    return opened
  }

  const forgetIdle = (id: string): void => {
    const places = accounts.get(id)?.places
    if (places !== undefined && places.taken === 0 && places.waiting === 0) accounts.delete(id)
  }

  const enterOne = async (
    queue: 'account' | 'process',
    holder: { places: Places },
    { plan }: Principal,
    signal: AbortSignal,
    until: number,
  ): Promise<Leave> => {
    const begunAt = performance.now()
    const share = { flow: plan.id, weight: plan.priorityWeight }
    const wait = async (): Promise<Leave | undefined> => {
      if (accountWaiting + whole.places.waiting >= limits.queue)
        throw overloaded('Too many requests are waiting.')
      const found = await waitForPlace([holder], share, signal, until - begunAt)
      return found?.leave
    }
    const leave = holder.places.enter() ?? (await wait())
    metrics.queueWaits.observe({ queue, plan: plan.id }, (performance.now() - begunAt) / 1000)
    if (signal.aborted) {
      leave?.()
      throw signal.reason
    }
    if (leave !== undefined) return leave
    throw queue === 'account'
      ? overloaded(
          `The plan ${plan.id} runs ${plan.concurrency} of an account's requests at once, and none of them ended within ${limits.waitMs / 1000} s.`,
        )
      : overloaded(`The gateway is busy: no place became free within ${limits.waitMs / 1000} s.`)
  }

  return {
    async enter(principal, signal) {
      signal.throwIfAborted()
      const { id } = principal.account
      const account = openAccount(principal)
      const until = performance.now() + limits.waitMs
      accountWaiting++
      const leaveAccount = await enterOne('account', account, principal, signal, until).finally(() => {
        accountWaiting--
        forgetIdle(id)
      })
      const leaveBoth =
        (leaveProcess: Leave): Leave =>
        () => {
          leaveProcess()
          leaveAccount()
          forgetIdle(id)
        }
      return enterOne('process', whole, principal, signal, until).then(leaveBoth, (error: unknown) => {
        leaveBoth(() => undefined)()
        throw error
      })
    },
    async enterLast(signal) {
      for (;;) {
        signal.throwIfAborted()
        const leave = whole.places.enter() ?? (await waitForPlace([whole], LAST, signal, LAST_WAIT_MS))?.leave
        if (leave !== undefined) return leave
      }
    },
    waiting: () => ({ account: accountWaiting, process: whole.places.waiting }),
  }
}
