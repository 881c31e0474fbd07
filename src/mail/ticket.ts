import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { transaction } from '#store'
import { writeMail } from './outbox.js'

/** What somebody asks for help with. */
export interface NewTicket {
  account: { id: string; name: string }
  message: string
  subject: string | null
  /** Where the answer goes. */
  email: string | null
}

export interface Ticket {
  id: string
  createdAt: Date
}

/** What stands for a character that PostgreSQL's texts cannot hold: Unicode's replacement character. */
const NOT_STORABLE = '\uFFFD'

const mailText = (id: string, { account, message, email }: NewTicket): string =>
  [
    `Ticket: ${id}`,
    `Account: ${account.name} (${account.id})`,
    `E-mail: ${email ?? 'none given'}`,
    '',
    message,
    '',
  ].join('\n')

/** Takes a ticket and writes the operator's mail about it; both are durable when this resolves. */
export const createTicket = async (pool: Pool, sent: NewTicket): Promise<Ticket> => {
  const ticket = { ...sent, message: sent.message.replaceAll('\u0000', NOT_STORABLE) }
  const { account, message, subject, email } = ticket
  const id = `tkt_${randomBytes(12).toString('hex')}`
  const createdAt = new Date()
  await transaction(pool, async (client) => {
    await client.query(
      'INSERT INTO ticket (id, account_id, email, subject, message, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, account.id, email, subject, message, createdAt],
    )
    await writeMail(client, {
      accountId: account.id,
      recipient: null,
      replyTo: email,
      subject: `[${id}] ${subject ?? 'Support request'}`,
      body: mailText(id, ticket),
    })
  })
  return { id, createdAt }
}
