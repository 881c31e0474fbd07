import type { PoolClient } from 'pg'
import { emitEvent } from '#events'
import { transaction, type Store } from '#store'
import { deleteAccount, renameDeletedRows } from './deletion.js'
import { isWellFormedKey, newKey, randomBase62, type KeyPrefix } from './key.js'
import { ArgumentError, asOperatorError, OperatorError, OutcomeUnknownError } from './operator-error.js'
import { applyPlansFile, readPlans } from './plans.js'
import { fingerprintOf, hashKey, keyHashes, type Secrets } from './secrets.js'
import type { KeyRecord, KeyRequest, Operator, Plane, Revocation } from './types.js'

/** Random digits of an id: 95 bits, so that ids never collide and cannot be guessed from each other. */
export const ID_DIGITS = 16
const LONGEST_NAME = 200

const PLANE_TITLES: Record<Plane, string> = { gateway: 'gateway', rest: 'toolkit' }
const PLAN_COLUMNS = { gateway: 'plan', rest: 'toolkit_plan' } as const

/** What would garble the terminals and logs in which names are shown: controls, line ends, changes of direction, halves of pairs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** A name or label without blanks around it. @throws ArgumentError for what cannot be one */
export const requireName = (value: string, what: string): string => {
  const name = value.trim()
  if (name === '' || name.length > LONGEST_NAME || UNPRINTABLE.test(name))
    throw new ArgumentError(`${what}: must be 1 to ${LONGEST_NAME} characters without control characters`)
  return name
}

/** The prefix of a new key of the plan. @throws ArgumentError for an unknown plan */
export const requirePrefix = async (client: PoolClient, plane: Plane, plan: string): Promise<KeyPrefix> => {
  const plans = await readPlans(client)
  const gatewayPlan = plans.gateway.find(({ id }) => id === plan)
  if (plane === 'gateway' && gatewayPlan !== undefined) return gatewayPlan.keyPrefix
  const ids = (plane === 'gateway' ? plans.gateway : plans.toolkit).map(({ id }) => id)
  if (plane === 'rest' && ids.includes(plan)) return 'svc_rest_'
  throw new ArgumentError(
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

  const { rows } = await client.query<{ id: string; plan: string; others: number; issued: number }>(
    `SELECT id, ${column} AS plan,
       (SELECT count(*)::int FROM api_key k WHERE k.account_id = a.id AND k.plane = $2 AND k.revoked_at IS NULL) AS others,
       (SELECT count(*)::int FROM api_key k WHERE k.account_id = a.id AND k.plane = $2) AS issued
     FROM account a WHERE name = $1 FOR UPDATE`,
    [name, plane],
  )
  const [existing] = rows
  if (existing === undefined) throw new OperatorError(`Account ${name} was removed just now; try again`)
  if (existing.plan === plan) return { accountId: existing.id, notice: null }
  await client.query(`UPDATE account SET ${column} = $2 WHERE id = $1`, [existing.id, plan])
  // The plan that every account begins with on the other plane is not anyone's choice.
  if (existing.plan === 'free' && existing.issued === 0) return { accountId: existing.id, notice: null }
  const notice = `The ${PLANE_TITLES[plane]} plan of account ${name} was ${existing.plan} and is ${plan} now; it has ${existing.others} other ${PLANE_TITLES[plane]} ${existing.others === 1 ? 'key' : 'keys'}`
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
  is_current: boolean
}

/** The current secret is the one that the database was last used with: this must work where it is lost, too. */
const KEY_COLUMNS = `
  k.id, a.name AS account, k.plane, k.plan, k.prefix, k.label, k.created_at, k.last_used_at, k.revoked_at,
  coalesce(k.secret_fingerprint = (SELECT fingerprint FROM secret_fingerprint), false) AS is_current`

const recordOf = ({ created_at, last_used_at, revoked_at, is_current, ...row }: KeyRow): KeyRecord => ({
  ...row,
  isOfCurrentSecret: is_current,
  createdAt: created_at,
  lastUsedAt: last_used_at,
  revokedAt: revoked_at,
})

/** Stores a key, and tells its account. */
export const insertKey = async (
  client: PoolClient,
  {
    accountId,
    plane,
    plan,
    prefix,
    label,
    hash,
    fingerprint,
  }: Record<'accountId' | 'plan' | 'prefix', string> & {
    plane: Plane
    label: string | null
    hash: Buffer
    fingerprint: Buffer
  },
): Promise<void> => {
  const id = `key_${randomBase62(ID_DIGITS)}`
  const { rows } = await client.query<{ created_at: Date }>(
    `INSERT INTO api_key (id, account_id, plane, plan, prefix, label, hash, secret_fingerprint)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     RETURNING created_at`,
    [id, accountId, plane, plan, prefix, label, hash, fingerprint],
  )
  for (const { created_at: createdAt } of rows)
    await emitEvent(client, {
      accountId,
      type: 'key.created',
      data: { id, plane, plan, prefix, label, created_at: createdAt.toISOString() },
    })
}

/** Two that revoke the same key at once wait for each other, so that only the first finds it unrevoked. */
const REVOKE = `
  UPDATE api_key k SET revoked_at = coalesce(old.revoked_at, now())
  FROM (SELECT id, revoked_at FROM api_key WHERE id = $1 OR hash = ANY ($2::bytea[]) FOR UPDATE) AS old, account a
  WHERE k.id = old.id AND a.id = k.account_id
  RETURNING ${KEY_COLUMNS}, old.revoked_at IS NOT NULL AS was_revoked, a.id AS account_id`

type RevokedRow = KeyRow & { revoked_at: Date; was_revoked: boolean; account_id: string }

const revocationOf = ({ was_revoked, account_id: _, ...row }: RevokedRow): Revocation => ({
  ...recordOf(row),
  revokedAt: row.revoked_at,
  wasRevoked: was_revoked,
})

const tellRevoked = (client: PoolClient, row: RevokedRow): Promise<void> => {
  const { id, plane, plan, prefix, label, account_id: accountId, revoked_at: revokedAt } = row
  return emitEvent(client, {
    accountId,
    type: 'key.revoked',
    data: { id, plane, plan, prefix, label, revoked_at: revokedAt.toISOString() },
  })
}

/** What the operator's functions need of their process. */
export interface OperatorParts {
  /** Rejects with an OperatorError where the secret is not the database's. */
  secrets: () => Promise<Secrets>
  plansFile: string
  /** Takes what was committed into the memory of this process. */
  changed: () => Promise<void>
  /** Removes what an account that was deleted has left elsewhere. */
  deleted: (accountId: string) => Promise<void>
}

/** Makes the operator's functions on a database. */
export const createOperator = (
  { pool, place }: Pick<Store, 'pool' | 'place'>,
  { secrets, plansFile, changed, deleted }: OperatorParts,
): Operator => {
  const inTransaction = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> =>
    transaction(pool, work).catch((error: unknown) => {
      throw asOperatorError(error, place)
    })
  /** The change is committed, but this process uses its memory until it can read again, which it keeps trying. */
  const takeIn = (done: string): Promise<void> =>
    changed().catch((error: unknown) => {
      const reason = asOperatorError(error, place).message
      throw new OutcomeUnknownError(`${done}, but this server does not know it yet: ${reason}`)
    })

  return {
    createKey: async (request, notify = () => undefined) => {
      const account = requireName(request.account, 'account')
      const label = request.label === undefined ? null : requireName(request.label, 'label')
      const { plane, plan } = request
      const { current } = await secrets()
      const { key, notice } = await inTransaction(async (client) => {
        // The account first: plans are changed under a lock of the accounts.
        const { accountId, notice } = await takeAccount(client, { ...request, account })
        const prefix = await requirePrefix(client, plane, plan)
        const key = newKey(prefix)
        const hash = hashKey(current, key)
        const fingerprint = fingerprintOf(current)
        await insertKey(client, { accountId, plane, plan, prefix, label, hash, fingerprint })
        return { key, notice }
      })
      // The key is shown this once, whatever follows.
      await takeIn('The key is issued').catch((error: Error) => notify(error.message))
      if (notice !== null) notify(notice)
      return key
    },

    revokeKey: async (secretOrId) => {
      const isId = secretOrId.startsWith('key_')
      if (!isId && !isWellFormedKey(secretOrId))
        throw new ArgumentError(
          'That is not a key of this service: it is mistyped or cut off (its checksum is wrong). Give the whole key or its id, key_...',
        )
      const hashes = isId ? [] : keyHashes(await secrets(), secretOrId)
      const row = await inTransaction(async (client) => {
        const { rows } = await client.query<RevokedRow>(REVOKE, [isId ? secretOrId : null, hashes])
        const [revoked] = rows
        if (revoked?.was_revoked === false) await tellRevoked(client, revoked)
        return revoked
      })
      if (row === undefined)
        throw new OperatorError('There is no such key: it was never issued here, or under another SECRET_KEY')
      await takeIn('The key is revoked')
      return revocationOf(row)
    },

    deleteAccount: async (nameOrId) => {
      // Accounts can be deleted even without the secret.
      const known = await secrets().catch((error: unknown) => {
        if (error instanceof OperatorError) return null
        throw error
      })
      const account = await inTransaction((client) => deleteAccount(client, nameOrId, known))
      await takeIn('The account is deleted')
      await renameDeletedRows(pool, Date.now()).catch((error: unknown) => {
        const reason = asOperatorError(error, place).message
        throw new OutcomeUnknownError(
          `The account is deleted, but the request log still has its id; the server takes it out within a day: ${reason}`,
        )
      })
      await deleted(account.id)
      return account
    },

    listKeys: () =>
      inTransaction(async (client) => {
        const { rows } = await client.query<KeyRow>(
          `SELECT ${KEY_COLUMNS} FROM api_key k JOIN account a ON a.id = k.account_id ORDER BY k.created_at DESC, k.id`,
        )
        return rows.map(recordOf)
      }),

    applyPlans: async () => {
      const count = await applyPlansFile(pool, plansFile).catch((error: unknown) => {
        throw asOperatorError(error, place)
      })
      await takeIn('The plans are applied')
      return count
    },
  }
}
