import type { Store } from '#store'
import { GatewayError } from './errors.js'

const RETRY_AFTER_SECONDS = '5'

const storeAway = (cause?: unknown): GatewayError =>
  new GatewayError(
    503,
    'overloaded_error',
    'store_unavailable',
    `This can't be read right now. Try again in ${RETRY_AFTER_SECONDS} s.`,
    { headers: { 'Retry-After': RETRY_AFTER_SECONDS }, cause },
  )

/**
 * Reads from the database. While it is away the caller is told to come again, within the second that the question
 * may take, instead of waiting for the connection's own time limit.
 *
 * @throws {@link GatewayError} 503 with `Retry-After` when the database does not answer
 */
export const readStore = async <T>(store: Store, read: () => T | Promise<T>): Promise<T> => {
  if (!(await store.available())) throw storeAway()
  const [result] = await Promise.allSettled([read()])
  if (result.status === 'fulfilled') return result.value
  throw (await store.available()) ? result.reason : storeAway(result.reason)
}
