import type { ChatMessage } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'

/** An object without the members that are null, which is as if they were absent; deeper ones stay. */
export const withoutNulls = (value: JsonObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined))

/** The same of an object and of those directly in it, such as a part with its `image_url`. */
const withoutNullsInside = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(withoutNulls(value)).map(([name, member]) => [
          name,
          isObject(member) ? withoutNulls(member) : member,
        ]),
      )
    : value

/** Each of a list: tools, tool choices, formats of answers. A JSON Schema in it keeps its nulls. */
export const cleaned = <T>(value: T): T =>
  (Array.isArray(value) ? value.map(withoutNullsInside) : withoutNullsInside(value)) as T

/** What SDKs add to answers for their own use. */
const isSdkOwn = (name: string): boolean => name === 'parsed' || name === 'parsed_arguments'

const withoutSdkOwn = (value: JsonObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(withoutNulls(value)).filter(([name]) => !isSdkOwn(name)))

/** A call as it was answered, without the index that it had in a stream. */
const historyCall = (call: unknown): unknown => {
  if (!isObject(call)) return call
  const { index: _, function: called, ...others } = withoutNulls(call)
  return { ...others, ...(isObject(called) ? { function: withoutSdkOwn(called) } : {}) }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Whether it is a text and nothing else, as most are. */
const isPlain = (message: JsonObject): boolean => {
  for (const name in message) if (name !== 'role' && name !== 'content') return false
  return typeof message['content'] === 'string'
}

/** Members of an assistant's message that carry something besides its content. */
const SAYS_ELSE = ['tool_calls', 'function_call', 'audio', 'refusal']

/**
 * A message of the conversation so far as providers are sent it. It may be one that was answered before, also as an SDK
 * writes it down: members that are null or empty lists are dropped, of audio only the id is sent back, and a text that is null
 * stays only where something else was said.
 */
export const historyMessage = (message: JsonObject & { role: string }): ChatMessage => {
  if (isPlain(message))
    return {
      role: message.role === 'developer' ? 'system' : message.role,
      content: message['content'],
    }
  const { content, tool_calls: calls, audio, ...others } = withoutSdkOwn(message)
  const kept = Object.fromEntries(Object.entries(others).filter(([, value]) => !isEmptyList(value)))
  const saysElse = SAYS_ELSE.some((name) => (message[name] ?? null) !== null)
  return {
    ...kept,
    role: message.role === 'developer' ? 'system' : message.role,
    content: cleaned(content) ?? (saysElse ? null : ''),
    ...(Array.isArray(calls) ? { tool_calls: calls.map(historyCall) } : {}),
    ...(isObject(audio) ? { audio: { id: audio['id'] } } : {}),
  }
}
