import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Pool } from 'pg'

/** An operator who is signed in. */
export interface Session {
  /** The cookie's value. */
  token: string
  /** The name given at sign-in, for the audit log. */
  operator: string
}

/** A session as the list of sessions has it. */
export interface SessionRecord {
  /** Names it without being its token. */
  id: string
  operator: string
  address: string
  userAgent: string
  createdAt: Date
  seenAt: Date
  isThis: boolean
}

export const SESSION_COOKIE = 'admin_session'
const TOKEN_BYTES = 32
/** A working day, and not past an afternoon that nobody worked. */
const LONGEST_HOURS = 12
const IDLE_HOURS = 3
const LONGEST_USER_AGENT = 300

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What forms of a session carry; whoever does not know the cookie cannot know it. */
export const csrfToken = ({ token }: Session): string =>
  createHmac('sha256', token).update('csrf').digest('base64url')

/** Whether a form's `_csrf` is that of the session. */
export const isCsrfToken = (session: Session, given: string): boolean =>
  timingSafeEqual(sha256(csrfToken(session)), sha256(given))

/** A value of `_form`, for one form. */
export const newFormId = (): string => randomBytes(16).toString('base64url')

/** Begins a session. */
export const startSession = async (
  pool: Pool,
  { operator, address, userAgent }: Record<'operator' | 'address' | 'userAgent', string>,
): Promise<Session> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await pool.query(
    `INSERT INTO admin_session (token_hash, operator, address, user_agent, expires_at)
     VALUES ($1, $2, $3, $4, now() + $5 * interval '1 hour')`,
    [sha256(token), operator, address, userAgent.slice(0, LONGEST_USER_AGENT), LONGEST_HOURS],
  )
  return { token, operator }
}

/** The session of a cookie, or null where it has ended. That it was seen is noted once a minute. */
export const findSession = async (pool: Pool, token: string): Promise<Session | null> => {
  const hash = sha256(token)
  const { rows } = await pool.query<{ operator: string; is_due: boolean }>(
    `SELECT operator, seen_at < now() - interval '1 minute' AS is_due FROM admin_session
     WHERE token_hash = $1 AND expires_at > now() AND seen_at > now() - $2 * interval '1 hour'`,
    [hash, IDLE_HOURS],
  )
  const [row] = rows
  if (row === undefined) return null
  if (row.is_due) await pool.query('UPDATE admin_session SET seen_at = now() WHERE token_hash = $1', [hash])
  return { token, operator: row.operator }
}

/** Ends a session. */
export const endSession = async (pool: Pool, { token }: Session): Promise<void> => {
  await pool.query('DELETE FROM admin_session WHERE token_hash = $1', [sha256(token)])
}

/** Ends the session of that id. @returns whether there was one, and whether it is that of `own` */
export const endSessionById = async (
  pool: Pool,
  id: string,
  own: Session,
): Promise<{ isEnded: boolean; isOwn: boolean }> => {
  const { rowCount } = await pool.query(`DELETE FROM admin_session WHERE encode(token_hash, 'hex') = $1`, [
    id,
  ])
  return { isEnded: rowCount !== 0, isOwn: sha256(own.token).toString('hex') === id }
}

/** Ends all sessions. @returns how many there were */
export const endAllSessions = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query('DELETE FROM admin_session')
  return rowCount ?? 0
}

/** The sessions of now, the latest used first. */
export const listSessions = async (pool: Pool, { token }: Session): Promise<SessionRecord[]> => {
  const { rows } = await pool.query<SessionRecord>(
    `SELECT encode(token_hash, 'hex') AS id, operator, address, user_agent AS "userAgent", created_at AS "createdAt", seen_at AS "seenAt",
       token_hash = $1 AS "isThis"
     FROM admin_session WHERE expires_at > now() AND seen_at > now() - $2 * interval '1 hour' ORDER BY seen_at DESC`,
    [sha256(token), IDLE_HOURS],
  )
  return rows
}

/** Forgets sessions that have ended. @returns how many */
export const purgeSessions = async (pool: Pool): Promise<number> => {
  const { rowCount } = await pool.query(
    `DELETE FROM admin_session WHERE expires_at <= now() OR seen_at <= now() - $1 * interval '1 hour'`,
    [IDLE_HOURS],
  )
  return rowCount ?? 0
}
