import { createHash, randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { EventData, EventType } from './types.js'

/** Something that happened. */
export interface Event<T extends EventType = EventType> {
  /** Whom it is told; `null` is everyone. */
  accountId: string | null
  type: T
  data: EventData[T]
  /** Of events with the same key an account is told the first alone, while that is kept. */
  onceKey?: string
}

const EMIT = `
  INSERT INTO webhook_delivery (id, webhook_id, message_id, type, body)
  SELECT 'dlv_' || replace(gen_random_uuid()::text, '-', ''), id, $2, $3, $4 FROM webhook
  WHERE ($1::text IS NULL OR account_id = $1) AND enabled AND secret IS NOT NULL AND $3 = ANY (events)
  ON CONFLICT (webhook_id, message_id) DO NOTHING`

const messageIdOf = ({ accountId, type, onceKey }: Event): string => {
  const digits =
    onceKey === undefined
      ? randomBytes(12)
      : createHash('sha256')
          .update(JSON.stringify([accountId, type, onceKey]))
          .digest()
          .subarray(0, 12)
  return `msg_${digits.toString('hex')}`
}

/**
 * Writes an event down for every enabled endpoint that subscribes to it; it is sent from there, also after a crash.
 *
 * @param database the client of the transaction that does what is told, so that both are there or neither
 */
export const emitEvent = async <T extends EventType>(
  database: Pool | PoolClient,
  event: Event<T>,
): Promise<void> => {
  const { accountId, type, data } = event
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data })
  await database.query(EMIT, [accountId, messageIdOf(event), type, body])
}
