import { timingSafeEqual, createHash } from 'node:crypto'
import type { Context } from 'koa'
import type { Config } from '#config'
import { readContract } from '#contract'
import type { Metrics } from '#observe'
import { clientAddress, isLoopback } from './client-address.js'

interface RootParts {
  config: Config
  metrics: Metrics
  /** Whether the first discovery of every provider was tried. */
  isReady: () => boolean
  isDraining: () => boolean
  publicBaseUrl: () => string
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayReadMetrics = (ctx: Context, config: Config): boolean => {
  if (config.metricsToken !== null) {
    const token = /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? ''
    if (timingSafeEqual(sha256(token), sha256(config.metricsToken))) return true
  }
  // A proxy on this machine makes every caller look local, so that a forwarded request never counts as one.
  const isForwarded =
    config.trustProxy === null && (ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== '')
  return !isForwarded && isLoopback(clientAddress(ctx.req, config.trustProxy))
}

/** The contract with this deployment's addresses as the servers' defaults. */
const publishedContract = (baseUrl: string): string => {
  const text = JSON.stringify(readContract())
  return text.replaceAll('http://localhost:8787', JSON.stringify(baseUrl).slice(1, -1))
}

/** What the host publishes beside the planes: probes, metrics, the contract. */
export const createRoot = ({ config, metrics, isReady, isDraining, publicBaseUrl }: RootParts) => {
  let contract: string | undefined
  return async (ctx: Context): Promise<boolean> => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false
    switch (ctx.path) {
      case '/livez':
        ctx.body = { status: 'ok' }
        return true
      case '/readyz': {
        const status = isDraining() ? 'draining' : isReady() ? 'ok' : 'starting'
        ctx.status = status === 'ok' ? 200 : 503
        if (status !== 'ok') ctx.set('Retry-After', '1')
        ctx.body = { status }
        return true
      }
      case '/metrics':
        if (!mayReadMetrics(ctx, config)) return false
        ctx.type = metrics.registry.contentType
        ctx.body = await metrics.registry.metrics()
        return true
      case '/openapi.json':
        contract ??= publishedContract(publicBaseUrl())
        ctx.type = 'application/json; charset=utf-8'
        ctx.body = contract
        return true
      default:
        return false
    }
  }
}
