import { createSemaphore, type Semaphore } from '#flow'
import { CHECKER_LIMITS, createSchemaChecker, type SchemaChecker } from './checker.js'

/** Checks of schemas, in which an account that takes long holds up nobody but its like. */
export interface SchemaLanes {
  of(accountId: string): Pick<SchemaChecker, 'check'>
  close(): void
}

/** Milliseconds of one check in each lane; nearly all schemas are compiled in a few. */
const LANE_LIMITS = { quickMs: 500, slowMs: CHECKER_LIMITS.checkMs }
/** For so long the checks of an account whose check took longer go to the slow lane at once. */
const SLOW_FOR_MS = 600_000
/** Checks of one account that may run or wait in a lane, and in all. */
const MOST_AT_ONCE = 2
const MOST_WAITING = 64

interface Account {
  semaphore: Semaphore
  waiting: number
  /** `performance.now()` until which it is in the slow lane. */
  slowUntil: number
}

/**
 * Checks cost an account no quota, since a refused schema is not charged. So that one account cannot keep the checking
 * process from all others, a check that takes long is taken up anew in a process for such checks, and further ones of its
 * account go there at once.
 */
export const createSchemaLanes = ({ quickMs, slowMs } = LANE_LIMITS): SchemaLanes => {
  const quick = createSchemaChecker({ ...CHECKER_LIMITS, checkMs: quickMs })
  const slow = createSchemaChecker({ ...CHECKER_LIMITS, checkMs: slowMs })
  const accounts = new Map<string, Account>()

  const open = (id: string): Account => {
    const known = accounts.get(id)
    if (known !== undefined) return known
    const opened = { semaphore: createSemaphore(() => MOST_AT_ONCE), waiting: 0, slowUntil: 0 }
    accounts.set(id, opened)
    return opened
  }

  const forgetIdle = (): void => {
    const now = performance.now()
    for (const [id, { waiting, slowUntil }] of accounts)
      if (waiting === 0 && slowUntil <= now) accounts.delete(id)
  }

  const judge = async (account: Account, order: Parameters<SchemaChecker['check']>[0]) => {
    if (account.slowUntil <= performance.now()) {
      const verdict = await quick.check(order)
      if (verdict.kind !== 'exhausted') return verdict
      account.slowUntil = performance.now() + SLOW_FOR_MS
    }
    return slow.check(order)
  }

  return {
    of: (accountId) => ({
      async check(order) {
        const account = open(accountId)
        if (account.waiting >= MOST_WAITING) return { kind: 'busy' }
        account.waiting++
        // Checks are short, and not given up.
        const release = await account.semaphore.acquire(new AbortController().signal)
        return judge(account, order).finally(() => {
          release()
          account.waiting--
          forgetIdle()
        })
      },
    }),
    close() {
      quick.close()
      slow.close()
    },
  }
}
