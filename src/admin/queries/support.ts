import type { Pool } from 'pg'
import { AdminError } from '../errors.js'

/** A support ticket. */
export interface TicketRow {
  id: string
  account: string
  accountId: string
  email: string | null
  subject: string | null
  message: string
  createdAt: Date
}

/** An address that gets news. */
export interface SubscriberRow {
  email: string
  accounts: string[]
  createdAt: Date
}

/** Whether a cursor names a row; checked by who reads it. @throws AdminError for what was never one */
const idOf = (before: string | undefined, prefix: string): string | null => {
  if (before === undefined) return null
  if (!new RegExp(`^${prefix}_\\w+$`).test(before))
    throw new AdminError('invalid', 'The address names no page of this list.')
  return before
}

/** Tickets before that of the id `before`, or the latest; the newest first. */
export const listTickets = async (
  pool: Pool,
  before: string | undefined,
  limit: number,
): Promise<TicketRow[]> => {
  const { rows } = await pool.query<TicketRow>(
    `SELECT ticket.id, account.name AS account, account.id AS "accountId", email, subject, message, ticket.created_at AS "createdAt"
     FROM ticket JOIN account ON account.id = account_id
     WHERE $1::text IS NULL OR (ticket.created_at, ticket.id) < (SELECT created_at, id FROM ticket WHERE id = $1)
     ORDER BY ticket.created_at DESC, ticket.id DESC LIMIT $2`,
    [idOf(before, 'tkt'), limit],
  )
  return rows
}

/** Subscribed addresses behind `after`, in their order. */
export const listSubscribers = async (pool: Pool, after: string, limit: number): Promise<SubscriberRow[]> => {
  const { rows } = await pool.query<SubscriberRow>(
    `SELECT email, array_agg(account.name ORDER BY account.name) AS accounts, min(subscriber.created_at) AS "createdAt"
     FROM subscriber JOIN account ON account.id = account_id WHERE email > $1 GROUP BY email ORDER BY email LIMIT $2`,
    [after, limit],
  )
  return rows
}
