import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { MessageFigures } from '#observe'

/** A mail to be sent. */
export interface NewMail {
  /** With whose end it ends. */
  accountId: string
  /** `null` is the operator. */
  recipient: string | null
  replyTo: string | null
  subject: string
  body: string
}

/** A mail that is due. */
export interface DueMail extends Omit<NewMail, 'accountId'> {
  id: string
  createdAt: Date
  /** Failed ones so far, since it was written or sent again. */
  attempts: number
  /** Milliseconds since the first attempt. */
  elapsedMs: number
}

/** What became of an attempt. */
export interface Attempted {
  error: string | null
  /** `null`: it has ended. */
  nextInMs: number | null
}

const DUE = `
  SELECT id, recipient, reply_to AS "replyTo", subject, body, created_at AS "createdAt",
    attempts - attempts_before AS attempts,
    (extract(epoch FROM now() - coalesce(first_attempt_at, now())) * 1000)::float8 AS "elapsedMs"
  FROM outbox WHERE status = 'pending' AND next_at <= now() ORDER BY next_at LIMIT 1`

const RECORD = `
  UPDATE outbox SET attempts = attempts + 1, last_error = $2, first_attempt_at = coalesce(first_attempt_at, now()),
    status = CASE WHEN $2::text IS NULL THEN 'sent' WHEN $3::float8 IS NULL THEN 'failed' ELSE 'pending' END,
    next_at = now() + coalesce($3::float8, 0) * interval '1 millisecond',
    ended_at = CASE WHEN $3::float8 IS NULL THEN now() END
  WHERE id = $1 AND status = 'pending'`

/** Of rows that an index of their status has. */
const FIGURES = `
  SELECT
    (SELECT count(*)::int FROM outbox WHERE status = 'pending') AS pending,
    (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM outbox WHERE status = 'pending')
      AS "oldestSeconds",
    (SELECT count(*)::int FROM outbox WHERE status = 'failed') AS dead`

/** What was sent is with its reader. What failed, or never found a server, can be looked at for longer. */
const KEPT_DAYS = { sent: 7, unsent: 365, ticket: 365 }

export const writeMail = async (
  database: Pool | PoolClient,
  { accountId, recipient, replyTo, subject, body }: NewMail,
): Promise<void> => {
  await database.query(
    'INSERT INTO outbox (id, account_id, recipient, reply_to, subject, body) VALUES ($1, $2, $3, $4, $5, $6)',
    [`mail_${randomBytes(12).toString('hex')}`, accountId, recipient, replyTo, subject, body],
  )
}

export const hasDue = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM outbox WHERE status = 'pending' AND next_at <= now()) AS found`,
  )
  return rows[0]?.found === true
}

export const countWaiting = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM outbox WHERE status = 'pending'`,
  )
  return rows[0]?.count ?? 0
}

/** The mail that waits longest. */
export const readDue = async (pool: Pool): Promise<DueMail | undefined> =>
  (await pool.query<DueMail>(DUE)).rows[0]

export const recordAttempt = async (
  pool: Pool,
  id: string,
  { error, nextInMs }: Attempted,
): Promise<void> => {
  await pool.query(RECORD, [id, error, nextInMs])
}

/**
 * Removes mail and tickets whose time is over; what an account wrote goes with the account before that.
 *
 * @param now milliseconds since the epoch
 * @returns how many there were
 */
export const purgeMail = async (pool: Pool, now: number): Promise<number> => {
  const mail = await pool.query(
    `DELETE FROM outbox WHERE created_at < $1::timestamptz - $3 * interval '1 day'
       OR (status = 'sent' AND ended_at < $1::timestamptz - $2 * interval '1 day')`,
    [new Date(now), KEPT_DAYS.sent, KEPT_DAYS.unsent],
  )
  const tickets = await pool.query(
    `DELETE FROM ticket WHERE created_at < $1::timestamptz - $2 * interval '1 day'`,
    [new Date(now), KEPT_DAYS.ticket],
  )
  return (mail.rowCount ?? 0) + (tickets.rowCount ?? 0)
}

/** What waits, and what was given up. */
export const readMailFigures = async (pool: Pool): Promise<MessageFigures> => {
  const { rows } = await pool.query<MessageFigures>(FIGURES)
  const [row] = rows
  if (row === undefined) throw new Error('the figures of what waits are one row')
  return row
}
