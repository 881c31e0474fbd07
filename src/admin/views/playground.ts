import { hidden, input, select, submit, textArea, type Form } from '../forms.js'
import { html, link, type Content, type Html } from '../html.js'
import { PLAYGROUND_ACCOUNT } from '../playground.js'
import { section } from './parts.js'

const TABS = [
  ['/playground', 'Chat'],
  ['/playground/features', 'Toolkit'],
] as const

/** The two parts of the playground, and on whose account they run. */
export const playgroundTabs = (here: (typeof TABS)[number][1]): Html =>
  html`<nav class="tabs" aria-label="Playground">
      ${TABS.map(
        ([path, title]) =>
          html`<a class="button" href="/admin${path}" ${title === here ? html`aria-current="page"` : null}
            >${title}</a
          >`,
      )}
    </nav>
    <p class="hint">
      Everything here runs on the account
      <a href="${link('/accounts', { q: PLAYGROUND_ACCOUNT })}">${PLAYGROUND_ACCOUNT}</a>, which is made when
      it is first needed, without limits. Give it another plan to see what that plan may do.
    </p>`

const options = (): Content =>
  html`<details class="help">
    <summary>Settings</summary>
    <div class="help stack">
      ${textArea({ name: 'system', label: 'System message', rows: 3, maxLength: 100_000 })}
      <div class="two">
        ${input({ name: 'temperature', label: 'Temperature', type: 'number', min: 0, max: 2, step: 'any', hint: 'Blank is 0.7.' })}
        ${input({ name: 'max_tokens', label: 'Most tokens', type: 'number', min: 1, max: 1_000_000, hint: 'Blank is the model’s.' })}
      </div>
    </div>
  </details>`

/** More models than this are found faster by typing than in a list. */
const MOST_LISTED = 500

const modelField = (models: readonly string[], model: string | null): Html => {
  const common = {
    name: 'model',
    label: 'Model',
    value: model,
    isRequired: true,
    hint: `${models.length} chat ${models.length === 1 ? 'model' : 'models'} in the catalog.`,
  }
  if (models.length === 0 || models.length > MOST_LISTED)
    return input({ ...common, list: models, maxLength: 256 })
  const all = model === null || models.includes(model) ? models : [model, ...models]
  return select({ ...common, choices: all.map((id) => [id, id] as const) })
}

/**
 * A chat with any model. Its script keeps the conversation in the page alone, and streams the answers.
 * @param models ids of the catalog's chat models
 */
export const chatPage = (form: Form, models: readonly string[], model: string | null): Html =>
  html`${playgroundTabs('Chat')}
  ${section(
    'Chat',
    html`<noscript><p class="banner warn">A chat needs JavaScript.</p></noscript>
      <div class="bubbles" id="chat" role="log" aria-label="Conversation" aria-live="polite"></div>`,
    models.length === 0 &&
      html`<p class="banner warn">
        No provider offers a chat model now. <a href="/admin/providers">Providers</a> tells why. A machine
        without internet gets a small model with <code>npm run local-model</code>.
      </p>`,
    form(
      '/playground/ask',
      [
        modelField(models, model),
        options(),
        textArea({
          name: 'message',
          label: 'Message',
          rows: 3,
          isRequired: true,
          maxLength: 400_000,
          hint: 'Enter sends, Shift+Enter begins a new line.',
        }),
        hidden('history', '[]'),
        html`<div class="row">
          ${submit('Send')}
          <button type="button" data-chat="stop" disabled>Stop</button>
          <button type="button" data-chat="clear">New chat</button>
        </div>`,
      ],
      { chat: 'chat' },
    ),
  )}`
