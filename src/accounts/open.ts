import type { Config } from '#config'
import type { Logger } from '#observe'
import type { Store } from '#store'
import type { Counters, DayUse, Subject } from './counters.js'
import { allDayUse, dayUseOf } from './day-use.js'
import { openDirectory } from './directory.js'
import { trackLastUsed } from './last-used.js'
import { createMemoryCounters } from './memory-counters.js'
import { createOperator } from './operator.js'
import { seedPlans } from './plans.js'
import { createQuota } from './quota.js'
import { loadSecrets } from './secrets.js'
import type { Accounts, Operator } from './types.js'
import { dayOf } from './windows.js'

type AccountsConfig = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious' | 'plansFile' | 'redisUrl'>

const openCounters = async (
  config: AccountsConfig,
  store: Store,
  log: Logger,
  now: () => number,
): Promise<Counters> => {
  const readDay = async (subject: Subject, day: number): Promise<DayUse> => {
    await store.journal.flush()
    return dayUseOf(store.pool, subject, day)
  }
  if (config.redisUrl !== null) {
    // Its client takes 20 MB, which most deployments have no use for.
    const { createRedisCounters } = await import('./redis-counters.js')
    return createRedisCounters(config.redisUrl, { dayUse: readDay, log })
  }
  await store.journal.flush()
  return createMemoryCounters(await allDayUse(store.pool, dayOf(now())))
}

/**
 * Seeds the plans where the database has none, loads accounts, keys and plans into memory, and brings back the current
 * UTC day's counts. `now` is milliseconds since the epoch.
 * @throws PlansError for a faulty plans.yaml that is needed, the database's error when it is away
 */
export const openAccounts = async (
  config: AccountsConfig,
  store: Store,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): Promise<Accounts> => {
  const secrets = await loadSecrets(config)
  await seedPlans(store.pool, config.plansFile)
  const counters = await openCounters(config, store, log, now)
  const quota = createQuota(counters, { now, log })
  const directory = await openDirectory(store.pool, secrets, log)
  const lastUsed = trackLastUsed(store.pool, { now, log })

  return {
    authenticate: directory.find,
    reserve: quota.reserve,
    reserveCall: quota.reserveCall,
    rateLimit: quota.rateLimit,
    usage: quota.usage,
    gatewayPlans: () => directory.plans().gateway,
    toolkitPlans: () => directory.plans().toolkit,
    touch: lastUsed.touch,
    counters,
    operator: createOperator(store.pool, {
      secrets,
      plansFile: config.plansFile,
      changed: directory.refresh,
    }),
    close: async () => {
      directory.close()
      await quota.close()
      await counters.close()
      await lastUsed.close()
    },
  }
}

/** The operator's functions alone, for a command that runs while no server does. */
export const openOperator = async (config: AccountsConfig, store: Store): Promise<Operator> => {
  const secrets = await loadSecrets(config)
  await seedPlans(store.pool, config.plansFile)
  return createOperator(store.pool, {
    secrets,
    plansFile: config.plansFile,
    changed: () => Promise.resolve(),
  })
}
