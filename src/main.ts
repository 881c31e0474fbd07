import { loadConfig } from '#config'
import { createService } from '#http'
import { createLogger, redact, together } from '#observe'

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

const start = async (): Promise<void> => {
  const config = loadConfig(process.env)
  const log = createLogger(config.logLevel, together(process.stdout))
  // Before anything is opened, so that a stop during the start still closes what it opened.
  let isStopRequested = false
  let stop = (): void => {
    isStopRequested = true
  }
  let reload = (): void => undefined
  let writeJournal = (): void => undefined
  // What is broken past knowing cannot be relied on: say so in one line, keep what was metered, and let the supervisor
  // start anew. Rejections that nobody handles come here too.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'nothing handled this error; the server ends')
    writeJournal()
    process.exit(1)
  })
  process.on('SIGTERM', () => stop())
  process.on('SIGINT', () => stop())
  process.on('SIGHUP', () => reload())

  const service = await createService(config, { log })
  // Writes to the file at once; what it then copies into the database is copied at the next start.
  writeJournal = () => void service.store.journal.flush()
  stop = () => {
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stop failed')
        process.exit(1)
      },
    )
  }
  reload = () => {
    service.reload().then(
      () => log.info('providers reloaded'),
      (error: unknown) =>
        log.error({ problems: problemsOf(error) }, 'providers not reloaded, the old ones stay'),
    )
  }
  if (service.newAdminPassword !== null)
    process.stdout.write(
      `Password of ${service.adminUrl}, shown this once: ${service.newAdminPassword}\n` +
        'For another one: npm run --silent admin -- reset-password\n',
    )
  process.stdout.write(
    `Listening on ${service.url}: gateway ${service.url}/v1, toolkit ${service.url}/rest, admin ${service.adminUrl}\n`,
  )
  if (isStopRequested) stop()
}

await start().catch(fail)
