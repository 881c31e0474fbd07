import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { ArgumentError, asOperatorError, OperatorError, randomBase62, type Vault } from '#accounts'
import { EVENT_TYPES, type EventType } from '#events'
import { transaction, type Store } from '#store'
import { FeatureError, hostOf, parseTarget, TargetError, type Egress } from '#toolkit/open'
import { secretName } from './deliver.js'
import { disableEndpoint } from './records.js'
import { newSecret, writeSecret } from './signature.js'
import type { DeliveryRecord, EndpointRecord, WebhookOperator } from './types.js'

const ID_DIGITS = 16
const LONGEST_URL = 2_000
const MOST_OF_AN_ACCOUNT = 20
const BY_OPERATOR = 'the endpoint was disabled by the operator'

const ENDPOINT_COLUMNS = `
  webhook.id, account.name AS account, webhook.url, webhook.events, webhook.enabled,
  CASE WHEN NOT webhook.enabled THEN disabled_reason END AS "disabledReason",
  CASE WHEN previous_secret_until > now() THEN previous_secret_until END AS "previousUntil", webhook.created_at AS "createdAt"`

const LIST = `
  SELECT ${ENDPOINT_COLUMNS} FROM webhook JOIN account ON account.id = webhook.account_id
  ORDER BY webhook.created_at DESC, webhook.id`

const SET_ENABLED = `
  UPDATE webhook SET enabled = $2, disabled_reason = CASE WHEN NOT $2 THEN $3 END FROM account WHERE webhook.id = $1 AND account.id = webhook.account_id
  RETURNING ${ENDPOINT_COLUMNS}`

const DELIVERIES = `
  SELECT delivery.id, webhook_id AS "webhookId", account.name AS account, message_id AS "messageId", delivery.type,
    delivery.status, delivery.attempts, last_status AS "lastStatus", last_error AS "lastError", delivery.created_at AS "createdAt",
    CASE WHEN delivery.status = 'pending' THEN next_at END AS "nextAt"
  FROM webhook_delivery AS delivery
  JOIN webhook ON webhook.id = webhook_id JOIN account ON account.id = webhook.account_id
  WHERE ($1::text IS NULL OR delivery.status = $1) AND ($2::text IS NULL OR account.name = $2)
    AND ($3::text IS NULL OR webhook.id = $3)
    AND ($4::text IS NULL
      OR (delivery.created_at, delivery.id) < (SELECT created_at, id FROM webhook_delivery WHERE id = $4))
  ORDER BY delivery.created_at DESC, delivery.id DESC LIMIT $5`

/** The history stays; when to try and when to give up begins anew. */
const RESEND = `
  UPDATE webhook_delivery SET status = 'pending', attempts_before = attempts, first_attempt_at = NULL,
    next_at = now(), ended_at = NULL`

/** Not one of those that subscribers are told: it has no place among the events. */
const TEST_TYPE = 'webhook.test'
const TEST = `
  INSERT INTO webhook_delivery (id, webhook_id, message_id, type, body)
  SELECT 'dlv_' || replace(gen_random_uuid()::text, '-', ''), id, $2, '${TEST_TYPE}', $3 FROM webhook WHERE id = $1
  RETURNING id`

const DELETE = `
  DELETE FROM webhook USING account WHERE webhook.id = $1 AND account.id = webhook.account_id
  RETURNING ${ENDPOINT_COLUMNS}`

const ROTATE = `
  UPDATE webhook SET secret = $2, previous_secret = $3::bytea,
    previous_secret_until = CASE WHEN $3::bytea IS NOT NULL THEN now() + $4 * interval '1 hour' END
  WHERE id = $1 RETURNING previous_secret_until AS "previousUntil"`

const noEndpoint = (id: string): OperatorError =>
  new OperatorError(`There is no endpoint ${JSON.stringify(id)}`)

const noDelivery = (id: string): OperatorError =>
  new OperatorError(`There is no delivery ${JSON.stringify(id)}`)

/** The endpoint of that id, locked, to which something can be sent. */
const requireEnabled = async (client: PoolClient, id: string): Promise<void> => {
  const { rows } = await client.query<{ enabled: boolean }>(
    'SELECT enabled FROM webhook WHERE id = $1 FOR UPDATE',
    [id],
  )
  const [endpoint] = rows
  if (endpoint === undefined) throw noEndpoint(id)
  if (!endpoint.enabled)
    throw new OperatorError(`The endpoint ${id} is disabled; enable it first (webhooks enable ${id})`)
}

const noAccount = (name: string): OperatorError =>
  new OperatorError(`There is no account ${JSON.stringify(name)}; it is made with its first key`)

const requireEvents = (names: readonly string[]): EventType[] => {
  const known: readonly string[] = EVENT_TYPES
  const events = names.filter((name) => name !== '')
  const unknown = events.filter((event) => !known.includes(event))
  if (unknown.length > 0 || events.length === 0)
    throw new ArgumentError(
      `events: ${unknown.length > 0 ? `${unknown.join(', ')} not known` : 'none given'}; there are ${known.join(', ')}`,
    )
  return EVENT_TYPES.filter((event) => events.includes(event))
}

/** Rethrows what is wrong with an address, as an error that the operator sees. */
const ofUrl = (Kind: typeof OperatorError) => (error: unknown) => {
  throw error instanceof FeatureError ? new Kind(`url: ${error.message}`) : error
}

/** @throws ArgumentError for an address that cannot be one of an endpoint, OperatorError where it leads to a private network now */
const requireUrl = async (text: string, { resolve }: Pick<Egress, 'resolve'>): Promise<string> => {
  if (text.length > LONGEST_URL) throw new ArgumentError(`url: must have at most ${LONGEST_URL} characters`)
  const url = await Promise.resolve()
    .then(() => parseTarget(text))
    .catch(ofUrl(ArgumentError))
  await resolve(hostOf(url))
    .catch((error: unknown) => {
      // A name that is not there yet is asked again with every delivery.
      if (!(error instanceof TargetError)) throw error
    })
    .catch(ofUrl(OperatorError))
  return url.href
}

/** The account of that name, locked, which has room for another endpoint, and none that would be told the same there. */
const requireRoom = async (
  client: PoolClient,
  name: string,
  url: string,
  events: readonly EventType[],
): Promise<string> => {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM account WHERE name = $1 FOR UPDATE', [
    name,
  ])
  const [account] = rows
  if (account === undefined) throw noAccount(name)
  const { rows: endpoints } = await client.query<{ id: string; url: string; events: EventType[] }>(
    'SELECT id, url, events FROM webhook WHERE account_id = $1',
    [account.id],
  )
  const twice = endpoints.find(
    (other) => other.url === url && other.events.some((each) => events.includes(each)),
  )
  if (twice !== undefined)
    throw new OperatorError(
      `url: ${twice.id} of account ${name} is told of ${twice.events.join(', ')} at this address already; delete it first, or leave those events out`,
    )
  if (endpoints.length >= MOST_OF_AN_ACCOUNT)
    throw new OperatorError(`An account can have at most ${MOST_OF_AN_ACCOUNT} endpoints`)
  return account.id
}

/** What operators do to endpoints, on a database. */
export const createWebhookOperator = (
  { pool, place }: Pick<Store, 'pool' | 'place'>,
  vault: Vault,
  egress: Pick<Egress, 'resolve'>,
): WebhookOperator => {
  const named = (error: unknown): never => {
    throw asOperatorError(error, place)
  }
  return {
    create: async ({ account, url: text, events: names }) => {
      const events = requireEvents(names)
      const url = await requireUrl(text, egress)
      const id = `whk_${randomBase62(ID_DIGITS)}`
      const secret = newSecret()
      await transaction(pool, async (client) => {
        const accountId = await requireRoom(client, account.trim(), url, events)
        await client.query(
          'INSERT INTO webhook (id, account_id, url, events, secret) VALUES ($1, $2, $3, $4, $5)',
          [id, accountId, url, events, vault.seal(secretName(id), secret)],
        )
      }).catch(named)
      return { id, secret: writeSecret(secret) }
    },

    list: async () => (await pool.query<EndpointRecord>(LIST).catch(named)).rows,

    setEnabled: async (id, isEnabled) => {
      const { rows } = await pool
        .query<EndpointRecord>(SET_ENABLED, [id, isEnabled, BY_OPERATOR])
        .catch(named)
      const [endpoint] = rows
      if (endpoint === undefined) throw noEndpoint(id)
      if (!isEnabled) await disableEndpoint(pool, id, BY_OPERATOR).catch(named)
      return endpoint
    },

    remove: async (id) => {
      const { rows } = await pool.query<EndpointRecord>(DELETE, [id]).catch(named)
      const [endpoint] = rows
      if (endpoint === undefined) throw noEndpoint(id)
      return endpoint
    },

    rotateSecret: (id, overlapHours) =>
      transaction(pool, async (client) => {
        const { rows } = await client.query<{ secret: Buffer | null }>(
          'SELECT secret FROM webhook WHERE id = $1 FOR UPDATE',
          [id],
        )
        const [endpoint] = rows
        if (endpoint === undefined) throw noEndpoint(id)
        const secret = newSecret()
        // One that cannot be opened any more signs nothing.
        const isPreviousGood =
          endpoint.secret !== null && overlapHours > 0 && vault.open(secretName(id), endpoint.secret) !== null
        const { rows: rotated } = await client.query<{ previousUntil: Date | null }>(ROTATE, [
          id,
          vault.seal(secretName(id), secret),
          isPreviousGood ? endpoint.secret : null,
          overlapHours,
        ])
        return { secret: writeSecret(secret), previousUntil: rotated[0]?.previousUntil ?? null }
      }).catch(named),

    deliveries: async ({ status, account, endpoint, before, limit }) => {
      const { rows: known } = await pool
        .query<{ account: boolean; endpoint: boolean; before: boolean }>(
          `SELECT EXISTS (SELECT FROM account WHERE name = $1) AS account,
             EXISTS (SELECT FROM webhook WHERE id = $2) AS endpoint,
             EXISTS (SELECT FROM webhook_delivery WHERE id = $3) AS before`,
          [account, endpoint, before],
        )
        .catch(named)
      if (account !== null && known[0]?.account !== true) throw noAccount(account)
      if (endpoint !== null && known[0]?.endpoint !== true) throw noEndpoint(endpoint)
      if (before !== null && known[0]?.before !== true) throw noDelivery(before)
      const listed = pool.query<DeliveryRecord>(DELIVERIES, [status, account, endpoint, before, limit])
      return (await listed.catch(named)).rows
    },

    resend: (deliveryId) =>
      transaction(pool, async (client) => {
        const { rows } = await client.query<{ id: string; enabled: boolean }>(
          `SELECT webhook.id, enabled FROM webhook JOIN webhook_delivery AS delivery ON webhook.id = webhook_id
           WHERE delivery.id = $1 FOR UPDATE`,
          [deliveryId],
        )
        const [endpoint] = rows
        if (endpoint === undefined) throw noDelivery(deliveryId)
        if (!endpoint.enabled)
          throw new OperatorError(
            `The endpoint ${endpoint.id} of ${deliveryId} is disabled; enable it first (webhooks enable ${endpoint.id})`,
          )
        await client.query(`${RESEND} WHERE id = $1`, [deliveryId])
      }).catch(named),

    resendFailed: (id) =>
      transaction(pool, async (client) => {
        await requireEnabled(client, id)
        const { rowCount } = await client.query(`${RESEND} WHERE webhook_id = $1 AND status = 'failed'`, [id])
        return rowCount ?? 0
      }).catch(named),

    test: (id) =>
      transaction(pool, async (client) => {
        await requireEnabled(client, id)
        const body = { type: TEST_TYPE, timestamp: new Date().toISOString(), data: { webhook_id: id } }
        const values = [id, `msg_${randomBytes(12).toString('hex')}`, JSON.stringify(body)]
        const { rows } = await client.query<{ id: string }>(TEST, values)
        const [delivery] = rows
        if (delivery === undefined) throw noEndpoint(id)
        return delivery.id
      }).catch(named),
  }
}
