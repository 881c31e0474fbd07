import type { Principal } from '#accounts'
import type { CancelSignal, Soon } from '#flow'
import { checkCapabilities, resolveRoute, type Route } from '../routing/eligibility.js'
import { checkContextWindow, checkModelWindow } from '../routing/context-window.js'
import { failed } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import {
  isEmpty,
  isStop,
  mayStopAtOnce,
  stoppedAtOnce,
  textOf,
  toCompletion,
  usageBody,
  type ChatCompletion,
} from './answer.js'
import { completeBy } from './asking.js'
import type { Candidate } from '../routing/candidate.js'
import { countAsked, onlyAsked } from './choices.js'
import { newIdentity, type AnswerParts, type Prepared } from './parts.js'
import { measureUsage } from '../metering/usage.js'
import { type Caller } from '../admission/caller.js'
import type { NormalisedRequest } from './normalise.js'
import { preferSupporting } from './parameters.js'
import { runChain } from '../routing/chain.js'
import { toGatewayError } from '../routing/failures.js'
import { checkSchema, demandOf } from './schema-format.js'
import { checkCompletion, partialAnswer, type Demand } from './structured.js'
import { estimateTokens } from '../metering/tokens.js'
import { UpstreamError, type UpstreamCompletion } from '../providers/upstream.js'

/** Held from the day's tokens for an answer whose length the request does not bound. */
const UNBOUNDED_ANSWER_TOKENS = 1024

/**
 * The providers of a model that may be asked; first those that support all that the request needs.
 *
 * @param param the caller's own field that holds the prompt
 * @throws GatewayError as {@link resolveRoute} and {@link checkModelWindow}
 */
export const routeChat = (
  parts: AnswerParts,
  principal: Principal,
  request: NormalisedRequest,
  param: 'messages' | 'prompt',
): Route => {
  const plans = parts.accounts.gatewayPlans()
  const found = resolveRoute(parts.catalog(), parts.fallbacks(), plans, principal, request.model, 'chat')
  checkModelWindow(found, request, param)
  const { text, overhead } = request.prompt
  return preferSupporting(found, request, estimateTokens(text) + overhead + (request.maxTokens ?? 0))
}

/**
 * Checks what can be refused whatever the model.
 *
 * @param param the caller's own field that holds the prompt
 * @returns tokens to hold from the day's
 * @throws GatewayError
 */
export const checkChat = (
  parts: AnswerParts,
  principal: Principal,
  request: NormalisedRequest,
  param: 'messages' | 'prompt',
): Soon<number> => {
  checkCapabilities(parts.accounts.gatewayPlans(), principal, request)
  const measure = (): Soon<number> => {
    const answer = request.maxTokens ?? UNBOUNDED_ANSWER_TOKENS
    const prompt = checkContextWindow(principal, request, parts.tokenizer, param)
    return prompt instanceof Promise ? prompt.then((tokens) => tokens + answer) : prompt + answer
  }
  return request.format === null
    ? measure()
    : checkSchema(parts.schemas.of(principal.account.id), request.format).then(measure)
}

/** An answer with fewer choices than were asked for, or a truncated one: better than none where nobody gives more. */
interface Poorer {
  value: UpstreamCompletion
  candidate: Candidate
}

/** Asks one provider, and judges whether its answer is what was asked for. A poorer one is told to `keep` before it is thrown. */
const askOne = async (
  request: NormalisedRequest,
  demand: Demand | null,
  candidate: Candidate,
  signal: CancelSignal,
  keep: (poorer: Poorer) => void,
): Promise<UpstreamCompletion> => {
  const count = countAsked(request)
  const completion = onlyAsked(await completeBy(candidate, request, signal), count)
  if (isEmpty(completion)) {
    if (demand !== null || !mayStopAtOnce(request) || !completion.choices.every(isStop))
      throw new UpstreamError('empty', 'the answer has no content')
    keep({ value: completion, candidate })
    throw stoppedAtOnce()
  }
  const { completion: value, isPartial } =
    demand === null ? { completion, isPartial: false } : await checkCompletion(completion, demand)
  if (value.choices.length === count && !isPartial) return value
  keep({ value, candidate })
  throw isPartial
    ? partialAnswer()
    : new UpstreamError('unfit', 'the answer has fewer choices than were asked for')
}

/**
 * A whole completion by one provider or another; settles the meter.
 * @throws GatewayError, or the signal's reason where the caller left
 */
export const answerChat = async (
  parts: AnswerParts,
  { request, route, meter }: Prepared,
  caller: Pick<Caller, 'principal' | 'signal' | 'log'>,
  { operation }: Endpoint,
): Promise<ChatCompletion> => {
  const { signal } = caller
  const { health, metrics, tokenizer } = parts
  const demand = demandOf(parts.schemas.of(caller.principal.account.id), request)
  let poorer: Poorer | undefined
  const keep = (one: Poorer): void => {
    if (one.value.choices.length > (poorer?.value.choices.length ?? 0)) poorer = one
  }
  let wasAsked = false
  try {
    const answered = await runChain(
      { health, metrics, operation, caller },
      route.tiers,
      signal,
      (candidate, attemptSignal) => {
        wasAsked = true
        return askOne(request, demand, candidate, attemptSignal, keep)
      },
    ).catch((error: unknown) => {
      if (poorer === undefined || signal.aborted) throw error
      return { ...poorer, end: () => undefined }
    })
    answered.end('ok')
    const { value, candidate } = answered
    const text = value.choices.map(({ message }) => textOf(message)).join('')
    const measured = measureUsage(tokenizer, request, value.usage, text)
    const usage = measured instanceof Promise ? await measured : measured
    const identity = newIdentity(candidate.model.id, parts.nodeName)
    const completion = toCompletion(identity, value, usageBody(usage))
    const provider = candidate.offer.provider.config.id
    await meter.settle({ status: 200, model: candidate.model.id, provider, usage })
    return completion
  } catch (error) {
    const shown = toGatewayError(error, route.model.id)
    await meter.settle(failed(shown, signal, route.model.id, wasAsked))
    throw shown
  }
}
