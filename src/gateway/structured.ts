import type { CompletionChoice, ChatMessage, UpstreamChunk, UpstreamCompletion } from './upstream.js'
import { UpstreamError } from './upstream.js'

/** What an answer must be: a JSON object, or any JSON that the caller described by a schema. */
export type StructuredFormat = 'json_object' | 'json_schema'

const DIRECTIVES: Readonly<Record<StructuredFormat, string>> = {
  json_object:
    'Answer with one valid JSON object and nothing else: no prose before or after it, no markdown fences.',
  json_schema:
    'Answer with JSON that is valid under this JSON Schema and nothing else, no prose and no markdown fences:',
}

const FENCED = /```[\w-]*[ \t]*\r?\n?([\s\S]*?)```/

const schemaOf = (format: unknown): string => {
  const described = format as { json_schema?: { schema?: unknown } }
  return `\n${JSON.stringify(described.json_schema?.schema ?? {})}`
}

/** Adds the directive to the system message, or as one where there is none. */
export const withDirective = (
  messages: readonly ChatMessage[],
  format: StructuredFormat,
  responseFormat: unknown,
): ChatMessage[] => {
  const directive = DIRECTIVES[format] + (format === 'json_schema' ? schemaOf(responseFormat) : '')
  const [first, ...others] = messages
  if (first?.role === 'system' && typeof first.content === 'string')
    return [{ ...first, content: `${first.content}\n\n${directive}` }, ...others]
  return [{ role: 'system', content: directive }, ...messages]
}

/**
 * The JSON in an answer: the first fenced block where there is one, else the whole text.
 *
 * @throws {@link UpstreamError} `malformed` when it is not what was asked for
 */
export const extractJson = (text: string, format: StructuredFormat): string => {
  // Fences inside of a JSON string are the answer's own.
  const candidates = [text, FENCED.exec(text)?.[1]].flatMap((candidate) => candidate?.trim() ?? [])
  const found = candidates.find((candidate) => isWanted(candidate, format))
  if (found === undefined)
    throw new UpstreamError(
      'malformed',
      `the answer is not ${format === 'json_object' ? 'a JSON object' : 'JSON'}`,
    )
  return found
}

const isWanted = (text: string, format: StructuredFormat): boolean => {
  const value = parse(text)
  return format === 'json_schema'
    ? value !== undefined
    : typeof value === 'object' && value !== null && !Array.isArray(value)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const checkChoice = (choice: CompletionChoice, format: StructuredFormat): CompletionChoice => {
  const { message } = choice
  // A model that calls a tool has not answered yet.
  if (message.tool_calls !== undefined) return choice
  return { ...choice, message: { ...message, content: extractJson(message.content ?? '', format) } }
}

/** @throws {@link UpstreamError} `malformed` when a choice is not what was asked for */
export const checkCompletion = (
  completion: UpstreamCompletion,
  format: StructuredFormat,
): UpstreamCompletion => ({
  ...completion,
  choices: completion.choices.map((choice) => checkChoice(choice, format)),
})

/**
 * Reads a whole stream and gives it back with each choice's text in one piece, once it is known to be valid.
 *
 * @throws {@link UpstreamError} `malformed` when a choice is not what was asked for
 */
export const holdStream = async (
  chunks: AsyncIterable<UpstreamChunk>,
  format: StructuredFormat,
): Promise<UpstreamChunk[]> => {
  const held: UpstreamChunk[] = []
  const texts = new Map<number, string>()
  const callers = new Set<number>()
  for await (const chunk of chunks) {
    for (const { index, delta } of chunk.choices) {
      texts.set(index, (texts.get(index) ?? '') + (delta.content ?? ''))
      if (delta.tool_calls !== undefined) callers.add(index)
    }
    held.push(chunk)
  }
  const answers = [...texts].filter(([index]) => !callers.has(index))
  const whole = new Map(answers.map(([index, text]) => [index, extractJson(text, format)]))
  const first = {
    choices: [...whole].map(([index, content]) => ({ index, delta: { content }, finish_reason: null })),
  }
  const rest = held.map((chunk) => ({
    ...chunk,
    choices: chunk.choices.map((choice) => {
      const { content: _, ...delta } = choice.delta
      return whole.has(choice.index) ? { ...choice, delta } : choice
    }),
  }))
  return whole.size === 0 ? rest : [first, ...rest]
}
