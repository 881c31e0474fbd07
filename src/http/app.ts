import { Cancellation, type CancelSignal } from '#flow'
import type { Socket } from 'node:net'
import cors from '@koa/cors'
import Koa, { type Context } from 'koa'
import type { Config } from '#config'
import { timedText } from '#ids'
import { ADMIN_BASE } from '#contract'
import type { Logger, Metrics, Traces } from '#observe'
import type { Exchange } from './gateway-plane.js'
import { CLIENT_LEFT, GATEWAY_BASE, placeOf, refusalBody, TOOLKIT_BASE, type Refusal } from './refusal.js'
import { headFault } from './head-faults.js'
import { originForm } from './request-target.js'

/** Answers a request, whose path is relative to the plane's base. */
export type Plane = (exchange: Exchange, path: string) => Promise<void>

interface BaseParts {
  log: Logger
  metrics: Metrics
  /** `null` where no collector is configured. */
  traces: Traces | null
  /** Whether a connection is one more than its address may have. */
  isOneTooMany: (socket: Socket) => boolean
}

interface AppParts extends BaseParts {
  config: Config
  /** `null` where the operator's pages have a listener of their own. */
  adminPlane: Plane | null
  gatewayPlane: Plane
  toolkitPlane: Plane
  /** Answers `/mcp`. */
  mcp: (exchange: Exchange) => Promise<void>
  /** Answers what the host publishes besides the planes; returns the reason where it does not. */
  root: (ctx: Context) => Promise<Refusal | null>
}

/** With a slash as well, which people type and which a client may not follow a redirect from. */
const MCP_PATHS: ReadonlySet<string> = new Set(['/mcp', '/mcp/'])
const TOOLKIT_LONG_BASE = `${TOOLKIT_BASE}/api`

const refuse = (ctx: Context, refusal: Refusal): void => {
  ctx.status = refusal.status
  ctx.set({ ...refusal.headers })
  ctx.body = refusalBody(placeOf(ctx.path), refusal)
}

const internalError = (requestId: string): Refusal => ({
  status: 500,
  code: 'internal_error',
  message: `Something went wrong on our side. Request id: ${requestId}.`,
})

const TOO_MANY_CONNECTIONS: Refusal = {
  status: 503,
  code: 'too_many_connections',
  message: 'Your address has too many open connections. Close some, and try again.',
  headers: { 'Retry-After': '1', Connection: 'close' },
}

/** `/rest/api/x/y` and `/rest/x/y` are the same feature. */
const toolkitPath = (path: string): string =>
  path.startsWith(`${TOOLKIT_LONG_BASE}/`)
    ? path.slice(TOOLKIT_LONG_BASE.length)
    : path.slice(TOOLKIT_BASE.length)

/** Headers that describe the body which could not be written. */
const BODY_HEADERS = ['Content-Type', 'Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'ETag']

/**
 * Replaces Koa's last resort, which drops every header and answers in plain text: JSON with the request id, or,
 * where the answer has begun, an end that nobody takes for a complete one.
 */
const answerEscaped = (ctx: Context, error: unknown): void => {
  // Koa calls this at the end of every answer, and with the socket's own error when a client has gone.
  if (error === null || error === undefined || ctx.res.destroyed || ctx.req.socket.destroyed) return
  const { log, requestId } = ctx.state['exchange'] as Exchange
  log.error({ err: error, operation: ctx.state['operationId'] }, 'answering failed')
  if (ctx.headerSent || !ctx.writable) {
    ctx.res.destroy()
    return
  }
  for (const name of BODY_HEADERS) ctx.remove(name)
  const refusal = internalError(requestId)
  ctx.status = refusal.status
  ctx.type = 'application/json; charset=utf-8'
  ctx.res.end(JSON.stringify(refusalBody(placeOf(ctx.path), refusal)))
}

/** The headers of an answer that a page of another origin may read. */
const EXPOSED = [
  'X-Request-Id',
  ...['Limit', 'Remaining', 'Reset'].flatMap((name) =>
    ['', '-Requests', '-Tokens'].map((kind) => `X-RateLimit-${name}${kind}`),
  ),
  ...['Retry-After', 'Retry-After-Ms', 'X-Should-Retry', 'OpenAI-Processing-Ms', 'Idempotent-Replayed'],
  ...['Accept-Ranges', 'Content-Range', 'ETag'],
]

/** Why what is done for a caller who left is stopped. Made once: its stack would cost more than the request. */
const LEFT: Error = Object.assign(new Error('the caller has left'), { name: 'AbortError' })

const EXPOSED_TEXT = EXPOSED.join(',')

/** A request under way. Its signal and its log are made where somebody asks for them: most requests need neither. */
class RequestExchange implements Exchange {
  principal: Exchange['principal'] = null
  private cancellation: Cancellation | undefined
  private ownLog: Logger | undefined
  private hasLeft = false

  constructor(
    readonly ctx: Context,
    readonly requestId: string,
    readonly startedAt: number,
    private readonly serverLog: Logger,
  ) {}

  get signal(): CancelSignal {
    if (this.cancellation === undefined) {
      this.cancellation = new Cancellation()
      if (this.hasLeft) this.cancellation.abort(LEFT)
    }
    return this.cancellation
  }

  get log(): Logger {
    this.ownLog ??= this.serverLog.child({ requestId: this.requestId })
    return this.ownLog
  }

  /** The client has gone before the end of its answer. */
  leave(): void {
    this.hasLeft = true
    this.cancellation?.abort(LEFT)
  }
}

/** The Koa application of every listener: request id, log line, metrics, and what is wrong with a request anywhere. */
const createBase = ({ log, metrics, traces }: BaseParts): Koa => {
  const app = new Koa()
  app.silent = true
  app.context.onerror = function (this: Context, error: unknown) {
    answerEscaped(this, error)
  }

  app.use(async (ctx, next) => {
    const startedAt = performance.now()
    const requestId = `req_${timedText(6)}`
    const exchange = new RequestExchange(ctx, requestId, startedAt, log)
    ctx.req.url = originForm(ctx.originalUrl)
    ctx.res.setHeader('X-Request-Id', requestId)
    ctx.state['exchange'] = exchange
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) exchange.leave()
      const operation = String(ctx.state['operationId'] ?? 'unknown')
      const seconds = (performance.now() - startedAt) / 1000
      // Without a head nobody was told a status; the value is Node's default, or Koa's.
      const statusCode = ctx.res.headersSent ? ctx.res.statusCode : CLIENT_LEFT
      metrics.requests.observe(
        { operation, method: ctx.method.slice(0, 10), status: String(statusCode) },
        seconds,
      )
      traces?.record({
        name: operation,
        method: ctx.method,
        status: statusCode,
        requestId,
        startedAt: Date.now() - seconds * 1000,
        endedAt: Date.now(),
        traceparent: ctx.get('traceparent'),
      })
      // The query is left out on purpose: REST keys travel in it.
      log.info(
        {
          requestId,
          method: ctx.method,
          path: ctx.path.slice(0, 200),
          status: statusCode,
          ms: Math.round(seconds * 1e4) / 10,
          aborted: !ctx.res.writableFinished,
          operation,
        },
        'request',
      )
    })
    try {
      await next()
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed')
      refuse(ctx, internalError(requestId))
    }
  })
  return app
}

/** Where a path leads on the operator's plane; `null` for other paths. */
const adminPath = (path: string): string | null => {
  if (path === ADMIN_BASE) return '/'
  return path.startsWith(`${ADMIN_BASE}/`) ? path.slice(ADMIN_BASE.length) : null
}

/** A listener of the operator's own: nothing else is served there. */
export const createAdminApp = (parts: BaseParts & { adminPlane: Plane }): Koa => {
  const app = createBase(parts)
  app.use(async (ctx) => {
    const fault = parts.isOneTooMany(ctx.req.socket) ? TOO_MANY_CONNECTIONS : headFault(ctx)
    if (fault !== null) return refuse(ctx, fault)
    if (ctx.path === '/') return ctx.redirect(ADMIN_BASE)
    const path = adminPath(ctx.path)
    if (path !== null) return parts.adminPlane(ctx.state['exchange'] as Exchange, path)
    refuse(ctx, { status: 404, code: 'not_found', message: `Nothing but ${ADMIN_BASE} is served here.` })
  })
  return app
}

/** The application of the planes and what the host publishes beside them. */
export const createApp = (parts: AppParts): Koa => {
  const { config, gatewayPlane, toolkitPlane, adminPlane, mcp, isOneTooMany, root } = parts
  const app = createBase(parts)
  // Before CORS: no page of another origin has business there.
  app.use(async (ctx, next) => {
    const path = adminPath(ctx.path)
    if (adminPlane === null || path === null) {
      await next()
      return
    }
    const fault = isOneTooMany(ctx.req.socket) ? TOO_MANY_CONNECTIONS : headFault(ctx)
    if (fault !== null) return refuse(ctx, fault)
    return adminPlane(ctx.state['exchange'] as Exchange, path)
  })
  const allowOrigin = cors({
    origin: (ctx) => {
      if (config.corsOrigins.includes('*')) return '*'
      const origin = ctx.get('Origin')
      return config.corsOrigins.includes(origin) ? origin : ''
    },
    allowMethods: 'GET,HEAD,POST,OPTIONS',
    exposeHeaders: EXPOSED_TEXT,
    maxAge: 86_400,
  })
  const isOpen = config.corsOrigins.includes('*')
  app.use((ctx, next) => {
    const { req, res } = ctx
    if (req.headers.origin !== undefined || req.method === 'OPTIONS')
      return allowOrigin(ctx, next) as Promise<void>
    // What the middleware would set, without the work that only a browser's request needs.
    res.setHeader('Vary', 'Origin')
    if (isOpen) {
      res.setHeader('Access-Control-Allow-Origin', '*')
      res.setHeader('Access-Control-Expose-Headers', EXPOSED_TEXT)
    }
    return next()
  })

  app.use(async (ctx) => {
    const fault = isOneTooMany(ctx.req.socket) ? TOO_MANY_CONNECTIONS : headFault(ctx)
    if (fault !== null) return refuse(ctx, fault)
    if (ctx.method === 'OPTIONS') {
      ctx.state['operationId'] = 'preflight'
      ctx.status = 204
      return
    }
    const exchange = ctx.state['exchange'] as Exchange
    const place = placeOf(ctx.path)
    if (place === 'gateway') return gatewayPlane(exchange, ctx.path.slice(GATEWAY_BASE.length) || '/')
    if (place === 'toolkit') return toolkitPlane(exchange, toolkitPath(ctx.path) || '/')
    if (MCP_PATHS.has(ctx.path)) return mcp(exchange)
    const refusal = await root(ctx)
    if (refusal !== null) refuse(ctx, refusal)
  })
  return app
}
