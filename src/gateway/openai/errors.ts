import { redact } from '#observe'
import { isTooDeep } from '../json/nesting.js'
import type { ProviderConfig } from '../providers/types.js'
import { UpstreamError } from '../providers/upstream.js'
import { isObject, type JsonObject } from '../json/object.js'
import { withoutAccounts } from './account-names.js'
import type { UpstreamResponse } from './connection.js'
import { limitTold } from './limits.js'

const MAX_CALLER_MESSAGE = 500
const BYTE_ORDER_MARK = 0xfeff

/** The statuses that say that the caller's own request is at fault. */
const REFUSALS = new Set([400, 413, 422])

/** Codes and words of a 400 about our key or the provider's own catalog, which is not the caller's fault. */
const OUR_FAULT_CODES =
  /^(invalid_api_key|api_key_invalid|model_not_found|model_decommissioned|insufficient_quota|rate_limit_exceeded|billing_.*)$/i
const OUR_FAULT_WORDS =
  /api[ _-]?key|credential|unauthori[sz]ed|quota|billing|balance|recharge|overloaded|decommissioned|no longer (available|supported)|location is not supported|^provider returned error$/i

/** Names that a message quotes are the caller's (`Invalid schema for function 'get_balance'`), unless they are of our key's own parameter. */
const QUOTED_NAMES = /(?<!\w)(["'`])(?!(?:x-)?api[_-]?key\1)[\w.[\]-]{1,200}\1(?!\w)/gi

/** How a field is refused that is not known: its name is the caller's, quoted or not. */
const UNKNOWN_FIELD =
  /\b(unknown|unrecognized|unexpected|unsupported) (request )?(name|field|parameter|argument|property)|extra (inputs|fields)/i

/** The model's own failure, reported as a 400: its JSON or its tool call could not be read. Groq's, which adds the text. */
const MISHAP_CODES = /^(json_validate_failed|tool_use_failed|output_parse_failed)$/i
const MISHAP_WORDS =
  /failed to (generate|validate) json|failed to (call|parse) a function|'?failed_generation/i

/** Where a fault of FastAPI's lies, which begins with the part of the request: `messages.0.content`. */
const placeOf = (location: unknown): string | undefined => {
  const [part, ...place] = (Array.isArray(location) ? location : []).filter(
    (step) => typeof step === 'string' || typeof step === 'number',
  )
  return part === 'body' && place.length > 0 ? place.join('.') : undefined
}

/** The cause of a router's own message, as text. */
const causeOf = (error: JsonObject): string => {
  const { metadata } = error
  return isObject(metadata) && typeof metadata['raw'] === 'string' ? metadata['raw'] : ''
}

/**
 * What providers put around their messages: OpenAI's shape, a bare text, FastAPI's `detail` (which Mistral has in
 * `message`), Google's list of one. `words` are all of them together.
 */
const readErrorBody = (text: string): { message?: string; code?: string; param?: string; words?: string } => {
  if (!/^\s*[[{]/.test(text)) return {}
  const body = parseJson(text)
  const root: unknown = Array.isArray(body) ? body[0] : body
  if (!isObject(root)) return {}
  const error = isObject(root['error']) ? root['error'] : root
  const holders = [root, root['message']].filter(isObject)
  const [fault] = holders.flatMap(({ detail }): unknown[] => (Array.isArray(detail) ? detail : []))
  const { msg: faultMessage, loc } = isObject(fault) ? fault : {}
  const message = [error['message'], root['error'], root['message'], root['detail'], faultMessage].find(
    (item) => typeof item === 'string',
  )
  const code = [error['code'], error['status'], error['type']].find((item) => typeof item === 'string')
  const param = typeof error['param'] === 'string' ? error['param'] : placeOf(loc)
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof param === 'string' ? { param } : {}),
    words: [message, code, param, causeOf(error)].filter((item) => typeof item === 'string').join(' '),
  }
}

/** What servers written with axum (text-generation-inference) answer to JSON of another shape than theirs: 422 and a plain sentence. */
const isSentence = (text: string): boolean => /^[A-Z][^<>{]{10,}/.test(text)

const isOurFault = (message: string): boolean =>
  !UNKNOWN_FIELD.test(message) && OUR_FAULT_WORDS.test(message.replace(QUOTED_NAMES, ''))

/** Why OpenRouter declined the caller's text, which it tells with 403 as if our key were not allowed to ask; null for any other 403. */
const flagsOf = (body: unknown): readonly string[] | null => {
  const error = isObject(body) ? body['error'] : undefined
  const metadata = isObject(error) ? error['metadata'] : undefined
  if (!isObject(metadata) || !Array.isArray(metadata['reasons'])) return null
  const reasons = metadata['reasons'] as unknown[]
  return reasons.filter(
    (reason): reason is string => typeof reason === 'string' && /^[\w/ -]{1,40}$/.test(reason),
  )
}

const flagged = (flags: readonly string[]): UpstreamError =>
  new UpstreamError('refused', 'the provider declined the input', {
    status: 400,
    callerMessage: `The provider declined the input, which was flagged${flags.length === 0 ? '' : `: ${flags.slice(0, 10).join(', ')}`}.`,
    code: 'content_policy_violation',
    isOwnRule: true,
  })

/** JSON, with or without a byte order mark; `undefined` where the text is not JSON, or nested more than 100 levels deep. */
export const parseJson = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text)
    return isTooDeep(value) ? undefined : value
  } catch {
    return undefined
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Takes everything out of an upstream's message that would tell who it is or how we reach it: keys, addresses, its
 * host's names and its id, and whose account there is ours. At most 500 characters.
 */
const cleanMessage = (message: string, config: ProviderConfig): string => {
  const host = config.baseUrl === null ? '' : new URL(config.baseUrl).hostname
  // `api.groq.com` also goes by `groq`; labels such as `api`, `com` or `v1` name nobody.
  const names = [
    config.id,
    host,
    ...host.split('.').filter((label) => label.length > 3),
    ...host.split('.').slice(-2, -1),
  ]
  const words = [...new Set(names)].filter((name) => name.length > 2 && !/^\d+$/.test(name)).map(escape)
  const withoutKey = config.apiKey === null ? message : message.replaceAll(config.apiKey, '[redacted]')
  const withoutAddresses = withoutAccounts(redact(withoutKey)).replace(
    /\b[a-z][a-z0-9+.-]*:\/\/\S+/gi,
    '[address]',
  )
  const cleaned = withoutAddresses
    .replace(new RegExp(`(?<![a-z0-9])(${words.join('|')})(:\\d+)?(?![a-z0-9])`, 'gi'), 'the provider')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}(:\d+)?\b/g, '[address]')
    .replace(/\b(localhost|([a-z0-9-]+\.)+[a-z]{2,}(?=:\d{2,5}\b))(:\d+)?/gi, '[address]')
    // The options that a server was started without.
    .replace(/(?<!\S)--[a-z][\w-]*/gi, '[setting]')
    // eslint's own advice for control characters: they are exactly what must go.
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return cleaned.length > MAX_CALLER_MESSAGE ? `${cleaned.slice(0, MAX_CALLER_MESSAGE - 1)}…` : cleaned
}

/** The failure that an answer with another status than 2xx stands for. `text` is the start of its body. */
export const failureOf = (
  response: Pick<UpstreamResponse, 'status' | 'headers'>,
  text: string,
  config: ProviderConfig,
): UpstreamError => {
  const { status, headers } = response
  const { message, code, param, words } =
    status === 422 && isSentence(text) ? { message: text, words: text } : readErrorBody(text)
  const details = { status, ...limitTold(status, headers, parseJson(text), Date.now()) }
  const isMishap = MISHAP_CODES.test(code ?? '') || MISHAP_WORDS.test(message ?? '')
  if (REFUSALS.has(status) && isMishap)
    return new UpstreamError(
      'unfit',
      `the provider's model failed, which it reported with ${status}`,
      details,
    )
  const heard = REFUSALS.has(status) && words !== undefined ? { words } : {}
  // A body that a server before the API will not take may suit another provider, and says nothing about this one.
  if (status === 413 && message === undefined)
    return new UpstreamError('refused', 'the request is too large for the provider', {
      ...details,
      isOwnRule: true,
    })
  const flags = status === 403 ? flagsOf(parseJson(text)) : null
  if (flags !== null) return flagged(flags)
  const isOurs = OUR_FAULT_CODES.test(code ?? '') || isOurFault(message ?? '')
  // Without a message in an API's shape it was not the API that refused (a proxy's page, a wrong address).
  if (!REFUSALS.has(status) || isOurs || message === undefined)
    return new UpstreamError(
      'status',
      `the provider answered ${status}${message === undefined ? '' : `: ${cleanMessage(message, config)}`}`,
      { ...details, ...heard },
    )
  return new UpstreamError('refused', `the provider refused the request with ${status}`, {
    ...details,
    ...heard,
    callerMessage: cleanMessage(message, config),
    ...(code === undefined ? {} : { code }),
    ...(param === undefined || withoutAccounts(param) !== param ? {} : { param }),
  })
}

/** The words with which an error object blames the request: those of OpenAI's, Google's and vLLM's APIs. */
const REQUEST_CODES =
  /^(invalid_(request(_error)?|argument|prompt|value|input|image|size)|bad_?request(_?error)?|unprocessable_entity(_?error)?|validation_error|context_length_exceeded|content_(policy_violation|filter)|moderation_blocked|string_above_max_length)$/i

/** What passes, whatever type an error calls itself. */
const PASSING_WORDS = /rate.?limit|too many requests|capacity|timed? ?out|unavailable|try again|internal/i

/** Smaller numbers are a service's own; an empty text counts as 0. */
const LEAST_STATUS = 100

/** The status that an error object tells, as a number or in words; `undefined` where it tells none. */
const statusTold = (error: JsonObject): number | undefined => {
  const status = Number(error['code'] ?? error['status'])
  if (Number.isInteger(status) && status >= LEAST_STATUS) return status
  const codes = [error['code'], error['status'], error['type']].filter((item) => typeof item === 'string')
  const { message } = error
  const isOurs = (words: string): boolean => isOurFault(words) || PASSING_WORDS.test(words)
  if (codes.some((code) => OUR_FAULT_CODES.test(code)) || (typeof message === 'string' && isOurs(message)))
    return undefined
  return codes.some((code) => REQUEST_CODES.test(code)) ? 400 : undefined
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 0 || value === false

/** Whether a member `error` tells of none: servers in Go write theirs with every answer, empty where all went well. */
export const isNoError = (error: unknown): boolean =>
  isBlank(error) || (isObject(error) && Object.values(error).every(isBlank))

/** The failure that an error stands for which came in place of an answer, with 200 or within a stream. */
export const failureTold = (error: unknown): UpstreamError => {
  const status = isObject(error) ? statusTold(error) : undefined
  return new UpstreamError(
    'malformed',
    'the provider sent an error object in place of an answer',
    status === undefined ? {} : { status, ...limitTold(status, {}, error, Date.now()) },
  )
}
