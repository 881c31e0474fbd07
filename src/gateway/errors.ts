import { CountersUnavailable } from '#accounts'
import { StoreError } from '#store'
import { redactKeys } from '#observe'

/**
 * The words of OpenAI's API for kinds of error: every refusal of a request, whatever its status, is an
 * `invalid_request_error`; every failure of the server is a `server_error`; a 429 names what is used up: the requests of a
 * short window, the tokens (this request wants more than are left), or the whole quota.
 */
export type ErrorType =
  'invalid_request_error' | 'server_error' | 'requests' | 'tokens' | 'insufficient_quota'

/** A refusal in OpenAI's error shape. Message, code and parameter reach the caller, so they must not contain an upstream's name, key or address; a caller's key that was sent in the wrong place is removed here. */
export class GatewayError extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    readonly code: string | null,
    message: string,
    readonly options: { param?: string; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(redactKeys(message), options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'GatewayError'
  }

  /** The body as the caller sees it, always with all four members. */
  toBody(): { error: { message: string; type: ErrorType; param: string | null; code: string | null } } {
    const { param } = this.options
    return {
      error: {
        message: this.message,
        type: this.type,
        param: param === undefined ? null : redactKeys(param),
        code: this.code,
      },
    }
  }
}

/**
 * What a caller is told about what was thrown, where there is more to say than that something went wrong on our side: the request
 * log has the same status.
 *
 * @returns null for a fault of our own
 */
export const publicError = (thrown: unknown): GatewayError | null => {
  if (thrown instanceof GatewayError) return thrown
  if (thrown instanceof StoreError)
    return new GatewayError(
      503,
      'server_error',
      'store_unavailable',
      'This cannot be recorded right now. Try again in 5 s.',
      {
        headers: { 'Retry-After': '5' },
        cause: thrown,
      },
    )
  if (!(thrown instanceof CountersUnavailable)) return null
  return new GatewayError(
    503,
    'server_error',
    'quota_unavailable',
    'Quota cannot be checked right now. Try again in 1 s.',
    { headers: { 'Retry-After': '1' }, cause: thrown },
  )
}
