import { abortSignalOf } from '#flow'
import type { Accounts } from '#accounts'
import type { ModelQuestion, ModelReply } from '#toolkit'
import type { ChatCompletion } from './answer.js'
import { type Catalog } from '../catalog/catalog.js'
import { catalogUnavailable } from '../catalog/errors.js'
import { ChainError } from '../routing/chain.js'
import type { Chat } from './chat.js'
import { firstUsableModel } from '../catalog/default-model.js'
import { GatewayError } from '../errors.js'
import type { Caller } from '../admission/caller.js'

/** A person waits for the answer to a GET: no longer than this, whatever the providers' own limits. */
const LONGEST_MS = 120_000
const RETRY_AFTER_S = 30

/** What asking needs. */
export interface AskParts {
  complete: Chat['complete']
  accounts: Pick<Accounts, 'gatewayPlans'>
  catalog: () => Catalog
  /** The operator's `DEFAULT_MODEL`; `null` for the first that the plan may use. */
  defaultModel: string | null
  /** Milliseconds that a reply may take. */
  longestMs?: number
}

/** One question to a language model. */
export interface Ask {
  /**
   * Asks for a JSON object, as a chat completion of the caller: routed, metered and charged like any other.
   * @throws GatewayError as a chat completion; 503 where there is no model to ask. Or the signal's reason where the caller left
   */
  ask: (question: ModelQuestion, caller: Caller) => Promise<ModelReply>
}

const NOTHING: ModelReply = { object: null, model: '' }

const noModel = (why: string): GatewayError =>
  new GatewayError(503, 'server_error', 'no_model', `${why} Try again in ${RETRY_AFTER_S} s.`, {
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  })

/** Providers replied, but not with a JSON object. */
const isUnfit = (error: unknown): boolean =>
  error instanceof GatewayError &&
  error.options.cause instanceof ChainError &&
  error.options.cause.failures.some(({ failure }) => failure === 'unfit')

/** The object of an answer; `null` for one that was cut, or that refuses. */
const objectOf = ({ choices }: ChatCompletion): ModelReply['object'] => {
  const content = choices[0]?.message.content
  if (typeof content !== 'string') return null
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

export const createAsk = ({
  complete,
  accounts,
  catalog,
  defaultModel,
  longestMs = LONGEST_MS,
}: AskParts): Ask => {
  const modelFor = (caller: Caller): string => {
    const now = catalog()
    if (now.fetchedAt === null) throw catalogUnavailable(null)
    if (defaultModel !== null) {
      if (now.find(defaultModel) !== undefined) return defaultModel
      throw noModel('The default language model is not available at the moment.')
    }
    const offered = { catalog: now, plans: accounts.gatewayPlans(), kind: 'chat' } as const
    const first = firstUsableModel(offered, caller.principal, 'supports chat completions')
    if (first !== undefined) return first
    throw noModel('No provider offers a language model at the moment.')
  }

  return {
    async ask({ model, directive, text }, caller) {
      const request = {
        model: model ?? modelFor(caller),
        messages: [
          { role: 'system' as const, content: directive },
          { role: 'user' as const, content: text },
        ],
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' as const },
      }
      const deadline = AbortSignal.timeout(longestMs)
      try {
        const signal = AbortSignal.any([abortSignalOf(caller.signal), deadline])
        const completion = await complete(request, { ...caller, signal })
        return { object: objectOf(completion), model: completion.model }
      } catch (error) {
        caller.signal.throwIfAborted()
        if (isUnfit(error)) return NOTHING
        if (!deadline.aborted) throw error
        throw new GatewayError(
          502,
          'server_error',
          'upstream_failed',
          `No provider replied within ${longestMs / 1000} s.`,
          { cause: error },
        )
      }
    },
  }
}
