import { html, link, type Html } from '../html.js'
import type { AssetRow, BatchRow } from '../queries/work.js'
import { accountLink } from './accounts.js'
import { badge, count, pager, table, time } from './parts.js'

const TONES: Readonly<Record<string, 'good' | 'bad' | 'warn'>> = {
  completed: 'good',
  failed: 'bad',
  expired: 'bad',
  cancelled: 'bad',
}

/** All batches. @param next the id of the last one of this page; `null` at the end */
export const batchesPage = (batches: readonly BatchRow[], isFirst: boolean, next: string | null): Html =>
  html`${table(
    'Batches, the newest first; times in UTC',
    [
      { title: 'Batch', cell: ({ id }) => html`<code>${id}</code>` },
      { title: 'Account', cell: ({ accountId, account }) => accountLink(accountId, account), isFree: true },
      { title: 'Status', cell: ({ status }) => badge(status, TONES[status] ?? 'warn') },
      { title: 'Done', cell: ({ done, total }) => `${count(done)} of ${count(total)}`, isNumber: true },
      { title: 'Failed', cell: ({ failed }) => count(failed), isNumber: true },
      { title: 'Created', cell: ({ createdAt }) => time(createdAt) },
      { title: 'Ended', cell: ({ endedAt }) => time(endedAt) },
    ],
    batches,
    'There are no batches.',
  )}
  ${pager(isFirst ? null : link('/batches'), next === null ? null : link('/batches', { before: next }))}`

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

const size = (bytes: number): string => {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit] ?? ''}`
}

/** All generated files. @param next the id of the last one of this page; `null` at the end */
export const assetsPage = (assets: readonly AssetRow[], isFirst: boolean, next: string | null): Html =>
  html`${table(
    'Generated files, the newest first; times in UTC',
    [
      { title: 'File', cell: ({ id, mime }) => html`<code>${id}</code><br /><small>${mime}</small>` },
      { title: 'Account', cell: ({ accountId, account }) => accountLink(accountId, account), isFree: true },
      { title: 'Kind', cell: ({ kind }) => kind },
      { title: 'Model', cell: ({ model }) => model },
      { title: 'Size', cell: ({ bytes }) => size(Number(bytes)), isNumber: true },
      { title: 'Created', cell: ({ createdAt }) => time(createdAt) },
      { title: 'Deleted', cell: ({ expiresAt }) => time(expiresAt) },
    ],
    assets,
    'Nothing was generated.',
  )}
  ${pager(isFirst ? null : link('/assets'), next === null ? null : link('/assets', { before: next }))}`
