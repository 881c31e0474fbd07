import { input, select, submit } from '../forms.js'
import { html, link, type Html } from '../html.js'
import type { RequestFilter, RequestLogRow } from '../queries/requests.js'
import { accountLink } from './accounts.js'
import { badge, count, pager, rupiah, table, time } from './parts.js'

const STATUSES: readonly (readonly [string, string])[] = [
  ['', 'Any'],
  ['ok', 'Succeeded'],
  ['failed', 'Not succeeded'],
  ['client_error', 'Refused (4xx)'],
  ['server_error', 'Failed (5xx)'],
]

const toneOf = (status: number): 'good' | 'warn' | 'bad' =>
  status < 400 ? 'good' : status < 500 ? 'warn' : 'bad'

const tokensOf = ({ promptTokens, completionTokens, estimated }: RequestLogRow): string =>
  `${estimated ? '≈ ' : ''}${count(promptTokens)} + ${count(completionTokens)}`

/** What filters can be chosen from. */
export interface RequestChoices {
  endpoints: readonly string[]
  models: readonly string[]
  providers: readonly string[]
}

const filters = (filter: RequestFilter, { endpoints, models, providers }: RequestChoices): Html =>
  html`<form class="filters" method="get" action="/admin/requests" role="search">
    <div class="row">
      ${input({ name: 'account', label: 'Account', value: filter.account })}
      ${input({ name: 'model', label: 'Model', value: filter.model, list: models })}
      ${input({ name: 'provider', label: 'Provider', value: filter.provider, list: providers })}
      ${input({ name: 'endpoint', label: 'Endpoint', value: filter.endpoint, list: endpoints })}
    </div>
    <div class="row">
      ${input({ name: 'key', label: 'Key id', value: filter.key })}
      ${select({ name: 'status', label: 'Status', value: filter.status, choices: STATUSES })}
      ${input({ name: 'from', label: 'From (UTC)', type: 'date', value: filter.from })}
      ${input({ name: 'to', label: 'To (UTC)', type: 'date', value: filter.to })}
    </div>
    <div class="row">${submit('Filter')} <a class="button" href="/admin/requests">Clear</a></div>
  </form>`

/** The request log. @param next the cursor of what follows; `null` at the end */
export const requestsPage = (
  filter: RequestFilter,
  choices: RequestChoices,
  { rows, isFirst, next }: { rows: readonly RequestLogRow[]; isFirst: boolean; next: string | null },
): Html =>
  html`${filters(filter, choices)}
  ${table(
    'Requests, the newest first; times in UTC, cost in IDR',
    [
      { title: 'Time', cell: ({ at, id }) => html`${time(at)}<br /><small>${id}</small>` },
      {
        title: 'Account',
        cell: ({ accountId, account }) => (account === null ? accountId : accountLink(accountId, account)),
        isFree: true,
      },
      { title: 'Endpoint', cell: ({ endpoint }) => endpoint },
      {
        title: 'Model',
        cell: ({ model, provider }) => html`${model ?? '–'}<br /><small>${provider ?? 'no provider'}</small>`,
        isFree: true,
      },
      { title: 'Tokens', cell: tokensOf, isNumber: true },
      { title: 'Latency', cell: ({ latencyMs }) => `${count(latencyMs)} ms`, isNumber: true },
      { title: 'Status', cell: ({ status }) => badge(String(status), toneOf(status)) },
      { title: 'Cost', cell: ({ costIdr }) => rupiah(costIdr), isNumber: true },
    ],
    rows,
    'No request matches.',
  )}
  ${pager(isFirst ? null : link('/requests', { ...filter }), next === null ? null : link('/requests', { ...filter, before: next }))}`
