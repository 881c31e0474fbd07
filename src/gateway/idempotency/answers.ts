import type { Pool } from 'pg'

/** Seconds for which a claim holds unless it is renewed: as long as a dead server keeps others waiting. */
export const LEASE_SECONDS = 10
const KEPT_HOURS = 24

/** A request that runs under a key. */
export interface Claim {
  accountId: string
  key: string
  /** The request's own id, which no other claim has. */
  requestId: string
}

/** An answer as it is kept. */
export interface KeptAnswer {
  contentType: string
  headers: Readonly<Record<string, string>>
  /** `null`: it was too large. */
  body: Buffer | null
}

/** The state of a key: unused, so that it is claimed now; a running request; or an answer. */
export type Found =
  | { state: 'claimed' }
  | {
      state: 'running' | 'answered'
      fingerprint: Buffer
      requestId: string
      seconds: number
      answer: KeptAnswer
    }

/** The table of answers under idempotency keys. Its clock is the database's, which all instances share. */
export interface Answers {
  /** Claims a key, or finds its state. Of any number of simultaneous callers, on whatever instance, one claims it. */
  claim(claim: Claim, fingerprint: Buffer): Promise<Found>
  /** Keeps claims that are still in use. */
  renew(claims: readonly Claim[]): Promise<void>
  /** Gives the key back. */
  release(claim: Claim): Promise<void>
  /** Ends a claim with its answer. @returns whether it was still held */
  keep(claim: Claim, answer: KeptAnswer): Promise<boolean>
}

const LEASE = `now() + interval '${LEASE_SECONDS} seconds'`

/** A claim that nobody renews, and an answer whose time is over, are overwritten. */
const CLAIM = `
  INSERT INTO idempotent_answer AS kept
    (account_id, key, request_id, instance, fingerprint, claimed_at, claimed_until, expires_at)
  VALUES ($1, $2, $3, $4, $5, now(), ${LEASE}, now() + interval '${KEPT_HOURS} hours')
  ON CONFLICT (account_id, key) DO UPDATE SET
    request_id = excluded.request_id, instance = excluded.instance, fingerprint = excluded.fingerprint,
    claimed_at = excluded.claimed_at, claimed_until = excluded.claimed_until, expires_at = excluded.expires_at,
    content_type = NULL, headers = NULL, body = NULL
  WHERE CASE WHEN kept.claimed_until IS NULL THEN kept.expires_at ELSE kept.claimed_until END <= now()`

const FIND = `
  SELECT fingerprint, request_id, claimed_until IS NULL AS is_answered, content_type, headers, body,
    extract(epoch FROM now() - claimed_at)::float8 AS seconds
  FROM idempotent_answer WHERE account_id = $1 AND key = $2`

const RENEW = `
  UPDATE idempotent_answer AS kept SET claimed_until = ${LEASE}
  FROM unnest($1::text[], $2::text[], $3::text[]) AS held (account_id, key, request_id)
  WHERE kept.account_id = held.account_id AND kept.key = held.key AND kept.request_id = held.request_id
    AND kept.claimed_until IS NOT NULL`

const OF_CLAIM = 'account_id = $1 AND key = $2 AND request_id = $3 AND claimed_until IS NOT NULL'

interface Row {
  fingerprint: Buffer
  request_id: string
  is_answered: boolean
  content_type: string
  headers: Record<string, string>
  body: Buffer | null
  seconds: number
}

/**
 * Opens the table for an instance, and gives back the keys that an earlier run of it held: it is dead, or this one would
 * not run.
 */
export const openAnswers = async (pool: Pool, instance: string): Promise<Answers> => {
  await pool.query('DELETE FROM idempotent_answer WHERE instance = $1 AND claimed_until IS NOT NULL', [
    instance,
  ])

  const claim: Answers['claim'] = async (wanted, fingerprint) => {
    const { accountId, key, requestId } = wanted
    const { rowCount } = await pool.query(CLAIM, [accountId, key, requestId, instance, fingerprint])
    if (rowCount === 1) return { state: 'claimed' }
    const { rows } = await pool.query<Row>(FIND, [accountId, key])
    const [row] = rows
    // It was given back in between.
    if (row === undefined) return claim(wanted, fingerprint)
    return {
      state: row.is_answered ? 'answered' : 'running',
      fingerprint: row.fingerprint,
      requestId: row.request_id,
      seconds: row.seconds,
      answer: { contentType: row.content_type, headers: row.headers, body: row.body },
    }
  }

  return {
    claim,
    renew: async (claims) => {
      await pool.query(RENEW, [
        claims.map(({ accountId }) => accountId),
        claims.map(({ key }) => key),
        claims.map(({ requestId }) => requestId),
      ])
    },
    release: async ({ accountId, key, requestId }) => {
      await pool.query(`DELETE FROM idempotent_answer WHERE ${OF_CLAIM}`, [accountId, key, requestId])
    },
    keep: async ({ accountId, key, requestId }, { contentType, headers, body }) => {
      const { rowCount } = await pool.query(
        `UPDATE idempotent_answer SET claimed_until = NULL, content_type = $4, headers = $5, body = $6 WHERE ${OF_CLAIM}`,
        [accountId, key, requestId, contentType, headers, body],
      )
      return rowCount === 1
    },
  }
}

/** Deletes the answers whose time is over at `now` (milliseconds), and claims of the dead. @returns how many */
export const purgeIdempotentAnswers = async (pool: Pool, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    'DELETE FROM idempotent_answer WHERE expires_at <= $1 AND (claimed_until IS NULL OR claimed_until <= $1)',
    [new Date(now)],
  )
  return rowCount ?? 0
}
