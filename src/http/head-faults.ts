import type { Context } from 'koa'
import type { Refusal } from './refusal.js'
import { isHost, targetFault } from './request-target.js'

/** The largest address and head that are served; the server's own limit is a little above, so that the answer is ours. */
export const MOST_HEAD_BYTES = 512 * 1024

const badRequest = (message: string): Refusal => ({ status: 400, code: 'bad_request', message })

/** The bytes of a head's fields, and the values of those named Host. */
const readHead = ({ rawHeaders }: Context['req']): { bytes: number; hosts: string[] } => {
  const hosts: string[] = []
  let bytes = 0
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    const value = rawHeaders[at + 1] as string
    bytes += name.length + value.length + 4
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(value)
  }
  return { bytes, hosts }
}

/** The host that was found to be one last: nearly all requests name the same. */
let knownHost = ''

/** What is wrong with the host that a request names, whatever its version (RFC 9112, 3.2). */
const hostFault = (hosts: readonly string[], httpVersion: string): Refusal | null => {
  const [host] = hosts
  if (hosts.length > 1) return badRequest('The Host header is given more than once.')
  if (host === undefined) return httpVersion === '1.1' ? badRequest('The Host header is missing.') : null
  if (host === knownHost) return null
  if (!isHost(host.trim()))
    return badRequest('The Host header is not a host name or address, with or without a port.')
  knownHost = host
  return null
}

/** What is wrong with a request whatever its plane; null where nothing is. */
export const headFault = (ctx: Context): Refusal | null => {
  if ((ctx.req.url ?? '').length > MOST_HEAD_BYTES)
    return { status: 414, code: 'uri_too_long', message: 'The address is longer than 512 KB.' }
  const { bytes, hosts } = readHead(ctx.req)
  if (bytes > MOST_HEAD_BYTES)
    return { status: 431, code: 'headers_too_large', message: 'The headers are larger than 512 KB.' }
  const host = hostFault(hosts, ctx.req.httpVersion)
  if (host !== null) return host
  const target = targetFault(ctx.method, ctx.originalUrl)
  if (target !== null) return badRequest(`The request target ${target}.`)
  if (ctx.method === 'CONNECT') {
    return {
      status: 405,
      code: 'method_not_allowed',
      message: 'This server is not a proxy: CONNECT is not supported.',
      headers: { Allow: 'GET, HEAD, POST, OPTIONS' },
    }
  }
  // HTTP/1.0 has no expectations; any that it sends is ignored (RFC 9110, 10.1.1).
  const { expect: expectation } = ctx.req.headers
  if (
    expectation !== undefined &&
    ctx.req.httpVersion !== '1.0' &&
    expectation.toLowerCase() !== '100-continue'
  )
    return {
      status: 417,
      code: 'expectation_failed',
      message: 'The Expect header supports only 100-continue.',
    }
  return null
}
