import type { ProviderState } from '#gateway'
import { confirm, hidden, input, submit, type Form } from '../forms.js'
import { html, type Content, type Html } from '../html.js'
import { badge, facts, section, time } from './parts.js'

const stateBadge = ({ state, discovery }: ProviderState): Html => {
  if (state !== 'on') return badge(state, state === 'off' ? 'bad' : 'plain')
  return badge(discovery === 'ok' ? 'on' : `on, discovery ${discovery}`, discovery === 'ok' ? 'good' : 'warn')
}

const refusals = ({ refusals: found }: ProviderState): Content =>
  found.length > 0 &&
  html`<details class="help">
    <summary>Found to be refused (${found.length} ${found.length === 1 ? 'model' : 'models'})</summary>
    <ul>
      ${found.map(({ model, adjustments }) => html`<li><code>${model}</code>: ${adjustments.join(', ')}</li>`)}
    </ul>
  </details>`

const troubled = ({ troubled: models }: ProviderState): Content =>
  models.length > 0 &&
  html`<ul class="listing" aria-label="Models that are not called">
    ${models.map(
      ({ model, state, usableAt }) =>
        html`<li>
          ${badge(state === 'open' ? 'open' : 'half open', state === 'open' ? 'bad' : 'warn')}
          <code>${model}</code>
          <small
            >${state === 'open' ? html`until ${time(new Date(usableAt), 'seconds')}` : 'the next call tries it'}</small
          >
        </li>`,
    )}
  </ul>`

const controls = (form: Form, { id, state, kinds, weight, fileWeight }: ProviderState): Content =>
  state !== 'no key' && [
    form(
      '/providers/set',
      [
        hidden('id', id),
        state === 'off' && hidden('is_on', 'true'),
        weight !== fileWeight && hidden('weight', weight),
        submit(state === 'off' ? 'Switch on' : 'Switch off', 'quiet'),
      ],
      { isInline: true },
    ),
    confirm(
      'Weight…',
      form('/providers/set', [
        hidden('id', id),
        state === 'on' && hidden('is_on', 'true'),
        input({
          name: 'weight',
          label: 'Weight',
          type: 'number',
          min: 1,
          max: 1_000_000,
          value: weight === fileWeight ? null : weight,
          hint: `Blank is the file’s: ${fileWeight}.`,
        }),
        submit('Save weight'),
      ]),
    ),
    state === 'on' &&
      kinds.includes('chat') &&
      confirm(
        'Test call…',
        form('/providers/try', [
          hidden('id', id),
          input({
            name: 'model',
            label: 'Model',
            maxLength: 256,
            hint: 'As the provider lists it. Blank is its first chat model.',
          }),
          submit('Ask it'),
        ]),
      ),
  ]

const card = (form: Form, provider: ProviderState): Html => {
  const { id, state, variable, weight, fileWeight, kinds, models, circuits, running, reason } = provider
  return section(
    id,
    facts([
      [
        'State',
        html`${stateBadge(provider)} ${variable !== null && html`<small>${variable} is not set</small>`}`,
      ],
      ['Kinds', kinds.join(', ')],
      ['Weight', weight === fileWeight ? weight : `${weight} (file: ${fileWeight})`],
      ['Models', models],
      ['Circuits', `${circuits.closed} closed, ${circuits.halfOpen} half open, ${circuits.open} open`],
      ['Running', running],
    ]),
    reason !== null && html`<p class="hint">${reason}</p>`,
    troubled(provider),
    refusals(provider),
    state !== 'no key' && html`<div class="actions help">${controls(form, provider)}</div>`,
  )
}

/** Every provider of the file; those without a key in one list. */
export const providersPage = (form: Form, providers: readonly ProviderState[]): Html => {
  const keyless = providers.filter(({ state }) => state === 'no key')
  return html`<div class="columns" data-live="15">
      ${providers.filter(({ state }) => state !== 'no key').map((provider) => card(form, provider))}
    </div>
    ${
      keyless.length > 0 &&
      section(
        'Waiting for a key',
        html`<p>Set the variable and restart the server.</p>`,
        facts(keyless.map(({ id, variable }) => [id, html`<code>${variable}</code>`])),
      )
    }
    <p class="hint">
      Providers come from the providers file; what is switched here stays through restarts, on all instances.
    </p>`
}
