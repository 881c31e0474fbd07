import type { Fault } from '#contract'
import { GatewayError, publicError } from '#gateway'

/** 401 with the challenge of RFC 9110, section 11.6.1. */
export const unauthorized = (message: string): GatewayError =>
  new GatewayError(401, 'invalid_request_error', 'invalid_api_key', message, {
    headers: { 'WWW-Authenticate': 'Bearer' },
  })

const sentenceOf = ({ parameter, message, code }: Fault): string => {
  if (code !== undefined) return message
  return parameter === '' ? `The body ${message}.` : `'${parameter}' ${message}.`
}

/** What a caller is told when the query or body violates the contract. */
export const validationError = (faults: readonly Fault[]): GatewayError =>
  new GatewayError(
    400,
    'invalid_request_error',
    faults[0]?.code ?? 'invalid_value',
    faults.map(sentenceOf).join(' '),
    faults[0]?.parameter ? { param: faults[0].parameter } : {},
  )

/** What a caller is told about anything that was thrown; for internal errors, only that one happened. */
export const asGatewayError = (thrown: unknown, requestId: string): GatewayError =>
  publicError(thrown) ??
  new GatewayError(
    500,
    'server_error',
    'internal_error',
    `Something went wrong on our side. Request id: ${requestId}.`,
  )
