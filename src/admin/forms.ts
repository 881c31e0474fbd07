import { html, type Content, type Html } from './html.js'
import { csrfToken, newFormId, type Session } from './sessions.js'

/** How a form looks and behaves. */
export interface FormOptions {
  /** A few controls in a row instead of fields below each other. */
  isInline?: boolean
  /** Sent by the browser itself: its answer is no page to go to. */
  isPlain?: boolean
  /** The id of the log into which a chat's answers are streamed. */
  chat?: string
}

/** A form that is sent by POST to a path below `/admin`. */
export type Form = (action: string, content: Content, options?: FormOptions) => Html

/** Makes the forms of a page: each carries the session's token and a number of its own. */
export const formsOf =
  (session: Session | null): Form =>
  (action, content, { isInline = false, isPlain = false, chat } = {}) =>
    html`<form
      method="post"
      action="/admin${action}"
      class="${isInline ? 'inline' : 'stack'}"
      ${isPlain ? html`data-plain` : null}
      ${chat !== undefined && html`data-chat-log="${chat}"`}
    >
      ${session !== null && html`<input type="hidden" name="_csrf" value="${csrfToken(session)}" /><input type="hidden" name="_form" value="${newFormId()}" />`}
      <p class="form-error" role="alert" hidden></p>
      ${content}
    </form>`

interface FieldOptions {
  name: string
  label: string
  hint?: Content
  isRequired?: boolean
}

let fields = 0

/** Ids only tie a label to its field on one page. */
const fieldId = (name: string): string => `f-${name}-${(fields = (fields + 1) % 1_000_000)}`

const labelled = ({ label, hint, name }: FieldOptions, id: string, control: Html): Html =>
  html`<div class="field" data-field="${name}">
    <label for="${id}">${label}</label>
    ${control} ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`

interface InputOptions extends FieldOptions {
  type?: 'text' | 'number' | 'url' | 'email' | 'password' | 'datetime-local' | 'date' | 'search'
  value?: string | number | null
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  autocomplete?: string
  placeholder?: string
  list?: readonly string[]
}

const attribute = (name: string, value: string | number | null | undefined): Html | null =>
  value === undefined || value === null ? null : html` ${name}="${value}"`

/** A field of one line. */
export const input = (options: InputOptions): Html => {
  const { name, type = 'text', isRequired = false, list, hint } = options
  const id = fieldId(name)
  return labelled(
    options,
    id,
    html`<input
        id="${id}"
        name="${name}"
        type="${type}"
        ${isRequired ? html`required` : null}${[
          attribute('value', options.value),
          attribute('maxlength', options.maxLength),
          attribute('min', options.min),
          attribute('max', options.max),
          attribute('step', options.step),
          attribute('autocomplete', options.autocomplete ?? 'off'),
          attribute('placeholder', options.placeholder),
          attribute('list', list === undefined ? undefined : `${id}-list`),
          attribute('aria-describedby', hint === undefined ? undefined : `${id}-hint`),
        ]}
      />${list !== undefined && html`<datalist id="${id}-list">${list.map((each) => html`<option value="${each}"></option>`)}</datalist>`}`,
  )
}

/** A field of several lines. */
export const textArea = (
  options: FieldOptions & { value?: string; rows?: number; maxLength?: number },
): Html => {
  const { name, value = '', rows = 5, isRequired = false, hint, maxLength } = options
  const id = fieldId(name)
  // The first line end behind the tag is not part of the text.
  return labelled(
    options,
    id,
    html`<textarea
      id="${id}"
      name="${name}"
      rows="${rows}"
      ${isRequired ? html`required` : null}${[
        attribute('maxlength', maxLength),
        attribute('aria-describedby', hint === undefined ? undefined : `${id}-hint`),
      ]}
    >
${value}</textarea>`,
  )
}

/** A choice of one. */
export const select = (
  options: FieldOptions & {
    value?: string | null
    choices: readonly (readonly [value: string, title: string])[]
  },
): Html => {
  const { name, value, choices, isRequired = false, hint } = options
  const id = fieldId(name)
  return labelled(
    options,
    id,
    html`<select
      id="${id}"
      name="${name}"
      ${isRequired ? html`required` : null}${attribute('aria-describedby', hint === undefined ? undefined : `${id}-hint`)}
    >
      ${choices.map(([each, title]) => html`<option value="${each}" ${each === value ? html`selected` : null}>${title}</option>`)}
    </select>`,
  )
}

/** A choice of yes or no. */
export const checkbox = ({
  name,
  label,
  value = 'true',
  isChecked = false,
}: {
  name: string
  label: Content
  value?: string
  isChecked?: boolean
}): Html =>
  html`<label class="check"
    ><input type="checkbox" name="${name}" value="${value}" ${isChecked ? html`checked` : null} />
    ${label}</label
  >`

/** A choice of any number, sent as `name[]`. */
export const checkboxes = ({
  name,
  label,
  choices,
  chosen = [],
}: {
  name: string
  label: string
  choices: readonly string[]
  chosen?: readonly string[]
}): Html =>
  html`<fieldset data-field="${name}">
    <legend>${label}</legend>
    ${choices.map((each) => checkbox({ name: `${name}[]`, label: each, value: each, isChecked: chosen.includes(each) }))}
  </fieldset>`

/** A value that goes with the form unseen. */
export const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** The button that sends the form. */
export const submit = (label: string, kind: 'primary' | 'quiet' | 'danger' = 'primary'): Html =>
  html`<button type="submit" class="${kind}">${label}</button>`

/** Asks once more before something that cannot be undone; it works without a script. */
export const confirm = (summary: string, content: Content): Html =>
  html`<details class="confirm">
    <summary>${summary}</summary>
    <div class="confirm-body">${content}</div>
  </details>`
