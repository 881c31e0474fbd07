import type { StreamReply } from '#operation'
import { admit, failed } from '../admission/lifecycle.js'
import { type Endpoint, type RoutingParts } from '../parts.js'
import type { ChatCompletion } from './answer.js'
import { createCompare, type Compare } from './compare.js'
import { answerChat, checkChat, routeChat } from './completion.js'
import { OPERATION, type AnswerParts, type Prepared } from './parts.js'
import { type Caller } from '../admission/caller.js'
import { toGatewayError } from '../routing/failures.js'
import { createSchemaLanes } from '../json-schema/index.js'
import { normalise, type ChatRequest } from './normalise.js'
import { openStream, relay } from './relay.js'
import { inShare } from '../admission/share.js'

const ENDPOINT: Endpoint = { path: '/chat/completions', operation: OPERATION }

/** Everything a chat request is checked for before a provider is asked. */
const prepare = (parts: AnswerParts, body: ChatRequest, caller: Caller): Promise<Prepared> => {
  const { principal } = caller
  return admit(parts, caller, ENDPOINT, body.model, () => {
    const request = normalise(body)
    const route = inShare(routeChat(parts, principal, request, 'messages'), parts.share)
    const checked = checkChat(parts, principal, request, 'messages')
    return checked instanceof Promise
      ? checked.then((tokens) => ({ request, route, tokens }))
      : { request, route, tokens: checked }
  })
}

/** Chat completions, plain, streamed and side by side: checked, routed, metered. */
export interface Chat extends Compare {
  /** @throws GatewayError, or the signal's reason where the caller left */
  complete: (body: ChatRequest, caller: Caller) => Promise<ChatCompletion>
  /**
   * Resolves when the first content has arrived, or when it has been awaited so long that the connection needs a sign
   * of life; from then on failures are error events.
   *
   * @throws GatewayError, or the signal's reason where the caller left
   */
  stream: (body: ChatRequest, caller: Caller) => Promise<StreamReply>
}

export const createChat = (given: RoutingParts): Chat =>
  createAnswering({ ...given, schemas: createSchemaLanes() })

const createAnswering = (parts: AnswerParts): Chat => ({
  ...createCompare(parts),

  async complete(body, caller) {
    return answerChat(parts, await prepare(parts, body, caller), caller, ENDPOINT)
  },

  async stream(body, caller) {
    const prepared = await prepare(parts, body, caller)
    const opening = openStream(parts, prepared, caller)
    try {
      return await relay(parts, prepared, caller, opening)
    } catch (error) {
      const shown = toGatewayError(error, prepared.route.model.id)
      const outcome = failed(shown, caller.signal, prepared.route.model.id, opening.wasAsked())
      await prepared.meter.settle(outcome)
      throw shown
    }
  },
})
