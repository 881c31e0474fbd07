/** What an operation's handler receives and answers, typed by its operationId from the contract. */
import type { operations } from '#generated/types'

/** Every operationId of the contract. */
export type OperationId = keyof operations

/** The operationIds of the toolkit plane. */
export type FeatureId = Extract<OperationId, `rest_${string}`>

/** The operationIds of the gateway plane. */
export type GatewayId = Exclude<OperationId, FeatureId>

type Parameters<Id extends OperationId> = operations[Id]['parameters']

/** The query after validation: coerced, and with every default of the contract filled in. */
export type Query<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Q } ? NonNullable<Q> : Record<never, never>

/** The validated JSON body; `undefined` for operations that take none. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer B } }
}
  ? B
  : undefined

type Responses<Id extends OperationId> = operations[Id]['responses']
type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : never

/** The JSON body of one documented status. */
export type ResponseBody<
  Id extends OperationId,
  Status extends keyof Responses<Id> = 200 & keyof Responses<Id>,
> = JsonOf<Responses<Id>[Status]>

/** The feature-specific part of a toolkit answer. */
export type Data<Id extends FeatureId> = ResponseBody<Id> extends { data: infer D } ? D : never

type Headers = Readonly<Record<string, string>>

/** One documented answer as JSON; `text` is the body written out, where a handler has it at hand. */
export type JsonReply<Id extends OperationId> = {
  [S in keyof Responses<Id> & number]: {
    status: S
    body: JsonOf<Responses<Id>[S]>
    text?: string
    headers?: Headers
  }
}[keyof Responses<Id> & number]

/** An answer that is written piece by piece; the dispatcher pipes it with back-pressure and destroys it when the client leaves. */
export interface StreamReply {
  status: 200
  stream: NodeJS.ReadableStream & { destroy(error?: Error): unknown }
  contentType: string
  headers?: Headers
}

/** What a handler may answer. */
export type Reply<Id extends OperationId> = JsonReply<Id> | StreamReply

/** What every handler receives, whatever its plane. `context` is the plane's own part. */
export interface OperationRequest<Id extends OperationId, Context> {
  query: Query<Id>
  body: Body<Id>
  context: Context
}

/** A handler as the dispatcher calls it. */
export type Handler<Id extends OperationId, Context> = (
  request: OperationRequest<Id, Context>,
) => Reply<Id> | Promise<Reply<Id>>
