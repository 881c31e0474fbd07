import { createHmac, randomBytes } from 'node:crypto'

/** Of the 24 to 64 bytes that the specification allows. */
const SECRET_BYTES = 32
const PREFIX = 'whsec_'

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** A secret as it is shown: `whsec_` and base64. */
export const writeSecret = (secret: Uint8Array): string =>
  `${PREFIX}${Buffer.from(secret).toString('base64')}`

/** A message as it is signed. */
export interface Message {
  id: string
  /** Unix seconds of this attempt. */
  timestamp: number
  body: string
}

/**
 * The headers of a message by Standard Webhooks (standardwebhooks.com, "Symmetric signatures"): HMAC-SHA256 over
 * `id.timestamp.body`, one for each secret while it is rotated, separated by spaces ("Webhook headers").
 */
export const signedHeaders = (
  secrets: readonly Uint8Array[],
  { id, timestamp, body }: Message,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const signed = `${id}.${timestamp}.${body}`
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
