import type { Pool, PoolClient } from 'pg'
import type PgBoss from 'pg-boss'
import type { Logger } from '#observe'
import type { QueueOptions } from './types.js'

/** How the job library reaches the database. */
export type Connection = PgBoss.Db

/** A connection of the library's own kind within a transaction. */
export const within = (client: PoolClient): Connection => ({
  executeSql: (text, values) => client.query(text, values),
})

/**
 * The job library on our pool. It keeps queues and jobs and says which is next; its own workers, its maintenance and its
 * schedules stay off: they end the process when the database goes away at the wrong moment, and run a job again that takes
 * longer than a day.
 *
 * @throws where the library's tables are of another version than the library
 */
export const openLibrary = async (pool: Pool, log: Logger): Promise<PgBoss> => {
  // 20 ms and 4 MB, which no start should wait for.
  const { default: Library } = await import('pg-boss')
  const library = new Library({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  library.on('error', (error) => log.error({ err: error }, 'the job library failed'))
  return library.start()
}

/** Makes the queue, or gives it these retries. */
export const makeQueue = async (library: PgBoss, name: string, options: QueueOptions): Promise<void> => {
  const { retries: retryLimit, retryDelay } = options
  const settings = { name, retryLimit, retryDelay, retryBackoff: true }
  await library.createQueue(name, settings)
  await library.updateQueue(name, settings)
}
