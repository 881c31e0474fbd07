import type { KindStatus, ProviderState } from '#gateway'
import { html, link, type Html } from '../html.js'
import { RANGES, type Bar, type Leader, type Range } from '../queries/overview.js'
import { accountLink } from './accounts.js'
import { barChart, lineChart } from './charts.js'
import { badge, count, section, short, table, tile } from './parts.js'

const KIND_TONES = { ok: 'good', degraded: 'warn', down: 'bad', off: 'plain' } as const
const MONEY = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 })
const money = (value: number): string => MONEY.format(value)
const MONEY_IN_FULL = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const moneyInFull = (value: number): string => MONEY_IN_FULL.format(value)

const seconds = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`

const total = (bars: readonly Bar[], value: (bar: Bar) => number): number =>
  bars.reduce((sum, bar) => sum + value(bar), 0)

/** `13:00` in a day, `11-23 13:00` in a week, `11-23` in a month. */
const labelFor = (range: Range) => {
  const { step } = RANGES[range]
  return ({ at }: Bar): string => {
    const text = at.toISOString()
    if (step === 24) return text.slice(5, 10)
    return step === 1 ? text.slice(11, 16) : `${text.slice(5, 10)} ${text.slice(11, 13)}h`
  }
}

const charts = (range: Range, bars: readonly Bar[]): Html => {
  const at = labelFor(range)
  const rows = bars
  return html`<div class="columns">
    ${barChart({
      title: 'Requests',
      rows,
      at,
      series: [
        { title: 'Succeeded', value: ({ ok }) => ok },
        { title: 'Refused (4xx)', value: ({ refused }) => refused },
        { title: 'Failed (5xx)', value: ({ failed }) => failed },
      ],
    })}
    ${lineChart({
      title: 'Latency',
      rows,
      at,
      series: [
        { title: 'Median', value: ({ p50 }) => p50, write: seconds },
        { title: '95th percentile', value: ({ p95 }) => p95, write: seconds },
        { title: '99th percentile', value: ({ p99 }) => p99, write: seconds },
      ],
    })}
    ${barChart({
      title: 'Tokens',
      rows,
      at,
      series: [
        { title: 'Prompt', value: ({ promptTokens }) => promptTokens },
        { title: 'Completion', value: ({ completionTokens }) => completionTokens },
      ],
    })}
    ${barChart({ title: 'Cost (IDR)', rows, at, leastStep: 0.01, series: [{ title: 'Charged', value: ({ costIdr }) => costIdr, write: money, writeInFull: moneyInFull }] })}
  </div>`
}

/** The figure in full below the short one, where it says more. */
const unlessSame = (full: string, shown: string): string | undefined => (full === shown ? undefined : full)

const tiles = (bars: readonly Bar[]): Html => {
  const requests = total(bars, ({ ok, refused, failed }) => ok + refused + failed)
  const failed = total(bars, (bar) => bar.failed)
  const tokens = total(bars, ({ promptTokens, completionTokens }) => promptTokens + completionTokens)
  const cost = total(bars, ({ costIdr }) => costIdr)
  return html`<div class="tiles">
    ${tile('Requests', short(requests), unlessSame(count(requests), short(requests)))}
    ${tile('Failed (5xx)', short(failed), requests === 0 ? '–' : `${((failed / requests) * 100).toFixed(2)} %`)}
    ${tile('Tokens', short(tokens), unlessSame(count(tokens), short(tokens)))}
    ${tile('Cost (IDR)', money(cost), unlessSame(moneyInFull(cost), money(cost)))}
  </div>`
}

const providerTable = (providers: readonly ProviderState[]): Html =>
  table(
    'Providers now, on this node',
    [
      { title: 'Provider', cell: ({ id }) => id },
      {
        title: 'Discovery',
        cell: ({ discovery, reason }) =>
          html`${badge(discovery, discovery === 'ok' ? 'good' : 'warn')} <small>${reason}</small>`,
      },
      { title: 'Models', cell: ({ models }) => models, isNumber: true },
      { title: 'Circuits closed', cell: ({ circuits }) => circuits.closed, isNumber: true },
      {
        title: 'Half open',
        cell: ({ circuits }) => (circuits.halfOpen > 0 ? badge(String(circuits.halfOpen), 'warn') : 0),
        isNumber: true,
      },
      {
        title: 'Open',
        cell: ({ circuits }) => (circuits.open > 0 ? badge(String(circuits.open), 'bad') : 0),
        isNumber: true,
      },
      { title: 'Running', cell: ({ running }) => running, isNumber: true },
    ],
    providers,
    'No provider is on: every completion is refused.',
  )

const kindTable = (kinds: Readonly<Record<string, KindStatus>>): Html =>
  table(
    'Kinds now, on this node',
    [
      { title: 'Kind', cell: ([kind]) => kind },
      { title: 'Status', cell: ([, { status }]) => badge(status, KIND_TONES[status]) },
      { title: 'Models', cell: ([, { models }]) => models, isNumber: true },
      {
        title: 'Providers',
        cell: ([, { providers }]) => `${providers.available} of ${providers.total}`,
        isNumber: true,
      },
    ],
    Object.entries(kinds),
  )

const leaderTable = (leaders: readonly Leader[]): Html =>
  table(
    'Nearest to a limit of this UTC day',
    [
      { title: 'Account', cell: ({ accountId, account }) => accountLink(accountId, account), isFree: true },
      { title: 'Of its', cell: ({ kind }) => (kind === 'calls' ? 'toolkit calls' : kind) },
      { title: 'Used', cell: ({ used, limit }) => `${count(used)} of ${count(limit)}`, isNumber: true },
      {
        title: 'Share',
        cell: ({ used, limit }) =>
          html`<meter
            class="bar"
            min="0"
            max="1"
            high="0.8"
            value="${Math.min(1, used / limit)}"
            aria-label="Share used"
          >
            ${Math.round((used / limit) * 100)} %
          </meter>`,
      },
    ],
    leaders,
    'Nobody with a limit has used anything today.',
  )

/** What the overview shows. */
export interface Overview {
  range: Range
  bars: readonly Bar[]
  kinds: Readonly<Record<string, KindStatus>>
  providers: readonly ProviderState[]
  categories: readonly { category: string; calls: number; features: number }[]
  leaders: readonly Leader[]
}

/** How the service does; the script of the page reads it again while it is looked at. */
export const overviewPage = ({ range, bars, kinds, providers, categories, leaders }: Overview): Html =>
  html`<nav class="actions" aria-label="Range">
      ${(Object.keys(RANGES) as Range[]).map(
        (each) =>
          html`<a
            class="button"
            href="${link('', { range: each })}"
            ${each === range ? html`aria-current="page"` : null}
            >${RANGES[each].title}</a
          >`,
      )}
    </nav>
    <div data-live="15">
      ${tiles(bars)} ${charts(range, bars)}
      ${section('Provider health', providerTable(providers.filter(({ state }) => state === 'on')))}
      <div class="columns">
        ${section('Kinds of work', kindTable(kinds))}
        ${section(
          'Toolkit use by category',
          table(
            `Charged calls, ${RANGES[range].title}`,
            [
              { title: 'Category', cell: ({ category }) => category },
              { title: 'Calls', cell: ({ calls }) => count(calls), isNumber: true },
              { title: 'Features used', cell: ({ features }) => features, isNumber: true },
            ],
            categories,
            'No feature was called.',
          ),
        )}
        ${section('Quota leaders', leaderTable(leaders))}
      </div>
    </div>`
