import type { Context as KoaContext } from 'koa'
import type { Accounts, AddressHit, AddressLimiter, Principal } from '#accounts'
import type { Config } from '#config'
import { ContractBackend, type Call, type ResponseValidator } from '#contract'
import { gatewayHandlers } from '#generated/handlers'
import { routes } from '#generated/routes'
import { GatewayError, requireRoom, type Gateway, type GatewayContext, type Idempotency } from '#gateway'
import type { Logger, Metrics } from '#observe'
import type { Handler, GatewayId, Reply, StreamReply } from '#operation'
import type { Store } from '#store'
import type { Toolkit } from '#toolkit/open'
import { clientAddress } from './client-address.js'
import { asGatewayError, unauthorized, validationError } from './gateway-errors.js'
import { bodyLimits, readJsonBody } from './json-body.js'
import { sendJson, serialise } from './json-reply.js'
import { namedRequest } from './named-request.js'
import { limitedWindow, rateLimitHeaders, rateLimitHeadersOf, tighter } from './rate-limit.js'
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
  signal: AbortSignal
  startedAt: number
  log: Logger
  principal: Principal | null
}

export type GatewayCall = Call<Exchange>
type AnyHandler = Handler<GatewayId, GatewayContext<Principal | null>>
type AnyReply = Reply<GatewayId>

const HEALTH = 'getHealth'
const NEVER_KEYED: ReadonlySet<string> = new Set()

const bearerOf = (header: string): string | null => /^Bearer +(\S+)$/i.exec(header.trim())?.[1] ?? null

/** Creates the gateway plane: takes a request relative to its base, answers through Koa. */
export const createGatewayPlane = (parts: PlaneParts) => {
  const { config, accounts, limiter, gateway } = parts

  /** From the limit by address that counted a request last, if any. */
  const addressHits = new WeakMap<KoaContext, AddressHit>()

  const limitAddress = async ({ ctx }: Exchange, name: string, perMinute: number): Promise<void> => {
    if (perMinute === 0) return
    const hit = await limiter.hit(name, clientAddress(ctx.req, config.trustProxy), perMinute)
    addressHits.set(ctx, hit)
    if (hit.allowed) return
    throw new GatewayError(
      429,
      'requests',
      'rate_limit_exceeded',
      `More than ${perMinute} requests a minute from one address.`,
      {
        headers: {
          ...rateLimitHeaders(hit),
          'Retry-After': String(Math.max(1, hit.reset - Math.floor(Date.now() / 1000))),
        },
      },
    )
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
            context: contextOf(call.state, signal),
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

  const contextOf = (exchange: Exchange, signal: AbortSignal): GatewayContext<Principal | null> => ({
    config,
    store: parts.store,
    accounts,
    gateway,
    principal: exchange.principal,
    requestId: exchange.requestId,
    signal,
    startedAt: exchange.startedAt,
    draining: parts.isDraining(),
    get log() {
      return exchange.log
    },
    metrics: parts.metrics,
    limitAddress: (name, perMinute) => limitAddress(exchange, name, perMinute),
  })

  const send = ({ ctx }: Exchange, reply: AnyReply): void => {
    const headers = Object.entries(reply.headers ?? {})
    if (!isStream(reply)) {
      // First of all, so that an answer that cannot be serialised fails while an error can still replace it.
      const text = reply.text ?? serialise(reply.body)
      for (const [name, value] of headers) ctx.set(name, value)
      return sendJson(ctx, reply.status, text)
    }
    if (!ctx.writable) {
      reply.stream.destroy()
      return
    }
    for (const [name, value] of headers) ctx.set(name, value)
    ctx.status = reply.status
    ctx.type = reply.contentType
    ctx.set('Cache-Control', 'no-cache')
    ctx.set('X-Accel-Buffering', 'no')
    ctx.body = reply.stream
    parts.metrics.openStreams.inc()
    ctx.res.once('close', () => parts.metrics.openStreams.dec())
  }

  const sendError = (exchange: Exchange, operationId: string | undefined, thrown: unknown): void => {
    const { ctx } = exchange
    const error = asGatewayError(thrown, exchange.requestId)
    // A caller who left has no use for an answer, and it is not an error that it was not finished.
    if (error !== thrown && !exchange.signal.aborted)
      exchange.log.error({ err: thrown, operationId }, 'request failed')
    for (const [name, value] of Object.entries(error.options.headers ?? {})) ctx.set(name, value)
    sendJson(ctx, error.status, serialise(error.toBody()))
  }

  /** From the account's windows; a limit by address that refused has set its own. */
  const limitHeaders = async (principal: Principal, ctx: KoaContext): Promise<Record<string, string>> => {
    const usage = await accounts.usage(principal).catch(() => null)
    if (usage === null) return {}
    const minute = limitedWindow(usage.minute)
    const requests = tighter(limitedWindow(usage.day.requests), minute)
    const now = Date.now()
    const ours = ctx.res.hasHeader('X-RateLimit-Limit')
      ? {}
      : rateLimitHeaders(tighter(requests, addressHits.get(ctx) ?? null))
    return {
      ...ours,
      ...rateLimitHeadersOf('Requests', requests, now),
      ...rateLimitHeadersOf('Tokens', limitedWindow(usage.day.tokens), now),
    }
  }

  const check = (operationId: string | undefined, status: number, body: unknown): void => {
    if (parts.validateResponse === null || operationId === undefined) return
    const problems = parts.validateResponse(operationId, status, body)
    if (problems.length > 0) throw new Error(`The answer violates the contract: ${problems.join('; ')}`)
  }

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { ctx } = exchange
    const operationId = backend.find(ctx.method, path)?.operationId
    ctx.state['operationId'] = operationId
    try {
      if (parts.isDraining() && operationId !== HEALTH) {
        throw new GatewayError(503, 'server_error', 'draining', 'The gateway is restarting. Try again.', {
          headers: { 'Retry-After': '5' },
        })
      }
      if (
        operationId === undefined &&
        path.startsWith('/models/') &&
        (ctx.method === 'GET' || ctx.method === 'HEAD')
      ) {
        ctx.state['operationId'] = 'describeModel'
        await limitPublic(exchange)
        sendJson(ctx, 200, serialise(gateway.catalog.describe(decodeModelId(path))))
        return
      }
      const reply = await backend.handle({ method: ctx.method, path, search: ctx.querystring }, exchange)
      if (!isStream(reply)) check(operationId, reply.status, reply.body)
      send(exchange, reply)
    } catch (error) {
      sendError(exchange, operationId, error)
      if (error instanceof GatewayError) check(operationId, error.status, error.toBody())
    } finally {
      if (exchange.principal !== null) ctx.set(await limitHeaders(exchange.principal, ctx))
      ctx.set('OpenAI-Processing-Ms', String(Math.round(performance.now() - exchange.startedAt)))
      const seconds = Number.parseInt(ctx.response.get('Retry-After'), 10)
      if (Number.isFinite(seconds)) ctx.set('Retry-After-Ms', String(seconds * 1000))
    }
  }
}

const isStream = (reply: AnyReply): reply is StreamReply => 'stream' in reply

const decodeModelId = (path: string): string => {
  const raw = path.slice('/models/'.length)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
