import type { Vault } from '#accounts'
import type { Config } from '#config'
import { createDispatcher, type Dispatcher, type Jobs, type RetrySchedule } from '#jobs'
import type { Logger, MessageOutcome } from '#observe'
import type { Store } from '#store'
import { createEgress, type Egress } from '#toolkit/open'
import { createDeliver, secretName } from './deliver.js'
import { dueEndpoints, readSecrets, replaceSecret } from './records.js'

export interface WebhookParts {
  store: Pick<Store, 'pool'>
  jobs: Jobs
  vault: Vault
  egress: Pick<Egress, 'fetch'>
  log: Logger
  /** Is told what came of each attempt. */
  onAttempt?: (outcome: MessageOutcome) => void
  schedule?: RetrySchedule
  pollMs?: number
}

/** Sends events while the service runs. */
export type Webhooks = Dispatcher

const QUEUE = 'webhooks'
/** Endpoints that this instance sends to at once. */
const CONCURRENCY = 32

/** Twelve attempts within a day: after 5 s, 15 s, 45 s and so on up to every 6 hours. */
const SCHEDULE: RetrySchedule = {
  firstMs: 5_000,
  factor: 3,
  mostMs: 6 * 3_600_000,
  windowMs: 24 * 3_600_000,
}

/** Connections of their own, so that endpoints that hang take none of the toolkit's. */
const LIMITS = { total: 128, perHost: 8, waitMs: 5_000 }

/** The guarded way out to endpoints. @param version the contract's `info.version` */
export const openWebhookEgress = (
  config: Pick<Config, 'egressAllow' | 'egressTimeoutMs' | 'publicBaseUrl'>,
  version: string,
): Egress =>
  createEgress({
    allow: config.egressAllow,
    timeoutMs: config.egressTimeoutMs,
    userAgent: `inference-gateway/${version} (${config.publicBaseUrl})`,
    limits: LIMITS,
  })

/** Seals under the current secret what was sealed under the previous one, so that that one can be taken away. */
const renewSecrets = async ({ pool }: Pick<Store, 'pool'>, vault: Vault): Promise<void> => {
  for (const { id, secret } of await readSecrets(pool)) {
    const opened = vault.open(secretName(id), secret)
    if (opened !== null && !opened.isCurrent)
      await replaceSecret(pool, id, secret, vault.seal(secretName(id), opened.plain))
  }
}

/** Makes the sender of events; one job for each endpoint that something is due for. Make it before the jobs are started. */
export const createWebhooks = async ({
  store,
  jobs,
  vault,
  egress,
  log,
  onAttempt = () => undefined,
  schedule = SCHEDULE,
  pollMs,
}: WebhookParts): Promise<Webhooks> => {
  await renewSecrets(store, vault)
  const { pool } = store
  return createDispatcher(
    { jobs, log },
    {
      queue: QUEUE,
      concurrency: CONCURRENCY,
      due: () => dueEndpoints(pool),
      work: createDeliver({ pool, vault, fetch: egress.fetch, schedule, log, onAttempt }),
      ...(pollMs === undefined ? {} : { pollMs }),
    },
  )
}
