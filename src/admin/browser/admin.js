// What the operator's pages gain from a script; all of them work without it, but for streamed answers.

/** Puts a page that was fetched in place of this one. @param url its address; null where it has none of its own */
const show = (text, url) => {
  const page = new DOMParser().parseFromString(text, 'text/html')
  document.title = page.title
  document.body.replaceWith(page.body)
  if (url !== null) history.pushState(null, '', url)
  const target =
    document.querySelector('.secret code, .banner, #answer-title') ?? document.querySelector('main')
  document.querySelector('main')?.focus({ preventScroll: true })
  scrollTo(0, 0)
  target?.scrollIntoView({ block: 'nearest' })
}

/** The field of that name, or of an item of its list, `events[0]`; the first of several. */
const fieldOf = (form, place) => {
  const name = place.split('[')[0]
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}[]`)
  return found instanceof RadioNodeList ? found[0] : found
}

/** What is wrong, with the names that the fields have on the page. */
const labelled = (form, fields) =>
  fields
    .map(({ parameter, message }) => {
      const label = fieldOf(form, parameter)?.labels?.[0]?.textContent.trim()
      return `${label ?? parameter} ${message}.`
    })
    .join(' ')

/** Says in a form what is wrong with it. */
export const tell = (form, message, fields = []) => {
  const place = form.querySelector('.form-error')
  place.textContent = fields.length > 0 ? labelled(form, fields) : message
  place.hidden = message === ''
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  const faulty = fields.flatMap(({ parameter }) => fieldOf(form, parameter) ?? [])
  for (const field of faulty) field.setAttribute('aria-invalid', 'true')
  faulty[0]?.focus()
  if (message !== '') place.scrollIntoView({ block: 'nearest' })
}

/** Tokens of the session of now, for a form that was open while its own ended. */
const renew = async (form) => {
  const answer = await fetch('/admin/sessions/tokens', { headers: { Accept: 'application/json' } })
  if (!answer.ok) return
  const { csrf, form: id } = await answer.json()
  form.elements._csrf.value = csrf
  form.elements._form.value = id
}

/** Sends a form. @returns the answer, or null where it was refused, which the form says then */
export const post = async (form, signal) => {
  if (form.dataset.stale !== undefined) await renew(form)
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { Accept: 'application/json, text/html' },
    body: new URLSearchParams(new FormData(form)),
    signal,
  })
  if (answer.ok) return answer
  const { error, code, fields } = JSON.parse(await answer.text())
  // A form counts once whatever came of it, and one of an ended session needs the tokens of the next.
  if (form.elements._form !== undefined) form.dataset.stale = ''
  const isOut = code === 'signed_out'
  tell(
    form,
    isOut ? 'Your session has ended. Sign in in another tab, then send this form again.' : error,
    fields,
  )
  return null
}

const send = async (form) => {
  const answer = await post(form)
  if (answer) show(await answer.text(), answer.redirected ? answer.url : null)
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.method !== 'post' || form.dataset.plain !== undefined) return
  event.preventDefault()
  if (form.dataset.chatLog !== undefined) return void import('./chat.js').then(({ say }) => say(form))
  const buttons = [...form.querySelectorAll('button')]
  for (const button of buttons) button.disabled = true
  tell(form, '')
  send(form)
    .catch(() => tell(form, 'The server cannot be reached. What you typed is still here: try again.'))
    .finally(() => {
      for (const button of buttons) button.disabled = false
    })
})

const copy = async (button) => {
  const source = document.getElementById(button.dataset.copy)
  try {
    await navigator.clipboard.writeText(source.textContent)
    button.textContent = 'Copied'
  } catch {
    // Without https there is no clipboard: what is selected can be copied by hand.
    getSelection().selectAllChildren(source)
    button.textContent = 'Press Ctrl+C'
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-copy]')
  if (button) void copy(button)
})

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-chat]')
  if (button) void import('./chat.js').then((chat) => chat[button.dataset.chat](button.form))
})

/** In a chat Enter sends, as everywhere where people chat. */
document.addEventListener('keydown', (event) => {
  const { form, tagName } = event.target
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  if (tagName !== 'TEXTAREA' || event.target.name !== 'message' || !form?.dataset.chatLog) return
  event.preventDefault()
  if (!form.querySelector('[type=submit]').disabled) form.requestSubmit()
})

addEventListener('popstate', () => location.reload())

/** Reads the parts again that tell of now, while somebody looks at them and types nothing there. */
const refresh = async () => {
  const part = document.querySelector('[data-live]')
  const isBusy = part?.contains(document.activeElement) || part?.querySelector('details[open]')
  if (part && !document.hidden && !isBusy) {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null)
    // Signed out: the next click says so.
    if (answer?.ok && !answer.redirected) {
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const next = page.querySelector('[data-live]')
      if (next) part.replaceWith(next)
    }
  }
  setTimeout(() => void refresh(), (Number(document.querySelector('[data-live]')?.dataset.live) || 15) * 1000)
}
setTimeout(() => void refresh(), 15_000)
