import type { Principal } from '#accounts'
import type { MakeSemaphore } from '#cluster'
import {
  createSemaphore,
  acquireAny,
  type Release,
  type Semaphore,
  type Share,
  type CancelSignal,
} from '#flow'
import type { Metrics } from '#observe'
import { GatewayError } from '../errors.js'

/** Where requests wait before they are routed. */
export interface Semaphores {
  /** Takes both permits where neither is waited for; the result gives both back. `undefined` where {@link acquire} is due. */
  tryAcquire(principal: Principal): Release | undefined
  /**
   * Takes one of the account's permits and one of the process's, waiting where they are scarce: in a queue for the account's
   * own, by the weights of the plans for the process's. The result gives both back.
   *
   * @throws GatewayError 503 with Retry-After after 10 s, or at once when the queue is full; the signal's reason after an abort
   */
  acquire(principal: Principal, signal: CancelSignal): Promise<Release>
  /** Takes one of the process's permits after everyone who waits for an answer, however long it takes. */
  acquireLast(signal: CancelSignal): Promise<Release>
  /** Requests that wait now. */
  waiting(): { account: number; process: number }
}

/** How much the process takes on. */
export interface SemaphoreLimits {
  /** Requests answered at once. */
  concurrency: number
  /** How many requests may wait in all; one more is refused at once. */
  queue: number
  /** The longest wait for both permits together, in milliseconds. */
  waitMs: number
}

/** A waiting request holds its body and its connection; a running stream holds little more. */
const SEMAPHORE_LIMITS: SemaphoreLimits = { concurrency: 2500, queue: 10_000, waitMs: 10_000 }

/**
 * The share of background work, such as the items of batches: a tenth of what the smallest plan has where permits are
 * scarce, so that it never stands still.
 */
export const LAST: Share = { flow: 'batch', weight: 0.1 }

/** A day: what waits that long has other bounds. */
const LAST_WAIT_MS = 86_400_000

const RETRY_AFTER_S = 5

interface AccountSemaphore {
  semaphore: Semaphore
  /** The plan's, as of the latest request. */
  limit: number
}

const overloaded = (message: string): GatewayError =>
  new GatewayError(503, 'server_error', 'overloaded', `${message} Try again in ${RETRY_AFTER_S} s.`, {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  })

/** @param makeSemaphore makes an account's, which counts where other processes answer its requests as well */
export const createSemaphores = (
  metrics: Pick<Metrics, 'queueWaits'>,
  limits: SemaphoreLimits = SEMAPHORE_LIMITS,
  makeSemaphore: MakeSemaphore = (_, limit) => createSemaphore(limit),
): Semaphores => {
  const whole: { semaphore: Semaphore } = { semaphore: createSemaphore(() => limits.concurrency) }
  const accounts = new Map<string, AccountSemaphore>()
  let accountWaiting = 0

  const openAccount = ({ account: { id }, plan }: Principal): AccountSemaphore => {
    const known = accounts.get(id)
    if (known !== undefined) {
      known.limit = plan.concurrency
      return known
    }
    const opened: AccountSemaphore = {
      limit: plan.concurrency,
      semaphore: makeSemaphore(`account ${id}`, () => opened.limit),
    }
    accounts.set(id, opened)
    return opened
  }

  const forgetIdle = (id: string): void => {
    const semaphore = accounts.get(id)?.semaphore
    if (semaphore !== undefined && semaphore.taken === 0 && semaphore.waiting === 0) accounts.delete(id)
  }

  const acquireOne = async (
    queue: 'account' | 'process',
    holder: { semaphore: Semaphore },
    { plan }: Principal,
    signal: CancelSignal,
    until: number,
  ): Promise<Release> => {
    const begunAt = performance.now()
    const share = { flow: plan.id, weight: plan.priorityWeight }
    const wait = async (): Promise<Release | undefined> => {
      if (accountWaiting + whole.semaphore.waiting >= limits.queue)
        throw overloaded('Too many requests are waiting.')
      const found = await acquireAny([holder], share, signal, until - begunAt)
      return found?.release
    }
    const release = holder.semaphore.tryAcquire() ?? (await wait())
    metrics.queueWaits.observe({ queue, plan: plan.id }, (performance.now() - begunAt) / 1000)
    if (signal.aborted) {
      release?.()
      throw signal.reason
    }
    if (release !== undefined) return release
    throw queue === 'account'
      ? overloaded(
          `The plan ${plan.id} runs ${plan.concurrency} of an account's requests at once, and none of them ended within ${limits.waitMs / 1000} s.`,
        )
      : overloaded(`The gateway is busy: no place became free within ${limits.waitMs / 1000} s.`)
  }

  return {
    tryAcquire(principal) {
      const { id } = principal.account
      const account = openAccount(principal)
      const releaseAccount = account.semaphore.tryAcquire()
      if (releaseAccount === undefined) return undefined
      const releaseProcess = whole.semaphore.tryAcquire()
      if (releaseProcess === undefined) {
        releaseAccount()
        return undefined
      }
      const plan = principal.plan.id
      metrics.queueWaits.observe({ queue: 'account', plan }, 0)
      metrics.queueWaits.observe({ queue: 'process', plan }, 0)
      return () => {
        releaseProcess()
        releaseAccount()
        forgetIdle(id)
      }
    },
    async acquire(principal, signal) {
      signal.throwIfAborted()
      const { id } = principal.account
      const account = openAccount(principal)
      const until = performance.now() + limits.waitMs
      accountWaiting++
      const releaseAccount = await acquireOne('account', account, principal, signal, until).finally(() => {
        accountWaiting--
        forgetIdle(id)
      })
      const releaseBoth =
        (releaseProcess: Release): Release =>
        () => {
          releaseProcess()
          releaseAccount()
          forgetIdle(id)
        }
      return acquireOne('process', whole, principal, signal, until).then(releaseBoth, (error: unknown) => {
        releaseBoth(() => undefined)()
        throw error
      })
    },
    async acquireLast(signal) {
      for (;;) {
        signal.throwIfAborted()
        const release =
          whole.semaphore.tryAcquire() ?? (await acquireAny([whole], LAST, signal, LAST_WAIT_MS))?.release
        if (release !== undefined) return release
      }
    },
    waiting: () => ({ account: accountWaiting, process: whole.semaphore.waiting }),
  }
}
