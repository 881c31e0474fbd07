import { UpstreamError, type ChatBody, type ChatMessage } from '../providers/upstream.js'
import { isObject } from '../json/object.js'
import type { GenerateRequest, PromptMessage, Refusal } from './messages.js'
import { CONTEXT_TOKENS, MAX_TOKEN_BYTES } from './model.js'

const MAX_STOPS = 16
const MAX_STOP_LENGTH = 1_000
const MAX_SCHEMA_LENGTH = 65_536

export const refused = ({ code, param, message }: Refusal): UpstreamError =>
  new UpstreamError('refused', message, { status: 400, callerMessage: message, code, param })

const invalid = (param: string, message: string): UpstreamError =>
  refused({ code: 'invalid_value', param, message })
const unsupported = (param: string, message: string): UpstreamError =>
  refused({ code: 'unsupported_value', param, message })

/** An absent number gets OpenAI's default for that option. */
const number = (body: ChatBody, param: string, minimum: number, maximum: number, absent: number): number => {
  const value = body[param] ?? absent
  if (typeof value === 'number' && value >= minimum && value <= maximum) return value
  throw invalid(param, `'${param}' must be a number from ${minimum} to ${maximum}.`)
}

const integer = (body: ChatBody, param: string, minimum: number): number | null => {
  const value = body[param] ?? null
  if (value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum))
    return value
  throw invalid(
    param,
    `'${param}' must be an integer${minimum > Number.MIN_SAFE_INTEGER ? ` of at least ${minimum}` : ''}.`,
  )
}

const textOf = (content: unknown, param: string): string => {
  if (content === undefined || content === null) return ''
  if (typeof content === 'string') return content
  if (!Array.isArray(content))
    throw invalid(param, `'${param}' must be a string or an array of content parts.`)
  return content
    .map((part: unknown) => {
      if (isObject(part) && part['type'] === 'text' && typeof part['text'] === 'string') return part['text']
      throw unsupported(param, 'This model reads text only.')
    })
    .join('')
}

/** Calls an assistant has made, in the notation of SmolLM2's model card. */
const toolCalls = (message: ChatMessage): string => {
  const { tool_calls: given, function_call: call } = message
  const calls = Array.isArray(given) ? given : isObject(call) ? [{ function: call }] : []
  if (calls.length === 0) return ''
  const functions = calls.map((call: unknown) =>
    isObject(call) ? (call['function'] ?? call['custom']) : null,
  )
  return `<tool_call>${JSON.stringify(functions)}</tool_call>`
}

const role = (given: string, param: string): PromptMessage['role'] => {
  switch (given) {
    case 'system':
    case 'user':
    case 'assistant':
    case 'tool':
      return given
    case 'developer':
      return 'system'
    case 'function':
      return 'tool'
    default:
      throw invalid(param, `'${param}' must be system, user, assistant or tool.`)
  }
}

const conversation = (body: ChatBody): PromptMessage[] => {
  const messages = body.messages.map((message, index) => ({
    role: role(message.role, `messages[${index}].role`),
    content: textOf(message.content, `messages[${index}].content`) + toolCalls(message),
  }))
  const bytes = messages.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
  if (bytes <= CONTEXT_TOKENS * MAX_TOKEN_BYTES) return messages
  // Not tokenized at all: counting megabytes would hold up the answers that are being generated.
  throw refused({
    code: 'context_length_exceeded',
    param: 'messages',
    message: `This model's maximum context length is ${CONTEXT_TOKENS} tokens. Your messages have ${bytes} bytes, which no tokenization makes fit. Please reduce the length of the messages.`,
  })
}

const stops = (body: ChatBody): string[] => {
  const given: unknown = body['stop'] ?? []
  const list: unknown[] = Array.isArray(given) ? given : [given]
  if (list.length > MAX_STOPS) throw invalid('stop', `'stop' may have at most ${MAX_STOPS} sequences.`)
  return list.map((stop) => {
    if (typeof stop === 'string' && stop !== '' && stop.length <= MAX_STOP_LENGTH) return stop
    throw invalid('stop', `'stop' must be strings of 1 to ${MAX_STOP_LENGTH} characters.`)
  })
}

const format = (body: ChatBody): GenerateRequest['format'] => {
  const given: unknown = body['response_format'] ?? { type: 'text' }
  const type = isObject(given) ? given['type'] : null
  if (type === 'text' || type === 'json_object') return { type }
  if (!isObject(given) || type !== 'json_schema') {
    throw invalid('response_format', "'response_format.type' must be text, json_object or json_schema.")
  }
  const schema = isObject(given['json_schema']) ? given['json_schema']['schema'] : null
  if (!isObject(schema))
    throw invalid('response_format', "'response_format.json_schema.schema' must be an object.")
  if (JSON.stringify(schema).length > MAX_SCHEMA_LENGTH) {
    throw invalid('response_format', `The JSON schema may have at most ${MAX_SCHEMA_LENGTH} characters.`)
  }
  return { type, schema }
}

/** Options that would change the contents of an answer are refused rather than silently ignored. */
const refuseUnsupported = (body: ChatBody): void => {
  const tools = body['tools']
  if (Array.isArray(tools) && tools.length > 0 && body['tool_choice'] !== 'none') {
    throw unsupported('tools', 'This model does not support tools.')
  }
  if ((body['n'] ?? 1) !== 1) throw unsupported('n', 'This model supports one choice only: n must be 1.')
  if ((body['logprobs'] ?? false) !== false)
    throw unsupported('logprobs', 'This model does not support log probabilities.')
}

/**
 * What the engine is to do for an OpenAI chat request.
 * @throws {UpstreamError} `refused`, naming the parameter
 */
export const generateRequest = (body: ChatBody): GenerateRequest => {
  refuseUnsupported(body)
  return {
    messages: conversation(body),
    temperature: number(body, 'temperature', 0, 2, 1),
    topP: number(body, 'top_p', 0, 1, 1),
    maxTokens: integer(body, 'max_completion_tokens', 1) ?? integer(body, 'max_tokens', 1),
    stop: stops(body),
    seed: integer(body, 'seed', Number.MIN_SAFE_INTEGER),
    frequencyPenalty: number(body, 'frequency_penalty', -2, 2, 0),
    presencePenalty: number(body, 'presence_penalty', -2, 2, 0),
    format: format(body),
  }
}
