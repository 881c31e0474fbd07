import type { Config } from '#config'
import type { Logger } from '#observe'
import type { Store } from '#store'
import type { Counters, Subject } from './counters.js'
import { openDirectory } from './directory.js'
import { createExhaustionEvents } from './exhaustion.js'
import { createFileAddresses } from './file-addresses.js'
import { trackLastUsed } from './last-used.js'
import { createMemoryCounters } from './memory-counters.js'
import { createAccountManager } from './manager.js'
import { createOperator } from './operator.js'
import { asOperatorError } from './operator-error.js'
import { allPastUse, pastUseOf } from './past-use.js'
import { seedPlans } from './plans.js'
import { createQuota } from './quota.js'
import { createRehash } from './rehash.js'
import { loadSecrets } from './secrets.js'
import { createVault, type Vault } from './vault.js'
import type { Accounts, Operator } from './types.js'
import type { Counts } from './windows.js'

type AccountsConfig = Pick<Config, 'dataDir' | 'secretKey' | 'secretKeyPrevious' | 'plansFile' | 'redisUrl'>

const openCounters = async (
  config: AccountsConfig,
  store: Store,
  log: Logger,
  now: () => number,
): Promise<Counters> => {
  const pastUse = async (subject: Subject, at: number): Promise<Counts> => {
    await store.journal.flush()
    return pastUseOf(store.pool, subject, at)
  }
  if (config.redisUrl !== null) {
    // Its client takes 20 MB, which most deployments have no use for.
    const { createRedisCounters } = await import('./redis-counters.js')
    const counters = createRedisCounters(config.redisUrl, {
      instance: store.instance,
      pastUse,
      copy: () => store.journal.flush(),
      log,
    })
    // A Redis that is new would have the first callers told to come again.
    await counters.settled()
    return counters
  }
  await store.journal.flush()
  const at = now()
  return createMemoryCounters(await allPastUse(store.pool, at), at)
}

/**
 * Seeds the plans where the database has none, loads accounts, keys and plans into memory, and brings back the counts of
 * the current UTC minute and day. `now` is milliseconds since the epoch.
 * @throws OperatorError for a secret that is not the database's, PlansError for a faulty plans.yaml that is needed, the
 * database's error when it is away
 */
export const openAccounts = async (
  config: AccountsConfig,
  store: Store,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): Promise<Accounts> => {
  const secrets = await loadSecrets(config, store.pool)
  await seedPlans(store.pool, config.plansFile)
  const counters = await openCounters(config, store, log, now)
  const exhaustion = createExhaustionEvents(store.pool, log)
  const quota = createQuota(counters, { now, log, onExhausted: exhaustion.tell })
  const rehash = await createRehash(store.pool, secrets, log)
  const directory = await openDirectory(store.pool, secrets, { log, onOutdated: rehash.note })
  const deletionHooks: ((accountId: string) => Promise<void>)[] = []
  const lastUsed = trackLastUsed(store.pool, { now, log })

  return {
    authenticate: directory.find,
    principalOf: directory.findById,
    reserve: quota.reserve,
    giveBack: quota.giveBack,
    reserveCall: quota.reserveCall,
    rateLimit: quota.rateLimit,
    usage: quota.usage,
    gatewayPlans: () => directory.plans().gateway,
    toolkitPlans: () => directory.plans().toolkit,
    refresh: directory.refresh,
    touch: lastUsed.touch,
    counters,
    fileAddresses: createFileAddresses(secrets),
    vault: createVault(secrets),
    operator: createOperator(store, {
      secrets: () => Promise.resolve(secrets),
      plansFile: config.plansFile,
      changed: directory.refresh,
      deleted: async (accountId) => {
        await Promise.all(deletionHooks.map((hook) => hook(accountId)))
      },
    }),
    manager: createAccountManager(store, {
      secrets: () => Promise.resolve(secrets),
      changed: directory.refresh,
    }),
    onAccountDeleted: (hook) => void deletionHooks.push(hook),
    close: async () => {
      directory.close()
      await quota.close()
      await exhaustion.close()
      await counters.close()
      await lastUsed.close()
      await rehash.close()
    },
  }
}

/** The operator's functions alone, for a command that runs while no server does. */
export const openOperator = async (config: AccountsConfig, store: Store): Promise<Operator> => {
  const named = (error: unknown): never => {
    throw asOperatorError(error, store.place)
  }
  await seedPlans(store.pool, config.plansFile).catch(named)
  return createOperator(store, {
    // Listing keys and revoking them by id needs no secret, and is the way out where it is lost.
    secrets: () => loadSecrets(config, store.pool).catch(named),
    plansFile: config.plansFile,
    changed: () => Promise.resolve(),
    // The store's own; files and the like are left to the next server.
    deleted: () => store.retention.runAll(),
  })
}

/** The vault alone, likewise. @throws OperatorError for a secret that is not the database's */
export const openVault = async (config: AccountsConfig, store: Store): Promise<Vault> =>
  createVault(
    await loadSecrets(config, store.pool).catch((error: unknown) => {
      throw asOperatorError(error, store.place)
    }),
  )
