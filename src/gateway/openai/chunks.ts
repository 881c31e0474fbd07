import { REASONING_FIELDS } from '../chat/answer.js'
import { isNamed } from '../chat/tool-calls.js'
import { wholeCharacters } from '../json/characters.js'
import { failureTold, isNoError } from './errors.js'
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
import { readMembers, readUsage } from './members.js'

/** More than any model calls at once; a larger index is not an index. */
const MAX_TOOL_CALLS = 1000

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const textOfParts = (parts: readonly unknown[]): string =>
  parts.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('')

/** Content as text; some providers stream OpenAI's content parts, of which the text counts. */
const readContent = (content: unknown): string | null => {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? textOfParts(content) : null
}

/** The thoughts among the parts of a content, as Mistral's models send them: `{type: "thinking", thinking: [parts]}`. */
const readThoughts = (content: readonly unknown[]): string =>
  content
    .map((part) => {
      const thoughts = isObject(part) && part['type'] === 'thinking' ? part['thinking'] : undefined
      return Array.isArray(thoughts) ? textOfParts(thoughts) : typeof thoughts === 'string' ? thoughts : ''
    })
    .join('')

/** Arguments are JSON as text; some providers write the object itself. */
const readFunction = (value: unknown): ToolCallDelta['function'] => {
  if (!isObject(value)) return undefined
  const { name, arguments: given, ...others } = value
  const text =
    given === undefined || given === null || typeof given === 'string' ? given : JSON.stringify(given)
  return {
    ...others,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof text === 'string' ? { arguments: text } : {}),
  }
}

const readToolCall = ({ index, id, type, function: called, ...others }: JsonObject): ToolCallDelta => {
  const read = readFunction(called)
  return {
    ...others,
    ...(isCount(index) && index < MAX_TOOL_CALLS ? { index } : {}),
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof type === 'string' && type !== '' ? { type } : {}),
    ...(read === undefined ? {} : { function: read }),
  }
}

const readToolCalls = (value: unknown): ToolCallDelta[] | undefined => {
  const calls = Array.isArray(value) ? value.filter(isObject) : []
  return calls.length === 0 ? undefined : calls.map(readToolCall)
}

/** Some providers add an empty call, `{}` or with empty texts, to any answer. */
const callsNothing = (call: ToolCallDelta['function']): boolean => !call?.name && !call?.arguments

const addToDelta = (delta: ChunkDelta, name: string, value: unknown): void => {
  switch (name) {
    case 'role':
      if (typeof value === 'string') delta.role = 'assistant'
      return
    case 'content':
      delta.content = readContent(value)
      if (Array.isArray(value)) {
        const thoughts = readThoughts(value)
        if (thoughts !== '') delta['reasoning_content'] = thoughts
      }
      return
    case 'refusal':
      if (typeof value === 'string' || value === null) delta['refusal'] = value
      return
    case 'tool_calls': {
      const calls = readToolCalls(value)
      if (calls !== undefined) delta.tool_calls = calls
      return
    }
    case 'function_call': {
      const call = readFunction(value)
      if (!callsNothing(call)) delta.function_call = call
      return
    }
    case '__proto__':
      return
    default:
      delta[name] = value
  }
}

const readDelta = (value: unknown): ChunkDelta => {
  const delta: ChunkDelta = {}
  if (isObject(value)) for (const name in value) addToDelta(delta, name, value[name])
  return delta
}

/**
 * Ends that are none: OpenRouter's word, vLLM's and SGLang's (`abort`), Zhipu's (`network_error`) and DeepSeek's, whose inference
 * ran out of resources. Others of the kind are written as these are.
 */
const BROKEN_OFF =
  /^(error|abort(ed)?|cancel(l?ed)?|timeout|timed_out|network_error|insufficient_system_resource|internal_(server_)?error)$/i

const readFinishReason = (value: unknown): string | null => {
  // Alibaba's own API writes null as a text.
  if (typeof value !== 'string' || value === '' || value === 'null') return null
  if (BROKEN_OFF.test(value))
    throw new UpstreamError('malformed', `the provider ended the answer with ${value.slice(0, 40)}`)
  return value
}

/** An error may come as text only, where an answer would have its choices or its list. */
export const isErrorInWords = (body: JsonObject): boolean =>
  body['choices'] === undefined &&
  !Array.isArray(body['data']) &&
  ([body['object'], body['type']].includes('error') ||
    [body['message'], body['detail']].some((words) => typeof words === 'string'))

/** Why a stream was stopped early, in Groq's own member, and MiniMax's result, which is 0 where all is well. */
const errorBeside = ({ x_groq: groq, base_resp: result }: JsonObject): unknown => {
  if (isObject(groq) && typeof groq['error'] === 'string' && groq['error'] !== '') return groq['error']
  return isObject(result) && typeof result['status_code'] === 'number' && result['status_code'] !== 0
    ? result['status_code']
    : null
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/** An error object can come with 200, in the middle of a stream, and in a choice. @throws {@link UpstreamError} `malformed` */
export const refuseError = (body: JsonObject): void => {
  const isAnswer = isFilled(body['choices']) || isFilled(body['data'])
  const told = isAnswer && isNoError(body['error']) ? null : body['error']
  const error = told ?? errorBeside(body) ?? (isErrorInWords(body) ? body : null)
  if (error !== null) throw failureTold(error)
}

/** Adds the members besides the choices. */
const addBeside = (answer: Pick<UpstreamChunk, 'usage' | 'members'>, body: JsonObject): void => {
  const usage = readUsage(body['usage'])
  if (usage !== undefined) answer.usage = usage
  const members = readMembers(body)
  if (members !== undefined) answer.members = members
}

type SharedByBoth = Pick<ChunkChoice, 'index' | 'finish_reason' | 'native_finish_reason'> & {
  logprobs?: unknown
}

/** The members of a choice that both shapes share. */
const readChoice = (value: JsonObject, position: number): SharedByBoth => {
  if (value['error'] !== undefined) refuseError({ error: value['error'] })
  const { index, logprobs, native_finish_reason: native } = value
  const choice: SharedByBoth = {
    index: isCount(index) ? index : position,
    finish_reason: readFinishReason(value['finish_reason']),
  }
  if (typeof native === 'string' && native !== '') choice.native_finish_reason = native
  if (logprobs === null || isObject(logprobs)) choice.logprobs = logprobs
  return choice
}

/** One event's data as a chunk. @throws {@link UpstreamError} `malformed` */
export const readChunk = (body: unknown): UpstreamChunk => {
  if (!isObject(body)) throw new UpstreamError('malformed', 'an event is not a JSON object')
  refuseError(body)
  const choices = (Array.isArray(body['choices']) ? body['choices'] : []).filter(isObject)
  const chunk: UpstreamChunk = {
    choices: choices.map((choice, position): ChunkChoice => ({
      ...readChoice(choice, position),
      delta: readDelta(choice['delta']),
    })),
  }
  addBeside(chunk, body)
  return chunk
}

/** In a stream the other half may still come. */
export const toWholeCharacters = (message: ChunkDelta): void => {
  for (const name of ['content', ...REASONING_FIELDS, 'refusal']) {
    const text = message[name]
    if (typeof text === 'string') message[name] = wholeCharacters(text)
  }
}

/** A whole completion. @throws {@link UpstreamError} `malformed`, also when it has no choices, or calls nothing by name */
export const readCompletion = (body: unknown): UpstreamCompletion => {
  if (!isObject(body)) throw new UpstreamError('malformed', 'the answer is not a JSON object')
  refuseError(body)
  const choices = (Array.isArray(body['choices']) ? body['choices'] : []).filter(
    (choice) => isObject(choice) && isObject(choice['message']),
  )
  if (choices.length === 0) throw new UpstreamError('malformed', 'the answer has no choices')
  const completion: UpstreamCompletion = {
    choices: choices.map((choice: JsonObject, position): CompletionChoice => {
      const message = readDelta(choice['message'])
      const { tool_calls: calls, function_call: call } = message
      if (calls?.every(isNamed) === false || (call && !call.name))
        throw new UpstreamError('malformed', 'a tool call has no name')
      message.role = 'assistant'
      message.content ??= null
      toWholeCharacters(message)
      return Object.assign(readChoice(choice, position), { message: message as CompletionMessage })
    }),
  }
  addBeside(completion, body)
  return completion
}

/** A whole completion as the one chunk of a stream, for a provider that ignores `stream`. */
export const toChunk = ({ choices, ...beside }: UpstreamCompletion): UpstreamChunk => ({
  ...beside,
  choices: choices.map(({ message, ...choice }) => ({
    ...choice,
    delta: {
      ...message,
      ...(message.tool_calls === undefined
        ? {}
        : { tool_calls: message.tool_calls.map((call, index) => ({ ...call, index })) }),
    },
  })),
})
