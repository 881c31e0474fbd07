import { openVault } from '#accounts'
import { inPlace, parseCommand, runCommand, say, table, timeOf } from '#accounts/cli'
import type { Config } from '#config'
import { VERSION } from '#generated/routes'
import { DELIVERY_STATUSES, remoteWebhookOperator } from '../commands.js'
import { openWebhookEgress } from '../open.js'
import { createWebhookOperator } from '../operator.js'
import type { DeliveryRecord, EndpointRecord, WebhookOperator } from '../types.js'

const USAGE = `Usage:
  webhooks create --account NAME --url URL --events EVENT,...
      Registers an endpoint and prints its signing secret (whsec_...), alone, on stdout. It is shown this once.
  webhooks list
      Lists all endpoints.
  webhooks disable ID | webhooks enable ID
      Stops and resumes an endpoint (whk_...); what waits for one that is stopped fails.
  webhooks deliveries [--status pending|delivered|failed]
      Lists the latest deliveries; the failed ones are the dead letters.
  webhooks resend DELIVERY
      Sends a delivery (dlv_...) again, under the webhook-id that it had.`

const COMMANDS = {
  create: { required: ['account', 'url', 'events'] },
  list: {},
  disable: { operands: ['ID'] },
  enable: { operands: ['ID'] },
  deliveries: { optional: ['status'], choices: { status: DELIVERY_STATUSES } },
  resend: { operands: ['DELIVERY'] },
}

const ENDPOINT_HEADINGS = ['ID', 'ACCOUNT', 'ENABLED', 'CREATED', 'EVENTS', 'URL']

const endpointCells = ({ id, account, enabled, createdAt, events, url }: EndpointRecord): string[] => [
  id,
  account,
  enabled ? 'yes' : 'no',
  timeOf(createdAt),
  events.join(','),
  url,
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
  const { name, option, operands } = parseCommand(args, COMMANDS)
  const [id = ''] = operands
  await withWebhooks(config(), async (operator) => {
    if (name === 'create') {
      const events = (option('events') ?? '').split(',').map((event) => event.trim())
      const endpoint = { account: option('account') ?? '', url: option('url') ?? '', events }
      const created = await operator.create(endpoint)
      say(`Registered ${created.id}; the secret is shown this once`)
      process.stdout.write(`${created.secret}\n`)
    } else if (name === 'list') {
      process.stdout.write(`${table(ENDPOINT_HEADINGS, (await operator.list()).map(endpointCells))}\n`)
    } else if (name === 'deliveries') {
      const status = DELIVERY_STATUSES.find((known) => known === option('status')) ?? null
      const deliveries = await operator.deliveries(status)
      process.stdout.write(`${table(DELIVERY_HEADINGS, deliveries.map(deliveryCells))}\n`)
    } else if (name === 'resend') {
      await operator.resend(id)
      say(`${id} is sent again`)
    } else {
      const { account, url } = await operator.setEnabled(id, name === 'enable')
      say(`${name === 'enable' ? 'Enabled' : 'Disabled'} ${id} of account ${account}: ${url}`)
    }
  })
})
