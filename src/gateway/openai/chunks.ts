import { isNamed } from '../chat/tool-calls.js'
import { limitTold } from './limits.js'
import {
  UpstreamError,
  type ChunkChoice,
  type ChunkDelta,
  type CompletionChoice,
  type ToolCallDelta,
  type UpstreamChunk,
  type UpstreamCompletion,
} from '../providers/upstream.js'
import { readMembers, readUsage } from './members.js'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** More than any model calls at once; a larger index is not an index. */
const MAX_TOOL_CALLS = 1000

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Content as text; some providers stream OpenAI's content parts, of which the text counts. */
const readContent = (content: unknown): string | null => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  return content
    .map((part: unknown) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('')
}

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

const readToolCall = ({ index, id, type, function: called, ...others }: Json): ToolCallDelta => {
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

const readDelta = (value: unknown): ChunkDelta => {
  const {
    content,
    refusal,
    tool_calls: calls,
    function_call: call,
    role,
    ...others
  } = isObject(value) ? value : {}
  const toolCalls = readToolCalls(calls)
  const functionCall = readFunction(call)
  return {
    ...(typeof role === 'string' ? { role: 'assistant' } : {}),
    ...(content === undefined ? {} : { content: readContent(content) }),
    ...(typeof refusal === 'string' || refusal === null ? { refusal } : {}),
    ...others,
    ...(toolCalls === undefined ? {} : { tool_calls: toolCalls }),
    ...(callsNothing(functionCall) ? {} : { function_call: functionCall }),
  }
}

const readFinishReason = (value: unknown): string | null => {
  if (value === 'error') throw new UpstreamError('malformed', 'the provider ended the answer with an error')
  return typeof value === 'string' && value !== '' ? value : null
}

/** An error may come as text only, where an answer would have its choices. */
const isErrorInWords = (body: Json): boolean =>
  body['choices'] === undefined &&
  ([body['object'], body['type']].includes('error') ||
    [body['message'], body['detail']].some((words) => typeof words === 'string'))

/** An error object can come with 200, in the middle of a stream, and in a choice. @throws {@link UpstreamError} `malformed` */
export const refuseError = (body: Json): void => {
  const error = body['error'] ?? (isErrorInWords(body) ? body : null)
  if (error === null) return
  const status = isObject(error) ? Number(error['code'] ?? error['status']) : Number.NaN
  throw new UpstreamError(
    'malformed',
    'the provider sent an error object in place of an answer',
    Number.isInteger(status) ? { status, ...limitTold(status, {}, error, Date.now()) } : {},
  )
}

/** The members besides the choices. */
const readBeside = (body: Json): Pick<UpstreamChunk, 'usage' | 'members'> => {
  const usage = readUsage(body['usage'])
  const members = readMembers(body)
  return { ...(usage === undefined ? {} : { usage }), ...(members === undefined ? {} : { members }) }
}

/** The members of a choice that both shapes share. */
const readChoice = (
  value: Json,
  position: number,
): Pick<ChunkChoice, 'index' | 'finish_reason' | 'native_finish_reason'> => {
  refuseError({ error: value['error'] })
  const { logprobs, native_finish_reason: native } = value
  return {
    index: isCount(value['index']) ? value['index'] : position,
    finish_reason: readFinishReason(value['finish_reason']),
    ...(typeof native === 'string' && native !== '' ? { native_finish_reason: native } : {}),
    ...(logprobs === null || isObject(logprobs) ? { logprobs } : {}),
  }
}

/** One event's data as a chunk. @throws {@link UpstreamError} `malformed` */
export const readChunk = (body: unknown): UpstreamChunk => {
  if (!isObject(body)) throw new UpstreamError('malformed', 'an event is not a JSON object')
  refuseError(body)
  const choices = (Array.isArray(body['choices']) ? body['choices'] : []).filter(isObject)
  return {
    ...readBeside(body),
    choices: choices.map((choice, position): ChunkChoice => ({
      ...readChoice(choice, position),
      delta: readDelta(choice['delta']),
    })),
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
  return {
    ...readBeside(body),
    choices: choices.map((choice: Json, position): CompletionChoice => {
      const message = readDelta(choice['message'])
      const { tool_calls: calls, function_call: call } = message
      if (calls?.every(isNamed) === false || (call && !call.name))
        throw new UpstreamError('malformed', 'a tool call has no name')
      return {
        ...readChoice(choice, position),
        message: { ...message, role: 'assistant', content: message.content ?? null },
      }
    }),
  }
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
