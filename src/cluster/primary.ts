import type { Config } from '#config'
import type { Logger } from '#observe'
import { lockDataDir, prepareDataDir } from '#store'
import { prepareServer } from './prepare.js'
import { relayCommands } from './relay.js'
import { startWorkers } from './workers.js'

/** A server of several processes. */
export interface Primary {
  url: string
  adminUrl: string
  /** The operator's password, where this start has made it: it is told this once. */
  newAdminPassword: string | null
  /** Has every worker read the providers file again. */
  reload(): Promise<void>
  /** Drains all workers and waits for them. @returns whether every one of them ended well */
  stop(): Promise<boolean>
}

/**
 * Holds `DATA_DIR` and its control socket, starts the workers and replaces those that end. It serves no request itself.
 *
 * @param signal of a stop during the start, which then rejects with its reason
 * @param gaveUp called where a worker ends as soon as it starts, again and again
 * @throws what a single process throws at its start, and Error with the problems of a worker that cannot start
 */
export const startPrimary = async (
  config: Config,
  log: Logger,
  signal: AbortSignal,
  gaveUp: (reason: string) => void,
): Promise<Primary> => {
  for (const warning of config.warnings) log.warn(warning)
  const dataDir = prepareDataDir(config.dataDir)
  const lock = await lockDataDir(dataDir)
  const closers: (() => Promise<unknown>)[] = [lock.release]
  const closeAll = async (): Promise<void> => {
    for (const close of closers.reverse())
      await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
  }
  try {
    const newAdminPassword = await prepareServer(config, log)
    signal.throwIfAborted()
    const workers = startWorkers(config, log, gaveUp)
    closers.push(workers.stop)
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    )
    const { url, adminUrl } = await Promise.race([workers.started, aborted])
    const control = await relayCommands(config, workers.running)
    closers.push(control.close)
    let stopping: Promise<boolean> | undefined
    const stop = async (): Promise<boolean> => {
      // Commands are served until the last worker has drained.
      const isClean = await workers.stop()
      await closeAll()
      return isClean
    }
    return {
      url,
      adminUrl,
      newAdminPassword,
      reload: () => control.reload(),
      stop: () => (stopping ??= stop()),
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
