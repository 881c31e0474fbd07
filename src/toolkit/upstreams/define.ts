import * as v from 'valibot'
import { FeatureError } from '../errors.js'
import type { CallerFaults, UpstreamCaller, UpstreamDefinition, UpstreamRequest } from './types.js'

/** Declares a public upstream that has an adapter in its file; `definitions.ts` lists it. */
export const defineUpstream = (definition: UpstreamDefinition): UpstreamDefinition => definition

/** Declares public upstreams by their names; an adapter of one asks by its row, as `ask(entertainment.xkcd, ...)`. */
export const upstreamTable = <Name extends string>(
  rows: Readonly<Record<Name, Omit<UpstreamDefinition, 'name'>>>,
): Readonly<Record<Name, UpstreamDefinition>> => {
  const named = Object.entries<Omit<UpstreamDefinition, 'name'>>(rows).map(([name, row]) => [
    name,
    { name, ...row },
  ])
  return Object.fromEntries(named) as Record<Name, UpstreamDefinition>
}

/**
 * A path whose values are percent-encoded whole, one segment (or part of one) each.
 * @example path`/repos/${'a b'}/${'c/d'}` // '/repos/a%20b/c%2Fd'
 */
export const path = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  // Half of a surrogate pair would make encodeURIComponent throw; the buffer turns it into U+FFFD.
  String.raw(
    { raw: texts },
    ...values.map((value) => encodeURIComponent(Buffer.from(String(value)).toString())),
  )

type Asked = Omit<UpstreamRequest, 'upstream' | 'forget'>

/**
 * Ends the call with 502.
 * @param reason continues "Title failed: ", without a full stop
 */
export function upstreamFails({ title }: UpstreamDefinition, reason: string): never {
  throw new FeatureError(502, 'upstream_failed', `${title} failed: ${reason}.`)
}

/** Schemas of objects, which valibot lets a list pass for where no member is needed. */
const OBJECTS: ReadonlySet<string> = new Set(['object', 'object_with_rest', 'loose_object', 'record'])

const isListForObject = (schema: v.GenericSchema, body: unknown): boolean =>
  Array.isArray(body) && OBJECTS.has(schema.type)

/** The answer's body; what is malformed is not kept, so that the next call asks anew. */
const checked = async <Schema extends v.GenericSchema>(
  definition: UpstreamDefinition,
  { upstream, signal }: UpstreamCaller,
  schema: Schema,
  request: UpstreamRequest,
  body: unknown,
): Promise<v.InferOutput<Schema>> => {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success && !isListForObject(schema, body)) return result.output
  await upstream({ ...request, forget: true }, signal)
  const field = result.success ? null : v.getDotPath(result.issues[0])
  const fault = field === null ? 'is not of the documented shape' : `has no usable ${field}`
  return upstreamFails(definition, `its answer ${fault}`)
}

/**
 * Asks for one thing and checks the answer; null where the upstream has no such thing (404).
 * @throws FeatureError 502 when the upstream fails or a needed field is missing, null or of another type, 503 when it has no turn.
 * @example ask(entertainment.xkcd, context, v.object({ num: v.number() }), { path: path`/${614}/info.0.json` })
 */
export const ask = async <Schema extends v.GenericSchema>(
  definition: UpstreamDefinition,
  caller: UpstreamCaller,
  schema: Schema,
  asked: Omit<Asked, 'accept'>,
): Promise<v.InferOutput<Schema> | null> => {
  const request = { ...asked, upstream: definition.name }
  const { status, body } = await caller.upstream(request, caller.signal)
  return status === 404 ? null : checked(definition, caller, schema, request, body)
}

/**
 * Asks as `ask` does where no subject is named that could be missing, as in a search: a 404 is the upstream's failure too.
 * @throws FeatureError as `ask`.
 */
export const askAlways = async <Schema extends v.GenericSchema>(
  definition: UpstreamDefinition,
  caller: UpstreamCaller,
  schema: Schema,
  request: Omit<Asked, 'accept'>,
): Promise<v.InferOutput<Schema>> =>
  (await ask(definition, caller, schema, request)) ?? upstreamFails(definition, 'it answered with status 404')

/** An answer, or the upstream's own refusal of the request with its status; null where it has no such thing (404). */
export type Replied<Data, Refusal> = { data: Data } | { status: number; refusal: Refusal } | null

/**
 * Asks as `ask` does where some 4xx statuses (`request.accept`) or some texts (`request.faults`) are the caller's fault
 * and not the upstream's; `refused` checks their bodies, which are null where they are no JSON.
 */
export const askOrRefused = async <Schema extends v.GenericSchema, Refused extends v.GenericSchema>(
  definition: UpstreamDefinition,
  caller: UpstreamCaller,
  schema: Schema,
  refused: Refused,
  asked: Asked & ({ accept: readonly number[] } | { faults: CallerFaults }),
): Promise<Replied<v.InferOutput<Schema>, v.InferOutput<Refused>>> => {
  const request = { ...asked, upstream: definition.name }
  const { status, body } = await caller.upstream(request, caller.signal)
  if (status === 404 && body === null) return null
  if (status === 200) return { data: await checked(definition, caller, schema, request, body) }
  return { status, refusal: await checked(definition, caller, refused, request, body) }
}
