import type { Pool } from 'pg'
import type { MessageFigures } from '#observe'
import { transaction } from '#store'

/** An endpoint as it is sent to; `secret` is sealed. */
export interface Endpoint {
  id: string
  url: string
  enabled: boolean
  disabledReason: string | null
  secret: Buffer | null
  /** Signs too, while the secret is rotated. */
  previousSecret: Buffer | null
}

/** A delivery that is due. */
export interface DueDelivery {
  id: string
  messageId: string
  body: string
  /** Failed ones so far, since it was sent or sent again. */
  attempts: number
  /** Milliseconds since the first attempt. */
  elapsedMs: number
}

/** What became of an attempt. */
export interface Attempted {
  /** What the endpoint answered; null where it did not. */
  status: number | null
  error: string | null
  /** `null`: it has ended. */
  nextInMs: number | null
}

/** Endpoints are few where deliveries may be many: one look into the index of those that are due for each. */
const DUE_ENDPOINTS = `
  SELECT id FROM webhook WHERE EXISTS (
    SELECT FROM webhook_delivery AS delivery
    WHERE delivery.webhook_id = webhook.id AND delivery.status = 'pending' AND delivery.next_at <= now()
  )`

const DUE = `
  SELECT id, message_id AS "messageId", body, attempts - attempts_before AS attempts,
    (extract(epoch FROM now() - coalesce(first_attempt_at, now())) * 1000)::float8 AS "elapsedMs"
  FROM webhook_delivery WHERE webhook_id = $1 AND status = 'pending' AND next_at <= now()
  ORDER BY next_at LIMIT $2`

const RECORD = `
  UPDATE webhook_delivery SET attempts = attempts + 1, last_status = $2, last_error = $3,
    first_attempt_at = coalesce(first_attempt_at, now()),
    status = CASE WHEN $3::text IS NULL THEN 'delivered' WHEN $4::float8 IS NULL THEN 'failed' ELSE 'pending' END,
    next_at = now() + coalesce($4::float8, 0) * interval '1 millisecond',
    ended_at = CASE WHEN $4::float8 IS NULL THEN now() END
  WHERE id = $1 AND status = 'pending'`

const DISABLE = `
  WITH disabled AS (UPDATE webhook SET enabled = false, disabled_reason = $2 WHERE id = $1)
  UPDATE webhook_delivery SET status = 'failed', last_error = $2, ended_at = now()
  WHERE webhook_id = $1 AND status = 'pending'`

/** Of rows that an index of their status has. */
const FIGURES = `
  SELECT
    (SELECT count(*)::int FROM webhook_delivery WHERE status = 'pending') AS pending,
    (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM webhook_delivery WHERE status = 'pending')
      AS "oldestSeconds",
    (SELECT count(*)::int FROM webhook_delivery WHERE status = 'failed') AS dead`

const PURGE = `
  DELETE FROM webhook_delivery AS delivery USING webhook, account, plan
  WHERE webhook.id = delivery.webhook_id AND account.id = webhook.account_id
    AND plan.plane = 'gateway' AND plan.id = account.plan AND delivery.status <> 'pending'
    AND delivery.created_at < $1::timestamptz - (plan.settings ->> 'retentionDays')::int * interval '1 day'`

/** Endpoints that something is due for. */
export const dueEndpoints = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(DUE_ENDPOINTS)
  return rows.map(({ id }) => id)
}

export const findEndpoint = async (pool: Pool, id: string): Promise<Endpoint | undefined> => {
  const { rows } = await pool.query<Endpoint>(
    `SELECT id, url, enabled, disabled_reason AS "disabledReason", secret,
       CASE WHEN previous_secret_until > now() THEN previous_secret END AS "previousSecret"
     FROM webhook WHERE id = $1`,
    [id],
  )
  return rows[0]
}

export const readDue = async (pool: Pool, webhookId: string, limit: number): Promise<DueDelivery[]> =>
  (await pool.query<DueDelivery>(DUE, [webhookId, limit])).rows

export const recordAttempt = async (
  pool: Pool,
  deliveryId: string,
  { status, error, nextInMs }: Attempted,
): Promise<void> => {
  await pool.query(RECORD, [deliveryId, status, error, nextInMs])
}

/** Not an attempt: it is tried later. */
export const postpone = async (pool: Pool, deliveryId: string, inMs: number): Promise<void> => {
  await pool.query(
    `UPDATE webhook_delivery SET next_at = now() + $2 * interval '1 millisecond' WHERE id = $1 AND status = 'pending'`,
    [deliveryId, inMs],
  )
}

/** Sends nothing to an endpoint any more; what waits for it fails, for this reason. */
export const disableEndpoint = async (pool: Pool, webhookId: string, reason: string): Promise<void> => {
  await pool.query(DISABLE, [webhookId, reason])
}

/**
 * Ends a delivery whose endpoint says that it is gone, and disables the endpoint, as one: stopped between the two, the
 * server would go on sending to it. The endpoint is locked first, since several deliveries may be told so at once.
 */
export const recordGone = (
  pool: Pool,
  webhookId: string,
  deliveryId: string,
  { status, error }: Omit<Attempted, 'nextInMs'>,
): Promise<void> =>
  transaction(pool, async (client) => {
    await client.query('SELECT FROM webhook WHERE id = $1 FOR UPDATE', [webhookId])
    await client.query(RECORD, [deliveryId, status, error, null])
    await client.query(DISABLE, [webhookId, `the endpoint is gone: ${error}`])
  })

/** Secrets that are stored, sealed. */
export const readSecrets = async (pool: Pool): Promise<{ id: string; secret: Buffer }[]> =>
  (
    await pool.query<{ id: string; secret: Buffer }>(
      `SELECT id, secret FROM webhook WHERE secret IS NOT NULL
       UNION ALL SELECT id, previous_secret FROM webhook WHERE previous_secret IS NOT NULL`,
    )
  ).rows

/** Stores a secret anew, unless it was changed meanwhile. */
export const replaceSecret = async (pool: Pool, id: string, before: Buffer, after: Buffer): Promise<void> => {
  await pool.query(
    `UPDATE webhook SET secret = CASE WHEN secret = $2 THEN $3 ELSE secret END,
       previous_secret = CASE WHEN previous_secret = $2 THEN $3 ELSE previous_secret END
     WHERE id = $1`,
    [id, before, after],
  )
}

/**
 * Removes deliveries that have ended and are older than the retention of their account's plan.
 *
 * @param now milliseconds since the epoch
 * @returns how many there were
 */
export const purgeDeliveries = async (pool: Pool, now: number): Promise<number> =>
  (await pool.query(PURGE, [new Date(now)])).rowCount ?? 0

/** What waits, and what was given up. */
export const readDeliveryFigures = async (pool: Pool): Promise<MessageFigures> => {
  const { rows } = await pool.query<MessageFigures>(FIGURES)
  const [row] = rows
  if (row === undefined) throw new Error('the figures of what waits are one row')
  return row
}
