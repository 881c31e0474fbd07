/** Requests that their callers name with `Idempotency-Key`: answered once, however often they are sent. */
export { purgeIdempotentAnswers } from './answers.js'
export { createIdempotency, type Idempotency, type NamedRequest } from './idempotency.js'
export { IDEMPOTENCY_KEY, readIdempotencyKey } from './key.js'
