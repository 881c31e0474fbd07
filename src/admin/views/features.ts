import type { FeatureForm, FeatureTitle, FormParameter } from '#published'
import { hidden, input, select, submit, textArea, type Form } from '../forms.js'
import { html, link, type Html } from '../html.js'
import { section, words } from './parts.js'
import { playgroundTabs } from './playground.js'

const featureLink = ({ feature, summary }: FeatureTitle): Html =>
  html`<li>
    <a href="${link('/playground/feature', { id: feature })}"><code>${feature}</code></a>
    <span class="none">${summary}</span>
  </li>`

const list = (features: readonly FeatureTitle[]): Html =>
  html`<ul class="listing">
    ${features.map(featureLink)}
  </ul>`

const byCategory = (features: readonly FeatureTitle[]): Html[] => {
  const categories = [...new Set(features.map(({ category }) => category))]
  return categories.map((category) => {
    const inIt = features.filter((each) => each.category === category)
    return html`<details class="card">
      <summary><strong>${category}</strong> <span class="none">${inIt.length}</span></summary>
      ${list(inIt)}
    </details>`
  })
}

/** All features, or those that were found. */
export const featuresPage = (words: string, features: readonly FeatureTitle[]): Html =>
  html`${playgroundTabs('Toolkit')}
    <form class="filters" method="get" action="/admin/playground/features" role="search">
      <div class="row">
        ${input({ name: 'q', label: 'Find a feature', type: 'search', value: words, maxLength: 200 })}
        ${submit('Find')}
      </div>
    </form>
    ${
      words === ''
        ? html`<div class="columns close">${byCategory(features)}</div>`
        : features.length === 0
          ? html`<p class="empty">No feature fits these words.</p>`
          : section(`${features.length} found`, list(features))
    }`

/** A text of more characters than this has room for several lines. */
const LONG_TEXT = 300
const DATE_TYPES = { date: 'date', integer: 'number', number: 'number' } as const

const isLong = ({ maxLength, example }: FormParameter): boolean =>
  (maxLength ?? 0) > LONG_TEXT || (example ?? '').length > 80 || (example ?? '').includes('\n')

const hintOf = ({ description, default: standard, type, minimum, maximum, format }: FormParameter): Html => {
  const bounds = [
    ...(minimum === null && maximum === null ? [] : [`From ${minimum ?? '–∞'} to ${maximum ?? '∞'}.`]),
    ...(format === null || format === 'double' || format === 'int64' ? [] : [`A ${format}.`]),
    ...(standard === null ? [] : [`Blank is ${type === 'string' ? JSON.stringify(standard) : standard}.`]),
  ]
  // Behind a list they stand on a line of their own.
  const text = [description, ...bounds].join(description.includes('\n') ? '\n' : ' ')
  return html`<span class="text">${words(text)}</span>`
}

const choicesOf = (
  { values, required, default: standard }: FormParameter,
  all = values ?? ['true', 'false'],
): [string, string][] => [
  ...(required ? [] : [['', standard === null ? 'Not given' : `Default (${standard})`] as [string, string]]),
  ...all.map((value): [string, string] => [value, value]),
]

/** The field of a parameter, with what was sent or the documented example in it. */
const field = (parameter: FormParameter, value: string | undefined): Html => {
  const { name, type, format, required, values, minimum, maximum, maxLength } = parameter
  const common = {
    name: `in.${name}`,
    label: required ? `${name} (required)` : name,
    hint: hintOf(parameter),
    isRequired: required && (type !== 'string' || values !== null),
    value: value ?? '',
  }
  if (values !== null || type === 'boolean') return select({ ...common, choices: choicesOf(parameter) })
  const most = maxLength === null ? {} : { maxLength }
  if (type === 'string' && isLong(parameter)) return textArea({ ...common, ...most, rows: 4 })
  return input({
    ...common,
    ...most,
    type: format === 'date' ? DATE_TYPES.date : type === 'string' ? 'text' : DATE_TYPES[type],
    ...(type === 'string' ? {} : { step: type === 'integer' ? 1 : 'any' }),
    ...(minimum === null ? {} : { min: minimum }),
    ...(maximum === null ? {} : { max: maximum }),
  })
}

/**
 * A feature as a form.
 * @param given what the fields have; the documented example where nothing was sent
 * @param answer of the call, below it
 */
export const featurePage = (
  form: Form,
  { feature, category, summary, description, parameters }: FeatureForm,
  given: Readonly<Record<string, string>>,
  answer: Html | null,
): Html =>
  html`${playgroundTabs('Toolkit')}
    <section class="card">
      <h2><code>${feature}</code></h2>
      <p><strong>${summary}</strong> <span class="none">${category}</span></p>
      <p class="text">${words(description)}</p>
      ${form('/playground/call', [
        hidden('feature', feature),
        parameters.length === 0
          ? html`<p class="hint">It takes no parameters.</p>`
          : parameters.map((parameter) => field(parameter, given[parameter.name])),
        submit('Call'),
      ])}
    </section>
    ${answer}`
