import type { Principal, Reservation } from '#accounts'
import { CountersUnavailable } from '#accounts'
import { ContractBackend, type Fault } from '#contract'
import { toolkitHandlers } from '#generated/handlers'
import { routes } from '#generated/routes'
import type { FeatureId } from '#operation'
import { FeatureError, type Feature } from '#toolkit'
import { clientAddress } from './client-address.js'
import type { Exchange, PlaneParts } from './gateway-plane.js'
import { rateLimitHeaders } from './rate-limit.js'

/** The one answer to everything that has no good key or no feature: it tells nothing apart. */
const NOT_FOUND = Buffer.from(
  JSON.stringify({ ok: false, error: { code: 'not_found', message: 'Not found.' } }),
)
const KEY_PARAMETER: ReadonlySet<string> = new Set(['key'])

interface Answer {
  status: number
  body: unknown
  headers?: Readonly<Record<string, string>>
}

const unreachable = (): never => {
  throw new Error('A call without a route came through')
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

const errorBody = (feature: string, code: string, message: string, details?: readonly unknown[]) => ({
  ok: false,
  feature,
  error: { code, message, ...(details === undefined ? {} : { details }) },
})

const inWords = (faults: readonly Fault[]): string =>
  faults.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')

/** Makes the toolkit plane: address limit, key, route, daily quota, validation, handler, envelope, in this order. */
export const createToolkitPlane = (parts: PlaneParts) => {
  const { config, accounts, limiter, store } = parts

  const limitAddress = async (exchange: Exchange): Promise<Answer | null> => {
    const hit = await limiter.hit(
      'toolkit',
      clientAddress(exchange.ctx.req, config.trustProxy),
      config.ipRateLimit,
    )
    if (hit.allowed) return null
    const wait = Math.max(1, hit.reset - Math.floor(Date.now() / 1000))
    return {
      status: 429,
      body: {
        ok: false,
        error: {
          code: 'rate_limit_exceeded',
          message: `More than ${config.ipRateLimit} requests a minute from one address.`,
        },
      },
      headers: { ...rateLimitHeaders(hit), 'Retry-After': String(wait) },
    }
  }

  const backend = new ContractBackend<Exchange, Answer>({
    plane: 'toolkit',
    rows: routes,
    ignoredParameters: KEY_PARAMETER,
    load: async (operationId) => {
      const module = await toolkitHandlers[operationId as FeatureId]()
      const { answer } = module.default as unknown as Feature<FeatureId>
      return async (call) => {
        const name = call.path.slice(1)
        const data = await answer(call.query as never, { feature: name, signal: call.state.signal })
        return { status: 200, body: { ok: true, feature: name, data } }
      }
    },
    hooks: {
      // Key and route are good before a call comes here, so that every other one costs the same and answers alike.
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

  /** Settles the call's place in the day: only 200 and 422 count. */
  const settle = async (
    principal: Principal,
    reservation: Reservation,
    feature: string,
    status: number,
  ): Promise<void> => {
    if (status !== 200 && status !== 422) {
      reservation.release()
      return
    }
    await store.journal.toolkitCall({ at: Date.now(), keyId: principal.keyId, feature })
    reservation.commit(0)
    accounts.touch(principal.keyId)
  }

  const check = (operationId: string, { status, body }: Answer): void => {
    const problems = parts.validateResponse?.(operationId, status, body) ?? []
    if (problems.length > 0)
      throw new Error(`The answer is not as the contract has it: ${problems.join('; ')}`)
  }

  /** Runs a call whose key and route are good. */
  const answerCall = async (
    exchange: Exchange,
    path: string,
    operationId: string,
    principal: Principal,
  ): Promise<Answer> => {
    const feature = path.slice(1)
    const place = await accounts.reserveCall(principal)
    if (!place.granted) {
      return {
        status: 429,
        body: errorBody(
          feature,
          'quota_exhausted',
          `The key's ${place.rateLimit.limit} calls for today (UTC) are used up.`,
        ),
        headers: { ...rateLimitHeaders(place.rateLimit), 'Retry-After': String(place.retryAfterSeconds) },
      }
    }
    let answer: Answer
    try {
      answer = await backend.handle(
        { method: exchange.ctx.method, path, search: exchange.ctx.querystring },
        exchange,
      )
      check(operationId, answer)
    } catch (error) {
      if (error instanceof FeatureError) {
        answer = refusal(feature, error)
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
    await settle(principal, place, feature, answer.status)
    const window = await accounts.rateLimit(principal)
    return { ...answer, headers: { ...rateLimitHeaders(window), ...answer.headers } }
  }

  const dispatch = async (exchange: Exchange, path: string): Promise<Answer | null> => {
    const limited = await limitAddress(exchange)
    if (limited !== null) return limited
    if (parts.isDraining()) {
      return {
        status: 503,
        body: { ok: false, error: { code: 'overloaded', message: 'The server is restarting. Try again.' } },
        headers: { 'Retry-After': '5' },
      }
    }
    // The look-up costs the same for every key, and comes before the route, so that time tells nothing either.
    const principal = accounts.authenticate(keyOf(exchange), 'rest')
    const route = backend.find(exchange.ctx.method, path)
    if (principal?.account.status !== 'active' || route === undefined) return null
    exchange.principal = principal
    exchange.ctx.state['operationId'] = route.operationId
    return answerCall(exchange, path, route.operationId, principal)
  }

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { ctx } = exchange
    ctx.set('Cache-Control', 'private, no-store')
    ctx.set('Referrer-Policy', 'no-referrer')
    let answer: Answer | null
    try {
      answer = await dispatch(exchange, path)
    } catch (error) {
      if (!(error instanceof CountersUnavailable)) throw error
      answer = {
        status: 503,
        body: { ok: false, error: { code: 'overloaded', message: 'Try again shortly.' } },
        headers: { 'Retry-After': '1' },
      }
    }
    ctx.status = answer?.status ?? 404
    for (const [name, value] of Object.entries(answer?.headers ?? {})) ctx.set(name, value)
    ctx.type = 'application/json; charset=utf-8'
    ctx.body = answer === null ? NOT_FOUND : answer.body
  }
}
