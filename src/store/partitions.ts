import type { Pool, PoolClient } from 'pg'
import type { Logger } from '#observe'
import { LOCKS } from './migrate.js'
import { transaction } from './transaction.js'

const DAY = 86_400_000
/** Milliseconds that a maintenance statement may wait for readers of the log. */
const LOCK_TIMEOUT = 2_000

/** A leaf of `request_log`: a UTC day (`YYYY-MM-DD`) and the days that its rows are kept. */
export interface Partition {
  day: string
  retentionDays: number
}

/** The UTC day of a time in milliseconds, as `YYYY-MM-DD`. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

const dayTable = (day: string): string => `request_log_d${day.replaceAll('-', '')}`
const leafTable = ({ day, retentionDays }: Partition): string => `${dayTable(day)}_r${retentionDays}`

/** The leaves of every day's table. */
const partitionTree = async (client: PoolClient | Pool): Promise<Map<string, string[]>> => {
  const { rows } = await client.query<{ day: string; leaves: string[] }>(`
    SELECT day.relname AS day, array_remove(array_agg(leaf.relname::text), NULL) AS leaves
    FROM pg_inherits AS days JOIN pg_class AS day ON day.oid = days.inhrelid
    LEFT JOIN pg_inherits AS parts ON parts.inhparent = day.oid LEFT JOIN pg_class AS leaf ON leaf.oid = parts.inhrelid
    WHERE days.inhparent = 'request_log'::regclass GROUP BY day.relname`)
  return new Map(rows.map(({ day, leaves }) => [day, leaves]))
}

const lockPartitions = async (client: PoolClient): Promise<void> => {
  await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT}`)
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOCKS.partitions])
}

/** Creates the missing partitions. */
export const makePartitions = (pool: Pool, partitions: Iterable<Partition>): Promise<void> =>
  transaction(pool, async (client) => {
    await lockPartitions(client)
    for (const { day, retentionDays } of partitions) {
      const table = dayTable(day)
      await client.query(
        `CREATE TABLE IF NOT EXISTS ${table} PARTITION OF request_log FOR VALUES IN ('${day}') PARTITION BY LIST (retention_days)`,
      )
      await client.query(
        `CREATE TABLE IF NOT EXISTS ${leafTable({ day, retentionDays })} PARTITION OF ${table} FOR VALUES IN (${retentionDays})`,
      )
    }
  })

/** Milliseconds of the day, and the retention of a leaf (undefined for a day's table). */
const parse = (table: string): { at: number; retentionDays: number | undefined } | undefined => {
  const [, year, month, date, retentionDays] =
    /^request_log_d(\d{4})(\d\d)(\d\d)(?:_r(\d+))?$/.exec(table) ?? []
  if (year === undefined) return undefined
  return {
    at: Date.parse(`${year}-${month}-${date}`),
    retentionDays: retentionDays === undefined ? undefined : Number(retentionDays),
  }
}

/**
 * What retention wants dropped before the UTC midnight `today`: single leaves, or a past day's table with all of them.
 * A row of day D kept for R days stays until the end of day D + R.
 */
const expired = (table: string, leaves: readonly string[], today: number): readonly string[] => {
  const at = parse(table)?.at
  if (at === undefined || at >= today) return []
  const over = leaves.filter((leaf) => at + (parse(leaf)?.retentionDays ?? Infinity) * DAY < today)
  return over.length === leaves.length ? [table] : over
}

/**
 * Drops the partitions of `request_log` whose days of retention are over at `now` (milliseconds), and gives the names
 * of the dropped tables. A partition that somebody reads for too long is left for the next time.
 */
export const dropExpiredPartitions = async (pool: Pool, now: number, log: Logger): Promise<string[]> => {
  const today = Date.parse(utcDay(now))
  const dropped: string[] = []
  for (const [table, leaves] of await partitionTree(pool)) {
    if (expired(table, leaves, today).length === 0) continue
    const names = await transaction(pool, async (client) => {
      await lockPartitions(client)
      // Another server may have dropped the day, or given it a leaf, before the lock was ours.
      const drops = expired(table, (await partitionTree(client)).get(table) ?? [], today)
      for (const name of drops) await client.query(`DROP TABLE IF EXISTS ${name}`)
      return drops
    }).catch((error: unknown) => {
      log.warn({ err: error, table }, 'expired partitions could not be dropped; trying again later')
      return []
    })
    dropped.push(...names)
  }
  if (dropped.length > 0) log.info({ dropped }, 'expired partitions dropped')
  return dropped
}

/** The retention classes in use lately, for today and tomorrow, so that midnight finds its partitions made. */
const partitionsAhead = async (pool: Pool, now: number): Promise<Partition[]> => {
  const recent = [...(await partitionTree(pool))].filter(
    ([table]) => (parse(table)?.at ?? 0) >= now - 7 * DAY,
  )
  const classes = new Set(
    recent.flatMap(([, leaves]) => leaves.flatMap((leaf) => parse(leaf)?.retentionDays ?? [])),
  )
  return [utcDay(now), utcDay(now + DAY)].flatMap((day) =>
    [...classes].map((retentionDays) => ({ day, retentionDays })),
  )
}

/** Drops what has expired and makes what today and tomorrow will need. @returns how many were dropped */
export const maintainPartitions = async (pool: Pool, now: number, log: Logger): Promise<number> => {
  const dropped = await dropExpiredPartitions(pool, now, log)
  await makePartitions(pool, await partitionsAhead(pool, now))
  return dropped.length
}
