import type { Pool, PoolClient } from 'pg'

/** Runs `work` in a transaction; whatever it throws rolls back. A connection that cannot roll back is thrown away. */
export const transaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  // The pool listens only while a connection is idle, and an unheard error would end the process.
  const ignore = (): void => undefined
  client.on('error', ignore)
  const release = (broken?: Error): void => {
    client.off('error', ignore)
    client.release(broken)
  }
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
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
