import { AdminError, playgroundPrincipal, type Playground } from '#admin'
import { loadBodyCheck } from '#contract'
import { requireRoom, type Gateway } from '#gateway'
import type { Accounts } from '#accounts'
import type { Metrics } from '#observe'
import type { Documents } from '#published'
import type { Store } from '#store'
import type { Exchange } from '../gateway-plane.js'
import { validationError } from '../gateway-errors.js'
import type { ToolkitPlane } from '../toolkit-plane.js'

/** What the playground is built on. */
export interface PlaygroundParts {
  store: Store
  accounts: Accounts
  gateway: Gateway
  toolkit: Pick<ToolkitPlane, 'call'>
  features: Documents['features']
  metrics: Metrics
  isDraining: () => boolean
}

const MOST_FOUND = 50

/** Makes the playground of one request: the planes' own router, quota, checks and records, on the playground's account. */
export const createPlayground = (parts: PlaygroundParts): ((exchange: Exchange) => Playground) => {
  const { accounts, gateway, toolkit, features, metrics } = parts

  const requireOpen = (): void => {
    if (parts.isDraining())
      throw new AdminError(
        'unavailable',
        'This node is draining and takes no calls. Have it take requests again under System first.',
      )
  }

  return (exchange) => ({
    features: {
      list: features.list,
      form: features.form,
      find: async (words) => {
        const found = await features.search(words, { category: null, limit: MOST_FOUND })
        return found.map(({ feature }) => feature)
      },
    },

    async ask({ model, messages, temperature, maxTokens }) {
      requireOpen()
      requireRoom(parts.store.journal)
      const body = {
        model,
        messages: [...messages],
        stream: true,
        stream_options: { include_usage: true },
        ...(temperature === undefined ? {} : { temperature }),
        ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
      }
      const faults = (await loadBodyCheck('createChatCompletion'))(body)
      if (faults.length > 0) throw validationError(faults)
      const principal = await playgroundPrincipal(parts, 'gateway')
      accounts.touch(principal.keyId)
      // The check has filled in what the contract sets by default.
      const { requestId, signal, startedAt, log } = exchange
      const caller = { principal, requestId, signal, startedAt, log }
      const reply = await gateway.stream(body as Parameters<Gateway['stream']>[0], caller)
      metrics.openStreams.inc()
      exchange.ctx.res.once('close', () => metrics.openStreams.dec())
      return reply
    },

    async call(feature, parameters) {
      requireOpen()
      const principal = await playgroundPrincipal(parts, 'rest')
      const { status, body } = await toolkit.call(
        exchange,
        principal,
        `/${feature}`,
        new URLSearchParams(parameters).toString(),
      )
      return { status, text: body.toString('utf8') }
    },
  })
}
