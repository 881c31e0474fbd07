import { openVault } from '#accounts'
import { inPlace, parseCommand, runCommand, say, table, timeOf, UsageError } from '#accounts/cli'
import type { Config } from '#config'
import { EVENT_TYPES } from '#events'
import { VERSION } from '#generated/routes'
import { DELIVERY_STATUSES, remoteWebhookOperator } from '../commands.js'
import { openWebhookEgress } from '../open.js'
import { createWebhookOperator } from '../operator.js'
import type { DeliveryRecord, EndpointRecord, WebhookOperator } from '../types.js'

/** Hours in which both secrets are good, so that the receiver can change over. */
const OVERLAP = 24
const LONGEST_OVERLAP = 720

const USAGE = `Usage:
  webhooks create --account NAME --url URL --events EVENT,...
      Registers an endpoint and prints its signing secret (whsec_...), alone, on stdout. It is shown this once.
      Events: ${EVENT_TYPES.join(', ')}
  webhooks list
      Lists all endpoints.
  webhooks disable ID | webhooks enable ID
      Stops and resumes an endpoint (whk_...); what waits for one that is stopped fails.
  webhooks delete ID
      Removes an endpoint with its deliveries, those too that wait.
  webhooks rotate-secret ID [--overlap HOURS]
      Prints a new signing secret, alone, on stdout. Messages are signed with the old one too for 24 hours, or so many
      (0 to ${LONGEST_OVERLAP}).
  webhooks deliveries [--status pending|delivered|failed] [--account NAME] [--endpoint ID]
      Lists the latest deliveries; the failed ones are the dead letters.
  webhooks resend DELIVERY
      Sends a delivery (dlv_...) again, under the webhook-id that it had.`

const COMMANDS = {
  create: { required: ['account', 'url', 'events'] },
  list: {},
  disable: { operands: ['ID'] },
  enable: { operands: ['ID'] },
  delete: { operands: ['ID'] },
  'rotate-secret': { operands: ['ID'], optional: ['overlap'] },
  deliveries: { optional: ['status', 'account', 'endpoint'], choices: { status: DELIVERY_STATUSES } },
  resend: { operands: ['DELIVERY'] },
}

/** @throws UsageError where it is no number of hours */
const hoursOf = (value: string | undefined): number => {
  if (value === undefined) return OVERLAP
  const hours = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  if (hours <= LONGEST_OVERLAP) return hours
  throw new UsageError([
    `--overlap must be a whole number of hours from 0 to ${LONGEST_OVERLAP}, not ${value}`,
  ])
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
  const overlapHours = hoursOf(option('overlap'))
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
      const deliveries = await operator.deliveries({
        status: DELIVERY_STATUSES.find((known) => known === option('status')) ?? null,
        account: option('account') ?? null,
        endpoint: option('endpoint') ?? null,
      })
      process.stdout.write(`${table(DELIVERY_HEADINGS, deliveries.map(deliveryCells))}\n`)
    } else if (name === 'delete') {
      const { account, url } = await operator.remove(id)
      say(`Deleted ${id} of account ${account}: ${url}`)
    } else if (name === 'rotate-secret') {
      const { secret, previousUntil } = await operator.rotateSecret(id, overlapHours)
      const until = previousUntil === null ? 'ends now' : `signs too until ${timeOf(previousUntil)}`
      say(`The old secret of ${id} ${until}; the new one is shown this once`)
      process.stdout.write(`${secret}\n`)
    } else if (name === 'resend') {
      await operator.resend(id)
      say(`${id} is sent again`)
    } else {
      const { account, url } = await operator.setEnabled(id, name === 'enable')
      say(`${name === 'enable' ? 'Enabled' : 'Disabled'} ${id} of account ${account}: ${url}`)
    }
  })
})
