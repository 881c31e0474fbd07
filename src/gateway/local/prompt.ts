import type { PromptMessage } from './messages.js'

/** A run of the prompt: a control token of the template, or text in which none is recognised. */
export interface PromptPart {
  text: string
  isControl: boolean
}

/** Renders the model's chat template; only the variables that chat templates agree on. */
export type RenderTemplate = (variables: { messages: PromptMessage[]; add_generation_prompt: true }) => string

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The conversation in the model's own template, ending where its answer begins. A conversation that ends with an
 * assistant's message is continued from there.
 *
 * The template is rendered with marks in place of the contents, so that a control token written by a caller stays
 * plain text and cannot forge a turn.
 */
export const promptParts = (
  render: RenderTemplate,
  controlTokens: readonly string[],
  messages: readonly PromptMessage[],
): PromptPart[] => {
  const last = messages.at(-1)
  const begun = last?.role === 'assistant' ? last.content : ''
  const turns = last?.role === 'assistant' ? messages.slice(0, -1) : messages
  const rendered = render({
    messages: turns.map(({ role }, index) => ({ role, content: `\u0000${index}\u0000` })),
    add_generation_prompt: true,
  })
  const parts: PromptPart[] = []
  const addText = (text: string): void => {
    const previous = parts.at(-1)
    if (previous !== undefined && !previous.isControl) previous.text += text
    else if (text !== '') parts.push({ text, isControl: false })
  }
  const controls = new Set(controlTokens)
  const seams = new RegExp(`(\u0000\\d+\u0000|${controlTokens.map(escapePattern).join('|')})`)
  for (const piece of rendered.split(seams)) {
    if (controls.has(piece)) parts.push({ text: piece, isControl: true })
    else if (piece.startsWith('\u0000')) addText(turns[Number(piece.slice(1, -1))]?.content ?? '')
    else addText(piece)
  }
  addText(begun)
  return parts
}
