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

/** A mail with an attempt begun. */
export interface BegunMail extends Omit<NewMail, 'accountId'> {
  id: string
  createdAt: Date
  /** All that were begun, this one too: the number of this one. */
  attempt: number
  /** Of those, the ones since it was written or sent again. */
  attempts: number
  /** Milliseconds since the first of them. */
  elapsedMs: number
  /** Whether the attempt before was cut off. */
  wasCutOff: boolean
}

/** What became of an attempt. */
export interface Attempted {
  error: string | null
  /** `null`: it has ended. */
  nextInMs: number | null
}

const DUE = `SELECT id FROM outbox WHERE status = 'pending' AND next_at <= now() ORDER BY next_at LIMIT $1`

/** One at a time has a mail in hand: an attempt that stands as begun was cut off. */
const BEGIN = `
  WITH before AS (
    SELECT id, sending_since FROM outbox
    WHERE id = $1 AND status = 'pending' AND (next_at <= now() OR sending_since IS NOT NULL) FOR UPDATE
  )
  UPDATE outbox SET attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, now()), sending_since = now(),
    next_at = now() + $2 * interval '1 millisecond',
    last_error = CASE WHEN before.sending_since IS NULL THEN last_error ELSE $3 END
  FROM before WHERE outbox.id = before.id
  RETURNING outbox.id, recipient, reply_to AS "replyTo", subject, body, created_at AS "createdAt", attempts AS attempt,
    attempts - attempts_before AS attempts, before.sending_since IS NOT NULL AS "wasCutOff",
    (extract(epoch FROM now() - first_attempt_at) * 1000)::float8 AS "elapsedMs"`

const END = `
  UPDATE outbox SET last_error = $3, sending_since = NULL,
    status = CASE WHEN $3::text IS NULL THEN 'sent' WHEN $4::float8 IS NULL THEN 'failed' ELSE 'pending' END,
    next_at = now() + coalesce($4::float8, 0) * interval '1 millisecond',
    ended_at = CASE WHEN $4::float8 IS NULL THEN now() END
  WHERE id = $1 AND attempts = $2 AND status = 'pending'`

const TAKE_BACK = `
  UPDATE outbox SET attempts = attempts - 1, sending_since = NULL, next_at = now(),
    first_attempt_at = CASE WHEN attempts - 1 > attempts_before THEN first_attempt_at END
  WHERE id = $1 AND attempts = $2 AND status = 'pending'`

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

export const countWaiting = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM outbox WHERE status = 'pending'`,
  )
  return rows[0]?.count ?? 0
}

/** Ids of mail that is due, what waits longest first. */
export const dueMail = async (pool: Pool, most: number): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(DUE, [most])
  return rows.map(({ id }) => id)
}

/**
 * Begins an attempt, and counts it; undefined where the mail is not due any more.
 *
 * @param lostAfterMs when it is due again although this attempt was not ended
 * @param cutOff what is said of an attempt before that was not ended
 */
export const beginAttempt = async (
  pool: Pool,
  id: string,
  { lostAfterMs, cutOff }: { lostAfterMs: number; cutOff: string },
): Promise<BegunMail | undefined> => (await pool.query<BegunMail>(BEGIN, [id, lostAfterMs, cutOff])).rows[0]

/** Ends an attempt, unless another was begun meanwhile. */
export const endAttempt = async (
  pool: Pool,
  { id, attempt }: BegunMail,
  { error, nextInMs }: Attempted,
): Promise<void> => {
  await pool.query(END, [id, attempt, error, nextInMs])
}

/** As if the attempt had not been begun. */
export const takeBackAttempt = async (pool: Pool, { id, attempt }: BegunMail): Promise<void> => {
  await pool.query(TAKE_BACK, [id, attempt])
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
