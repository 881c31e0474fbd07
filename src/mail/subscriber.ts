import type { Pool } from 'pg'
import { LOCKS, transaction } from '#store'
import { writeMail } from './outbox.js'

/** In one step, whether the address is known or not. */
const SUBSCRIBE = `
  WITH known AS (SELECT EXISTS (SELECT FROM subscriber WHERE email = $1) AS is_known),
  added AS (INSERT INTO subscriber (email, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING)
  SELECT is_known FROM known`

const confirmation = (host: string): { subject: string; body: string } => ({
  subject: `You are subscribed to news of ${host}`,
  body: [
    `This address was subscribed to news of ${host}: maintenance, incidents and new models.`,
    '',
    'If that was not you, answer this mail and the address is taken off the list.',
    '',
  ].join('\n'),
})

/**
 * Subscribes an address, which gets a confirmation where it was not subscribed; the caller cannot tell.
 *
 * @param host of the service, as the confirmation names it
 */
export const subscribe = async (
  pool: Pool,
  accountId: string,
  email: string,
  host: string,
): Promise<void> => {
  // Capitals make no other mailbox anywhere that one would meet.
  const key = email.toLowerCase()
  await transaction(pool, async (client) => {
    // Two that subscribe the same address at once wait for each other.
    await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
      LOCKS.subscriber[0],
      `subscriber ${key}`,
    ])
    const { rows } = await client.query<{ is_known: boolean }>(SUBSCRIBE, [key, accountId])
    if (rows[0]?.is_known === false)
      await writeMail(client, { accountId, recipient: email, replyTo: null, ...confirmation(host) })
  })
}
