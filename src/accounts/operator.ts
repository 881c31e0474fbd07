import type { Pool, PoolClient } from 'pg'
import { transaction } from '#store'
import { isWellFormedKey, newKey, randomBase62, type KeyPrefix } from './key.js'
import { OperatorError } from './operator-error.js'
import { applyPlansFile, readPlans } from './plans.js'
import { hashKey, keyHashes, type Secrets } from './secrets.js'
import type { KeyRecord, KeyRequest, Operator, Plane } from './types.js'

/** Random digits of an id: 95 bits, so that ids never meet and can't be guessed from each other. */
const ID_DIGITS = 16
const LONGEST_NAME = 200

const PLANE_TITLES: Record<Plane, string> = { gateway: 'gateway', rest: 'toolkit' }
const PLAN_COLUMNS = { gateway: 'plan', rest: 'toolkit_plan' } as const

/** Control characters would garble the terminals and logs in which names are shown. */
const requireName = (value: string, what: string): string => {
  const name = value.trim()
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    throw new OperatorError(`${what}: must be 1 to ${LONGEST_NAME} characters without control characters`)
  return name
}

/** The prefix of a new key of the plan. */
const requirePrefix = async (client: PoolClient, plane: Plane, plan: string): Promise<KeyPrefix> => {
  const plans = await readPlans(client)
  const gatewayPlan = plans.gateway.find(({ id }) => id === plan)
  if (plane === 'gateway' && gatewayPlan !== undefined) return gatewayPlan.keyPrefix
  const ids = (plane === 'gateway' ? plans.gateway : plans.toolkit).map(({ id }) => id)
  if (plane === 'rest' && ids.includes(plan)) return 'svc_rest_'
  throw new OperatorError(
    `There is no ${PLANE_TITLES[plane]} plan ${JSON.stringify(plan)}; the plans are ${ids.join(', ')}`,
  )
}

/** The account of that name with the asked plan, created or changed where it must be, and what is to be said about it. */
const takeAccount = async (
  client: PoolClient,
  { plane, plan, account: name }: KeyRequest,
): Promise<{ accountId: string; notice: string | null }> => {
  const column = PLAN_COLUMNS[plane]
  const created = await client.query<{ id: string }>(
    `INSERT INTO account (id, name, plan, toolkit_plan) VALUES ($1, $2, $3, $4) ON CONFLICT (name) DO NOTHING RETURNING id`,
    [
      `acc_${randomBase62(ID_DIGITS)}`,
      name,
      plane === 'gateway' ? plan : 'free',
      plane === 'rest' ? plan : 'free',
    ],
  )
  if (created.rows[0] !== undefined) return { accountId: created.rows[0].id, notice: null }

  const { rows } = await client.query<{ id: string; plan: string; others: number }>(
    `SELECT id, ${column} AS plan,
       (SELECT count(*)::int FROM api_key k WHERE k.account_id = a.id AND k.plane = $2 AND k.revoked_at IS NULL) AS others
     FROM account a WHERE name = $1 FOR UPDATE`,
    [name, plane],
  )
  const [existing] = rows
  if (existing === undefined) throw new OperatorError(`Account ${name} was removed just now; try again`)
  if (existing.plan === plan) return { accountId: existing.id, notice: null }
  await client.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [existing.id, plan])
  const notice = `The ${PLANE_TITLES[plane]} plan of account ${name} was ${existing.plan} and is ${plan} now; it has ${existing.others} other ${PLANE_TITLES[plane]} keys`
  return { accountId: existing.id, notice }
}

interface KeyRow {
  id: string
  account: string
  plane: Plane
  plan: string
  prefix: string
  label: string | null
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

const KEY_COLUMNS =
  'k.id, a.name AS account, k.plane, k.plan, k.prefix, k.label, k.created_at, k.last_used_at, k.revoked_at'

const recordOf = ({ created_at, last_used_at, revoked_at, ...row }: KeyRow): KeyRecord => ({
  ...row,
  createdAt: created_at,
  lastUsedAt: last_used_at,
  revokedAt: revoked_at,
})

/** Makes the operator's functions; `changed` is awaited after every change, for the memory of this process. */
export const createOperator = (
  pool: Pool,
  { secrets, plansFile, changed }: { secrets: Secrets; plansFile: string; changed: () => Promise<void> },
): Operator => ({
  createKey: async (request, notify = () => undefined) => {
    const account = requireName(request.account, 'account')
    const label = request.label === undefined ? null : requireName(request.label, 'label')
    const { key, notice } = await transaction(pool, async (client) => {
      // The account first: plans are changed under a lock of the accounts.
      const { accountId, notice } = await takeAccount(client, { ...request, account })
      const prefix = await requirePrefix(client, request.plane, request.plan)
      const key = newKey(prefix)
      await client.query(
        'INSERT INTO api_key (id, account_id, plane, plan, prefix, label, hash) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [
          `key_${randomBase62(ID_DIGITS)}`,
          accountId,
          request.plane,
          request.plan,
          prefix,
          label,
          hashKey(secrets.current, key),
        ],
      )
      return { key, notice }
    })
    await changed()
    if (notice !== null) notify(notice)
    return key
  },

  revokeKey: async (secretOrId) => {
    const isId = secretOrId.startsWith('key_')
    if (!isId && !isWellFormedKey(secretOrId))
      throw new OperatorError(
        'That is no key of this service: mistyped or cut off (its checksum does not fit). Give the whole key or its id, key_...',
      )
    const { rows } = await pool.query<KeyRow>(
      `UPDATE api_key k SET revoked_at = coalesce(k.revoked_at, now()) FROM account a
       WHERE a.id = k.account_id AND (k.id = $1 OR k.hash = ANY ($2::bytea[])) RETURNING ${KEY_COLUMNS}`,
      [isId ? secretOrId : null, isId ? [] : keyHashes(secrets, secretOrId)],
    )
    const [row] = rows
    if (row === undefined)
      throw new OperatorError('There is no such key: it was never issued here, or under another SECRET_KEY')
    await changed()
    return recordOf(row)
  },

  listKeys: async () => {
    const { rows } = await pool.query<KeyRow>(
      `SELECT ${KEY_COLUMNS} FROM api_key k JOIN account a ON a.id = k.account_id ORDER BY k.created_at DESC, k.id`,
    )
    return rows.map(recordOf)
  },

  applyPlans: async () => {
    const count = await applyPlansFile(pool, plansFile)
    await changed()
    return count
  },
})
