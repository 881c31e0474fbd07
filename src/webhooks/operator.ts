import type { PoolClient } from 'pg'
import { asOperatorError, OperatorError, randomBase62, type Vault } from '#accounts'
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
const MOST_LISTED = 200

const ENDPOINT_COLUMNS = `
  webhook.id, account.name AS account, webhook.url, webhook.events, webhook.enabled, webhook.created_at AS "createdAt"`

const LIST = `
  SELECT ${ENDPOINT_COLUMNS} FROM webhook JOIN account ON account.id = webhook.account_id
  ORDER BY webhook.created_at DESC, webhook.id`

const SET_ENABLED = `
  UPDATE webhook SET enabled = $2 FROM account WHERE webhook.id = $1 AND account.id = webhook.account_id
  RETURNING ${ENDPOINT_COLUMNS}`

const DELIVERIES = `
  SELECT delivery.id, webhook_id AS "webhookId", account.name AS account, message_id AS "messageId", delivery.type,
    delivery.status, delivery.attempts, last_status AS "lastStatus", last_error AS "lastError", delivery.created_at AS "createdAt",
    CASE WHEN delivery.status = 'pending' THEN next_at END AS "nextAt"
  FROM webhook_delivery AS delivery
  JOIN webhook ON webhook.id = webhook_id JOIN account ON account.id = webhook.account_id
  WHERE $1::text IS NULL OR delivery.status = $1 ORDER BY delivery.created_at DESC, delivery.id LIMIT $2`

const RESEND = `
  UPDATE webhook_delivery AS delivery SET status = 'pending', attempts = 0, first_attempt_at = NULL,
    next_at = now(), ended_at = NULL
  FROM webhook WHERE delivery.id = $1 AND webhook.id = webhook_id AND webhook.enabled`

const requireEvents = (events: readonly string[]): EventType[] => {
  const known: readonly string[] = EVENT_TYPES
  const unknown = events.filter((event) => !known.includes(event))
  if (unknown.length > 0 || events.length === 0)
    throw new OperatorError(
      `events: ${unknown.length > 0 ? `${unknown.join(', ')} not known` : 'none given'}; there are ${known.join(', ')}`,
    )
  return EVENT_TYPES.filter((event) => events.includes(event))
}

/** @throws OperatorError for an address that can't be one of an endpoint, or leads to a private network now */
const requireUrl = async (text: string, { resolve }: Pick<Egress, 'resolve'>): Promise<string> => {
  if (text.length > LONGEST_URL) throw new OperatorError(`url: must have at most ${LONGEST_URL} characters`)
  const checked = Promise.resolve().then(async () => {
    const url = parseTarget(text)
    await resolve(hostOf(url)).catch((error: unknown) => {
      // A name that is not there yet is asked again with every delivery.
      if (!(error instanceof TargetError)) throw error
    })
    return url.href
  })
  return checked.catch((error: unknown) => {
    throw error instanceof FeatureError ? new OperatorError(`url: ${error.message}`) : error
  })
}

/** The account of that name, locked, which has room for another endpoint. */
const requireAccount = async (client: PoolClient, name: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM account WHERE name = $1 FOR UPDATE', [
    name,
  ])
  const [account] = rows
  if (account === undefined)
    throw new OperatorError(`There is no account ${JSON.stringify(name)}; it is made with its first key`)
  const { rows: counts } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM webhook WHERE account_id = $1',
    [account.id],
  )
  if ((counts[0]?.count ?? 0) >= MOST_OF_AN_ACCOUNT)
    throw new OperatorError(`An account has at most ${MOST_OF_AN_ACCOUNT} endpoints`)
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
        const accountId = await requireAccount(client, account.trim())
        await client.query(
          'INSERT INTO webhook (id, account_id, url, events, secret) VALUES ($1, $2, $3, $4, $5)',
          [id, accountId, url, events, vault.seal(secretName(id), secret)],
        )
      }).catch(named)
      return { id, secret: writeSecret(secret) }
    },

    list: async () => (await pool.query<EndpointRecord>(LIST).catch(named)).rows,

    setEnabled: async (id, isEnabled) => {
      const { rows } = await pool.query<EndpointRecord>(SET_ENABLED, [id, isEnabled]).catch(named)
      const [endpoint] = rows
      if (endpoint === undefined) throw new OperatorError(`There is no endpoint ${JSON.stringify(id)}`)
      if (!isEnabled) await disableEndpoint(pool, id, 'the endpoint is disabled').catch(named)
      return endpoint
    },

    deliveries: async (status) =>
      (await pool.query<DeliveryRecord>(DELIVERIES, [status, MOST_LISTED]).catch(named)).rows,

    resend: async (deliveryId) => {
      const { rowCount } = await pool.query(RESEND, [deliveryId]).catch(named)
      if (rowCount === 0)
        throw new OperatorError(
          `There is no delivery ${JSON.stringify(deliveryId)} to an endpoint that is enabled (webhooks enable ID)`,
        )
    },
  }
}
