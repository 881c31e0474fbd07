import type { Accounts } from '#accounts'
import { checkbox, confirm, hidden, input, select, submit, type Form } from '../forms.js'
import { html, link, type Content, type Html } from '../html.js'
import type { AccountRow, KeyRow, UsageRow } from '../queries/accounts.js'
import { badge, count, facts, rupiah, section, table, time } from './parts.js'

type Plans = Pick<Accounts, 'gatewayPlans' | 'toolkitPlans'>

const choicesOf = (plans: readonly { id: string; title: string }[]): [string, string][] =>
  plans.map(({ id, title }) => [id, `${title} (${id})`])

const planFields = (plans: Plans, now: { plan: string; toolkitPlan: string }): Html =>
  html`<div class="two">
    ${select({ name: 'plan', label: 'Gateway plan', value: now.plan, choices: choicesOf(plans.gatewayPlans()) })}
    ${select({ name: 'toolkit_plan', label: 'Toolkit plan', value: now.toolkitPlan, choices: choicesOf(plans.toolkitPlans()) })}
  </div>`

const statusBadge = ({ status }: Pick<AccountRow, 'status'>): Html =>
  badge(status, status === 'active' ? 'good' : 'bad')

/** A link to an account's page. */
export const accountLink = (id: string, name: Content): Html =>
  html`<a href="${link('/accounts/view', { id })}">${name}</a>`

/** All accounts. @param next the last name of this page; `null` at the end */
export const accountsPage = (
  form: Form,
  plans: Plans,
  {
    accounts,
    search,
    after,
    next,
  }: { accounts: readonly AccountRow[]; search: string; after: string; next: string | null },
): Html =>
  html`<div class="actions">
      <details class="more">
        <summary>New account…</summary>
        <div class="confirm-body">
          ${form('/accounts/create', [
            input({
              name: 'name',
              label: 'Name',
              isRequired: true,
              maxLength: 200,
              hint: 'Unique; shown to nobody but operators.',
            }),
            planFields(plans, { plan: 'free', toolkitPlan: 'free' }),
            submit('Create account'),
          ])}
        </div>
      </details>
    </div>
    <form class="filters row" method="get" action="/admin/accounts" role="search">
      ${input({ name: 'q', label: 'Search', type: 'search', value: search, hint: 'A part of the name, or an id of an account or key.' })}
      ${submit('Search', 'quiet')}
    </form>
    ${table(
      search === '' ? 'All accounts, by name' : 'Accounts that match',
      [
        { title: 'Name', cell: ({ id, name }) => accountLink(id, name), isFree: true },
        { title: 'Status', cell: statusBadge },
        { title: 'Gateway plan', cell: ({ plan }) => plan },
        { title: 'Toolkit plan', cell: ({ toolkitPlan }) => toolkitPlan },
        { title: 'Keys', cell: ({ gatewayKeys, restKeys }) => gatewayKeys + restKeys, isNumber: true },
        { title: 'Last used (UTC)', cell: ({ lastUsedAt }) => time(lastUsedAt) },
        { title: 'Created (UTC)', cell: ({ createdAt }) => time(createdAt) },
      ],
      accounts,
      search === '' ? 'There are no accounts yet.' : 'No account matches.',
    )}
    ${
      next === null && after === ''
        ? null
        : html`<nav class="pager" aria-label="Pages">
            ${after !== '' && html`<a class="button" href="${link('/accounts', { q: search })}">First</a>`}
            ${next !== null && html`<a class="button" href="${link('/accounts', { q: search, after: next })}" rel="next">Next</a>`}
          </nav>`
    }`

const keyState = ({ revokedAt, endsAt }: KeyRow): Html => {
  if (revokedAt !== null) return html`${badge('revoked', 'bad')} ${time(revokedAt)}`
  return endsAt === null ? badge('works', 'good') : html`${badge('ends', 'warn')} ${time(endsAt)}`
}

const keyActions = (form: Form, { id, label, revokedAt, endsAt }: KeyRow): Content =>
  revokedAt === null &&
  html`<div class="actions">
    ${confirm(
      'Label…',
      form('/keys/label', [
        hidden('id', id),
        input({ name: 'label', label: 'Label', value: label, maxLength: 200, hint: 'Blank for none.' }),
        submit('Save label'),
      ]),
    )}
    ${
      endsAt === null &&
      confirm(
        'Rotate…',
        form('/keys/rotate', [
          hidden('id', id),
          html`<p>
            Issues a new key with the same label. The old one goes on for the overlap, then it ends.
          </p>`,
          input({
            name: 'overlap_hours',
            label: 'Overlap in hours',
            type: 'number',
            value: 24,
            min: 0,
            max: 720,
            isRequired: true,
          }),
          submit('Rotate key'),
        ]),
      )
    }
    ${confirm(
      'Revoke…',
      form('/keys/revoke', [
        hidden('id', id),
        html`<p>The key stops working at once, for good.</p>`,
        submit('Revoke key', 'danger'),
      ]),
    )}
  </div>`

const keysSection = (form: Form, account: AccountRow, keys: readonly KeyRow[]): Html =>
  section(
    'Keys',
    html`<div class="actions">
      <details class="more">
        <summary>Issue a key…</summary>
        <div class="confirm-body">
          ${form('/keys/issue', [
            hidden('account', account.id),
            select({
              name: 'plane',
              label: 'Plane',
              choices: [
                ['gateway', `Gateway, plan ${account.plan}`],
                ['rest', `Toolkit, plan ${account.toolkitPlan}`],
              ],
            }),
            input({
              name: 'label',
              label: 'Label',
              maxLength: 200,
              hint: 'What it is for. May be left out.',
            }),
            submit('Issue key'),
          ])}
        </div>
      </details>
    </div>`,
    table(
      'Keys of this account',
      [
        { title: 'Key', cell: ({ id, prefix }) => html`<code>${prefix}…</code><br /><small>${id}</small>` },
        { title: 'Plane', cell: ({ plane }) => (plane === 'rest' ? 'toolkit' : plane) },
        { title: 'Label', cell: ({ label }) => label ?? html`<span class="none">–</span>`, isFree: true },
        { title: 'State', cell: keyState },
        { title: 'Created (UTC)', cell: ({ createdAt }) => time(createdAt) },
        { title: 'Last used (UTC)', cell: ({ lastUsedAt }) => time(lastUsedAt) },
        { title: 'Actions', cell: (key) => keyActions(form, key) },
      ],
      keys,
      'This account has no keys.',
    ),
  )

const usageSection = (account: AccountRow, usage: readonly UsageRow[]): Html =>
  section(
    'Usage and cost, the last 30 days',
    table(
      'Days with use, UTC',
      [
        { title: 'Day', cell: ({ day }) => html`<time>${day}</time>` },
        { title: 'Requests', cell: ({ requests }) => count(requests), isNumber: true },
        { title: 'Prompt tokens', cell: ({ promptTokens }) => count(promptTokens), isNumber: true },
        {
          title: 'Completion tokens',
          cell: ({ completionTokens }) => count(completionTokens),
          isNumber: true,
        },
        { title: 'Cost (IDR)', cell: ({ costIdr }) => rupiah(costIdr), isNumber: true },
        { title: 'Toolkit calls', cell: ({ toolkitCalls }) => count(toolkitCalls), isNumber: true },
      ],
      usage,
      'Nothing was used.',
    ),
    html`<form method="get" action="/admin/accounts/usage" class="row">
      ${hidden('id', account.id)}
      ${input({ name: 'days', label: 'Days', type: 'number', value: 365, min: 1, max: 3650, isRequired: true })}
      ${submit('Download CSV', 'quiet')}
    </form>`,
  )

const dangerSection = (form: Form, { id, name, status }: AccountRow): Html =>
  section(
    'Suspend or delete',
    html`<div class="actions">
      ${
        status === 'active'
          ? confirm(
              'Suspend…',
              form('/accounts/status', [
                hidden('id', id),
                hidden('status', 'suspended'),
                html`<p>Its gateway keys get 403 and its toolkit keys 404 until it is active again.</p>`,
                submit('Suspend account', 'danger'),
              ]),
            )
          : form('/accounts/status', [
              hidden('id', id),
              hidden('status', 'active'),
              submit('Make active again'),
            ])
      }
      ${confirm(
        'Delete…',
        form('/accounts/delete', [
          hidden('id', id),
          html`<p>
            Its keys, webhooks, batches, files and everything personal go for good. What was charged stays,
            under a pseudonym.
          </p>`,
          input({ name: 'name', label: `Type “${name}” to confirm`, isRequired: true }),
          checkbox({ name: 'is_sure', label: 'This cannot be undone.' }),
          submit('Delete account', 'danger'),
        ]),
      )}
    </div>`,
  )

/** One account. */
export const accountPage = (
  form: Form,
  plans: Plans,
  { account, keys, usage }: { account: AccountRow; keys: readonly KeyRow[]; usage: readonly UsageRow[] },
): Html =>
  html`${section(
    'Account',
    facts([
      ['Id', html`<code>${account.id}</code>`],
      ['Status', statusBadge(account)],
      ['Created (UTC)', time(account.createdAt)],
      ['Last used (UTC)', time(account.lastUsedAt)],
      ['Requests', html`<a href="${link('/requests', { account: account.name })}">In the request log</a>`],
    ]),
  )}
  ${keysSection(form, account, keys)}
  ${section(
    'Plans',
    form('/accounts/plans', [hidden('id', account.id), planFields(plans, account), submit('Change plans')]),
  )}
  ${usageSection(account, usage)} ${dangerSection(form, account)}`
