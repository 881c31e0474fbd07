import {
  ControlRequestError,
  limitField,
  optionalTextField,
  textField,
  type ControlCommands,
  type Fields,
} from '#accounts'
import type { RemoteServer } from '#accounts/cli'
import type {
  DeliveryFilter,
  DeliveryRecord,
  DeliveryStatus,
  EndpointRecord,
  RotatedSecret,
  WebhookOperator,
} from './types.js'

export const DELIVERY_STATUSES: readonly DeliveryStatus[] = ['pending', 'delivered', 'failed']

const filterOf = (fields: Fields): DeliveryFilter => {
  const asked = optionalTextField(fields, 'status')
  const status = asked === null ? null : DELIVERY_STATUSES.find((known) => known === asked)
  if (status === undefined) throw new ControlRequestError('status must be pending, delivered or failed')
  return {
    status,
    account: optionalTextField(fields, 'account'),
    endpoint: optionalTextField(fields, 'endpoint'),
    before: optionalTextField(fields, 'before'),
    limit: limitField(fields),
  }
}

const hoursOf = ({ overlap_hours: hours }: Fields): number => {
  if (typeof hours !== 'number' || !(hours >= 0))
    throw new ControlRequestError('overlap_hours must be a number')
  return hours
}

const eventsOf = ({ events }: Fields): string[] => {
  if (!Array.isArray(events)) throw new ControlRequestError('events must be a list')
  return events.map(String)
}

/** The operator's functions as commands of the control socket. */
export const webhookCommands = (operator: WebhookOperator): ControlCommands => ({
  'POST /webhooks': (fields) =>
    operator.create({
      account: textField(fields, 'account'),
      url: textField(fields, 'url'),
      events: eventsOf(fields),
    }),
  'GET /webhooks': async () => ({ endpoints: await operator.list() }),
  'POST /webhooks/enabled': (fields) =>
    operator.setEnabled(textField(fields, 'id'), fields['is_enabled'] === true),
  'POST /webhooks/deliveries': async (fields) => ({
    deliveries: await operator.deliveries(filterOf(fields)),
  }),
  'POST /webhooks/delete': (fields) => operator.remove(textField(fields, 'id')),
  'POST /webhooks/rotate-secret': (fields) => operator.rotateSecret(textField(fields, 'id'), hoursOf(fields)),
  'POST /webhooks/resend': async (fields) => {
    await operator.resend(textField(fields, 'id'))
    return {}
  },
  'POST /webhooks/resend-failed': async (fields) => ({
    count: await operator.resendFailed(textField(fields, 'id')),
  }),
  'POST /webhooks/test': async (fields) => ({ id: await operator.test(textField(fields, 'id')) }),
})

/** JSON has dates as text. */
const datedEndpoint = (record: EndpointRecord): EndpointRecord => ({
  ...record,
  createdAt: new Date(record.createdAt),
  previousUntil: record.previousUntil === null ? null : new Date(record.previousUntil),
})
const datedDelivery = (record: DeliveryRecord): DeliveryRecord => ({
  ...record,
  createdAt: new Date(record.createdAt),
  nextAt: record.nextAt === null ? null : new Date(record.nextAt),
})

/** The operator's functions of a running server. */
export const remoteWebhookOperator = ({ ask }: Pick<RemoteServer, 'ask'>): WebhookOperator => ({
  create: (endpoint) => ask('POST', '/webhooks', endpoint),
  list: async () =>
    (await ask<{ endpoints: EndpointRecord[] }>('GET', '/webhooks', null)).endpoints.map(datedEndpoint),
  setEnabled: async (id, isEnabled) =>
    datedEndpoint(await ask('POST', '/webhooks/enabled', { id, is_enabled: isEnabled })),
  remove: async (id) => datedEndpoint(await ask('POST', '/webhooks/delete', { id })),
  rotateSecret: async (id, overlapHours) => {
    const fields = { id, overlap_hours: overlapHours }
    const { secret, previousUntil } = await ask<RotatedSecret>('POST', '/webhooks/rotate-secret', fields)
    return { secret, previousUntil: previousUntil === null ? null : new Date(previousUntil) }
  },
  deliveries: async (filter) =>
    (await ask<{ deliveries: DeliveryRecord[] }>('POST', '/webhooks/deliveries', filter)).deliveries.map(
      datedDelivery,
    ),
  resend: async (id) => {
    await ask('POST', '/webhooks/resend', { id })
  },
  resendFailed: async (id) => (await ask<{ count: number }>('POST', '/webhooks/resend-failed', { id })).count,
  test: async (id) => (await ask<{ id: string }>('POST', '/webhooks/test', { id })).id,
})
