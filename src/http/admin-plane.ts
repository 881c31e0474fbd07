import { abortSignalOf } from '#flow'
import {
  AdminError,
  beginAudit,
  endAudit,
  findSession,
  formsOf,
  SESSION_COOKIE,
  type AdminContext,
  type AdminHandler,
  type AdminId,
  type AdminParts,
  type AdminReply,
  type Session,
} from '#admin'
import { ADMIN_BASE, ContractBackend, type Call, type ResponseValidator } from '#contract'
import { adminHandlers } from '#generated/admin/handlers'
import { adminRoutes } from '#generated/admin/routes'
import { readForm } from './admin/form.js'
import { readCookie } from './admin/cookies.js'
import { requireOwnPage } from './admin/own-page.js'
import { createPlayground, type PlaygroundParts } from './admin/playground.js'
import { asAdminError, createReplies, type AdminExchange } from './admin/replies.js'
import { clientAddress } from './client-address.js'
import type { Exchange, PlaneParts } from './gateway-plane.js'

/** What the operator's plane is built from. */
export interface AdminPlaneParts
  extends AdminParts, Pick<PlaygroundParts, 'toolkit' | 'features' | 'metrics'> {
  limiter: PlaneParts['limiter']
  /** Set in tests and development. */
  validateResponse: ResponseValidator | null
}

/** Everything comes from here; `same-origin` leaves forms the `Origin` by which they are checked. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const

const NOTHING_IGNORED: ReadonlySet<string> = new Set()

/** Creates the operator's plane: session, route, form, audit, handler, page, in this order. */
export const createAdminPlane = (parts: AdminPlaneParts) => {
  const { config, store, accounts, limiter, validateResponse, toolkit, features, metrics, ...others } = parts
  const adminParts: AdminParts = { config, store, accounts, ...others }
  const { pool } = store
  const playgroundOf = createPlayground({
    ...adminParts,
    ...{ toolkit, features, metrics },
    isDraining: adminParts.drain.isDraining,
  })

  const contextOf = (state: AdminExchange): AdminContext => {
    const { exchange, session } = state
    const { ctx, requestId, signal, log } = exchange
    return {
      ...adminParts,
      log,
      url: ctx.url,
      session,
      address: clientAddress(ctx.req, config.trustProxy),
      userAgent: ctx.get('user-agent'),
      requestId,
      signal: abortSignalOf(signal),
      form: formsOf(session),
      playground: playgroundOf(exchange),
      signIn: (begun) => {
        state.begun = begun
      },
      throttle: async (name, address, perMinute) => {
        const hit = await limiter.hit(name, address, perMinute)
        if (hit.allowed) return
        const wait = Math.max(1, hit.reset - Math.floor(Date.now() / 1000))
        throw new AdminError('throttled', `Too many attempts. Try again in ${wait} seconds.`, {
          headers: { 'Retry-After': String(wait) },
        })
      },
    }
  }

  /** Runs a form's handler between the two halves of its line in the audit log. */
  const audited = async (
    call: Call<AdminExchange>,
    session: Session,
    formId: string,
    run: () => Promise<AdminReply>,
  ): Promise<AdminReply> => {
    const id = await beginAudit(pool, {
      operator: session.operator,
      address: clientAddress(call.state.exchange.ctx.req, config.trustProxy),
      operation: call.route?.operationId ?? '',
      details: call.body as Record<string, unknown>,
      formId,
    })
    const note = (...end: Parameters<typeof endAudit> extends [unknown, unknown, ...infer E] ? E : never) =>
      endAudit(pool, id, ...end).catch((error: unknown) => {
        call.state.exchange.log.error(
          { err: error, audit: id },
          'the end of a change could not be written down',
        )
      })
    try {
      const reply = await run()
      await note('done', 'notice' in reply ? (reply.notice ?? null) : null)
      return reply
    } catch (error) {
      const told = asAdminError(error)
      await note(told === null ? 'failed' : 'refused', told?.message ?? null)
      throw error
    }
  }

  const backend = new ContractBackend<AdminExchange, AdminReply>({
    plane: 'admin',
    rows: adminRoutes,
    ignoredParameters: NOTHING_IGNORED,
    load: async (operationId) => {
      const module = await adminHandlers[operationId as AdminId]()
      const handler = module.default as unknown as AdminHandler<AdminId>
      return async (call) => {
        const run = async () =>
          handler({ query: call.query, body: call.body as never, context: contextOf(call.state) })
        const { session, form } = call.state
        return session === null || form === null ? run() : audited(call, session, form.formId, run)
      }
    },
    hooks: {
      preRoutingHandler: () => undefined,
      notFound: () => {
        throw new AdminError('not_found', 'There is no such page.')
      },
      methodNotAllowed: (_call, allowed) => {
        const list = allowed.map((method) => method.toUpperCase()).join(', ')
        throw new AdminError('refused', `This address takes ${list} only.`, {
          status: 405,
          headers: { Allow: list },
        })
      },
      postRoutingHandler: async ({ state, route }) => {
        const { ctx } = state.exchange
        // No name or id has one, and the database would refuse the query.
        if (/%00/.test(ctx.querystring))
          throw new AdminError('invalid', 'The address has a null character (%00) in it.')
        if (route?.method === 'post') requireOwnPage(ctx, config)
        const cookie = readCookie(ctx, SESSION_COOKIE)
        state.session = cookie === null ? null : await findSession(pool, cookie)
        if (state.session === null && route?.isPublic !== true)
          throw new AdminError('signed_out', 'Your session has ended. Sign in again; nothing was changed.')
      },
      readBody: async ({ state, route }) => {
        state.form = await readForm(state.exchange.ctx, route?.isPublic === true ? null : state.session)
        return state.form.values
      },
      validationFail: (_call, faults) => {
        throw new AdminError(
          'invalid',
          faults.map(({ parameter, message }) => `${parameter} ${message}.`).join(' '),
          {
            fields: faults.map(({ parameter, message }) => ({ parameter, message })),
          },
        )
      },
    },
  })

  const { send, sendRefusal, sendStatic } = createReplies({
    config,
    accounts,
    drain: adminParts.drain,
    validateResponse,
  })

  return async (exchange: Exchange, path: string): Promise<void> => {
    const { ctx } = exchange
    ctx.set(HEADERS)
    if (
      path.startsWith('/static/') &&
      /^(GET|HEAD)$/.test(ctx.method) &&
      sendStatic(exchange, path.slice(8))
    ) {
      ctx.state['operationId'] = 'adminStatic'
      return
    }
    if (path.length > 1 && path.endsWith('/') && /^(GET|HEAD)$/.test(ctx.method)) {
      ctx.redirect(`${ADMIN_BASE}${path.replace(/\/+$/, '')}${ctx.search}`)
      ctx.status = 308
      return
    }
    const state: AdminExchange = { exchange, session: null, form: null, begun: null }
    const operationId = backend.find(ctx.method, path)?.operationId
    ctx.state['operationId'] = operationId
    try {
      const reply = await backend.handle({ method: ctx.method, path, search: ctx.querystring }, state)
      send(state, operationId ?? '', reply)
    } catch (error) {
      sendRefusal(state, error)
    }
  }
}
