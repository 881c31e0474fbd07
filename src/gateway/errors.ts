import { redactKeys } from '#observe'

/** The error kinds of OpenAI's API. */
export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'permission_error'
  | 'not_found_error'
  | 'rate_limit_error'
  | 'insufficient_quota'
  | 'api_error'
  | 'overloaded_error'

/** A refusal in OpenAI's error shape. Message, code and parameter reach the caller, so no upstream's name, key or address may stand in them; a caller's key that was sent in the wrong place is taken out here. */
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

  /** The body as the caller sees it: all four members always stand. */
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
