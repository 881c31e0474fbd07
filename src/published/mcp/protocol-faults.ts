import { typeWords } from './argument-words.js'

/** JSON-RPC 2.0, 5.1. */
const INVALID_PARAMS = -32_602

interface ProtocolError {
  code: number
  message: string
}

/** One of zod's issues, as the SDK puts them into a message. */
interface Issue {
  path: readonly (string | number)[]
  message: string
}

const issueWords = ({ path, message }: Issue): string => {
  const place = path.length === 0 ? 'The message' : path.join('.')
  const [, expected, received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? []
  if (expected === undefined) return `${place} is not valid: ${message}`
  return received === 'undefined' ? `${place} is required` : `${place} must be ${typeWords(expected)}`
}

const issuesIn = (message: string): readonly Issue[] | null => {
  const list = /^(?:Invalid \S+ request: )?(\[\n.*\])$/s.exec(message)?.[1]
  if (list === undefined) return null
  try {
    return JSON.parse(list) as readonly Issue[]
  } catch {
    return null
  }
}

/** The same error in a sentence, with the code that the fault has. */
const plainError = <Given extends ProtocolError>(error: Given): Given => {
  const issues = issuesIn(error.message)
  if (issues !== null)
    // The SDK gives an internal error of some methods' parameters.
    return { ...error, code: INVALID_PARAMS, message: `${issues.map(issueWords).join('; ')}.` }
  // No tool is ever disabled: the SDK looks names up in an object, and finds what every object inherits.
  return { ...error, message: error.message.replace(/^(Tool .*) disabled$/s, '$1 not found') }
}

/** A line of the body: JSON, or an event's data. */
const plainLine = (line: string): string => {
  const [, lead = '', json] = /^(data: )?(\{"jsonrpc":.*"error":.*\})$/s.exec(line) ?? []
  if (json === undefined) return line
  const message = JSON.parse(json) as { error?: ProtocolError }
  if (typeof message.error?.message !== 'string') return line
  return lead + JSON.stringify({ ...message, error: plainError(message.error) })
}

/**
 * An answer of the SDK, with its errors in sentences: of a message that its schemas do not take it says what its validator
 * does, a list in JSON. Results stay as they are.
 */
export const plainErrors = (body: string): string => body.split('\n').map(plainLine).join('\n')
