import type { Reservation } from '#accounts'
import type { StreamReply } from '#operation'
import { checkCapabilities, checkContextWindow, reserve, resolveRoute } from './admission.js'
import { isEmpty, textOf, toCompletion, usageBody, type ChatCompletion } from './answer.js'
import { runChain } from './chain.js'
import { GatewayError } from './errors.js'
import {
  bodyFor,
  CLIENT_LEFT,
  measureUsage,
  newIdentity,
  OPERATION,
  type AnswerParts,
  type Caller,
  type ChatParts,
  type Prepared,
} from './exchange.js'
import { toGatewayError } from './failures.js'
import type { Gate } from './gate.js'
import { startMeter, type Meter, type Outcome } from './metering.js'
import { normalise, type ChatRequest } from './normalise.js'
import { createSchemaChecker } from './json-schema/index.js'
import { preferSupporting } from './parameters.js'
import { acceptBy, checkSchema } from './schema-format.js'
import { openStream, relay } from './relay.js'
import { checkCompletion } from './structured.js'
import { UpstreamError } from './upstream.js'

const ENDPOINT = '/chat/completions'

/** The row of a request that was not answered. Nothing of it is charged. */
const failed = (error: unknown, signal: AbortSignal, model: string): Outcome => {
  const status = signal.aborted ? CLIENT_LEFT : error instanceof GatewayError ? error.status : 500
  return { status, model, provider: null, usage: null }
}

/** What answering needs beside {@link ChatParts}. */
interface Given extends ChatParts {
  gate: Gate
}

interface Gated extends AnswerParts {
  gate: Gate
}

/**
 * Checks everything that can be refused before a provider is asked, takes the account's place in its windows, and waits for
 * one among the requests that are answered at once, which the meter gives back when it is settled.
 */
const prepare = async (parts: Gated, body: ChatRequest, caller: Caller): Promise<Prepared> => {
  const { accounts, journal, metrics } = parts
  const { principal, requestId, startedAt } = caller
  let reservation: Reservation | undefined
  const metered = { requestId, principal, endpoint: ENDPOINT, startedAt }
  const ownMeter = startMeter(journal, metrics, metered, () => reservation)
  let leave = (): void => undefined
  const meter: Meter = { settle: (outcome) => ownMeter.settle(outcome).finally(() => leave()) }
  try {
    const request = normalise(body)
    const plans = accounts.gatewayPlans()
    const found = resolveRoute(parts.catalog(), parts.fallbacks(), plans, principal, request.model, 'chat')
    const route = preferSupporting(found, request)
    checkCapabilities(plans, principal, request)
    await checkSchema(parts.schemas, request.format)
    const promptTokens = await checkContextWindow(principal, request, parts.tokenizer)
    reservation = await reserve(accounts, principal, request, promptTokens)
    leave = await parts.gate.enter(principal, caller.signal)
    return { request, route, meter }
  } catch (error) {
    await meter.settle(failed(error, caller.signal, body.model))
    throw error
  }
}

/** Chat completions, plain and streamed: checked, routed, metered. */
export interface Chat {
  /** @throws GatewayError, or the signal's reason where the caller left */
  complete: (body: ChatRequest, caller: Caller) => Promise<ChatCompletion>
  /**
   * Resolves when the first content is there, or when it has been awaited long enough that the connection needs a sign
   * of life; from then on failures are error events.
   *
   * @throws GatewayError, or the signal's reason where the caller left
   */
  stream: (body: ChatRequest, caller: Caller) => Promise<StreamReply>
}

export const createChat = (given: Given): Chat =>
  createAnswering({ ...given, schemas: createSchemaChecker() })

const createAnswering = (parts: Gated): Chat => ({
  async complete(body, caller) {
    const { request, route, meter } = await prepare(parts, body, caller)
    const { tokenizer } = parts
    const { signal, log } = caller
    try {
      const { value, candidate, end } = await runChain(
        { ...parts, log, operation: OPERATION },
        route.tiers,
        signal,
        async (tried, attemptSignal) => {
          const completion = await tried.offer.provider.upstream.complete(
            bodyFor(request, tried),
            attemptSignal,
          )
          if (isEmpty(completion)) throw new UpstreamError('empty', 'the answer has no content')
          const { format } = request
          return format === null
            ? completion
            : checkCompletion(completion, format, acceptBy(parts.schemas, format))
        },
      )
      end('ok')
      const text = value.choices.map(({ message }) => textOf(message)).join('')
      const usage = await measureUsage(tokenizer, request, value.usage, text)
      const { promptTokens, completionTokens } = usage
      const answer = toCompletion(
        newIdentity(candidate.model.id, parts.nodeName),
        value,
        usageBody(promptTokens, completionTokens),
      )
      await meter.settle({
        status: 200,
        model: candidate.model.id,
        provider: candidate.offer.provider.config.id,
        usage,
      })
      return answer
    } catch (error) {
      const shown = toGatewayError(error, route.model.id)
      await meter.settle(failed(shown, signal, route.model.id))
      throw shown
    }
  },

  async stream(body, caller) {
    const prepared = await prepare(parts, body, caller)
    try {
      return await relay(parts, prepared, caller, openStream(parts, prepared, caller))
    } catch (error) {
      const shown = toGatewayError(error, prepared.route.model.id)
      await prepared.meter.settle(failed(shown, caller.signal, prepared.route.model.id))
      throw shown
    }
  },
})
