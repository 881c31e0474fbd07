import { CountersUnavailable } from '#accounts'
import type { Fault } from '#contract'
import { GatewayError } from '#gateway'

/** Operations of OpenAI's API that clients try first; the answer says what to call instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/completions': 'This gateway has no /completions; send the prompt as a message to POST /chat/completions.',
  '/videos': 'This gateway has no /videos; use POST /text-to-video or POST /image-to-video.',
  '/responses': 'This gateway has no /responses; use POST /chat/completions.',
}

/** 404 for a path that the contract has not. */
export const unknownUrl = (method: string, path: string): GatewayError =>
  new GatewayError(
    404,
    'invalid_request_error',
    'unknown_url',
    ELSEWHERE[path] ??
      `Unknown request URL: ${method} ${path.slice(0, 200)}. The operations are listed in /openapi.json.`,
  )

/** 401 with the challenge of RFC 9110, section 11.6.1. */
export const unauthorized = (message: string): GatewayError =>
  new GatewayError(401, 'invalid_request_error', 'invalid_api_key', message, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

const inPlace = (faults: readonly Fault[]): string =>
  faults
    .map(({ parameter, message }) => (parameter === '' ? `The body ${message}` : `'${parameter}' ${message}`))
    .join('; ')

/** What a caller is told whose query or body is not as the contract has it. */
export const validationError = (faults: readonly Fault[]): GatewayError =>
  new GatewayError(
    400,
    'invalid_request_error',
    'invalid_value',
    `${inPlace(faults)}.`,
    faults[0]?.parameter ? { param: faults[0].parameter } : {},
  )

/** What a caller is told of anything that was thrown; of what is none of its business only that it happened. */
export const asGatewayError = (thrown: unknown, requestId: string): GatewayError => {
  if (thrown instanceof GatewayError) return thrown
  if (thrown instanceof CountersUnavailable) {
    return new GatewayError(
      503,
      'server_error',
      'quota_unavailable',
      'Quota can not be checked right now. Try again.',
      { headers: { 'Retry-After': '1' }, cause: thrown },
    )
  }
  return new GatewayError(
    500,
    'server_error',
    'internal_error',
    `Something went wrong on our side. Request id: ${requestId}.`,
  )
}
