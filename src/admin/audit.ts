import { DatabaseError, type Pool } from 'pg'
import { AdminError } from './errors.js'

/** One change, or an attempt at one. */
export interface AuditRecord {
  id: string
  at: Date
  operator: string
  address: string
  /** The operationId. */
  operation: string
  details: Readonly<Record<string, unknown>>
  /** `begun`: its end was never written down. */
  outcome: 'begun' | 'done' | 'refused' | 'failed'
  message: string | null
}

/** What is known when a change begins. */
export interface NewAudit {
  operator: string
  address: string
  operation: string
  details: Readonly<Record<string, unknown>>
  /** Of the form; `null` where it has none, as that for signing in. */
  formId: string | null
}

const KEPT_DAYS = 400
const LONGEST_TEXT = 500
/** Fields that are never written down: secrets, and what tells nobody anything. */
const UNWRITTEN = new Set(['password', 'version'])

/** Of these operations only what is listed is: what is asked of models and features is kept no more than callers' own. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  adminAskModel: ['model', 'temperature', 'max_tokens'],
  adminCallFeature: ['feature'],
}

const told = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value

const writtenDown = ({ operation, details }: Pick<NewAudit, 'operation' | 'details'>): object =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => !UNWRITTEN.has(name) && (KEPT[operation]?.includes(name) ?? true))
      .map(([name, value]) => [name, told(value)]),
  )

const UNIQUE_VIOLATION = '23505'

/**
 * Writes down that a change begins.
 * @returns the record's id
 * @throws AdminError for a form that was sent before
 */
export const beginAudit = async (
  pool: Pool,
  { operator, address, operation, details, formId }: NewAudit,
): Promise<string> => {
  const inserted = pool.query<{ id: string }>(
    `INSERT INTO admin_audit (operator, address, operation, details, form_id) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [
      operator,
      address,
      operation,
      JSON.stringify(writtenDown({ operation, details })).replaceAll('\\u0000', '\\ufffd'),
      formId,
    ],
  )
  const { rows } = await inserted.catch((error: unknown) => {
    if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
    throw new AdminError(
      'repeated',
      'This form was sent before, and is carried out once. Reload the page to see what it did, or to send it again.',
    )
  })
  return String(rows[0]?.id)
}

/** Writes down how a change ended. */
export const endAudit = async (
  pool: Pool,
  id: string,
  outcome: Exclude<AuditRecord['outcome'], 'begun'>,
  message: string | null,
): Promise<void> => {
  await pool.query('UPDATE admin_audit SET outcome = $2, message = $3 WHERE id = $1', [id, outcome, message])
}

/** The changes before the one with the id `before`, or the latest; the newest first. */
export const listAudit = async (pool: Pool, before: string | null, limit: number): Promise<AuditRecord[]> => {
  const { rows } = await pool.query<AuditRecord>(
    `SELECT id, at, operator, address, operation, details, outcome, message FROM admin_audit
     WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
    [before, limit],
  )
  return rows
}

/** Forgets what is older than it is kept. @returns how many records */
export const purgeAudit = async (pool: Pool, now: number): Promise<number> => {
  const { rowCount } = await pool.query(
    `DELETE FROM admin_audit WHERE at < $1::timestamptz - $2 * interval '1 day'`,
    [new Date(now), KEPT_DAYS],
  )
  return rowCount ?? 0
}
