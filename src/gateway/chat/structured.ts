import { hasCalls, isFilterReason, isLengthReason } from './answer.js'
import { createBufferedBytes, type BufferedBytes } from './buffered-bytes.js'
import { extractJson, type StructuredType } from './json-text.js'
import type {
  ChatMessage,
  CompletionChoice,
  UpstreamChunk,
  UpstreamCompletion,
} from '../providers/upstream.js'
import { UpstreamError } from '../providers/upstream.js'

/** What an answer must be: a JSON object, or JSON that is valid under the caller's schema. */
export type StructuredFormat =
  { type: 'json_object' } | { type: 'json_schema'; schema: Record<string, unknown>; isStrict: boolean }

/** Rejects where JSON does not match what the caller described: with an {@link UpstreamError} where the provider is at fault. */
export type Accept = (json: string) => Promise<void>

/** What a request wants of an answer's form. */
export interface Demand {
  format: StructuredFormat
  accept: Accept
  /** Whether the caller has set a limit of tokens. */
  isBounded: boolean
}

const DIRECTIVES: Readonly<Record<StructuredType, string>> = {
  json_object:
    'Answer with one valid JSON object and nothing else: no prose before or after it, no markdown fences.',
  json_schema:
    'Answer with JSON that is valid under this JSON Schema and nothing else, no prose and no markdown fences:',
}

/** The structured format that a request asks for; null for plain text. */
export const formatOf = (
  asked:
    | { type: string; json_schema?: { schema?: object | null; strict?: boolean | null } | null }
    | null
    | undefined,
): StructuredFormat | null => {
  switch (asked?.type) {
    case 'json_object':
      return { type: 'json_object' }
    case 'json_schema': {
      const { schema, strict } = asked.json_schema ?? {}
      return { type: 'json_schema', schema: { ...schema }, isStrict: strict === true }
    }
    default:
      return null
  }
}

/** Adds the directive to the system message, or as one where there is none. */
export const withDirective = (messages: readonly ChatMessage[], format: StructuredFormat): ChatMessage[] => {
  const schema = format.type === 'json_schema' ? `\n${JSON.stringify(format.schema)}` : ''
  const directive = DIRECTIVES[format.type] + schema
  const [first, ...others] = messages
  if (first?.role === 'system' && typeof first.content === 'string')
    return [{ ...first, content: `${first.content}\n\n${directive}` }, ...others]
  return [{ role: 'system', content: directive }, ...messages]
}

const checkText = async (text: string, { format, accept }: Demand): Promise<string> => {
  const json = extractJson(text, format.type)
  if (json === undefined) {
    const wanted = format.type === 'json_object' ? 'a JSON object' : 'JSON'
    throw new UpstreamError('unfit', `the answer is not ${wanted}`)
  }
  await accept(json)
  return json
}

/** The part of a text that is answered, and whether another provider could give more of it. */
interface Judged {
  content: string
  /** The provider's own limit cut it. */
  isPartial: boolean
}

/**
 * A truncated text is answered as it is, since no provider would give more of it: only where the caller set no limit
 * could another provider have a higher limit of its own.
 */
const judge = async (text: string, reason: string | null, demand: Demand): Promise<Judged> => {
  const isCut = isLengthReason(reason) || isFilterReason(reason)
  try {
    return { content: await checkText(text, demand), isPartial: false }
  } catch (error) {
    if (!isCut || !(error instanceof UpstreamError)) throw error
    return { content: text, isPartial: isLengthReason(reason) && !demand.isBounded }
  }
}

/** Why the next provider is asked, though this answer is kept as a last resort. */
export const partialAnswer = (): UpstreamError =>
  new UpstreamError('unfit', "the provider's own limit cut the answer")

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A model that calls a tool has not answered yet; one that declines says so in words. */
const isOtherwise = ({ message }: CompletionChoice): boolean =>
  hasCalls(message) || (isText(message['refusal']) && !isText(message.content))

/**
 * @returns `isPartial` where a provider's own limit cut a choice that is then not what was asked for
 * @throws {@link UpstreamError} `unfit` when a choice is not what was asked for
 */
export const checkCompletion = async (
  completion: UpstreamCompletion,
  demand: Demand,
): Promise<{ completion: UpstreamCompletion; isPartial: boolean }> => {
  const choices: CompletionChoice[] = []
  let isPartial = false
  // One after another: a hundred answers at once would fill the queue of the checks.
  for (const choice of completion.choices) {
    if (isOtherwise(choice)) {
      choices.push(choice)
      continue
    }
    const { message, finish_reason: reason } = choice
    const judged = await judge(message.content ?? '', reason, demand)
    isPartial ||= judged.isPartial
    choices.push({ ...choice, message: { ...message, content: judged.content } })
  }
  return { completion: { ...completion, choices }, isPartial }
}

/**
 * Reads a whole stream and gives it back with each choice's text in one piece, once it is known to be valid.
 *
 * @returns `isPartial` as {@link checkCompletion}
 * @throws {@link UpstreamError} `unfit` when a choice is not what was asked for, `oversized` when there is too much of it
 */
export const bufferStream = async (
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  demand: Demand,
): Promise<{ chunks: UpstreamChunk[]; isPartial: boolean }> => {
  const bytes = createBufferedBytes()
  try {
    return await readWhole(groups, demand, bytes)
  } finally {
    bytes.release()
  }
}

const readWhole = async (
  groups: AsyncIterable<readonly UpstreamChunk[]>,
  demand: Demand,
  bytes: BufferedBytes,
): Promise<{ chunks: UpstreamChunk[]; isPartial: boolean }> => {
  const buffered: UpstreamChunk[] = []
  const texts = new Map<number, string>()
  const reasons = new Map<number, string>()
  const callers = new Set<number>()
  const refusers = new Set<number>()
  const take = (chunk: UpstreamChunk): void => {
    bytes.add(chunk)
    for (const { index, delta, finish_reason: reason } of chunk.choices) {
      const content = delta.content ?? ''
      texts.set(index, (texts.get(index) ?? '') + content)
      if (reason !== null && !reasons.has(index)) reasons.set(index, reason)
      if (hasCalls(delta)) callers.add(index)
      if (isText(delta['refusal'])) refusers.add(index)
    }
    buffered.push(chunk)
  }
  for await (const group of groups) for (const chunk of group) take(chunk)
  const answers = [...texts].filter(
    ([index, text]) => !callers.has(index) && !(refusers.has(index) && text === ''),
  )
  const whole: { index: number; content: string }[] = []
  let isPartial = false
  for (const [index, text] of answers) {
    const judged = await judge(text, reasons.get(index) ?? null, demand)
    isPartial ||= judged.isPartial
    whole.push({ index, content: judged.content })
  }
  return { chunks: withWhole(buffered, whole), isPartial }
}

/** Replaces pieces by whole texts: right before the end, since reasoning comes before the answer. */
const withWhole = (
  buffered: readonly UpstreamChunk[],
  whole: readonly { index: number; content: string }[],
): UpstreamChunk[] => {
  if (whole.length === 0) return [...buffered]
  const rest = buffered.map((chunk) => ({
    ...chunk,
    choices: chunk.choices.map((choice) => {
      const { content: _, ...delta } = choice.delta
      return whole.some(({ index }) => index === choice.index) ? { ...choice, delta } : choice
    }),
  }))
  const found = rest.findIndex(({ choices }) => choices.some(({ finish_reason: reason }) => reason !== null))
  const end = found === -1 ? rest.length : found
  const choices = whole.map(({ index, content }) => ({ index, delta: { content }, finish_reason: null }))
  return [...rest.slice(0, end), { choices }, ...rest.slice(end)]
}
