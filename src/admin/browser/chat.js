// The playground's chat: the conversation is kept in the page alone, and answers are written as they come.
import { post, tell } from './admin.js'

/** The answer that is coming, by its form. */
const running = new WeakMap()

const logOf = (form) => document.getElementById(form.dataset.chatLog)

/** Adds a bubble to the conversation. @returns where its text and its figures go */
const bubble = (form, who, isMine) => {
  const place = document.createElement('div')
  place.className = isMine ? 'bubble mine' : 'bubble'
  const [name, text, figures] = ['strong', 'div', 'small'].map((tag) => document.createElement(tag))
  name.textContent = who
  place.append(name, text, figures)
  logOf(form).append(place)
  return { place, text, figures }
}

/** The data of each server-sent event of an answer. */
const events = async function* (answer) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop()
    for (const block of blocks)
      for (const line of block.split('\n')) if (line.startsWith('data:')) yield line.slice(5).trim()
  }
}

const figuresOf = ({ model, node, usage, reason }, asked, startedAt, firstAt) =>
  [
    // Another one, where the operator has named a last resort.
    model !== asked && model,
    node,
    usage && `${usage.prompt_tokens} + ${usage.completion_tokens} tokens`,
    firstAt && `first after ${Math.round(firstAt - startedAt)} ms`,
    `${Math.round(performance.now() - startedAt)} ms in all`,
    reason && reason !== 'stop' && `ended by ${reason}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Writes an answer down as it comes. @returns its text */
const write = async (answer, { text, figures, place }, asked, startedAt) => {
  const told = {}
  let firstAt
  try {
    for await (const data of events(answer)) {
      if (data === '[DONE]') break
      const { error, model, node, usage, choices = [] } = JSON.parse(data)
      if (error) throw new Error(error.message)
      Object.assign(told, model && { model }, node && { node }, usage && { usage })
      const [choice] = choices
      if (choice?.finish_reason) told.reason = choice.finish_reason
      const delta = choice?.delta?.content ?? ''
      if (delta === '') continue
      firstAt ??= performance.now()
      text.append(delta)
    }
  } finally {
    figures.textContent = figuresOf(told, asked, startedAt, firstAt)
    place.scrollIntoView({ block: 'nearest' })
  }
  return text.textContent
}

/** The fields and buttons while an answer comes, and when it has. */
const setBusy = (form, isBusy) => {
  form.querySelector('[type=submit]').disabled = isBusy
  form.querySelector('[data-chat=stop]').disabled = !isBusy
}

/** Puts what was asked and answered into what goes along with the next question. */
const remember = (form, ...turns) => {
  const { history } = form.elements
  history.value = JSON.stringify([...JSON.parse(history.value), ...turns])
}

/** Sends the message, and writes the answer down as it comes. */
export const say = async (form) => {
  if (running.has(form)) return
  const { message, model } = form.elements
  const question = message.value
  const abort = new AbortController()
  running.set(form, abort)
  setBusy(form, true)
  tell(form, '')
  const startedAt = performance.now()
  const mine = bubble(form, 'You', true)
  mine.text.textContent = question
  const theirs = bubble(form, model.value, false)
  theirs.figures.textContent = 'Waiting…'
  let isAnswered = false
  try {
    const answer = await post(form, abort.signal)
    if (answer) {
      form.dataset.stale = ''
      message.value = ''
      isAnswered = true
      await write(answer, theirs, model.value, startedAt)
    }
  } catch (error) {
    if (!abort.signal.aborted)
      tell(
        form,
        isAnswered ? `The answer broke off: ${error.message}` : 'The server cannot be reached. Try again.',
      )
  } finally {
    const said = theirs.text.textContent
    // Nothing is kept of a chat that was begun anew meanwhile.
    const isGone = !theirs.place.isConnected
    if (!isGone && isAnswered && said !== '') {
      remember(form, { role: 'user', content: question }, { role: 'assistant', content: said })
      if (abort.signal.aborted) theirs.figures.textContent += ' · stopped'
    } else if (!isGone) {
      // Nothing was said: the question is still there to be sent again.
      mine.place.remove()
      theirs.place.remove()
      if (message.value === '') message.value = question
    }
    running.delete(form)
    setBusy(form, false)
    message.focus()
  }
}

/** Ends the answer that is coming; its provider is told to stop. */
export const stop = (form) => running.get(form)?.abort()

/** Begins anew. */
export const clear = (form) => {
  stop(form)
  form.elements.history.value = '[]'
  logOf(form).replaceChildren()
  tell(form, '')
  form.elements.message.focus()
}
