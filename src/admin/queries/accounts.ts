import type { Pool } from 'pg'

/** An account in a list. */
export interface AccountRow {
  id: string
  name: string
  plan: string
  toolkitPlan: string
  status: 'active' | 'suspended'
  createdAt: Date
  gatewayKeys: number
  restKeys: number
  lastUsedAt: Date | null
}

/** A key on its account's page. */
export interface KeyRow {
  id: string
  plane: 'gateway' | 'rest'
  prefix: string
  label: string | null
  createdAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
  /** When it ends by itself. */
  endsAt: Date | null
}

const COLUMNS = `
  a.id, a.name, a.plan, a.toolkit_plan AS "toolkitPlan", a.status, a.created_at AS "createdAt", keys.*`

const KEYS = `
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE plane = 'gateway' AND is_live)::int AS "gatewayKeys",
      count(*) FILTER (WHERE plane = 'rest' AND is_live)::int AS "restKeys", max(last_used_at) AS "lastUsedAt"
    FROM (
      SELECT plane, last_used_at, revoked_at IS NULL AND coalesce(ends_at > now(), true) AS is_live
      FROM api_key WHERE account_id = a.id
    ) AS k
  ) AS keys`

/** What stands for itself in LIKE. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** Accounts by name, those behind `after`; `search` is a part of the name, an account's id, or a key's id. */
export const listAccounts = async (
  pool: Pool,
  { search, after, limit }: { search: string; after: string; limit: number },
): Promise<AccountRow[]> => {
  const { rows } = await pool.query<AccountRow>(
    `SELECT ${COLUMNS} FROM account a ${KEYS}
     WHERE a.name > $1 AND ($2 = '' OR a.name ILIKE '%' || $3 || '%' OR a.id = $2
       OR a.id = (SELECT account_id FROM api_key WHERE id = $2))
     ORDER BY a.name LIMIT $4`,
    [after, search, literal(search), limit],
  )
  return rows
}

/** The account of that id. */
export const findAccount = async (pool: Pool, id: string): Promise<AccountRow | undefined> => {
  const { rows } = await pool.query<AccountRow>(`SELECT ${COLUMNS} FROM account a ${KEYS} WHERE a.id = $1`, [
    id,
  ])
  return rows[0]
}

/** The account of that name. */
export const accountNames = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM account ORDER BY name LIMIT 500')
  return rows.map(({ name }) => name)
}

/** The account that holds a key. */
export const accountOfKey = async (pool: Pool, keyId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ id: string }>('SELECT account_id AS id FROM api_key WHERE id = $1', [
    keyId,
  ])
  return rows[0]?.id
}

/** The keys of an account, those that work first, the newest first. At most 200. */
export const listKeys = async (pool: Pool, accountId: string): Promise<KeyRow[]> => {
  const { rows } = await pool.query<KeyRow>(
    `SELECT id, plane, prefix, label, created_at AS "createdAt", last_used_at AS "lastUsedAt",
       coalesce(revoked_at, CASE WHEN ends_at <= now() THEN ends_at END) AS "revokedAt", ends_at AS "endsAt"
     FROM api_key WHERE account_id = $1 ORDER BY revoked_at IS NOT NULL, created_at DESC, id LIMIT 200`,
    [accountId],
  )
  return rows
}

/** What an account used on one UTC day. */
export interface UsageRow {
  /** `YYYY-MM-DD`. */
  day: string
  requests: string
  promptTokens: string
  completionTokens: string
  costIdr: string
  toolkitCalls: string
}

/** The days of the last `days` on which an account used anything, the latest first. */
export const listUsage = async (pool: Pool, accountId: string, days: number): Promise<UsageRow[]> => {
  const { rows } = await pool.query<UsageRow>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(requests, 0) AS requests, coalesce(prompt_tokens, 0) AS "promptTokens",
       coalesce(completion_tokens, 0) AS "completionTokens", coalesce(cost_idr, 0) AS "costIdr", coalesce(calls, 0) AS "toolkitCalls"
     FROM (SELECT * FROM usage_day WHERE account_id = $1) AS used
     FULL JOIN (
       SELECT day, sum(calls) AS calls FROM toolkit_usage
       WHERE key_id IN (SELECT id FROM api_key WHERE account_id = $1) GROUP BY day
     ) AS called USING (day)
     WHERE day > (now() AT TIME ZONE 'UTC')::date - $2::int ORDER BY day DESC`,
    [accountId, days],
  )
  return rows
}
