import { AdminError, adminOperation, type Question } from '#admin'

type Turn = Question['messages'][number]

const isTurn = (value: unknown): value is Turn => {
  const { role, content } = (value ?? {}) as Partial<Turn>
  return (role === 'user' || role === 'assistant') && typeof content === 'string'
}

/** What was said before. @throws AdminError for what is no such list */
const turnsOf = (history: string): Turn[] => {
  let turns: unknown
  try {
    turns = JSON.parse(history)
  } catch {
    turns = null
  }
  if (!Array.isArray(turns) || !turns.every(isTurn))
    throw new AdminError('invalid', 'history must be a JSON array of messages with role and content.')
  return turns.map(({ role, content }) => ({ role, content }))
}

/** Asks a model, and streams its answer. */
export default adminOperation('adminAskModel', async ({ body, context: { playground } }) => {
  const { model, message, history, system, temperature, max_tokens: maxTokens } = body
  const messages: Turn[] = [
    ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
    ...turnsOf(history),
    { role: 'user', content: message },
  ]
  const { stream, contentType } = await playground.ask({
    model: model.trim(),
    messages,
    temperature,
    maxTokens,
  })
  return { stream, contentType }
})
