import { asOperatorError, OperatorError } from '#accounts'
import { transaction, type Store } from '#store'
import type { MailOperator, MailRecord, WholeMail } from './types.js'

const STATE = `
  CASE WHEN outbox.status = 'failed' THEN 'dead' WHEN outbox.status = 'sent' THEN 'sent'
    WHEN sending_since IS NOT NULL THEN 'sending' ELSE 'waiting' END`

const COLUMNS = `
  outbox.id, account.name AS account, recipient, subject, attempts, outbox.created_at AS "createdAt",
  ${STATE} AS state,
  CASE WHEN outbox.status = 'pending' AND sending_since IS NULL THEN next_at END AS "nextAt", last_error AS "lastError"`

const LIST = `
  SELECT ${COLUMNS} FROM outbox JOIN account ON account.id = account_id
  WHERE ($1::text IS NULL OR ${STATE} = $1)
    AND ($2::text IS NULL OR (outbox.created_at, outbox.id) < (SELECT created_at, id FROM outbox WHERE id = $2))
  ORDER BY outbox.created_at DESC, outbox.id DESC LIMIT $3`

const FIND = `
  SELECT ${COLUMNS}, reply_to AS "replyTo", body FROM outbox JOIN account ON account.id = account_id WHERE outbox.id = $1`

/** A ticket is kept for longer than what was sent of it. */
const FIND_TICKET = `
  SELECT ticket.id, account.name AS account, NULL AS recipient, coalesce(subject, 'Support request') AS subject, message AS body,
    email AS "replyTo", ticket.created_at AS "createdAt"
  FROM ticket JOIN account ON account.id = account_id WHERE ticket.id = $1`

const FIND_MAIL_OF_TICKET = `SELECT id FROM outbox WHERE recipient IS NULL AND starts_with(subject, '[' || $1 || '] ')`

/** The history stays; when to try and when to give up begins anew. What is under way has its own end. */
const RESEND = `
  UPDATE outbox SET status = 'pending', attempts_before = attempts, first_attempt_at = NULL, next_at = now(), ended_at = NULL
  WHERE id = $1 AND sending_since IS NULL`

const noMail = (id: string): OperatorError => new OperatorError(`There is no mail ${JSON.stringify(id)}`)

/** What operators do to mail, on a database. */
export const createMailOperator = ({ pool, place }: Pick<Store, 'pool' | 'place'>): MailOperator => {
  const named = (error: unknown): never => {
    throw asOperatorError(error, place)
  }
  const rowsOf = async <R extends object>(sql: string, values: unknown[]): Promise<R[]> =>
    (await pool.query<R>(sql, values).catch(named)).rows

  const showTicket = async (id: string): Promise<WholeMail> => {
    const [mail] = await rowsOf<{ id: string }>(FIND_MAIL_OF_TICKET, [id])
    const [whole] = mail === undefined ? [] : await rowsOf<WholeMail>(FIND, [mail.id])
    if (whole !== undefined) return whole
    const [ticket] = await rowsOf<Omit<WholeMail, 'state' | 'attempts' | 'nextAt' | 'lastError'>>(
      FIND_TICKET,
      [id],
    )
    if (ticket === undefined) throw new OperatorError(`There is no ticket ${JSON.stringify(id)}`)
    return { ...ticket, state: 'sent', attempts: 0, nextAt: null, lastError: null }
  }

  return {
    list: async ({ state, before, limit }) => {
      if (before !== null && (await rowsOf('SELECT FROM outbox WHERE id = $1', [before])).length === 0)
        throw noMail(before)
      return rowsOf<MailRecord>(LIST, [state, before, limit])
    },

    show: async (id) => {
      if (id.startsWith('tkt_')) return showTicket(id)
      const [mail] = await rowsOf<WholeMail>(FIND, [id])
      if (mail === undefined) throw noMail(id)
      return mail
    },

    resend: async (id) => {
      const { rowCount } = await pool.query(RESEND, [id]).catch(named)
      if (rowCount !== 0) return
      if ((await rowsOf(FIND, [id])).length === 0) throw noMail(id)
      throw new OperatorError(`Mail ${id} is being sent right now; "mail list" tells what becomes of it`)
    },

    unsubscribe: (address) =>
      transaction(pool, async (client) => {
        if (!/^[^\s@]+@[^\s@]+$/.test(address))
          throw new OperatorError(
            `${JSON.stringify(address)} is not an email address, such as mira@example.org`,
          )
        const { rowCount } = await client.query('DELETE FROM subscriber WHERE email = lower($1)', [address])
        if (rowCount === 0) throw new OperatorError(`${JSON.stringify(address)} is not subscribed`)
        await client.query('DELETE FROM outbox WHERE lower(recipient) = lower($1)', [address])
      }).catch(named),
  }
}
