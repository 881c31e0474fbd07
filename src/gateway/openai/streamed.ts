import { assembleCalls, isNamed, joinedFunction } from '../chat/tool-calls.js'
import {
  UpstreamError,
  type ChunkChoice,
  type ChunkDelta,
  type CompletionChoice,
  type CompletionMessage,
  type ToolCallDelta,
  type UpstreamChunk,
  type UpstreamCompletion,
} from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'
import { toWholeCharacters } from './chunks.js'
import { chunksOf } from './chunk-stream.js'

/** A field of an event stream, or a comment; no JSON begins like this. */
const FIELD = /^\uFEFF?[\r\n]*(data|event|id|retry)?:/
const LONGEST_BEGINNING = 64

export const isEventStream = (bytes: Buffer): boolean =>
  FIELD.test(bytes.toString('utf8', 0, LONGEST_BEGINNING))

/** One answer as far as it has come. */
interface Begun {
  message: ChunkDelta
  pieces: ToolCallDelta[]
  last: Pick<CompletionChoice, 'index' | 'finish_reason' | 'native_finish_reason'> & { logprobs?: unknown }
}

/** What is put into one is the answer's own: lists grow in place, since there is a piece for each token. */
const join = (whole: JsonObject, more: JsonObject): void => {
  for (const [name, value] of Object.entries(more)) {
    const before = whole[name]
    if (typeof value === 'string' && typeof before === 'string') whole[name] = before + value
    else if (Array.isArray(value) && Array.isArray(before)) for (const each of value) before.push(each)
    else if (value !== null || before === undefined) whole[name] = value
  }
}

const add = (begun: Begun, { delta, ...choice }: ChunkChoice): void => {
  const { message, pieces, last } = begun
  const { tool_calls: calls, function_call: call, ...others } = delta
  if (calls !== undefined) pieces.push(...calls)
  if (call !== undefined && call !== null)
    message.function_call = joinedFunction(message.function_call ?? undefined, call)
  join(message, others)
  const { finish_reason: reason, native_finish_reason: native, logprobs } = choice
  last.finish_reason = reason ?? last.finish_reason
  if (native !== undefined) last.native_finish_reason = native
  if (isObject(last.logprobs) && isObject(logprobs)) join(last.logprobs, logprobs)
  else if (logprobs !== undefined) last.logprobs = logprobs ?? last.logprobs ?? null
}

const wholeChoice = ({ message, pieces, last }: Begun): CompletionChoice => {
  const calls = assembleCalls(pieces)
  if (!calls.every(isNamed) || (message.function_call && !message.function_call.name))
    throw new UpstreamError('malformed', 'a tool call has no name')
  const whole: CompletionMessage = { ...message, role: 'assistant', content: message.content ?? null }
  if (calls.length > 0) whole.tool_calls = calls
  toWholeCharacters(whole)
  return { ...last, message: whole }
}

/** The chunks of a whole stream as the completion that they make. */
const completionOf = (chunks: readonly UpstreamChunk[]): UpstreamCompletion => {
  const begun = new Map<number, Begun>()
  const completion: UpstreamCompletion = { choices: [] }
  for (const { choices, usage, members } of chunks) {
    if (usage !== undefined) completion.usage = usage
    if (members !== undefined) completion.members = { ...completion.members, ...members }
    for (const choice of choices) {
      const { index } = choice
      const known = begun.get(index) ?? { message: {}, pieces: [], last: { index, finish_reason: null } }
      begun.set(index, known)
      add(known, choice)
    }
  }
  completion.choices = [...begun.values()].map(wholeChoice)
  if (completion.choices.length === 0) throw new UpstreamError('malformed', 'the answer has no choices')
  return completion
}

/**
 * The completion of a provider that streams whatever it is asked for, as some proxies do.
 *
 * @throws UpstreamError as a stream does, also where it breaks off
 */
export const readStreamed = (bytes: Buffer): UpstreamCompletion => completionOf(chunksOf(bytes))
