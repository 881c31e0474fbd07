import type { EventType } from '#events'

/** A registered endpoint, without its secret. */
export interface EndpointRecord {
  id: string
  account: string
  url: string
  events: EventType[]
  enabled: boolean
  /** Why it is not enabled; null where it is, and where that was not noted. */
  disabledReason: string | null
  /** Until when messages are signed with the secret before the last too; null where they are not. */
  previousUntil: Date | null
  createdAt: Date
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed'

/** One event on its way to one endpoint, or at its end; `failed` is a dead letter, which can be sent again. */
export interface DeliveryRecord {
  id: string
  webhookId: string
  account: string
  /** The `webhook-id`. */
  messageId: string
  type: string
  status: DeliveryStatus
  attempts: number
  /** What the endpoint answered last. */
  lastStatus: number | null
  lastError: string | null
  createdAt: Date
  /** When it is tried next; null where it has ended. */
  nextAt: Date | null
}

/** What is asked for with a new endpoint. */
export interface NewEndpoint {
  /** The account's name. */
  account: string
  url: string
  events: readonly string[]
}

/** Which deliveries to list; `null` is all. */
export interface DeliveryFilter {
  status: DeliveryStatus | null
  /** The account's name. */
  account: string | null
  endpoint: string | null
  /** The id of a delivery: those that are older than it. */
  before: string | null
  /** At most so many. */
  limit: number
}

/** A new secret; messages are signed with the previous one too until `previousUntil`, where there is one. */
export interface RotatedSecret {
  secret: string
  previousUntil: Date | null
}

/** What operators do to endpoints. Everything rejects with OperatorError, in the operator's terms. */
export interface WebhookOperator {
  /**
   * Registers an endpoint. Its secret (`whsec_...`) is given this once. An address that the account has for one of the
   * events already is refused: it would be told twice.
   */
  create(endpoint: NewEndpoint): Promise<{ id: string; secret: string }>
  /** All endpoints, the newest first. */
  list(): Promise<EndpointRecord[]>
  /** Nothing is sent to a disabled endpoint; what waits for it fails. */
  setEnabled(id: string, isEnabled: boolean): Promise<EndpointRecord>
  /** Removes an endpoint with its deliveries, those too that wait. */
  remove(id: string): Promise<EndpointRecord>
  /** Gives an endpoint a new secret. @param overlapHours how long the previous one signs beside it */
  rotateSecret(id: string, overlapHours: number): Promise<RotatedSecret>
  /** Deliveries, the newest first; the failed ones are the dead letters. */
  deliveries(filter: DeliveryFilter): Promise<DeliveryRecord[]>
  /**
   * Sends a delivery again, whatever became of it, under the `webhook-id` that it had; for a day, like a new one. The
   * attempts that were made stay counted.
   */
  resend(deliveryId: string): Promise<void>
  /** Sends every dead letter of an endpoint again, likewise. @returns how many there were */
  resendFailed(id: string): Promise<number>
  /** Sends an endpoint an event `webhook.test`, whatever it subscribes to. @returns the delivery's id */
  test(id: string): Promise<string>
}
