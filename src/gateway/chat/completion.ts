import type { Principal } from '#accounts'
import { checkCapabilities, resolveRoute, type Route } from '../routing/eligibility.js'
import { checkContextWindow, checkModelWindow } from '../routing/context-window.js'
import { answerWhole } from '../admission/lifecycle.js'
import { type Endpoint } from '../parts.js'
import { isEmpty, textOf, toCompletion, usageBody, type ChatCompletion } from './answer.js'
import { completeBy } from './asking.js'
import type { Candidate } from '../routing/candidate.js'
import { countAsked, onlyAsked } from './choices.js'
import { newIdentity, type AnswerParts, type Prepared } from './parts.js'
import { measureUsage } from '../metering/usage.js'
import { type Caller } from '../admission/caller.js'
import type { NormalisedRequest } from './normalise.js'
import { preferSupporting } from './parameters.js'
import { checkSchema, demandOf } from './schema-format.js'
import { checkCompletion, partialAnswer } from './structured.js'
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
export const checkChat = async (
  parts: AnswerParts,
  principal: Principal,
  request: NormalisedRequest,
  param: 'messages' | 'prompt',
): Promise<number> => {
  checkCapabilities(parts.accounts.gatewayPlans(), principal, request)
  await checkSchema(parts.schemas.of(principal.account.id), request.format)
  const promptTokens = await checkContextWindow(principal, request, parts.tokenizer, param)
  return promptTokens + (request.maxTokens ?? UNBOUNDED_ANSWER_TOKENS)
}

/**
 * A whole completion by one provider or another; settles the meter.
 * @throws GatewayError, or the signal's reason where the caller left
 */
export const answerChat = (
  parts: AnswerParts,
  prepared: Prepared,
  caller: Pick<Caller, 'principal' | 'signal' | 'log'>,
  endpoint: Endpoint,
): Promise<ChatCompletion> => {
  const { request } = prepared
  const count = countAsked(request)
  /** An answer with fewer choices than were asked for, or a truncated one: better than none where nobody gives more. */
  let poorer: { value: UpstreamCompletion; candidate: Candidate } | undefined
  return answerWhole(
    parts,
    prepared,
    caller,
    endpoint,
    async (tried, attemptSignal) => {
      const completion = onlyAsked(await completeBy(tried, request, attemptSignal), count)
      if (isEmpty(completion)) throw new UpstreamError('empty', 'the answer has no content')
      const demand = demandOf(parts.schemas.of(caller.principal.account.id), request)
      const { completion: value, isPartial } =
        demand === null ? { completion, isPartial: false } : await checkCompletion(completion, demand)
      if (value.choices.length === count && !isPartial) return value
      if (value.choices.length > (poorer?.value.choices.length ?? 0)) poorer = { value, candidate: tried }
      throw isPartial
        ? partialAnswer()
        : new UpstreamError('unfit', 'the answer has fewer choices than were asked for')
    },
    async (value, candidate) => {
      const text = value.choices.map(({ message }) => textOf(message)).join('')
      const usage = await measureUsage(parts.tokenizer, request, value.usage, text)
      const identity = newIdentity(candidate.model.id, parts.nodeName)
      return { answer: toCompletion(identity, value, usageBody(usage)), usage }
    },
    () => poorer,
  )
}
