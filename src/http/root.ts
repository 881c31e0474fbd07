import { timingSafeEqual, createHash } from 'node:crypto'
import type { Context } from 'koa'
import type { Config } from '#config'
import type { Metrics } from '#observe'
import { prefixOf, type Documents, type FoundDocument } from '#published'
import { clientAddress, isLoopback } from './client-address.js'
import { sendDocument } from './document.js'
import type { Refusal } from './refusal.js'
import { withoutBase } from './unknown-url.js'

interface RootParts {
  config: Config
  metrics: Pick<Metrics, 'registry'>
  /** The metrics as text. */
  readMetrics: () => Promise<string>
  /** Whether the first discovery of every provider was tried. */
  isReady: () => boolean
  isDraining: () => boolean
  documents: Pick<Documents, 'find' | 'notFound'>
  /** Where this service is reached from outside. */
  publicBaseUrl: () => string
  /** Answers below `/files`. */
  files: (ctx: Context) => Promise<Refusal | null>
  /** The models on offer, as `GET /v1/models` answers; an empty list where it would refuse. */
  modelsOnOffer: () => string
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

interface Publication {
  /** As logs and metrics name it. */
  operationId: string
  answer: (ctx: Context) => Promise<Refusal | null> | Refusal | null
}

const notFound = (prefix: string): Refusal => ({
  status: 404,
  code: 'not_found',
  message: `Nothing is published at this address. See ${prefix}/openapi.json, or ${prefix}/llms.txt.`,
})

const TOKEN_NEEDED: Refusal = {
  status: 401,
  code: 'invalid_metrics_token',
  message: 'Send the metrics token as: Authorization: Bearer TOKEN.',
  headers: { 'WWW-Authenticate': 'Bearer' },
}

const asPublication = (document: FoundDocument): Publication => ({
  operationId: document.operationId,
  answer: (ctx) => sendDocument(ctx, document),
})

/** Who types an address by hand may end it with a slash, which none of ours has: the one that is meant, for good. */
const redirect = (path: string): Publication => ({
  operationId: 'getRedirect',
  answer: (ctx) => {
    ctx.set('Location', path + ctx.search)
    ctx.body = null
    // Koa takes an answer without a body for a 204.
    ctx.status = 308
    return null
  },
})

/** What the host publishes besides the planes: probes, metrics, documents, files. */
export const createRoot = ({
  config,
  metrics,
  readMetrics,
  isReady,
  isDraining,
  documents,
  publicBaseUrl,
  files,
  modelsOnOffer,
}: RootParts) => {
  const nothing = (): Refusal => notFound(prefixOf(publicBaseUrl()))
  const file: Publication = { operationId: 'getFile', answer: files }
  const publications: ReadonlyMap<string, Publication> = new Map<string, Publication>([
    [
      '/livez',
      {
        operationId: 'getLiveness',
        answer: (ctx) => {
          ctx.body = { status: 'ok' }
          return null
        },
      },
    ],
    [
      '/readyz',
      {
        operationId: 'getReadiness',
        answer: (ctx) => {
          const status = isDraining() ? 'draining' : isReady() ? 'ok' : 'starting'
          ctx.status = status === 'ok' ? 200 : 503
          if (status !== 'ok') ctx.set('Retry-After', '1')
          ctx.body = { status }
          return null
        },
      },
    ],
    [
      '/metrics',
      {
        operationId: 'getMetrics',
        answer: async (ctx) => {
          // Without a token there is nothing that a caller from elsewhere could send.
          if (!mayReadMetrics(ctx, config)) return config.metricsToken === null ? nothing() : TOKEN_NEEDED
          ctx.type = metrics.registry.contentType
          ctx.body = await readMetrics()
          return null
        },
      },
    ],
    [
      // For the reference: a browser writes a refusal of /v1/models to its console, whatever the page makes of it.
      '/docs/models.json',
      {
        operationId: 'getModelsOnOffer',
        answer: (ctx) => {
          ctx.set('Cache-Control', 'no-store')
          ctx.type = 'application/json; charset=utf-8'
          ctx.body = modelsOnOffer()
          return null
        },
      },
    ],
  ])
  const find = (path: string): Publication | undefined => {
    const document = documents.find(path)
    if (document !== undefined) return asPublication(document)
    const meant = path.endsWith('/') ? path.slice(0, -1) : path
    if (meant !== path && documents.find(meant) !== undefined)
      return redirect(prefixOf(publicBaseUrl()) + meant)
    return publications.get(path)
  }
  /** A page for a person in a browser; JSON for whoever does not ask for HTML first. */
  const answerNothing = (ctx: Context): Promise<null> | Refusal => {
    const elsewhere = withoutBase(ctx.method, ctx.path)
    if (elsewhere !== null) return elsewhere
    ctx.vary('Accept')
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    return isRead && ctx.accepts('json', 'html') === 'html'
      ? sendDocument(ctx, documents.notFound(), 404)
      : nothing()
  }
  return async (ctx: Context): Promise<Refusal | null> => {
    const publication = ctx.path.startsWith('/files/') ? file : find(ctx.path)
    if (publication === undefined) return answerNothing(ctx)
    ctx.state['operationId'] = publication.operationId
    if (ctx.method === 'GET' || ctx.method === 'HEAD') return publication.answer(ctx)
    return {
      status: 405,
      code: 'method_not_allowed',
      message: `${ctx.path} supports GET and HEAD, not ${ctx.method.slice(0, 20)}.`,
      headers: { Allow: 'GET, HEAD' },
    }
  }
}
