import { randomBytes } from 'node:crypto'
import cors from '@koa/cors'
import Koa, { type Context } from 'koa'
import type { Config } from '#config'
import type { Logger, Metrics, Traces } from '#observe'
import type { Exchange } from './gateway-plane.js'

/** The largest address and head that are served; the server's own limit is a little above, so that the answer is ours. */
export const MOST_HEAD_BYTES = 512 * 1024

type Plane = (exchange: Exchange, path: string) => Promise<void>

interface AppParts {
  config: Config
  log: Logger
  metrics: Metrics
  /** `null` where no collector is configured. */
  traces: Traces | null
  gatewayPlane: Plane
  toolkitPlane: Plane
  /** Answers at the host's root; false where it has nothing at that path. */
  root: (ctx: Context) => Promise<boolean> | boolean
}

const GATEWAY_BASE = '/v1'
const TOOLKIT_BASE = '/rest'
const TOOLKIT_LONG_BASE = '/rest/api'

const refuse = (ctx: Context, status: number, code: string, message: string): void => {
  ctx.status = status
  ctx.body = { ok: false, error: { message, type: 'invalid_request_error', param: null, code } }
}

const headBytes = (ctx: Context): number => ctx.req.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0)

/** What is wrong with a request whatever its plane; null where nothing is. */
const headFault = (ctx: Context): [number, string, string] | null => {
  if ((ctx.req.url ?? '').length > MOST_HEAD_BYTES)
    return [414, 'uri_too_long', 'The address is longer than 512 KB.']
  if (headBytes(ctx) > MOST_HEAD_BYTES)
    return [431, 'headers_too_large', 'The headers are larger than 512 KB.']
  if (ctx.req.httpVersion === '1.1' && ctx.req.headers.host === undefined)
    return [400, 'bad_request', 'The Host header is missing.']
  return null
}

/** `/rest/api/x/y` and `/rest/x/y` are the same feature. */
const toolkitPath = (path: string): string =>
  path.startsWith(`${TOOLKIT_LONG_BASE}/`)
    ? path.slice(TOOLKIT_LONG_BASE.length)
    : path.slice(TOOLKIT_BASE.length)

const isUnder = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** The Koa application: request id, log line, metrics and CORS around the planes. */
export const createApp = ({
  config,
  log,
  metrics,
  traces,
  gatewayPlane,
  toolkitPlane,
  root,
}: AppParts): Koa => {
  const app = new Koa()
  app.silent = true

  app.use(async (ctx, next) => {
    const startedAt = performance.now()
    const requestId = `req_${randomBytes(12).toString('hex')}`
    const abort = new AbortController()
    ctx.set('X-Request-Id', requestId)
    ctx.state['exchange'] = {
      ctx,
      requestId,
      startedAt,
      signal: abort.signal,
      log: log.child({ requestId }),
      principal: null,
    } satisfies Exchange
    ctx.res.once('close', () => {
      if (!ctx.res.writableFinished) abort.abort()
      const operation = String(ctx.state['operationId'] ?? 'unknown')
      const seconds = (performance.now() - startedAt) / 1000
      const { statusCode } = ctx.res
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
          aborted: abort.signal.aborted,
          operation,
        },
        'request',
      )
    })
    try {
      await next()
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed')
      refuse(ctx, 500, 'internal_error', `Something went wrong on our side. Request id: ${requestId}.`)
    }
  })

  app.use(
    cors({
      origin: (ctx) => {
        if (config.corsOrigins.includes('*')) return '*'
        const origin = ctx.get('Origin')
        return config.corsOrigins.includes(origin) ? origin : ''
      },
      allowMethods: 'GET,HEAD,POST,OPTIONS',
      exposeHeaders: 'X-Request-Id,X-RateLimit-Limit,X-RateLimit-Remaining,X-RateLimit-Reset,Retry-After',
      maxAge: 86_400,
    }),
  )

  app.use(async (ctx) => {
    const fault = headFault(ctx)
    if (fault !== null) return refuse(ctx, ...fault)
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204
      return
    }
    const exchange = ctx.state['exchange'] as Exchange
    if (isUnder(ctx.path, GATEWAY_BASE))
      return gatewayPlane(exchange, ctx.path.slice(GATEWAY_BASE.length) || '/')
    if (isUnder(ctx.path, TOOLKIT_BASE)) return toolkitPlane(exchange, toolkitPath(ctx.path) || '/')
    if (!(await root(ctx)))
      refuse(ctx, 404, 'not_found', 'Nothing is published at this address. See /openapi.json.')
  })
  return app
}
