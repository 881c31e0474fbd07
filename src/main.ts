import cluster from 'node:cluster'
import { loadConfig, workerConfig, type Config } from '#config'
import { createLogger, redact, together, type Logger } from '#observe'
import { reportTo, WORKER_VARIABLE, type PrimaryOrder } from './cluster/messages.js'
import { openPermits } from './cluster/permits.js'

/** Mistakes of the operator want their list, a line each, and no stack. */
const problemsOf = (error: unknown): readonly string[] =>
  (error instanceof Error ? error.message : String(error)).split('\n')

const fail = (error: unknown): never => {
  process.stderr.write(
    `Cannot start:\n${problemsOf(error)
      .map((problem) => `  ${redact(problem)}\n`)
      .join('')}`,
  )
  process.exit(1)
}

/** What an operator is told on stdout once it serves. */
const announce = ({
  url,
  adminUrl,
  newAdminPassword,
}: {
  url: string
  adminUrl: string
  newAdminPassword: string | null
}): void => {
  if (newAdminPassword !== null)
    process.stdout.write(
      `Password for ${adminUrl}, not shown again: ${newAdminPassword}\n` +
        'To reset it: npm run --silent admin -- reset-password\n',
    )
  process.stdout.write(`Listening on ${url}: gateway ${url}/v1, toolkit ${url}/rest, admin ${adminUrl}\n`)
}

const reloadOf = (reload: () => Promise<void>, log: Logger) => (): void => {
  reload().then(
    () => log.info('providers reloaded'),
    (error: unknown) =>
      log.error({ problems: problemsOf(error) }, 'providers not reloaded, keeping the old ones'),
  )
}

/**
 * What is broken past knowing cannot be relied on: say so in one line, keep what was metered, and let the supervisor start
 * anew. Rejections that nobody handles come here too.
 */
const endAtFaults = (log: Logger, writeJournal: () => void): void => {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'unhandled error; the server is stopping')
    writeJournal()
    process.exit(1)
  })
}

const onStopSignals = (stop: () => void): void => {
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** One process that serves: the only one, or a worker. */
const serve = async (config: Config, log: Logger): Promise<void> => {
  const isWorker = config.worker !== null
  // Before anything is opened, so that a stop during the start still closes what it opened.
  let isStopRequested = false
  let stop = (): void => {
    isStopRequested = true
  }
  let reload = (): void => undefined
  let writeJournal = (): void => undefined
  let othersAreReady = (): void => undefined
  const allReady = new Promise<void>((resolve) => (othersAreReady = resolve))
  endAtFaults(log, () => writeJournal())
  // A terminal and many supervisors send signals to all processes: workers go by what the primary says.
  onStopSignals(() => {
    if (!isWorker) stop()
  })
  process.on('SIGHUP', () => {
    if (!isWorker) reload()
  })
  const permits = isWorker ? openPermits((request) => void reportTo(process, request)) : null
  cluster.worker?.on('message', (order: PrimaryOrder) => {
    if (order === 'stop') stop()
    else if (order === 'all ready') othersAreReady()
    else permits?.hear(order)
  })
  // Node ends a worker whose primary is gone.
  cluster.worker?.on('disconnect', () => writeJournal())

  const { createService } = await import('#http')
  const service = await createService(config, {
    log,
    ...(permits !== null && { ready: allReady, semaphore: permits.semaphore }),
  })
  // Writes to the file at once; what it then copies into the database is copied at the next start.
  writeJournal = () => void service.store.journal.flush().catch(() => undefined)
  stop = () => {
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stop failed')
        process.exit(1)
      },
    )
  }
  reload = reloadOf(service.reload, log)
  if (isWorker) {
    const { url, adminUrl } = service
    await reportTo(process, { kind: 'started', url, adminUrl })
    void service.ready.then(() => reportTo(process, { kind: 'ready' }))
  } else announce(service)
  if (isStopRequested) stop()
}

/** The process that starts the workers and serves nothing itself. */
const supervise = async (config: Config, log: Logger): Promise<void> => {
  const stopping = new AbortController()
  let stop = (): void => stopping.abort()
  let reload = (): void => undefined
  let exitCode = 0
  endAtFaults(log, () => undefined)
  onStopSignals(() => stop())
  process.on('SIGHUP', () => reload())

  const { startPrimary } = await import('./cluster/primary.js')
  const gaveUp = (reason: string): void => {
    log.fatal(reason)
    process.stderr.write(`The server is stopping: ${reason}. See its log above for the cause.\n`)
    exitCode = 1
    stop()
  }
  const primary = await startPrimary(config, log, stopping.signal, gaveUp).catch((error: unknown) => {
    if (stopping.signal.aborted) process.exit(exitCode)
    throw error
  })
  stop = () => {
    void primary.stop().then((isClean) => process.exit(isClean ? exitCode : 1))
  }
  reload = reloadOf(primary.reload, log)
  announce(primary)
  if (stopping.signal.aborted) stop()
}

const start = async (): Promise<void> => {
  const config = loadConfig(process.env)
  const log = createLogger(config.logLevel, together(process.stdout))
  if (cluster.isWorker) {
    const worker = Number(process.env[WORKER_VARIABLE])
    return serve(workerConfig(config, worker), log.child({ worker })).catch(async (error: unknown) => {
      await reportTo(process, { kind: 'failed', problems: problemsOf(error) })
      process.exit(1)
    })
  }
  await (config.workers === 1 ? serve(config, log) : supervise(config, log))
}

await start().catch(fail)
