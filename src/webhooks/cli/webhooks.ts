import { openVault } from '#accounts'
import { inPlace, LISTED, parseCommand, runCommand, say, table, timeOf, wholeNumber } from '#accounts/cli'
import type { Config } from '#config'
import { EVENT_TYPES } from '#events'
import { VERSION } from '#generated/routes'
import { DELIVERY_STATUSES, remoteWebhookOperator } from '../commands.js'
import { openWebhookEgress } from '../open.js'
import { createWebhookOperator } from '../operator.js'
import type { DeliveryRecord, EndpointRecord, WebhookOperator } from '../types.js'

/** Hours in which both secrets are good, so that the receiver can change over. */
const OVERLAP = { least: 0, most: 720, otherwise: 24 }

const USAGE = `Usage:
  webhooks create --account NAME --url URL --events EVENT,...
      Registers an endpoint and prints its signing secret (whsec_...), and nothing else, on stdout. It is not shown
      again.
      Events: ${EVENT_TYPES.join(', ')}
  webhooks list
      Lists all endpoints, why any are disabled, and until when old secrets are also used for signing.
  webhooks test ID
      Sends a signed webhook.test event to an endpoint, whatever it subscribes to.
  webhooks disable ID | webhooks enable ID
      Disables or enables an endpoint (whk_...). Disabling it fails the deliveries that are waiting.
  webhooks delete ID
      Deletes an endpoint and its deliveries, including those that are waiting.
  webhooks rotate-secret ID [--overlap HOURS]
      Prints a new signing secret, and nothing else, on stdout. For 24 hours, or the number given (0 to
      ${OVERLAP.most}), messages are also signed with the old one.
  webhooks deliveries [--status pending|delivered|failed] [--account NAME] [--endpoint ID] [--limit N] [--before ID]
      Lists the latest deliveries (200 by default, at most 1000), or those older than a given one. Failed deliveries are
      dead letters.
  webhooks resend DELIVERY
      Sends a delivery (dlv_...) again, with its original webhook-id.
  webhooks resend-failed ID
      Sends all dead letters of an endpoint again.`

const COMMANDS = {
  create: { required: ['account', 'url', 'events'] },
  list: {},
  test: { operands: ['ID'] },
  disable: { operands: ['ID'] },
  enable: { operands: ['ID'] },
  delete: { operands: ['ID'] },
  'rotate-secret': { operands: ['ID'], optional: ['overlap'] },
  deliveries: {
    optional: ['status', 'account', 'endpoint', 'limit', 'before'],
    choices: { status: DELIVERY_STATUSES },
  },
  resend: { operands: ['DELIVERY'] },
  'resend-failed': { operands: ['ID'] },
}

const ENDPOINT_HEADINGS = [
  'ID',
  'ACCOUNT',
  'ENABLED',
  'CREATED',
  'OLD SECRET UNTIL',
  'EVENTS',
  'URL',
  'OFF BECAUSE',
]

const endpointCells = (endpoint: EndpointRecord): string[] => [
  endpoint.id,
  endpoint.account,
  endpoint.enabled ? 'yes' : 'no',
  timeOf(endpoint.createdAt),
  timeOf(endpoint.previousUntil),
  endpoint.events.join(','),
  endpoint.url,
  endpoint.disabledReason ?? '-',
]

const DELIVERY_HEADINGS = [
  'ID',
  'ENDPOINT',
  'ACCOUNT',
  'EVENT',
  'STATUS',
  'ATTEMPTS',
  'CREATED',
  'NEXT',
  'LAST ERROR',
]

const deliveryCells = (delivery: DeliveryRecord): string[] => [
  delivery.id,
  delivery.webhookId,
  delivery.account,
  delivery.type,
  delivery.status,
  String(delivery.attempts),
  timeOf(delivery.createdAt),
  timeOf(delivery.nextAt),
  delivery.lastError ?? '-',
]

const withWebhooks = <T>(config: Config, use: (operator: WebhookOperator) => Promise<T>): Promise<T> =>
  inPlace(config, {
    remote: (server) => use(remoteWebhookOperator(server)),
    alone: async (store) =>
      use(createWebhookOperator(store, await openVault(config, store), openWebhookEgress(config, VERSION))),
  })

runCommand(USAGE, async (args, config) => {
  const command = parseCommand(args, COMMANDS)
  const { name, option, operands } = command
  const [id = ''] = operands
  const overlapHours = wholeNumber(command, 'overlap', OVERLAP)
  const limit = wholeNumber(command, 'limit', LISTED)
  await withWebhooks(config(), async (operator) => {
    if (name === 'create') {
      const events = (option('events') ?? '').split(',').map((event) => event.trim())
      const endpoint = { account: option('account') ?? '', url: option('url') ?? '', events }
      const created = await operator.create(endpoint)
      say(`Registered ${created.id}; the secret is not shown again`)
      process.stdout.write(`${created.secret}\n`)
    } else if (name === 'list') {
      process.stdout.write(`${table(ENDPOINT_HEADINGS, (await operator.list()).map(endpointCells))}\n`)
    } else if (name === 'deliveries') {
      const deliveries = await operator.deliveries({
        status: DELIVERY_STATUSES.find((known) => known === option('status')) ?? null,
        account: option('account') ?? null,
        endpoint: option('endpoint') ?? null,
        before: option('before') ?? null,
        limit,
      })
      process.stdout.write(`${table(DELIVERY_HEADINGS, deliveries.map(deliveryCells))}\n`)
    } else if (name === 'delete') {
      const { account, url } = await operator.remove(id)
      say(`Deleted ${id} of account ${account}: ${url}`)
    } else if (name === 'rotate-secret') {
      const { secret, previousUntil } = await operator.rotateSecret(id, overlapHours)
      const until = previousUntil === null ? 'is no longer used' : `also signs until ${timeOf(previousUntil)}`
      say(`The old secret of ${id} ${until}; the new one is not shown again`)
      process.stdout.write(`${secret}\n`)
    } else if (name === 'resend') {
      await operator.resend(id)
      say(`Sending ${id} again`)
    } else if (name === 'resend-failed') {
      const count = await operator.resendFailed(id)
      say(`Sending ${count} ${count === 1 ? 'delivery' : 'deliveries'} of ${id} again`)
    } else if (name === 'test') {
      say(`Sending ${await operator.test(id)}; see the result with: webhooks deliveries --endpoint ${id}`)
    } else {
      const { account, url } = await operator.setEnabled(id, name === 'enable')
      say(`${name === 'enable' ? 'Enabled' : 'Disabled'} ${id} of account ${account}: ${url}`)
    }
  })
})
