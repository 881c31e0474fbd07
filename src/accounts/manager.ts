import type { Pool, PoolClient } from 'pg'
import { emitEvent } from '#events'
import { transaction, type Store } from '#store'
import { newKey, randomBase62 } from './key.js'
import { asOperatorError, OperatorError } from './operator-error.js'
import { ID_DIGITS, insertKey, requireName, requirePrefix, type OperatorParts } from './operator.js'
import { addPlan, savePlan } from './plan-edit.js'
import { fingerprintOf, hashKey } from './secrets.js'
import type { AccountManager, Plane } from './types.js'

const PLANES = [
  ['gateway', 'plan'],
  ['rest', 'toolkitPlan'],
] as const

const LONGEST_OVERLAP_HOURS = 24 * 30

const noAccount = (id: string): OperatorError =>
  new OperatorError(`There is no account ${JSON.stringify(id)}`)

interface LiveKey {
  account_id: string
  account_plan: string
  plane: Plane
  label: string | null
}

/** A key that works, and its account, both locked: the account first, as everywhere. */
const lockLiveKey = async (client: PoolClient, keyId: string): Promise<LiveKey> => {
  await client.query(
    'SELECT FROM account WHERE id = (SELECT account_id FROM api_key WHERE id = $1) FOR UPDATE',
    [keyId],
  )
  const { rows } = await client.query<LiveKey & { is_ending: boolean }>(
    `SELECT k.account_id, k.plane, k.label, k.ends_at IS NOT NULL AS is_ending,
       CASE k.plane WHEN 'gateway' THEN a.plan ELSE a.toolkit_plan END AS account_plan
     FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.id = $1 AND k.revoked_at IS NULL FOR UPDATE OF k`,
    [keyId],
  )
  const [key] = rows
  if (key === undefined) throw new OperatorError('That key does not exist, or was revoked')
  if (key.is_ending)
    throw new OperatorError('That key was rotated before and ends by itself; rotate the newer one')
  return key
}

/** What the operator's pages do to accounts and keys beside what commands do. */
export const createAccountManager = (
  { pool, place }: Pick<Store, 'pool' | 'place'>,
  { secrets, changed }: Pick<OperatorParts, 'secrets' | 'changed'>,
): AccountManager => {
  const inTransaction = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const result = await transaction(pool, work).catch((error: unknown) => {
      throw asOperatorError(error, place)
    })
    // It is committed; while the database cannot be read again, the memory follows as soon as it can.
    await changed().catch(() => undefined)
    return result
  }

  return {
    savePlan: async (plane, edit) => {
      await savePlan(pool, plane, edit).catch((error: unknown) => {
        throw asOperatorError(error, place)
      })
      await changed().catch(() => undefined)
    },

    addPlan: async (plane, addition) => {
      await addPlan(pool, plane, addition).catch((error: unknown) => {
        throw asOperatorError(error, place)
      })
      await changed().catch(() => undefined)
    },

    create: ({ name: asked, plan, toolkitPlan }) =>
      inTransaction(async (client) => {
        const name = requireName(asked, 'name')
        for (const [plane, field] of PLANES) await requirePrefix(client, plane, { plan, toolkitPlan }[field])
        const { rows } = await client.query<{ id: string }>(
          `INSERT INTO account (id, name, plan, toolkit_plan) VALUES ($1, $2, $3, $4)
           ON CONFLICT (name) DO NOTHING RETURNING id`,
          [`acc_${randomBase62(ID_DIGITS)}`, name, plan, toolkitPlan],
        )
        const [created] = rows
        if (created === undefined)
          throw new OperatorError(`There is an account ${JSON.stringify(name)} already`)
        return created.id
      }),

    setPlans: (id, { plan, toolkitPlan }) =>
      inTransaction(async (client) => {
        for (const [plane, field] of PLANES) await requirePrefix(client, plane, { plan, toolkitPlan }[field])
        const { rowCount } = await client.query(
          'UPDATE account SET plan = $2, toolkit_plan = $3 WHERE id = $1',
          [id, plan, toolkitPlan],
        )
        if (rowCount === 0) throw noAccount(id)
      }),

    setStatus: (id, status) =>
      inTransaction(async (client) => {
        const { rowCount } = await client.query('UPDATE account SET status = $2 WHERE id = $1', [id, status])
        if (rowCount === 0) throw noAccount(id)
      }),

    setLabel: (keyId, label) =>
      inTransaction(async (client) => {
        const { rowCount } = await client.query('UPDATE api_key SET label = $2 WHERE id = $1', [
          keyId,
          label === null ? null : requireName(label, 'label'),
        ])
        if (rowCount === 0) throw new OperatorError('That key does not exist')
      }),

    rotateKey: async (keyId, overlapHours) => {
      if (!(overlapHours >= 0 && overlapHours <= LONGEST_OVERLAP_HOURS))
        throw new OperatorError(`The overlap must be 0 to ${LONGEST_OVERLAP_HOURS} hours`)
      const { current } = await secrets()
      return inTransaction(async (client) => {
        const { account_id: accountId, account_plan: plan, plane, label } = await lockLiveKey(client, keyId)
        const prefix = await requirePrefix(client, plane, plan)
        const secret = newKey(prefix)
        const hash = hashKey(current, secret)
        await insertKey(client, {
          accountId,
          plane,
          plan,
          prefix,
          label,
          hash,
          fingerprint: fingerprintOf(current),
        })
        const { rows } = await client.query<{ ends_at: Date }>(
          `UPDATE api_key SET ends_at = now() + $2 * interval '1 hour' WHERE id = $1 RETURNING ends_at`,
          [keyId, overlapHours],
        )
        await revokeEnded(client)
        return { secret, endsAt: rows[0]?.ends_at ?? new Date() }
      })
    },
  }
}

const revokeEnded = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{
    id: string
    account_id: string
    plane: Plane
    plan: string
    prefix: string
    label: string | null
    revoked_at: Date
  }>(
    `UPDATE api_key SET revoked_at = ends_at WHERE ends_at <= now() AND revoked_at IS NULL
     RETURNING id, account_id, plane, plan, prefix, label, revoked_at`,
  )
  for (const { account_id: accountId, revoked_at: revokedAt, ...key } of rows)
    await emitEvent(client, {
      accountId,
      type: 'key.revoked',
      data: { ...key, revoked_at: revokedAt.toISOString() },
    })
  return rows.length
}

/** Notes which keys have ended by themselves, and tells their accounts; they stopped working at their time. @returns how many */
export const revokeEndedKeys = (pool: Pool): Promise<number> => transaction(pool, revokeEnded)
