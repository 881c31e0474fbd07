import { createAddressLimiter, openAccounts, serveControl, type Accounts } from '#accounts'
import { adminCommands, preparePassword } from '#admin'
import { openAssets } from '#assets'
import { backupCommands } from '#backup'
import { openPeers, type MakeSemaphore } from '#cluster'
import type { Config } from '#config'
import { ADMIN_BASE, loadBodyCheck, loadResponseValidator } from '#contract'
import { createGateway, createIdempotency, type Gateway } from '#gateway'
import { VERSION } from '#generated/routes'
import { emitEvent } from '#events'
import { openJobs } from '#jobs'
import { createMailer, createMailOperator, mailCommands, readMailFigures } from '#mail'
import { createMetrics, openTraces, type Logger } from '#observe'
import { openDocuments } from '#published'
import { openStore, type Store } from '#store'
import { openToolkit } from '#toolkit/open'
import {
  createWebhookOperator,
  createWebhooks,
  openWebhookEgress,
  readDeliveryFigures,
  webhookCommands,
} from '#webhooks'
import { openAdminListener } from './admin/listener.js'
import { createAdminPlane } from './admin-plane.js'
import { createApp } from './app.js'
import { createDrain } from './drain.js'
import { createFiles } from './files/index.js'
import { validationError } from './gateway-errors.js'
import { createGatewayPlane, type PlaneParts } from './gateway-plane.js'
import { createMcp } from './mcp.js'
import { closeServer, createListener, listen, urlOf } from './listener.js'
import { keepRetention } from './retention.js'
import { modelsOnOffer } from './models-on-offer.js'
import { createRoot } from './root.js'
import { createToolkitPlane } from './toolkit-plane.js'
import { readMetrics, workerCommands, type WorkerState } from './worker-commands.js'

/** The map of handlers, as the pool's processes import it. */
const HANDLERS = '#generated/handlers'

/** A running service. */
export interface Service {
  /** `http://host:port` it listens at. */
  url: string
  /** Where operators sign in. */
  adminUrl: string
  /** The operator's password, where this start has made one: it is told this once. */
  newAdminPassword: string | null
  store: Store
  accounts: Accounts
  gateway: Gateway
  /** Resolves when the first discovery of every provider was tried, or 10 s after start. */
  ready: Promise<void>
  /** Reads the providers file again; rejects, and keeps the previous settings, when it has mistakes. */
  reload(): Promise<void>
  /** Drains: open requests finish (up to `DRAIN_TIMEOUT_MS`), writes are flushed, everything closes. Calling it again changes nothing. */
  stop(): Promise<void>
}

/** What a process is given by whoever starts it. */
interface ServiceParts {
  log: Logger
  /** When the whole server is ready, of which this may be one of several processes; without it, when this one is. */
  ready?: Promise<void>
  /** Makes semaphores that count for all those processes; without it, this one's own. */
  semaphore?: MakeSemaphore
}

/**
 * Opens the store, loads keys and providers, and listens.
 * @throws ConfigError, StoreError, ProvidersError or PlansError, each naming what is wrong; whatever was opened before is closed again.
 */
export const createService = async (config: Config, parts: ServiceParts): Promise<Service> => {
  const { log } = parts
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async (): Promise<void> => {
    for (const close of closers.reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
  }
  try {
    return await open(config, parts, closers, closeAll)
  } catch (error) {
    await closeAll()
    throw error
  }
}

const open = async (
  config: Config,
  { log, ready: serverReady, semaphore }: ServiceParts,
  closers: (() => Promise<unknown>)[],
  closeAll: () => Promise<void>,
): Promise<Service> => {
  // A primary has said so before.
  if (config.worker === null) for (const warning of config.warnings) log.warn(warning)
  const peers = openPeers(config)
  /** The secret and generated files are the whole server's. */
  const shared = { ...config, dataDir: config.sharedDir }
  const { server, isOneTooMany } = createListener(config, log)
  const drain = createDrain(server)
  const store = await openStore(config, { log })
  closers.push(() => store.close())
  const accounts = await openAccounts(shared, store, { log })
  closers.push(() => accounts.close())
  // Its hash takes a tenth of a second beside what follows.
  const password = preparePassword(store.pool, config.adminPassword)
  password.catch(() => undefined)
  const jobs = openJobs(store, { log, isAlone: store.kind === 'embedded' })
  closers.push(() => jobs.close())
  const metrics = createMetrics()
  const traces = await openTraces(config)
  closers.push(async () => traces?.close())
  let url = ''
  const publicBaseUrl = (): string => (config.port === 0 ? url : config.publicBaseUrl)
  const idempotency = await createIdempotency({ store, log, during: drain.during })
  closers.push(() => idempotency.close())
  const assets = openAssets({
    config: shared,
    store,
    fileAddresses: accounts.fileAddresses,
    publicBaseUrl,
    log,
    onCreated: (accountId, { id, kind, bytes }) =>
      log.info({ accountId, asset: id, kind, bytes }, 'asset stored'),
  })
  closers.push(() => Promise.resolve(assets.close()))
  await assets.recover().catch((error: unknown) => {
    log.warn({ err: error }, 'assets that an earlier run left unpublished are checked later')
  })
  assets.watchStorage()
  const toolkit = openToolkit(config, {
    log,
    version: VERSION,
    handlers: HANDLERS,
    onUpstreamCall: (upstream, outcome) => metrics.upstreamCalls.inc({ upstream, outcome }),
  })
  closers.push(() => toolkit.close())
  metrics.watchPool(toolkit.pool.stats)
  const gateway = await createGateway({
    config,
    store,
    accounts,
    jobs,
    assets,
    fetch: toolkit.fetch,
    log,
    metrics,
    peers,
    ...(semaphore && { semaphore }),
    publicBaseUrl,
    checkChat: async (body) => {
      const faults = (await loadBodyCheck('createChatCompletion'))(body)
      return faults.length > 0 ? validationError(faults) : null
    },
    onBatchEnded: ({ accountId, view, endedAt }, client) => {
      const { expires_at: _, ...batch } = view
      return emitEvent(client, {
        accountId,
        type: batch.status === 'completed' ? 'batch.completed' : 'batch.failed',
        data: { ...batch, completed_at: endedAt.toISOString() },
      })
    },
  })
  closers.push(() => gateway.close())
  const { vault } = accounts
  const egress = openWebhookEgress(config, VERSION)
  const webhooks = await createWebhooks({
    store,
    jobs,
    vault,
    egress,
    log,
    onAttempt: (outcome) => metrics.messageAttempts.inc({ channel: 'webhook', outcome }),
  })
  closers.push(() => webhooks.close())
  const mailer = await createMailer({
    config,
    store,
    jobs,
    log,
    onAttempt: (outcome) => metrics.messageAttempts.inc({ channel: 'mail', outcome }),
  })
  closers.push(() => mailer.close())
  metrics.watchMessages('webhook', () => readDeliveryFigures(store.pool))
  metrics.watchMessages('mail', () => readMailFigures(store.pool))
  keepRetention({ store, accounts, assets, metrics })
  const documents = openDocuments(publicBaseUrl)
  closers.push(() => documents.close())
  const webhookOperator = createWebhookOperator(store, vault, egress)
  const mailOperator = createMailOperator(store)
  const control = await serveControl(config, accounts, {
    reload: () => gateway.reload(),
    others: {
      ...backupCommands(store, config.dataDir),
      ...webhookCommands(webhookOperator),
      ...mailCommands(mailOperator),
      ...adminCommands(config, store),
      ...workerCommands({ store, accounts, gateway, metrics, drain }),
    },
  })
  closers.push(() => control.close())

  const states = await peers.ask<WorkerState>('GET', '/worker')
  // One that replaces another goes on as the operator has left the server.
  if (states.some(({ isDraining }) => isDraining)) drain.set(true)

  const port = await listen(server, config)
  closers.push(() => closeServer(server))
  let isReady = false
  const { ready } = gateway
  void (serverReady ?? ready).then(() => {
    isReady = true
  })
  url = urlOf(config.host, port)
  const parts: PlaneParts = {
    config,
    store,
    accounts,
    limiter: createAddressLimiter(accounts.counters),
    gateway,
    idempotency,
    toolkit,
    metrics,
    isDraining: drain.isDraining,
    validateResponse: config.validateResponses ? await loadResponseValidator() : null,
  }
  const toolkitPlane = createToolkitPlane(parts)
  const adminPlane = createAdminPlane({
    config,
    store,
    accounts,
    gateway,
    webhooks: webhookOperator,
    mail: mailOperator,
    log,
    drain,
    peers,
    limiter: parts.limiter,
    toolkit: toolkitPlane,
    features: documents.features,
    metrics,
    validateResponse: config.validateResponses ? await loadResponseValidator('admin') : null,
  })
  const own = await openAdminListener({ config, log, metrics, traces, adminPlane })
  if (own !== null) closers.push(own.close)
  const app = createApp({
    config,
    log,
    metrics,
    traces,
    adminPlane: own === null ? adminPlane : null,
    gatewayPlane: createGatewayPlane(parts),
    toolkitPlane: toolkitPlane.serve,
    mcp: createMcp({ toolkit: toolkitPlane, features: documents.features, log }),
    isOneTooMany,
    root: createRoot({
      config,
      metrics,
      readMetrics: () => readMetrics(metrics, peers),
      isReady: () => isReady,
      isDraining: drain.isDraining,
      documents,
      publicBaseUrl,
      modelsOnOffer: () => modelsOnOffer(gateway.catalog),
      files: createFiles({ addresses: accounts.fileAddresses, assets, batches: gateway.batches, store }),
    }),
  })
  const answer = app.callback()
  server.on('request', (request, response) => void answer(request, response))
  jobs.start()
  webhooks.start()
  mailer.start()

  let stopping: Promise<void> | undefined
  return {
    url,
    adminUrl: `${own?.url ?? url}${ADMIN_BASE}`,
    newAdminPassword: await password,
    store,
    accounts,
    gateway,
    ready,
    reload: () => gateway.reload(),
    // Jobs are handed back at once, for another instance to go on with them while requests end here.
    stop: () => (stopping ??= Promise.all([drain.start(config.drainTimeoutMs), jobs.close()]).then(closeAll)),
  }
}
