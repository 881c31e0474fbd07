import type { CancelSignal } from '#flow'
import type { Context as KoaContext } from 'koa'
import type { Accounts, AddressHit, AddressLimiter, Principal, UsageSnapshot } from '#accounts'
import type { Config } from '#config'
import { ContractBackend, type Call, type ResponseValidator, type Route } from '#contract'
import { gatewayHandlers } from '#generated/handlers'
import { routes } from '#generated/routes'
import { GatewayError, requireRoom, type Gateway, type GatewayContext, type Idempotency } from '#gateway'
import type { Logger, Metrics } from '#observe'
import type { Handler, GatewayId, Reply, StreamReply } from '#operation'
import type { Store } from '#store'
import type { Toolkit } from '#toolkit/open'
import { clientAddress } from './client-address.js'
import { asGatewayError, unauthorized, validationError } from './gateway-errors.js'
import { HandlerContext, type LimitAddress } from './handler-context.js'
import { bodyLimits, readJsonBody } from './json-body.js'
import { endJson, serialise } from './json-reply.js'
import { endWithStream } from './stream-reply.js'
import { namedRequest } from './named-request.js'
import { addressRefusal, limitedWindow, rateLimitHeaders, rateLimitHeadersOf, tighter } from './rate-limit.js'
import { unknownUrl } from './unknown-url.js'

/** What both planes are built from. */
export interface PlaneParts {
  config: Config
  store: Store
  accounts: Accounts
  limiter: AddressLimiter
  gateway: Gateway
  idempotency: Idempotency
  toolkit: Toolkit
  metrics: Metrics
  isDraining: () => boolean
  /** Set in tests and development. */
  validateResponse: ResponseValidator | null
}

/** What the app passes to a plane for one request. */
export interface Exchange {
  ctx: KoaContext
  requestId: string
  signal: CancelSignal
  startedAt: number
  log: Logger
  principal: Principal | null
}

export type GatewayCall = Call<Exchange>
type AnyHandler = Handler<GatewayId, GatewayContext<Principal | null>>
type AnyReply = Reply<GatewayId>

/** An answer ready to be sent. */
interface Whole {
  status: number
  headers?: Readonly<Record<string, string>> | undefined
  text: string
}

const NO_HEADERS: Readonly<Record<string, string>> = {}

const HEALTH = 'getHealth'
const NEVER_KEYED: ReadonlySet<string> = new Set()

const bearerOf = (header: string): string | null => /^Bearer +(\S+)$/i.exec(header.trim())?.[1] ?? null

/** Creates the gateway plane: takes a request relative to its base, answers through Koa. */
export const createGatewayPlane = (parts: PlaneParts) => {
  const { config, accounts, limiter, gateway } = parts

  /** From the limit by address that counted a request last, if any. */
  const addressHits = new WeakMap<KoaContext, AddressHit>()

  const limitAddress: LimitAddress = async ({ ctx }, name, perMinute) => {
    if (perMinute === 0) return
    const hit = await limiter.hit(name, clientAddress(ctx.req, config.trustProxy), perMinute)
    addressHits.set(ctx, hit)
    if (hit.allowed) return
    const { message, headers } = addressRefusal(hit, perMinute)
    throw new GatewayError(429, 'requests', 'rate_limit_exceeded', message, { headers })
  }

  const limitPublic = (exchange: Exchange): Promise<void> =>
    limitAddress(exchange, 'public', config.publicRateLimit)

  const authenticate = (call: GatewayCall): void => {
    const header = call.state.ctx.get('authorization')
    const key = bearerOf(header)
    const principal = key === null ? undefined : accounts.authenticate(key, 'gateway')
    if (call.route?.isPublic === true) {
      call.state.principal = principal?.account.status === 'active' ? principal : null
      return
    }
    if (header === '')
      throw unauthorized('You did not provide an API key. Send it as: Authorization: Bearer YOUR_KEY.')
    if (principal === undefined)
      throw unauthorized('Incorrect API key provided. It may be mistyped or revoked.')
    if (principal.account.status === 'suspended') {
      throw new GatewayError(403, 'invalid_request_error', 'account_suspended', 'This account is suspended.')
    }
    call.state.principal = principal
    accounts.touch(principal.keyId)
  }

  const backend = new ContractBackend<Exchange, AnyReply>({
    plane: 'gateway',
    rows: routes,
    ignoredParameters: NEVER_KEYED,
    load: async (operationId) => {
      const module = await gatewayHandlers[operationId as GatewayId]()
      const handler = module.default as unknown as AnyHandler
      return (call) => {
        const run = (signal = call.state.signal) =>
          handler({
            query: call.query as never,
            body: call.body as never,
            context: new HandlerContext(parts, limitAddress, call.state, signal),
          })
        const named = namedRequest(call)
        return named === null ? run() : parts.idempotency.answer(named, run)
      }
    },
    hooks: {
      preRoutingHandler: () => undefined,
      notFound: (call) => {
        throw unknownUrl(call.method, call.path)
      },
      methodNotAllowed: (call, allowed) => {
        const list = allowed.map((method) => method.toUpperCase()).join(', ')
        throw new GatewayError(
          405,
          'invalid_request_error',
          'method_not_allowed',
          `${call.path} takes ${list}, not ${call.method}.`,
          { headers: { Allow: list } },
        )
      },
      postRoutingHandler: async (call) => {
        // A probe that was refused by a rate limit would take a healthy server for a broken one.
        if (call.route?.isPublic === true && call.route.operationId !== HEALTH) await limitPublic(call.state)
        authenticate(call)
        // Here, since a named request and a batch are written down before anything else.
        if (call.route?.takesBody === true) requireRoom(parts.store.journal)
      },
      readBody: (call) => readJsonBody(call.state.ctx, bodyLimits(call.route?.operationId)),
      validationFail: (_call, faults) => {
        throw validationError(faults)
      },
    },
  })

  const sendStream = (exchange: Exchange, reply: StreamReply): void => {
    const { ctx } = exchange
    if (!ctx.writable) {
      reply.stream.destroy()
      return
    }
    ctx.res.setHeader('Content-Type', reply.contentType)
    ctx.res.setHeader('Cache-Control', 'no-cache')
    ctx.res.setHeader('X-Accel-Buffering', 'no')
    parts.metrics.openStreams.inc()
    ctx.res.once('close', () => parts.metrics.openStreams.dec())
    endWithStream(ctx, reply.status, reply.stream, (error) =>
      exchange.log.error({ err: error, operation: ctx.state['operationId'] }, 'answering failed'),
    )
  }

  const errorReply = (exchange: Exchange, operationId: string | undefined, thrown: unknown): Whole => {
    const error = asGatewayError(thrown, exchange.requestId)
    // A caller who left has no use for an answer, and it is not an error that it was not finished.
    if (error !== thrown && !exchange.signal.aborted)
      exchange.log.error({ err: thrown, operationId }, 'request failed')
    const body = error.toBody()
    if (error === thrown) check(operationId, error.status, body)
    return { status: error.status, headers: error.options.headers, text: serialise(body) }
  }

  /** From the account's windows; a limit by address that refused has set its own. */
  const setLimitHeaders = (
    { ctx }: Exchange,
    usage: UsageSnapshot,
    own: Readonly<Record<string, string>>,
  ): void => {
    const minute = limitedWindow(usage.minute)
    const requests = tighter(limitedWindow(usage.day.requests), minute)
    const tokens = limitedWindow(usage.day.tokens)
    const now = Date.now()
    if (own['X-RateLimit-Limit'] === undefined)
      setHeaders(ctx, rateLimitHeaders(tighter(requests, addressHits.get(ctx) ?? null)))
    setHeaders(ctx, rateLimitHeadersOf('Requests', requests, now))
    setHeaders(ctx, rateLimitHeadersOf('Tokens', tokens, now))
  }

  const check = (operationId: string | undefined, status: number, body: unknown): void => {
    if (parts.validateResponse === null || operationId === undefined) return
    const problems = parts.validateResponse(operationId, status, body)
    if (problems.length > 0) throw new Error(`The answer violates the contract: ${problems.join('; ')}`)
  }

  const requireServing = (operationId: string | undefined): void => {
    if (!parts.isDraining() || operationId === HEALTH) return
    throw new GatewayError(503, 'server_error', 'draining', 'The gateway is restarting. Try again.', {
      headers: { 'Retry-After': '5' },
    })
  }

  const answer = async (
    exchange: Exchange,
    path: string,
    route: Route | undefined,
  ): Promise<Whole | StreamReply> => {
    const { ctx } = exchange
    requireServing(route?.operationId)
    if (
      route === undefined &&
      path.startsWith(MODEL_PATH) &&
      path !== MODEL_PATH &&
      (ctx.method === 'GET' || ctx.method === 'HEAD')
    ) {
      ctx.state['operationId'] = 'describeModel'
      await limitPublic(exchange)
      return { status: 200, text: serialise(gateway.catalog.describe(decodeModelId(path))) }
    }
    const reply = await backend.handle({ method: ctx.method, path, search: ctx.querystring, route }, exchange)
    if (isStream(reply)) return reply
    check(route?.operationId, reply.status, reply.body)
    return { status: reply.status, headers: reply.headers, text: reply.text ?? serialise(reply.body) }
  }

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { ctx } = exchange
    const route = backend.find(ctx.method, path)
    const operationId = route?.operationId
    ctx.state['operationId'] = operationId
    let reply: Whole | StreamReply
    try {
      reply = await answer(exchange, path, route)
    } catch (error) {
      reply = errorReply(exchange, operationId, error)
    }
    const { headers = NO_HEADERS } = reply
    setHeaders(ctx, headers)
    const { principal } = exchange
    if (principal !== null && (isLimited(principal) || addressHits.has(ctx))) {
      const usage = accounts.usage(principal)
      const known = usage instanceof Promise ? await usage.catch(() => null) : usage
      if (known !== null) setLimitHeaders(exchange, known, headers)
    }
    ctx.res.setHeader('OpenAI-Processing-Ms', Math.round(performance.now() - exchange.startedAt))
    const seconds =
      headers['Retry-After'] === undefined ? Number.NaN : Number.parseInt(headers['Retry-After'], 10)
    if (Number.isFinite(seconds)) ctx.set('Retry-After-Ms', String(seconds * 1000))
    if ('stream' in reply) sendStream(exchange, reply)
    else endJson(ctx, reply.status, reply.text)
  }
}

/** Whether there is any window for the headers to speak of. */
const isLimited = ({ plan }: Principal): boolean =>
  plan.requestsPerMinute !== null || plan.requestsPerDay !== null || plan.tokensPerDay !== null

const setHeaders = ({ res }: KoaContext, headers: Readonly<Record<string, string>>): void => {
  for (const name in headers) res.setHeader(name, headers[name] as string)
}

const isStream = (reply: AnyReply): reply is StreamReply => 'stream' in reply

const MODEL_PATH = '/models/'

const decodeModelId = (path: string): string => {
  const raw = path.slice(MODEL_PATH.length)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
