import { ChainError } from './chain.js'
import { GatewayError } from '../errors.js'
import { TOO_LONG } from './incapability.js'
import { isRequests } from './transient.js'
import { UpstreamError, type UpstreamFailure } from '../providers/upstream.js'

/** What happened to an attempt, or to several. */
const WORDS: Readonly<Record<UpstreamFailure, string>> = {
  connect: 'could not connect',
  timeout: 'timed out',
  interrupted: 'broke off',
  status: 'got an error status',
  malformed: 'got an invalid answer',
  oversized: 'got an answer that is too large',
  empty: 'got an empty answer',
  unfit: 'got an answer that was not in the requested form',
  refused: 'got a refusal',
}
/** What a model makes of a request, rather than an accident on the way. */
const LASTING: ReadonlySet<UpstreamFailure> = new Set(['oversized', 'unfit', 'refused'])
const LIST = new Intl.ListFormat('en')

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  413: 'payload_too_large',
  422: 'unprocessable',
}

const REFUSED = 'The provider refused the request.'
const WITHOUT_WORDS: Readonly<Record<number, string>> = { 413: 'The request is too large for the provider.' }

/** The caller's own fault, in our words around the provider's cleaned message. */
const refusal = ({ details }: UpstreamError): GatewayError => {
  const { status = 400, callerMessage = WITHOUT_WORDS[status] ?? REFUSED, code, param } = details
  const ownCode = /^[a-z][a-z_]{0,63}$/.test(code ?? '') ? code : undefined
  const shownCode = TOO_LONG.test(callerMessage)
    ? 'context_length_exceeded'
    : (ownCode ?? CODES[status] ?? 'invalid_request')
  return new GatewayError(status, 'invalid_request_error', shownCode, callerMessage, {
    ...(param !== undefined && /^[\w.[\]-]{1,100}$/.test(param) ? { param } : {}),
  })
}

const summary = (failures: readonly UpstreamError[]): string => {
  const counts = new Map<string, number>()
  for (const { failure } of failures) counts.set(WORDS[failure], (counts.get(WORDS[failure]) ?? 0) + 1)
  return LIST.format(
    [...counts].map(([words, count]) => `${count} attempt${count === 1 ? '' : 's'} ${words}`),
  )
}

/** Whatever made an answer fail, as the caller may see it; errors that are not about providers stay as they are. */
export const toGatewayError = (error: unknown, model: string): unknown => {
  if (error instanceof UpstreamError && error.failure === 'refused') return refusal(error)
  if (!(error instanceof ChainError)) return error
  const seconds = Math.max(1, Math.ceil(error.retryAfterMs / 1000))
  const told = { 'Retry-After': String(seconds) }
  if (error.isBusy) {
    return new GatewayError(
      503,
      'server_error',
      'overloaded',
      `Every provider of ${model} is busy. Try again in ${seconds} s.`,
      {
        headers: told,
        cause: error,
      },
    )
  }
  const tried = error.failures.length === 0 ? 'all are cooling down' : summary(error.failures)
  // A retry would most likely end the same way, and clients would make one on their own.
  const isLasting =
    error.isExhausted && error.failures.every((each) => LASTING.has(each.failure) || isRequests(each))
  const advice = isLasting ? '' : ` Try again in ${seconds} s.`
  const headers = isLasting ? { 'X-Should-Retry': 'false' } : told
  return new GatewayError(
    502,
    'server_error',
    'upstream_failed',
    `No provider could answer for the model ${model}: ${tried}.${advice}`,
    {
      headers,
      cause: error,
    },
  )
}
