import type { EditedPlan, GatewayPlan, ToolkitPlan } from '#accounts'
import { checkbox, checkboxes, hidden, input, select, submit, type Form } from '../forms.js'
import { html, link, type Html } from '../html.js'
import { badge, count, rupiah, section, table } from './parts.js'

const limit = (value: number | null): string => (value === null ? 'unlimited' : count(value))
const offered = ({ public: isPublic }: { public: boolean }): Html =>
  badge(isPublic ? 'offered' : 'operators', isPublic ? 'good' : 'plain')
const editLink = (plane: 'gateway' | 'rest', { id, title }: { id: string; title: string }): Html =>
  html`<a href="${link('/plans/edit', { plane, id })}">${title}</a> <small>${id}</small>`

const addLink = (plane: 'gateway' | 'rest'): Html =>
  html`<p class="help"><a class="button" href="${link('/plans/new', { plane })}">Add a plan…</a></p>`

/** The plans of both planes. */
export const plansPage = (gateway: readonly GatewayPlan[], toolkit: readonly ToolkitPlan[]): Html =>
  html`${section(
      'Gateway',
      table(
        'Plans of the gateway, from the cheapest up',
        [
          { title: 'Plan', cell: (plan) => editLink('gateway', plan) },
          { title: 'Shown', cell: offered },
          {
            title: 'Requests a minute',
            cell: ({ requestsPerMinute }) => limit(requestsPerMinute),
            isNumber: true,
          },
          { title: 'Requests a day', cell: ({ requestsPerDay }) => limit(requestsPerDay), isNumber: true },
          { title: 'Tokens a day', cell: ({ tokensPerDay }) => limit(tokensPerDay), isNumber: true },
          { title: 'Context', cell: ({ contextWindow }) => count(contextWindow), isNumber: true },
          { title: 'Month (IDR)', cell: ({ monthlyPrice }) => rupiah(monthlyPrice), isNumber: true },
        ],
        gateway,
      ),
      addLink('gateway'),
    )}
    ${section(
      'Toolkit',
      table(
        'Plans of the toolkit, from the cheapest up',
        [
          { title: 'Plan', cell: (plan) => editLink('rest', plan) },
          { title: 'Shown', cell: offered },
          { title: 'Calls a key and day', cell: ({ callsPerDay }) => limit(callsPerDay), isNumber: true },
          { title: 'Month (IDR)', cell: ({ monthlyPrice }) => rupiah(monthlyPrice), isNumber: true },
        ],
        toolkit,
      ),
      addLink('rest'),
    )}
    <p class="hint">
      Plans are removed in plans.yaml, with <code>npm run plans -- apply</code>: it makes the plans what that
      file says, and so removes plans that were added here and that no account has.
    </p>`

const number = (name: string, label: string, value: number | null, min: number, isRequired = true): Html =>
  input({
    name,
    label,
    type: 'number',
    value,
    min,
    isRequired,
    ...(isRequired ? {} : { hint: 'Blank is unlimited.' }),
  })

const price = (name: string, label: string, value: string): Html =>
  input({ name, label: `${label} (IDR)`, value, isRequired: true, maxLength: 21 })

const gatewayFields = (plan: GatewayPlan): Html =>
  html`${input({ name: 'title', label: 'Title', value: plan.title, isRequired: true, maxLength: 80 })}
    <div class="two">
      ${number('requests_per_minute', 'Requests a minute', plan.requestsPerMinute, 0, false)}
      ${number('requests_per_day', 'Requests a day', plan.requestsPerDay, 0, false)}
      ${number('tokens_per_day', 'Tokens a day', plan.tokensPerDay, 0, false)}
      ${number('context_window', 'Context window (tokens)', plan.contextWindow, 1)}
      ${number('retention_days', 'Retention (days)', plan.retentionDays, 1)}
      ${number('concurrency', 'Requests at a time', plan.concurrency, 1)}
      ${number('priority_weight', 'Priority weight', plan.priorityWeight, 1)}
    </div>
    ${checkbox({ name: 'tool_calling', label: 'May call tools', isChecked: plan.toolCalling })}
    ${checkboxes({ name: 'media', label: 'May generate', choices: ['images', 'videos', 'speech'], chosen: plan.media })}
    <div class="two">
      ${price('price_input_per_million', 'A million prompt tokens', plan.priceInputPerMillion)}
      ${price('price_output_per_million', 'A million completion tokens', plan.priceOutputPerMillion)}
      ${price('price_per_image', 'An image', plan.pricePerImage)}
      ${price('price_per_video_second', 'A second of video', plan.pricePerVideoSecond)}
      ${price('price_per_thousand_characters', '1,000 characters of speech', plan.pricePerThousandCharacters)}
      ${price('monthly_price', 'A month', plan.monthlyPrice)}
    </div>`

const toolkitFields = (plan: ToolkitPlan): Html =>
  html`${input({ name: 'title', label: 'Title', value: plan.title, isRequired: true, maxLength: 80 })}
    <div class="two">
      ${number('calls_per_day', 'Calls a key and day', plan.callsPerDay, 0, false)}
      ${price('monthly_price', 'A month', plan.monthlyPrice)}
    </div>`

/** One plan, to be changed. */
export const planPage = (form: Form, plane: 'gateway' | 'rest', { plan, version }: EditedPlan): Html =>
  html`<section class="card">
    ${form(plane === 'gateway' ? '/plans/save-gateway' : '/plans/save-toolkit', [
      html`<p>A change counts for every account of this plan at once.</p>`,
      hidden('id', plan.id),
      hidden('version', version),
      'keyPrefix' in plan ? gatewayFields(plan) : toolkitFields(plan),
      checkbox({ name: 'public', label: 'Offered to everybody', isChecked: plan.public }),
      submit('Save plan'),
    ])}
  </section>`

const KEY_PREFIXES = ['svc_free_', 'svc_live_', 'svc_premier_', 'svc_platinum_'] as const

/** A plan to be added. @param model as which it begins */
export const newPlanPage = (
  form: Form,
  plane: 'gateway' | 'rest',
  model: GatewayPlan | ToolkitPlan,
  plans: readonly { id: string; title: string }[],
): Html =>
  html`<section class="card">
    ${form(plane === 'gateway' ? '/plans/add-gateway' : '/plans/add-toolkit', [
      html`<p>It begins as ${model.title} is. Accounts can be given it as soon as it is added.</p>`,
      html`<div class="two">
        ${input({
          name: 'id',
          label: 'Id',
          isRequired: true,
          maxLength: 40,
          hint: 'Lower-case letters, digits, - and _, such as team-2. It stays for good.',
        })}
        ${select({
          name: 'after',
          label: 'Comes after',
          value: model.id,
          choices: plans.map(({ id, title }) => [id, title] as const),
          hint: 'Plans stand from the cheapest up: a later one may use what an earlier one may.',
        })}
        ${
          'keyPrefix' in model &&
          select({
            name: 'key_prefix',
            label: 'Its keys begin with',
            value: model.keyPrefix,
            choices: KEY_PREFIXES.map((prefix) => [prefix, prefix] as const),
          })
        }
      </div>`,
      'keyPrefix' in model ? gatewayFields({ ...model, title: '' }) : toolkitFields({ ...model, title: '' }),
      checkbox({ name: 'public', label: 'Offered to everybody', isChecked: model.public }),
      submit('Add plan'),
    ])}
  </section>`
