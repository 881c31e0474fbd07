import { DatabaseError } from 'pg'
import { CountersUnavailable, OperatorError, PlansError } from '#accounts'
import {
  AdminError,
  findStatic,
  FLASH_COOKIE,
  formsOf,
  html,
  layout,
  link,
  openFlash,
  refusalPage,
  type AdminParts,
  type AdminReply,
  type Flash,
  type Session,
} from '#admin'
import { ADMIN_BASE, type ResponseValidator } from '#contract'
import { GatewayError, ProvidersError } from '#gateway'
import type { Exchange } from '../gateway-plane.js'
import { sendJson, serialise } from '../json-reply.js'
import { isKnown } from '../preconditions.js'
import { clearFlash, readCookie, setFlash, setSession } from './cookies.js'
import type { SentForm } from './form.js'

/** One request on its way through the plane. */
export interface AdminExchange {
  exchange: Exchange
  session: Session | null
  form: SentForm | null
  /** A session that begins with this answer. */
  begun: Session | null
}

/** What a browser asks for when its page's script sends a form. */
const wantsJson = ({ ctx }: Exchange): boolean => ctx.get('accept').includes('application/json')

/** An error of a layer below in the operator's terms; `null` for what nobody foresaw. */
export const asAdminError = (error: unknown): AdminError | null => {
  if (error instanceof AdminError) return error
  if (error instanceof OperatorError || error instanceof PlansError)
    return new AdminError('refused', error.message)
  if (error instanceof ProvidersError || error instanceof GatewayError)
    return new AdminError('refused', error.message)
  if (error instanceof CountersUnavailable)
    return new AdminError('unavailable', 'Redis cannot be reached. Try again shortly.')
  return null
}

const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof DatabaseError
    ? /^(08|28|3D|53|57P)/.test(error.code ?? '')
    : /ECONN|ENOENT|timeout|terminated/i.test(error.message))

/** What answers are made with. */
interface ReplyParts extends Pick<AdminParts, 'config' | 'accounts' | 'drain'> {
  /** Set in tests and development. */
  validateResponse: ResponseValidator | null
}

/** Sends what a handler gave, or why there is nothing to send. */
export const createReplies = ({ config, accounts, drain, validateResponse }: ReplyParts) => {
  const sendPage = (
    state: AdminExchange,
    status: number,
    page: { title: string; content: Parameters<typeof layout>[0]['content'] },
  ): void => {
    const { exchange, session } = state
    const { ctx } = exchange
    const sealed = session === null ? null : readCookie(ctx, FLASH_COOKIE)
    const flash: Flash | null =
      session === null || sealed === null ? null : openFlash(accounts.vault, session, sealed)
    if (sealed !== null) clearFlash(ctx, config)
    ctx.status = status
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = layout({
      ...page,
      path: ctx.path.replace(/\/+$/, '') || ADMIN_BASE,
      operator: session?.operator ?? null,
      node: config.nodeName,
      isDraining: drain.isDraining(),
      flash,
      form: formsOf(session),
    }).text
  }

  const send = (state: AdminExchange, operationId: string, reply: AdminReply): void => {
    const { ctx } = state.exchange
    if (state.begun !== null) setSession(ctx, config, state.begun)
    if ('to' in reply) {
      const { to, notice = '', secret } = reply
      const session = state.begun ?? state.session
      if (session !== null && (notice !== '' || secret !== undefined))
        setFlash(ctx, config, accounts.vault, session, {
          notice,
          ...(secret === undefined ? {} : { secret }),
        })
      ctx.status = 303
      ctx.set('Location', to)
      ctx.type = 'text/html; charset=utf-8'
      ctx.body = html`<a href="${to}">Go on</a>`.text
    } else if ('json' in reply) {
      const problems = validateResponse?.(operationId, 200, reply.json) ?? []
      if (problems.length > 0) throw new Error(`The answer violates the contract: ${problems.join('; ')}`)
      sendJson(ctx, 200, serialise(reply.json))
    } else if ('stream' in reply) {
      ctx.status = 200
      ctx.type = reply.contentType
      if (reply.fileName !== undefined)
        ctx.set('Content-Disposition', `attachment; filename="${reply.fileName.replaceAll(/[^\w.-]/g, '_')}"`)
      ctx.set('X-Accel-Buffering', 'no')
      ctx.body = reply.stream
    } else sendPage(state, 200, reply)
  }

  const sendRefusal = (state: AdminExchange, thrown: unknown): void => {
    const { exchange } = state
    const { ctx, log, requestId } = exchange
    const error =
      asAdminError(thrown) ??
      (isDatabaseAway(thrown)
        ? new AdminError('unavailable', 'The database cannot be reached. Try again shortly.')
        : new AdminError('failed', `Something went wrong on our side. Request id: ${requestId}.`))
    if (error !== thrown && error.code === 'failed' && !exchange.signal.aborted)
      log.error({ err: thrown, operation: ctx.state['operationId'] }, 'an operator’s request failed')
    for (const [name, value] of Object.entries(error.options.headers ?? {})) ctx.set(name, value)
    if (wantsJson(exchange)) {
      const { message, code, options } = error
      const fields = options.fields === undefined ? {} : { fields: options.fields }
      return sendJson(ctx, error.status, serialise({ error: message, code, ...fields }))
    }
    if (error.code === 'signed_out' && (ctx.method === 'GET' || ctx.method === 'HEAD')) {
      ctx.redirect(link('/sign-in', { next: ctx.url === ADMIN_BASE ? null : ctx.url.slice(0, 2000) }))
      ctx.status = 303
      return
    }
    sendPage(state, error.status, { title: 'Not done', content: refusalPage(error, state.session === null) })
  }

  const sendStatic = ({ ctx }: Exchange, name: string): boolean => {
    const file = findStatic(name)
    if (file === undefined) return false
    ctx.set('Cache-Control', 'no-cache')
    ctx.set('ETag', file.etag)
    ctx.type = file.type
    ctx.status = 200
    if (isKnown(ctx)) ctx.status = 304
    else ctx.body = file.body
    return true
  }

  return { send, sendRefusal, sendStatic }
}
