import type { Pool, PoolClient } from 'pg'

/** A job of a queue. */
export interface JobKey {
  queue: string
  id: string
}

/** Milliseconds without a sign of life after which an instance counts as dead. */
export const DEAD_AFTER_MS = 10_000

const BEAT = `
  INSERT INTO job_instance (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET seen_at = now()`

/**
 * Claims of dead instances ($2 milliseconds of silence; $4 says that nobody else can be alive), and our own on jobs that we
 * do not run ($3 are those that we do): the end of a transaction was not confirmed. The library's tables are written
 * directly, since it has no word for "again, at once".
 */
const FREE_ORPHANS = `
  WITH orphan AS (
    DELETE FROM job_claim AS claim USING job_instance AS instance
    WHERE instance.id = claim.instance_id AND CASE
      WHEN claim.instance_id = $1 THEN claim.job_id <> ALL ($3::uuid[])
      ELSE $4 OR instance.seen_at < now() - $2 * interval '1 millisecond'
    END
    RETURNING claim.queue, claim.job_id
  )
  UPDATE pgboss.job SET state = 'retry', start_after = now() FROM orphan
  WHERE job.name = orphan.queue AND job.id = orphan.job_id AND job.state = 'active'
  RETURNING job.id`

/** Without a start, the library does not count the run. */
const HAND_BACK = `
  UPDATE pgboss.job SET state = 'retry', start_after = now(), started_on = NULL
  WHERE name = $1 AND id = $2 AND state = 'active'`

/** Queues of these that have a job to run now. */
const DUE = `
  SELECT queue FROM unnest($1::text[]) AS queue
  WHERE EXISTS (SELECT FROM pgboss.job WHERE name = queue AND state < 'active' AND start_after < now())`

/** For how long jobs that failed for good can be looked at. */
const KEPT_DAYS = 14

/** Notes that this instance lives. */
export const beat = async (pool: Pool, instanceId: string): Promise<void> => {
  await pool.query(BEAT, [instanceId])
}

/**
 * Puts the jobs of dead instances back into their queues.
 *
 * @param running ids of the jobs that this instance runs
 * @param isAlone whether no other instance can be alive
 * @returns how many there were
 */
export const freeOrphans = async (
  pool: Pool,
  instanceId: string,
  running: readonly string[],
  isAlone: boolean,
): Promise<number> => {
  const { rowCount } = await pool.query(FREE_ORPHANS, [instanceId, DEAD_AFTER_MS, running, isAlone])
  return rowCount ?? 0
}

/** Ids of the jobs that are still this instance's. */
export const heldBy = async (pool: Pool, instanceId: string): Promise<Set<string>> => {
  const { rows } = await pool.query<{ job_id: string }>(
    'SELECT job_id FROM job_claim WHERE instance_id = $1',
    [instanceId],
  )
  return new Set(rows.map(({ job_id: id }) => id))
}

/** Notes that this instance runs these jobs. */
export const claim = async (
  client: PoolClient,
  instanceId: string,
  queue: string,
  ids: readonly string[],
): Promise<void> => {
  await client.query(
    'INSERT INTO job_claim (queue, job_id, instance_id) SELECT $1, id, $2 FROM unnest($3::uuid[]) AS id',
    [queue, instanceId, ids],
  )
}

/** Ends a claim; false where it is another instance's by now, or settled already. */
export const endClaim = async (
  client: PoolClient,
  instanceId: string,
  { queue, id }: JobKey,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'DELETE FROM job_claim WHERE queue = $1 AND job_id = $2 AND instance_id = $3',
    [queue, id, instanceId],
  )
  return rowCount === 1
}

/** Puts a job back into its queue as if it had not run. */
export const handBack = async (client: PoolClient, { queue, id }: JobKey): Promise<void> => {
  await client.query(HAND_BACK, [queue, id])
}

export const dueQueues = async (pool: Pool, queues: readonly string[]): Promise<string[]> => {
  if (queues.length === 0) return []
  const { rows } = await pool.query<{ queue: string }>(DUE, [queues])
  return rows.map(({ queue }) => queue)
}

/** Forgets failed jobs and dead instances after a while. */
export const purge = async (pool: Pool): Promise<void> => {
  await pool.query(
    `DELETE FROM pgboss.job WHERE state = 'failed' AND completed_on < now() - $1 * interval '1 day'`,
    [KEPT_DAYS],
  )
  await pool.query(
    `DELETE FROM job_instance AS instance
     WHERE seen_at < now() - interval '1 day' AND NOT EXISTS (SELECT FROM job_claim WHERE instance_id = instance.id)`,
  )
}

/** Takes this instance off the list; one whose claims are left stays on it. */
export const leave = async (pool: Pool, instanceId: string): Promise<void> => {
  await pool.query(
    'DELETE FROM job_instance WHERE id = $1 AND NOT EXISTS (SELECT FROM job_claim WHERE instance_id = $1)',
    [instanceId],
  )
}
