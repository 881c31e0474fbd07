/* The program of the reference page: starts Scalar on the page's document, and searches the operations of all of them. */
import { createRanking } from './ranking.js'
import { rememberedKeys, rememberKeys, withModelsOnOffer } from './trial.js'

const MOST_RESULTS = 12
/** Of words that nothing matches, in characters. */
const MOST_SHOWN = 60
/** Who is typing types the next letter sooner. */
const TYPING_MS = 250

const main = document.getElementById('reference')
const overview = document.getElementById('docs-overview')
const section = document.getElementById('docs-section')
const input = document.getElementById('docs-search')
const list = document.getElementById('docs-results')
const status = document.getElementById('docs-status')

/** Beside this program, below whatever path a proxy shows it. */
const sectionAddress = (name, hash = '') => Object.assign(new URL(name, import.meta.url), { hash }).href

const tagSlug = (tag) => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * A parameter without an example of its own is left out of the documented call, and so of the call that a reader tries
 * first; Scalar would send whatever its schema gives.
 */
const withCallsAsDocumented = (contract) => {
  // One that readers leave as it is would be refused with their second request: it names one request alone.
  for (const parameter of [
    ...Object.values(contract.components?.parameters ?? {}),
    ...Object.values(contract.paths).flatMap(({ post }) => post?.parameters ?? []),
  ])
    if (parameter.in === 'header' && !parameter.required) {
      parameter.examples = { default: { value: parameter.example, 'x-disabled': true } }
      delete parameter.example
    }
  for (const path of Object.values(contract.paths))
    for (const parameter of path.get?.parameters ?? []) {
      if (parameter.in !== 'query' || parameter.required || parameter.example !== undefined) continue
      const value = parameter.schema?.examples?.[0] ?? parameter.schema?.default
      parameter.examples = { default: { value, 'x-disabled': true } }
    }
  return contract
}

/** The catalog of this moment; empty where there is none. */
const modelsOnOffer = async () => {
  const response = await fetch(new URL('models.json', import.meta.url)).catch(() => null)
  return response?.ok ? (await response.json()).data : []
}

const authentication = () => ({
  preferredSecurityScheme: main.dataset.scheme,
  securitySchemes: rememberedKeys(),
})

let reference

const start = async () => {
  const [{ createApiReference }, response] = await Promise.all([
    import(main.dataset.entry),
    fetch(main.dataset.document),
  ])
  if (!response.ok) throw new Error(`The contract could not be loaded (${response.status}).`)
  reference = createApiReference(main, {
    content: await withModelsOnOffer(withCallsAsDocumented(await response.json()), modelsOnOffer),
    agent: { disabled: true },
    mcp: { disabled: true },
    telemetry: false,
    withDefaultFonts: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    // Ours searches this document and all others.
    hideSearch: true,
    // Schemas stand with their operations.
    hideModels: true,
    generateTagSlug: ({ name = '' }) => tagSlug(name),
    generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
    authentication: authentication(),
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  })
}

/** Calls a function with each element that a selector finds on the page, the try-it dialog included. */
const each = (selector, change) => document.body.querySelectorAll(selector).forEach(change)

/**
 * What Scalar leaves out for readers who do not see the page or have no mouse (WCAG 2, 4.1.2, 2.5.3 and 2.1.1): its copy
 * buttons have no name before a hover, its lists of endpoints scroll but cannot be focused, and in its dialog buttons say
 * that they are none, fields with suggestions do not say whether these are shown, and a choice without a value has no name.
 */
const mend = () => {
  each('button[class*="copy-button"]:not([aria-label])', (button) =>
    button.setAttribute('aria-label', 'Copy'),
  )
  each('button[class*="copy-button"][aria-controls]', (button) => {
    if (document.getElementById(button.getAttribute('aria-controls')) === null)
      button.removeAttribute('aria-controls')
  })
  each('ul.endpoints:not([tabindex])', (list) => list.setAttribute('tabindex', '0'))
  each('button[role="none"]', (button) => button.removeAttribute('role'))
  each('[role="combobox"]:not([aria-expanded])', (field) => field.setAttribute('aria-expanded', 'false'))
  each('button[aria-haspopup="menu"]:not([aria-label])', (button) => {
    if (button.textContent.trim() === '') button.setAttribute('aria-label', 'Choose a value')
  })
  each('.cm-content[role="textbox"]:not([aria-label])', (text) =>
    text.setAttribute('aria-label', text.getAttribute('contenteditable') === 'false' ? 'Answer' : 'Body'),
  )
  each('.cm-scroller[tabindex="-1"]', (text) => text.setAttribute('tabindex', '0'))
  // A name must have in it what is seen.
  each('button.show-more[aria-label^="Show all"]', (button) =>
    button.setAttribute('aria-label', `${button.textContent.trim()}: ${button.getAttribute('aria-label')}`),
  )
  // The overview lies over Scalar until there is something to see below it.
  if (main.querySelector('h1') && main.querySelector('h2')) overview.remove()
}
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true })

/** The operations, and what ranks them. */
const indexed = ({ rows, ...index }) => {
  const rank = createRanking(index)
  return (query) =>
    rank(query)
      .slice(0, MOST_RESULTS)
      .map((place) => {
        const [name, title, method, path, summary, hash] = rows[place]
        return { name, title, method, path, summary, hash }
      })
}

let loading
const index = () =>
  (loading ??= fetch(new URL('operations.json', import.meta.url))
    .then((response) => response.json())
    .then(indexed)
    .catch((error) => {
      loading = undefined
      throw error
    }))

let shown = []
let chosen = -1

const choose = (at) => {
  chosen = at
  for (const [position, item] of [...list.children].entries()) {
    item.setAttribute('aria-selected', String(position === at))
    if (position === at) item.scrollIntoView({ block: 'nearest' })
  }
  if (at < 0) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', `docs-result-${at}`)
}

const say = (text) => {
  status.textContent = text
  // A list of hits speaks for itself; without one the words are shown.
  status.className = text !== '' && list.hidden ? 'docs-none' : 'docs-hidden'
}

const close = () => {
  list.hidden = true
  say('')
  input.setAttribute('aria-expanded', 'false')
  choose(-1)
}

const go = (row) => {
  close()
  input.value = ''
  // Scalar follows a change of the hash within its own document.
  if (row.name === section.value) location.hash = row.hash
  else location.assign(sectionAddress(row.name, row.hash))
}

const item = (row, at) => {
  const element = document.createElement('li')
  element.id = `docs-result-${at}`
  element.setAttribute('role', 'option')
  element.setAttribute('aria-selected', 'false')
  const place = document.createElement('span')
  place.textContent = `${row.title} · ${row.method} ${row.path}`
  element.append(row.summary, place)
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('click', () => go(row))
  return element
}

const show = async () => {
  const query = input.value
  const find = await index().catch(() => null)
  // Another letter was typed meanwhile.
  if (query !== input.value) return
  if (find === null) {
    list.hidden = true
    say('The list of operations could not be loaded.')
    return
  }
  shown = find(query)
  list.replaceChildren(...shown.map(item))
  list.hidden = shown.length === 0
  input.setAttribute('aria-expanded', String(shown.length > 0))
  choose(shown.length > 0 ? 0 : -1)
  if (query.trim() === '') say('')
  else if (shown.length === 0) say(`No operations match “${query.trim().slice(0, MOST_SHOWN)}”.`)
  else say(shown.length === 1 ? '1 operation found' : `${shown.length} operations found`)
}

rememberKeys(() =>
  reference?.updateConfiguration({ ...reference.getConfiguration(), authentication: authentication() }),
)
input.addEventListener('focus', () => void index().catch(() => undefined))
input.addEventListener('input', () => {
  show().catch(() => undefined)
})
input.addEventListener('blur', close)
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined && shown.length > 0) {
    event.preventDefault()
    choose((chosen + step + shown.length) % shown.length)
  } else if (event.key === 'Enter' && shown[chosen] !== undefined) {
    event.preventDefault()
    go(shown[chosen])
  } else if (event.key === 'Escape') close()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  input.focus()
})
section.addEventListener('change', () => location.assign(sectionAddress(section.value)))

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let typedAt = -Infinity
input.addEventListener('input', () => {
  typedAt = performance.now()
})

/** Until the page has been drawn, and nobody is typing: while Scalar starts, no letter is answered. */
const quiet = async () => {
  // A tab in the background is not drawn.
  await Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), pause(500)])
  while (performance.now() - typedAt < TYPING_MS) await pause(TYPING_MS)
}

// What was typed while this program was on its way.
if (input.value !== '') {
  typedAt = performance.now()
  await show()
}
await index().catch(() => undefined)
await quiet()
await start().catch((error) => {
  overview.remove()
  main.textContent = error.message
})
