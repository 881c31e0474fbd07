import type { Store } from '#store'
import { GatewayError } from './errors.js'

const RETRY_AFTER_SECONDS = '5'

const storeAway = (done: string, cause?: unknown): GatewayError =>
  new GatewayError(
    503,
    'server_error',
    'store_unavailable',
    `This can't be ${done} right now. Try again in ${RETRY_AFTER_SECONDS} s.`,
    { headers: { 'Retry-After': RETRY_AFTER_SECONDS }, cause },
  )

/** `done` is what the caller is told can't be. */
const ask = async <T>(store: Store, done: string, work: () => T | Promise<T>): Promise<T> => {
  if (!(await store.available())) throw storeAway(done)
  const [result] = await Promise.allSettled([work()])
  if (result.status === 'fulfilled') return result.value
  throw (await store.available()) ? result.reason : storeAway(done, result.reason)
}

/**
 * Reads from the database. While it is away the caller is told to come again, within the second that the question
 * may take, instead of waiting for the connection's own time limit.
 *
 * @throws {@link GatewayError} 503 with `Retry-After` when the database does not answer
 */
export const readStore = <T>(store: Store, read: () => T | Promise<T>): Promise<T> => ask(store, 'read', read)

/** Writes to the database, likewise. */
export const writeStore = <T>(store: Store, write: () => T | Promise<T>): Promise<T> =>
  ask(store, 'recorded', write)
