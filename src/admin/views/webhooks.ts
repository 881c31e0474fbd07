import { EVENT_TYPES } from '#events'
import type { DeliveryRecord, EndpointRecord } from '#webhooks'
import { checkboxes, confirm, hidden, input, select, submit, type Form } from '../forms.js'
import { html, link, type Content, type Html } from '../html.js'
import { badge, pager, section, table, time } from './parts.js'

const actions = (form: Form, { id, enabled }: EndpointRecord): Content =>
  html`<div class="actions">
    ${enabled && form('/webhooks/test', [hidden('id', id), submit('Test', 'quiet')], { isInline: true })}
    ${form(
      '/webhooks/switch',
      [
        hidden('id', id),
        !enabled && hidden('enabled', 'true'),
        submit(enabled ? 'Disable' : 'Enable', 'quiet'),
      ],
      { isInline: true },
    )}
    ${enabled && form('/webhooks/resend-failed', [hidden('id', id), submit('Resend failed', 'quiet')], { isInline: true })}
    ${confirm(
      'Rotate secret…',
      form('/webhooks/rotate', [
        hidden('id', id),
        input({
          name: 'overlap_hours',
          label: 'Overlap in hours',
          type: 'number',
          value: 24,
          min: 0,
          max: 720,
          isRequired: true,
        }),
        submit('Rotate secret'),
      ]),
    )}
    ${confirm(
      'Delete…',
      form('/webhooks/delete', [
        hidden('id', id),
        html`<p>Its deliveries go too.</p>`,
        submit('Delete endpoint', 'danger'),
      ]),
    )}
  </div>`

/** The registered endpoints. */
export const webhooksPage = (
  form: Form,
  endpoints: readonly EndpointRecord[],
  accounts: readonly string[],
): Html =>
  html`${section(
      'Register an endpoint',
      form('/webhooks/create', [
        html`<div class="two">
          ${input({ name: 'account', label: 'Account', isRequired: true, maxLength: 200, list: accounts })}
          ${input({ name: 'url', label: 'URL', type: 'url', isRequired: true, maxLength: 2000 })}
        </div>`,
        checkboxes({ name: 'events', label: 'Events', choices: EVENT_TYPES }),
        submit('Register'),
      ]),
    )}
    <p><a class="button" href="/admin/webhooks/deliveries">All deliveries</a></p>
    ${table(
      'Endpoints, the newest first',
      [
        { title: 'URL', cell: ({ id, url }) => html`${url}<br /><small>${id}</small>`, isFree: true },
        { title: 'Account', cell: ({ account }) => account, isFree: true },
        { title: 'Events', cell: ({ events }) => events.join(', ') },
        {
          title: 'State',
          cell: ({ enabled, disabledReason, previousUntil }) => [
            badge(enabled ? 'enabled' : 'disabled', enabled ? 'good' : 'bad'),
            disabledReason !== null && html` <small>${disabledReason}</small>`,
            previousUntil !== null && html` <small>old secret until ${time(previousUntil)}</small>`,
          ],
        },
        {
          title: 'Deliveries',
          cell: ({ id }) => html`<a href="${link('/webhooks/deliveries', { endpoint: id })}">Show</a>`,
        },
        { title: 'Actions', cell: (endpoint) => actions(form, endpoint) },
      ],
      endpoints,
      'No endpoint is registered.',
    )}`

const TONES = { pending: 'warn', delivered: 'good', failed: 'bad' } as const

/** Deliveries. @param next the id of the last one of this page; `null` at the end */
export const deliveriesPage = (
  form: Form,
  { endpoint, status }: { endpoint: string; status: string },
  {
    deliveries,
    isFirst,
    next,
  }: { deliveries: readonly DeliveryRecord[]; isFirst: boolean; next: string | null },
): Html =>
  html`<form class="filters row" method="get" action="/admin/webhooks/deliveries" role="search">
      ${input({ name: 'endpoint', label: 'Endpoint id', value: endpoint })}
      ${select({
        name: 'status',
        label: 'State',
        value: status,
        choices: [
          ['', 'Any'],
          ['pending', 'Pending'],
          ['delivered', 'Delivered'],
          ['failed', 'Failed'],
        ],
      })}
      ${submit('Filter', 'quiet')}
    </form>
    ${table(
      'Deliveries, the newest first; times in UTC',
      [
        { title: 'Created', cell: ({ id, createdAt }) => html`${time(createdAt)}<br /><small>${id}</small>` },
        { title: 'Account', cell: ({ account }) => account, isFree: true },
        { title: 'Event', cell: ({ type }) => type },
        { title: 'State', cell: ({ status: state }) => badge(state, TONES[state]) },
        { title: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
        {
          title: 'Last answer',
          cell: ({ lastStatus, lastError }) => html`${lastStatus ?? '–'} <small>${lastError}</small>`,
        },
        { title: 'Next', cell: ({ nextAt }) => time(nextAt) },
        {
          title: 'Actions',
          cell: ({ id }) =>
            form('/webhooks/resend', [hidden('id', id), submit('Send again', 'quiet')], { isInline: true }),
        },
      ],
      deliveries,
      'No delivery matches.',
    )}
    ${pager(
      isFirst ? null : link('/webhooks/deliveries', { endpoint, status }),
      next === null ? null : link('/webhooks/deliveries', { endpoint, status, before: next }),
    )}`
