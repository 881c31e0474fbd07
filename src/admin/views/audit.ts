import type { AuditRecord } from '../audit.js'
import { html, link, type Html } from '../html.js'
import { badge, pager, table, time } from './parts.js'

const TONES = { done: 'good', refused: 'warn', failed: 'bad', begun: 'plain' } as const

/** `adminRevokeKey` -> `revoke key`. */
const wordsOf = (operation: string): string =>
  operation
    .replace(/^admin/, '')
    .replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`)
    .trim()

const detailsOf = (details: AuditRecord['details']): Html =>
  html`<dl class="details">
    ${Object.entries(details).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>`,
    )}
  </dl>`

/** What operators changed. @param nextCursor `null` at the end */
export const auditPage = (
  records: readonly AuditRecord[],
  isFirst: boolean,
  nextCursor: string | null,
): Html =>
  html`<p>Every form that is sent here leaves a line, whatever came of it. Lines are kept for 400 days.</p>
    ${table(
      'Changes, the newest first',
      [
        { title: 'Time (UTC)', cell: ({ at }) => time(at) },
        {
          title: 'Operator',
          cell: ({ operator, address }) => html`${operator}<br /><small>${address}</small>`,
        },
        { title: 'Change', cell: ({ operation }) => wordsOf(operation) },
        { title: 'With', cell: ({ details }) => detailsOf(details), isFree: true },
        {
          title: 'Outcome',
          cell: ({ outcome, message }) => html`${badge(outcome, TONES[outcome])} ${message}`,
          isFree: true,
        },
      ],
      records,
    )}
    ${pager(isFirst ? null : link('/audit'), nextCursor === null ? null : link('/audit', { before: nextCursor }))}`
