/** Events on their way to the endpoints that accounts registered: signed, tried again for a day, and kept to be looked at. */
export { createWebhooks, openWebhookEgress, type Webhooks } from './open.js'
export { webhookCommands } from './commands.js'
export { createWebhookOperator } from './operator.js'
export { purgeDeliveries, readDeliveryFigures } from './records.js'
export type { DeliveryRecord, EndpointRecord, WebhookOperator } from './types.js'
