import { abortSignalOf } from '#flow'
import type { Principal } from '#accounts'
import type { Logger } from '#observe'
import {
  createMcpServer,
  KEY_FAULT,
  nameOf,
  plainErrors,
  type Documents,
  type FeatureTools,
  type McpAnswerer,
} from '#published'
import { GatewayError } from '#gateway'
import { VERSION } from '#generated/routes'
import { MalformedBody } from './body-errors.js'
import { errorBody } from './toolkit-answers.js'
import { readJsonBody, type BodyLimits } from './json-body.js'
import type { Exchange } from './gateway-plane.js'
import type { ToolkitPlane } from './toolkit-plane.js'

/** A feature takes at most 512 KB of input over HTTP; its parameters are few. */
const LIMITS: BodyLimits = { bytes: 512 * 1024, structure: 2_000, isSliced: false }

/** Codes of JSON-RPC 2.0, 5.1; -32000 to -32099 are the server's own. */
const INVALID_REQUEST = -32_600
const PARSE_ERROR = -32_700
const REFUSED = -32_000
const NO_KEY = -32_001

const keyRefusal = (feature: string): object =>
  errorBody(feature, 'invalid_parameter', `key ${KEY_FAULT}`, [{ parameter: 'key', message: KEY_FAULT }])

interface McpParts {
  toolkit: ToolkitPlane
  features: Documents['features']
  log: Logger
}

const refuse = (
  { ctx }: Exchange,
  status: number,
  code: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  ctx.status = status
  ctx.set({ ...headers })
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })
}

/** The head of a request as the SDK reads it; its body is given parsed. */
const webRequest = ({ ctx, signal }: Exchange): Request => {
  const headers = new Headers()
  for (const name of [
    'accept',
    'content-type',
    'mcp-protocol-version',
    'mcp-session-id',
    'mcp-method',
    'mcp-name',
  ])
    if (ctx.get(name) !== '') headers.set(name, ctx.get(name))
  return new Request('http://localhost/mcp', { method: 'POST', headers, signal: abortSignalOf(signal) })
}

/** `/mcp`: the Model Context Protocol over streamable HTTP, without sessions; the toolkit's keys, limits and quota. */
export const createMcp = ({ toolkit, features, log }: McpParts) => {
  let loading: Promise<McpAnswerer> | undefined
  const load = (): Promise<McpAnswerer> => {
    loading ??= createMcpServer(VERSION, (error) => log.debug({ err: error }, 'an MCP message was refused'))
    return loading
  }

  const toolsFor = (exchange: Exchange, principal: Principal): FeatureTools => ({
    ...features,
    call: async (feature, parameters) => {
      const name = nameOf(feature)
      // An address may have a key in its query, and it would be passed over there.
      if ('key' in parameters) return { status: 400, text: JSON.stringify(keyRefusal(name)) }
      const query = new URLSearchParams(
        Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const { status, body, headers } = await toolkit.call(exchange, principal, `/${name}`, query.toString())
      exchange.ctx.set({ ...headers })
      return { status, text: body.toString('utf8') }
    },
  })

  return async (exchange: Exchange): Promise<void> => {
    const { ctx } = exchange
    ctx.state['operationId'] = 'mcp'
    ctx.set('Cache-Control', 'private, no-store')
    if (ctx.method !== 'POST')
      return refuse(exchange, 405, REFUSED, 'Send messages with POST; there are no sessions.', {
        Allow: 'POST',
      })
    const admitted = await toolkit.admit(exchange)
    if (admitted === null)
      return refuse(
        exchange,
        401,
        NO_KEY,
        'Send a REST key (svc_rest_...) as Authorization: Bearer <KEY>, or as x-api-key.',
        { 'WWW-Authenticate': 'Bearer' },
      )
    if ('body' in admitted) {
      const { error } = JSON.parse(admitted.body.toString('utf8')) as { error: { message: string } }
      return refuse(exchange, admitted.status, REFUSED, error.message, admitted.headers)
    }
    let message: unknown
    try {
      message = await readJsonBody(ctx, LIMITS)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return refuse(
        exchange,
        error.status,
        error instanceof MalformedBody ? PARSE_ERROR : INVALID_REQUEST,
        error.message,
      )
    }
    // A batch would be many calls for one place in the address's minute; the protocol has none since 2025-06-18.
    if (Array.isArray(message))
      return refuse(
        exchange,
        400,
        INVALID_REQUEST,
        'Send one message per request; batches are not supported.',
      )
    const answerer = await load()
    const response = await answerer.answer(webRequest(exchange), message, toolsFor(exchange, admitted))
    const body = plainErrors(await response.text())
    ctx.status = response.status
    if (body.length > 0) ctx.body = body
    for (const name of ['content-type', 'allow']) {
      const value = response.headers.get(name)
      if (value !== null) ctx.set(name, value)
    }
  }
}
