import type { Principal } from '#accounts'
import { publicError, type Gateway, type GatewayError } from '#gateway'
import { FeatureError, type AskModel } from '#toolkit'
import type { Exchange } from './gateway-plane.js'

/** Faults that the caller of a feature can correct: another model, a shorter text. */
const isTheCallers = ({ status, code, options }: GatewayError): boolean =>
  status < 500 && (options.param === 'model' || code === 'context_length_exceeded')

/** A refusal by the gateway in the toolkit's own terms; anything else that a provider refuses is our request's fault, not the caller's. */
const asFeatureError = (error: GatewayError): FeatureError => {
  const { status, message } = error
  const seconds = Number.parseInt(error.options.headers?.['Retry-After'] ?? '', 10)
  const wait = Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}
  if (status === 429) {
    const code = error.code === 'rate_limit_exceeded' ? error.code : 'quota_exhausted'
    return new FeatureError(429, code, message, wait)
  }
  if (status === 503) return new FeatureError(503, 'overloaded', message, wait)
  if (isTheCallers(error)) return new FeatureError(422, 'unprocessable', message)
  return new FeatureError(502, 'upstream_failed', message, wait)
}

/** What asks language models for one call of a feature, on its account's gateway plan. */
export const modelsFor = (
  gateway: Pick<Gateway, 'ask'>,
  exchange: Exchange,
  principal: Principal,
): AskModel => {
  // Every question has a row of its own in the request log, and rows are keyed by their id.
  let questions = 0
  return async (question) => {
    const { signal, log } = exchange
    const id = `${exchange.requestId}-${++questions}`
    const caller = { principal, requestId: id, signal, startedAt: performance.now(), log }
    try {
      return await gateway.ask(question, caller)
    } catch (error) {
      const told = signal.aborted ? null : publicError(error)
      throw told === null ? error : asFeatureError(told)
    }
  }
}
