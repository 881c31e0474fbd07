import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { CommitUnknownError, messageOf } from './store-error.js'

/** Commits; an error of the data or of their order (classes 23 and 40) says that nothing was, any other says nothing. */
const commit = (client: PoolClient): Promise<unknown> =>
  client.query('COMMIT').catch((error: unknown) => {
    if (error instanceof DatabaseError && /^(23|40)/.test(error.code ?? '')) throw error
    throw new CommitUnknownError(`the end of a transaction was not confirmed: ${messageOf(error)}`, {
      cause: error,
    })
  })

/**
 * Runs `work` in a transaction; whatever it throws rolls back. A connection that cannot roll back is thrown away.
 * @throws CommitUnknownError when the connection is lost while it commits
 */
export const transaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  // The pool listens only while a connection is idle, and an unhandled error would end the process.
  const ignore = (): void => undefined
  client.on('error', ignore)
  const release = (broken?: Error): void => {
    client.off('error', ignore)
    client.release(broken)
  }
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await commit(client)
    release()
    return result
  } catch (error) {
    release(
      await client.query('ROLLBACK').then(
        () => undefined,
        (reason: Error) => reason,
      ),
    )
    throw error
  }
}
