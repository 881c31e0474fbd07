/** A refusal in the toolkit's error shape: `{ok: false, feature, error: {code, message, details?}}`. */
export class FeatureError extends Error {
  constructor(
    readonly status: 400 | 422 | 429 | 502 | 503,
    readonly code:
      | 'invalid_parameter'
      | 'unprocessable'
      | 'quota_exhausted'
      | 'rate_limit_exceeded'
      | 'upstream_failed'
      | 'overloaded',
    message: string,
    readonly options: {
      details?: readonly { parameter: string; message: string }[]
      retryAfterSeconds?: number
    } = {},
  ) {
    super(message)
    this.name = 'FeatureError'
  }
}

/** Ends the call with 422: the subject does not exist or cannot be processed. The message says why, in the caller's terms. */
export function unprocessable(message: string): never {
  throw new FeatureError(422, 'unprocessable', message)
}

/**
 * Ends the call with 400 for a fault that the contract's bounds cannot express, such as one parameter ruling out another.
 * @param message what follows the parameter's name, as of the schema's own refusals: "must be ...", "is required ..."
 */
export function invalidParameter(parameter: string, message: string): never {
  throw new FeatureError(400, 'invalid_parameter', `${parameter} ${message}.`, {
    details: [{ parameter, message }],
  })
}
