import type { MailRecord } from '#mail'
import { hidden, select, submit, type Form } from '../forms.js'
import { html, link, type Html } from '../html.js'
import type { SubscriberRow, TicketRow } from '../queries/support.js'
import { accountLink } from './accounts.js'
import { badge, pager, table, time } from './parts.js'

const TABS = [
  ['/support', 'Tickets'],
  ['/support/mail', 'Outbox'],
  ['/support/subscribers', 'Subscribers'],
] as const

const tabs = (here: (typeof TABS)[number][0]): Html =>
  html`<nav class="tabs" aria-label="Support">
    ${TABS.map(([path, title]) => html`<a class="button" href="${link(path)}" ${path === here ? html`aria-current="page"` : null}>${title}</a>`)}
  </nav>`

/** Support tickets. @param next the id of the last one of this page; `null` at the end */
export const ticketsPage = (tickets: readonly TicketRow[], isFirst: boolean, next: string | null): Html =>
  html`${tabs('/support')}
  ${table(
    'Tickets, the newest first; times in UTC',
    [
      { title: 'Sent', cell: ({ id, createdAt }) => html`${time(createdAt)}<br /><small>${id}</small>` },
      { title: 'Account', cell: ({ accountId, account }) => accountLink(accountId, account), isFree: true },
      {
        title: 'Answer to',
        cell: ({ email }) => (email === null ? '–' : html`<a href="mailto:${email}">${email}</a>`),
      },
      {
        title: 'Message',
        cell: ({ subject, message }) =>
          html`<strong>${subject ?? 'Support request'}</strong><br /><span class="text">${message}</span>`,
      },
    ],
    tickets,
    'Nobody has asked for support.',
  )}
  ${pager(isFirst ? null : link('/support'), next === null ? null : link('/support', { before: next }))}`

const TONES = { waiting: 'warn', sending: 'warn', sent: 'good', dead: 'bad' } as const

/** The outbox. @param next the id of the last mail of this page; `null` at the end */
export const mailPage = (
  form: Form,
  {
    state,
    mail,
    isFirst,
    next,
  }: { state: string; mail: readonly MailRecord[]; isFirst: boolean; next: string | null },
): Html =>
  html`${tabs('/support/mail')}
    <form class="filters row" method="get" action="/admin/support/mail" role="search">
      ${select({
        name: 'state',
        label: 'State',
        value: state,
        choices: [
          ['', 'Any'],
          ['waiting', 'Waiting'],
          ['sending', 'Being sent'],
          ['sent', 'Sent'],
          ['dead', 'Given up'],
        ],
      })}
      ${submit('Filter', 'quiet')}
    </form>
    ${table(
      'Mail, the newest first; times in UTC',
      [
        { title: 'Written', cell: ({ id, createdAt }) => html`${time(createdAt)}<br /><small>${id}</small>` },
        { title: 'To', cell: ({ recipient }) => recipient ?? 'operator', isFree: true },
        { title: 'Subject', cell: ({ subject }) => subject, isFree: true },
        { title: 'State', cell: ({ state: each }) => badge(each, TONES[each]) },
        { title: 'Attempts', cell: ({ attempts }) => attempts, isNumber: true },
        { title: 'Last error', cell: ({ lastError }) => html`<small>${lastError ?? '–'}</small>` },
        { title: 'Next', cell: ({ nextAt }) => time(nextAt) },
        {
          title: 'Actions',
          cell: ({ id }) =>
            form('/support/resend', [hidden('id', id), submit('Send again', 'quiet')], { isInline: true }),
        },
      ],
      mail,
      'There is no such mail.',
    )}
    ${pager(isFirst ? null : link('/support/mail', { state }), next === null ? null : link('/support/mail', { state, before: next }))}`

/** Who gets news. @param next the last address of this page; `null` at the end */
export const subscribersPage = (
  form: Form,
  subscribers: readonly SubscriberRow[],
  isFirst: boolean,
  next: string | null,
): Html =>
  html`${tabs('/support/subscribers')}
  ${table(
    'Subscribed addresses',
    [
      { title: 'Address', cell: ({ email }) => email, isFree: true },
      { title: 'Given by', cell: ({ accounts }) => accounts.join(', ') },
      { title: 'Since (UTC)', cell: ({ createdAt }) => time(createdAt) },
      {
        title: 'Actions',
        cell: ({ email }) =>
          form('/support/unsubscribe', [hidden('address', email), submit('Unsubscribe', 'quiet')], {
            isInline: true,
          }),
      },
    ],
    subscribers,
    'Nobody has subscribed.',
  )}
  ${pager(isFirst ? null : link('/support/subscribers'), next === null ? null : link('/support/subscribers', { after: next }))}`
