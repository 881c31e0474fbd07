import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from '#observe'
import { LOCKS } from './migrate.js'
import { codeOf, messageOf, StoreError } from './store-error.js'

const OLDEST_VERSION = 15
/** A server that was just killed may still be listed as connected. */
const LOCK_ATTEMPTS = 10
const LOCK_INTERVAL = 200
const RECONNECT_INTERVAL = 2_000

/** Settings of every connection to a server: it answers, or fails, in bounded time. Milliseconds. */
export const serverConnection = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
})

const explain = (error: unknown): string => {
  const message = messageOf(error)
  switch (codeOf(error)) {
    case '28P01':
    case '28000':
      return `the server refuses the user or password (${message})`
    case '3D000':
      return `there is no such database (${message})`
    default:
      return `the server cannot be reached (${message})`
  }
}

/** Where a connection goes, without its password. */
export const placeOf = ({ host, port, database }: Client): string =>
  `DATABASE_URL (${host}:${port}, database ${database})`

/** A connection of its own, outside the pool. Throws {@link StoreError}, which never shows the password. */
export const connectToServer = async (databaseUrl: string): Promise<Client> => {
  const client = new Client(serverConnection(databaseUrl))
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new StoreError(`${placeOf(client)}: ${explain(error)}`)
  })
  return client
}

/** Throws {@link StoreError} when the server is older than this service's SQL. */
export const requireVersion = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new StoreError(
      `DATABASE_URL: PostgreSQL ${version} is too old, ${OLDEST_VERSION} or later is needed`,
    )
}

const tryLock = async (client: Client): Promise<boolean> => {
  // The end of this machine must free the lock in a minute, not after the system's two hours.
  await client.query(
    'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
  )
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
    ...LOCKS.singleServer,
  ])
  return rows[0]?.locked === true
}

/**
 * Makes this the only server on the database, as counters in memory need it, for as long as the returned function has
 * not been called. A connection that drops is replaced. Throws {@link StoreError} when another server is there.
 */
export const holdSingleServerLock = async (
  databaseUrl: string,
  log: Logger,
): Promise<() => Promise<void>> => {
  let closing = false
  let client = await connectToServer(databaseUrl)
  for (let attempt = 1; !(await tryLock(client)); attempt += 1) {
    if (attempt === LOCK_ATTEMPTS) {
      await client.end()
      throw new StoreError(
        'DATABASE_URL: another server is running on this database; several need a REDIS_URL, the same for all, and commands the DATA_DIR of that server',
      )
    }
    await sleep(LOCK_INTERVAL)
  }

  const lockAgain = async (): Promise<void> => {
    const next = await connectToServer(databaseUrl)
    if (closing || !(await tryLock(next))) {
      await next.end()
      if (!closing)
        throw new StoreError(
          'DATABASE_URL: another server has started on this database; stop one, or set REDIS_URL',
        )
      return
    }
    client = next
    client.once('end', dropped)
    log.info('locked the database again')
  }
  const retry = async (): Promise<void> => {
    while (!closing) {
      const error = await lockAgain().then(
        () => undefined,
        (reason: unknown) => reason,
      )
      if (error === undefined) return
      log.error({ err: error }, 'the database lock was lost; trying again')
      await sleep(RECONNECT_INTERVAL, undefined, { ref: false })
    }
  }
  const dropped = (): void => void (closing || retry())
  client.once('end', dropped)

  return async () => {
    closing = true
    await client.end()
  }
}
