import type { Readable } from 'node:stream'
import type { Accounts } from '#accounts'
import type { Peers } from '#cluster'
import type { Config } from '#config'
import type { Gateway } from '#gateway'
import type { operations } from '#generated/admin/types'
import type { MailOperator } from '#mail'
import type { StreamReply as GatewayStream } from '#operation'
import type { Logger } from '#observe'
import type { Store } from '#store'
import type { WebhookOperator } from '#webhooks'
import type { Flash } from './flash.js'
import type { Form } from './forms.js'
import type { Content } from './html.js'
import type { Playground } from './playground.js'
import type { Session } from './sessions.js'

/** Every operationId of the operator's contract. */
export type AdminId = keyof operations

type Forms<Id extends AdminId> = operations[Id] extends {
  requestBody?: { content: { 'application/x-www-form-urlencoded': infer B } }
}
  ? B
  : undefined

type Query<Id extends AdminId> = operations[Id]['parameters'] extends { query?: infer Q }
  ? NonNullable<Q>
  : Record<never, never>

type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never
type Json<Id extends AdminId> = operations[Id]['responses'] extends { 200: infer R } ? JsonOf<R> : never

/** What the operator's pages are built on. */
export interface AdminParts {
  config: Config
  store: Store
  accounts: Accounts
  gateway: Gateway
  webhooks: WebhookOperator
  mail: MailOperator
  /** The other processes of this node. */
  peers: Peers
  /** The switch by which this node refuses new requests. */
  drain: { isDraining: () => boolean; set: (isDraining: boolean) => void }
  log: Logger
}

/** What a handler of the operator's plane sees besides its query and form. */
export interface AdminContext extends AdminParts {
  /** The page's own path and query, as it was asked for. */
  url: string
  /** `null` on the pages that need none. */
  session: Session | null
  /** The caller's network address. */
  address: string
  userAgent: string
  requestId: string
  /** Aborted when the browser goes away. */
  signal: AbortSignal
  /** Makes the forms of a page, with the session's tokens. */
  form: Form
  /** Models and features to try out, through the planes that callers use. */
  playground: Playground
  /** Begins a session whose cookie goes with the answer. */
  signIn(session: Session): void
  /** Counts an attempt in the current minute. @throws AdminError when there were more than `perMinute` */
  throttle(name: string, address: string, perMinute: number): Promise<void>
}

/** A page inside the layout. */
export interface PageReply {
  title: string
  content: Content
}

/** What a form answers: where to go, and what is said there. */
export interface DoneReply extends Partial<Flash> {
  to: string
}

/** JSON for the script of a page. */
export interface JsonReply<T> {
  json: T
}

/** A file or a stream, which ends with the request. */
export interface StreamReply {
  stream: Readable | GatewayStream['stream']
  contentType: string
  /** Saved under this name. */
  fileName?: string
}

/** What a handler may answer. */
export type AdminReply<Id extends AdminId = AdminId> =
  PageReply | DoneReply | JsonReply<Json<Id>> | StreamReply

/** A handler of the operator's plane. */
export type AdminHandler<Id extends AdminId> = (request: {
  query: Query<Id>
  body: Forms<Id>
  context: AdminContext
}) => AdminReply<Id> | Promise<AdminReply<Id>>

/** Declares the handler of an operation. */
export const adminOperation = <Id extends AdminId>(_id: Id, handler: AdminHandler<Id>): AdminHandler<Id> =>
  handler

/** What the generated map must have: for every operation of the operator's contract, a file that exports its handler. */
export type AdminModules = {
  readonly [Id in AdminId]: () => Promise<{ default: AdminHandler<Id> }>
}

/** The session of a page that needs one: the plane answers others itself. */
export const sessionOf = ({ session }: AdminContext): Session => {
  if (session === null) throw new Error('This page is answered without a session')
  return session
}
