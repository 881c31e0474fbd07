import { DatabaseError } from 'pg'
import type { Journal, Store } from '#store'
import { GatewayError } from './errors.js'

const RETRY_AFTER_SECONDS = '5'

const storeAway = (done: string, cause?: unknown): GatewayError =>
  new GatewayError(
    503,
    'server_error',
    'store_unavailable',
    `This cannot be ${done} right now. Try again in ${RETRY_AFTER_SECONDS} s.`,
    { headers: { 'Retry-After': RETRY_AFTER_SECONDS }, cause },
  )

/** Whether PostgreSQL could not write for lack of resources (classes 53 and 58): mostly a full disk. */
const isOutOfRoom = (error: unknown): boolean =>
  error instanceof DatabaseError && /^5[38]/.test(error.code ?? '')

/** `done` is what the caller is told cannot be. */
const ask = async <T>(store: Store, done: string, work: () => T | Promise<T>): Promise<T> => {
  if (!(await store.available())) throw storeAway(done)
  const [result] = await Promise.allSettled([work()])
  if (result.status === 'fulfilled') return result.value
  const isAway = isOutOfRoom(result.reason) || !(await store.available())
  throw isAway ? storeAway(done, result.reason) : result.reason
}

/**
 * Reads from the database. While it is away the caller is told to retry, within the second that the query
 * may take, instead of waiting for the connection's own timeout.
 *
 * @throws {@link GatewayError} 503 with `Retry-After` when the database does not answer
 */
export const readStore = <T>(store: Store, read: () => T | Promise<T>): Promise<T> => ask(store, 'read', read)

/** Writes to the database, likewise. */
export const writeStore = <T>(store: Store, write: () => T | Promise<T>): Promise<T> =>
  ask(store, 'recorded', write)

/**
 * Refuses what could not be written down afterwards, before anybody is asked for it.
 *
 * @throws {@link GatewayError} 503 with `Retry-After` while the disk is full
 */
export const requireRoom = (journal: Pick<Journal, 'hasRoom'>): void => {
  if (!journal.hasRoom()) throw storeAway('recorded')
}
