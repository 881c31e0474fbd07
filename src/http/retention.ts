import { renameDeletedRows, revokeEndedKeys, type Accounts } from '#accounts'
import { purgeAudit, purgeHours, purgeSessions } from '#admin'
import type { Assets } from '#assets'
import { purgeExpiredBatches, purgeIdempotentAnswers, purgeSnapshots } from '#gateway'
import { purgeMail } from '#mail'
import type { Metrics } from '#observe'
import type { Store } from '#store'
import { purgeDeliveries } from '#webhooks'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Kept {
  store: Store
  accounts: Accounts
  assets: Assets
  metrics: Metrics
}

/** Has what has ended removed: at its times, and at once when an account is deleted. */
export const keepRetention = ({ store, accounts, assets, metrics }: Kept): void => {
  const { retention, pool } = store
  retention.watch((task, outcome) => metrics.retentionRuns.inc({ task, outcome }))
  retention.register('deleted accounts', DAY_MS, (now) => renameDeletedRows(pool, now))
  retention.register('catalog snapshots', DAY_MS, (now) => purgeSnapshots(store, now))
  retention.register('batches', HOUR_MS, (now) => purgeExpiredBatches(pool, now))
  retention.register('assets', HOUR_MS, async (now) => (await assets.purgeExpired(new Date(now))).assets)
  retention.register('idempotent answers', HOUR_MS, (now) => purgeIdempotentAnswers(pool, now))
  retention.register('webhook deliveries', HOUR_MS, (now) => purgeDeliveries(pool, now))
  retention.register('mail and tickets', DAY_MS, (now) => purgeMail(pool, now))
  retention.register('ended keys', HOUR_MS, () => revokeEndedKeys(pool))
  retention.register('request hours', DAY_MS, (now) => purgeHours(pool, now))
  retention.register('admin sessions', DAY_MS, () => purgeSessions(pool))
  retention.register('audit log', DAY_MS, (now) => purgeAudit(pool, now))
  // What is tied to an account goes with it; files and the like follow when the tasks that know them run, and the bytes
  // of all that with the store's own last one.
  accounts.onAccountDeleted(() => retention.runAll())
}
