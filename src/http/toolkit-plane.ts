import type { Principal, Reservation } from '#accounts'
import { CountersUnavailable } from '#accounts'
import { ContractBackend } from '#contract'
import { toolkitHandlers } from '#generated/handlers'
import { routes } from '#generated/routes'
import type { FeatureId } from '#operation'
import { FeatureError, type Feature, type FeatureContext } from '#toolkit'
import { clientAddress } from './client-address.js'
import { FeatureCall } from './feature-call.js'
import { modelsFor } from './feature-models.js'
import type { Exchange, PlaneParts } from './gateway-plane.js'
import { endJson } from './json-reply.js'
import { addressRefusal, rateLimitHeaders } from './rate-limit.js'
import {
  busy,
  COUNTERS_AWAY,
  DRAINING,
  envelopeAround,
  errorBody,
  GONE,
  inWords,
  NOT_FOUND,
  ready,
  spentDay,
  textOf,
  type Answer,
  type Sent,
} from './toolkit-answers.js'

const KEY_PARAMETER: ReadonlySet<string> = new Set(['key'])
const HEAVY: ReadonlySet<string> = new Set(
  routes.filter(([, , , , , isHeavy]) => isHeavy).map(([operationId]) => operationId),
)

/** Computes a feature, and puts its data into the envelope. */
type RunFeature = (query: unknown, call: FeatureContext, accountId: string) => Promise<object | Buffer>

/** The toolkit, as its own addresses and others call it. */
export interface ToolkitPlane {
  /** Answers a request. @param path relative to the plane's base */
  serve: (exchange: Exchange, path: string) => Promise<void>
  /** The holder of a good key; an answer where the address has no room or the server drains; null without a good key. */
  admit: (exchange: Exchange) => Promise<Principal | Sent | null>
  /** Calls a feature as a GET of its address would, with the same quota, checks and records. @param search the query */
  call: (exchange: Exchange, principal: Principal, path: string, search: string) => Promise<Sent>
}

const unreachable = (): never => {
  throw new Error('A call without a key or a route came through')
}

const queryKey = (search: string): string | null => {
  if (!search.includes('key=')) return null
  return new URLSearchParams(search).get('key')
}

/** The key of a call: the first of header Authorization, header x-api-key and query `key` that is present counts. */
const keyOf = ({ ctx }: Exchange): string => {
  const authorization = ctx.get('authorization')
  if (authorization !== '') return /^Bearer +(\S+)$/i.exec(authorization.trim())?.[1] ?? ''
  return ctx.get('x-api-key') || queryKey(ctx.querystring) || ''
}

/** Where the counters are away nothing can be counted, and so nothing is answered. */
const whileCounted = async <T>(answer: () => Promise<T>): Promise<T | Sent> => {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof CountersUnavailable) return ready(COUNTERS_AWAY)
    throw error
  }
}

/** Creates the toolkit plane: address limit, key, route, daily quota, validation, handler, envelope, in this order. */
export const createToolkitPlane = (parts: PlaneParts): ToolkitPlane => {
  const { config, accounts, limiter, store } = parts
  const { clients, pool } = parts.toolkit

  const limitAddress = async (exchange: Exchange): Promise<Answer | null> => {
    const hit = await limiter.hit(
      'toolkit',
      clientAddress(exchange.ctx.req, config.trustProxy),
      config.ipRateLimit,
    )
    if (hit.allowed) return null
    const { message, headers } = addressRefusal(hit, config.ipRateLimit)
    return { status: 429, body: { ok: false, error: { code: 'rate_limit_exceeded', message } }, headers }
  }

  const inPool =
    (operationId: string): RunFeature =>
    async (query, call, accountId) =>
      envelopeAround(call.feature, await pool.run(operationId, query, call, accountId))

  const inServer = async (operationId: string): Promise<RunFeature> => {
    const module = await toolkitHandlers[operationId as FeatureId]()
    const { answer } = module.default as unknown as Feature<FeatureId>
    return async (query, call) => ({
      ok: true,
      feature: call.feature,
      data: await answer(query as never, call),
    })
  }

  const backend = new ContractBackend<Exchange, Answer>({
    plane: 'toolkit',
    rows: routes,
    ignoredParameters: KEY_PARAMETER,
    load: async (operationId) => {
      const run = HEAVY.has(operationId) ? inPool(operationId) : await inServer(operationId)
      return async (call) => {
        const { state } = call
        const { ctx, principal } = state
        if (principal === null) return unreachable()
        const models = modelsFor(parts.gateway, state, principal)
        const asked = new FeatureCall(call.path.slice(1), ctx.get('user-agent'), models, state, clients)
        return { status: 200, body: await run(call.query, asked, principal.account.id) }
      }
    },
    hooks: {
      // Key and route are good before a call gets here, so that every other one costs the same and is answered alike.
      preRoutingHandler: () => undefined,
      postRoutingHandler: () => undefined,
      notFound: unreachable,
      methodNotAllowed: unreachable,
      readBody: () => undefined,
      validationFail: (_call, faults) => {
        throw new FeatureError(400, 'invalid_parameter', `${inWords(faults)}.`, { details: faults })
      },
    },
  })

  const refusal = (feature: string, error: FeatureError): Answer => ({
    status: error.status,
    body: errorBody(feature, error.code, error.message, error.options.details),
    headers:
      error.options.retryAfterSeconds === undefined
        ? {}
        : { 'Retry-After': String(error.options.retryAfterSeconds) },
  })

  /**
   * Settles the call's place in the day: only 200 and 422 count.
   * @returns false when the call could not be written down, and so must not be answered
   */
  const settle = async (
    exchange: Exchange,
    { keyId }: Principal,
    reservation: Reservation,
    feature: string,
    status: number,
  ): Promise<boolean> => {
    if (status !== 200 && status !== 422) {
      reservation.release()
      return true
    }
    const written = await store.journal.toolkitCall({ at: Date.now(), keyId, feature }).then(
      () => true,
      (error: unknown) => {
        exchange.log.error({ err: error, feature }, 'the call could not be recorded')
        return false
      },
    )
    if (written) reservation.commit(0)
    else reservation.release()
    accounts.touch(keyId)
    return written
  }

  /** What is sent is what is checked against the contract. */
  const check = (operationId: string, { status, body }: Sent): void => {
    if (parts.validateResponse === null) return
    const problems = parts.validateResponse(operationId, status, JSON.parse(body.toString()))
    if (problems.length > 0) throw new Error(`The answer violates the contract: ${problems.join('; ')}`)
  }

  /** Runs a call whose key and route are good. */
  const answerCall = async (
    exchange: Exchange,
    { path, search }: { path: string; search: string },
    operationId: string,
    principal: Principal,
  ): Promise<Answer> => {
    exchange.principal = principal
    exchange.ctx.state['operationId'] = operationId
    const feature = path.slice(1)
    if (!store.journal.hasRoom()) return busy(feature)
    const taken = accounts.reserveCall(principal)
    const place = taken instanceof Promise ? await taken : taken
    if (!place.granted) {
      const { rateLimit, retryAfterSeconds } = place
      return {
        status: 429,
        body: errorBody(feature, 'quota_exhausted', spentDay(rateLimit, retryAfterSeconds)),
        headers: { ...rateLimitHeaders(rateLimit), 'Retry-After': String(retryAfterSeconds) },
      }
    }
    let answer: Answer
    try {
      const { status, body } = await backend.handle({ method: 'GET', path, search }, exchange)
      // Written before the call is charged, since what cannot be written is our failure.
      const sent = { status, body: textOf(body) }
      check(operationId, sent)
      answer = sent
    } catch (error) {
      if (error instanceof FeatureError) {
        answer = refusal(feature, error)
      } else if (exchange.signal.aborted) {
        answer = GONE
      } else {
        exchange.log.error({ err: error, operationId }, 'feature failed')
        answer = {
          status: 500,
          body: errorBody(
            feature,
            'internal_error',
            `Something went wrong on our side. Request id: ${exchange.requestId}.`,
          ),
        }
      }
    }
    const isWritten = await settle(exchange, principal, place, feature, answer.status)
    if (!isWritten) answer = busy(feature)
    const window = accounts.rateLimit(principal)
    const headers = rateLimitHeaders(window instanceof Promise ? await window : window)
    return { ...answer, headers: answer.headers === undefined ? headers : { ...headers, ...answer.headers } }
  }

  const admit = async (exchange: Exchange): Promise<Principal | Answer | null> => {
    const limited = config.ipRateLimit === 0 ? null : await limitAddress(exchange)
    if (limited !== null) return limited
    if (parts.isDraining()) return DRAINING
    const principal = accounts.authenticate(keyOf(exchange), 'rest')
    return principal?.account.status === 'active' ? principal : null
  }

  const dispatch = async (exchange: Exchange, path: string): Promise<Answer | null> => {
    // The look-up costs the same for every key, and comes before the route, so that timing reveals nothing either.
    const admitted = await admit(exchange)
    if (admitted !== null && 'body' in admitted) return admitted
    const route = backend.find(exchange.ctx.method, path)
    if (admitted === null || route === undefined) return null
    return answerCall(exchange, { path, search: exchange.ctx.querystring }, route.operationId, admitted)
  }

  const call = async (
    exchange: Exchange,
    principal: Principal,
    path: string,
    search: string,
  ): Promise<Sent> => {
    const route = backend.find('GET', path)
    if (route === undefined)
      return ready({
        status: 404,
        body: errorBody(path.slice(1), 'not_found', 'There is no such feature.'),
      })
    return ready(await answerCall(exchange, { path, search }, route.operationId, principal))
  }

  const serve = async (exchange: Exchange, path: string): Promise<void> => {
    const { ctx } = exchange
    ctx.res.setHeader('Cache-Control', 'private, no-store')
    ctx.res.setHeader('Referrer-Policy', 'no-referrer')
    const answer = await whileCounted(() => dispatch(exchange, path))
    if (answer === null) return endJson(ctx, 404, NOT_FOUND)
    const { status, headers = {}, body } = answer
    for (const name in headers) ctx.res.setHeader(name, headers[name] as string)
    endJson(ctx, status, textOf(body))
  }

  return {
    serve,
    admit: (exchange) =>
      whileCounted(async () => {
        const admitted = await admit(exchange)
        return admitted !== null && 'body' in admitted ? ready(admitted) : admitted
      }),
    call: (exchange, principal, path, search) => whileCounted(() => call(exchange, principal, path, search)),
  }
}
