import { GatewayError } from '../errors.js'

const RETRY_AFTER_S = 30

/** 503: there is nothing to show, or nothing recent enough. */
export const catalogUnavailable = (fetchedAt: number | null): GatewayError => {
  const message =
    fetchedAt === null
      ? 'There is no model catalog yet: no provider has answered with its models.'
      : 'The model catalog is over an hour old: no provider has answered with its models since.'
  return new GatewayError(
    503,
    'server_error',
    'catalog_unavailable',
    `${message} Try again in ${RETRY_AFTER_S} s.`,
    {
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    },
  )
}

/** 404 as OpenAI's clients expect it. */
export const modelNotFound = (name: string): GatewayError =>
  new GatewayError(
    404,
    'invalid_request_error',
    'model_not_found',
    `The model ${name.slice(0, 256)} does not exist. GET /models lists those that do.`,
    {
      param: 'model',
    },
  )
