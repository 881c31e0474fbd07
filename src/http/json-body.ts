import { parse, type ParseError } from 'jsonc-parser'
import type { Context } from 'koa'
import { placeOf } from '#contract'
import { GatewayError, isTooDeep, MOST_DEPTH } from '#gateway'
import { createStructureCounter, findValue } from './json-structure.js'

/** Room for a conversation with a few images inline: long strings take the parser about 2 ms a megabyte. */
const MOST_BYTES = 20 * 1024 * 1024
/**
 * Commas, lists and objects, which take the parser and what follows up to a microsecond each. Room for ten thousand
 * messages of several parts; 20 MB could hold ten million, and stop the server for seconds.
 */
const MOST_STRUCTURE = 150_000
/** Characters; searching a longer text would hold up everyone else. */
const MOST_SEARCHED = 100_000

const UTF_8 = new Set(['', 'utf-8', 'utf8'])
const JSON_TYPES = ['json', '+json']

const invalid = (
  message: string,
  code: string,
  status = 400,
  headers: Readonly<Record<string, string>> = {},
): GatewayError => new GatewayError(status, 'invalid_request_error', code, message, { headers })

type Read = (ctx: Context, next: () => Promise<void>) => Promise<unknown>

let loading: Promise<Read> | undefined

/** koa-body takes 90 ms to load, which no start should wait for. It gives the text, since not every text is parsed. */
const reader = (): Promise<Read> =>
  (loading ??= import('koa-body').then(({ koaBody }) =>
    koaBody({
      json: false,
      urlencoded: false,
      text: true,
      multipart: false,
      textTypes: JSON_TYPES,
      textLimit: MOST_BYTES,
      patchNode: false,
      patchKoa: true,
    }),
  ))

/** The offset at which a JSON text breaks; null where the text is too deep or too long to search. */
const offsetOf = (text: string): number | null => {
  if (text.length > MOST_SEARCHED) return null
  const errors: ParseError[] = []
  try {
    parse(text, errors, { allowTrailingComma: false, disallowComments: true })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
  return errors[0]?.offset ?? null
}

/** Says where a JSON text breaks, by line and column, without repeating what stands there. */
const syntaxFault = (text: string): GatewayError => {
  const offset = offsetOf(text)
  if (offset === null) return invalid('The body is not valid JSON.', 'invalid_json')
  if (offset >= text.trimEnd().length)
    return invalid('The body is not valid JSON: it ends too early.', 'invalid_json')
  const before = text.slice(0, offset).split('\n')
  return invalid(
    `The body is not valid JSON at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}.`,
    'invalid_json',
  )
}

const readFault = (error: Error & { type?: string }): Error => {
  if (error.type === 'entity.too.large') {
    return invalid(`The body is larger than ${MOST_BYTES / 1024 / 1024} MB.`, 'request_too_large', 413)
  }
  if (error.type === 'request.aborted' || error.type === 'request.size.invalid')
    return invalid('The body ended before its stated length.', 'incomplete_body')
  return error
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw syntaxFault(text)
  }
}

const isInfinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value)
const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')

/** Parses a body and checks what no schema sees. Nothing at all is a body without fields. */
const parseBody = (text: string): unknown => {
  if (text === '') return {}
  if (!/^[ \t\n\r]*[[{]/.test(text)) throw invalid('The body must be a JSON object.', 'invalid_json')
  const body = parseJson(text)
  if (isTooDeep(body))
    throw invalid(`The body is nested more than ${MOST_DEPTH} levels deep.`, 'invalid_json')
  const isFaulty = (value: unknown): boolean => isInfinite(value) || hasPrototype(value)
  const steps = findValue(body, isFaulty)
  if (steps === null) return body
  if (findValue(body, hasPrototype) !== null)
    throw invalid('The body has a field named __proto__, which is not taken.', 'forbidden_field')
  const param = placeOf(steps)
  throw new GatewayError(400, 'invalid_request_error', 'invalid_value', `'${param}' is too large a number.`, {
    param,
  })
}

/**
 * Reads a JSON body whole: strict about its type, size, UTF-8, syntax and depth.
 * @throws GatewayError 400, 413 or 415 in OpenAI's shape.
 */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  // `is` says null where there is no body at all, which is then missing its fields.
  if (ctx.request.is(JSON_TYPES) === false) {
    throw invalid(
      'Send the body as JSON, with Content-Type: application/json.',
      'unsupported_media_type',
      415,
    )
  }
  const { charset } = ctx.request
  if (!UTF_8.has(charset.toLowerCase())) {
    throw invalid(
      `Send the body in UTF-8; the Content-Type says charset=${charset.slice(0, 40)}.`,
      'unsupported_charset',
      415,
    )
  }
  if ((ctx.get('content-encoding') || 'identity') !== 'identity') {
    throw invalid('Send the body without Content-Encoding.', 'unsupported_content_encoding', 415, {
      'Accept-Encoding': 'identity',
    })
  }
  if ((ctx.request.length ?? 0) > MOST_BYTES)
    throw readFault(Object.assign(new Error(), { type: 'entity.too.large' }))
  // koa-body turns broken UTF-8 into replacement characters; the same bytes pass a strict decoder here.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const countStructure = createStructureCounter()
  let isUtf8 = true
  let structure = 0
  const check = (chunk: Buffer | null): void => {
    if (!isUtf8 || structure > MOST_STRUCTURE) return
    structure = countStructure(chunk ?? new Uint8Array())
    try {
      decoder.decode(chunk ?? new Uint8Array(), { stream: chunk !== null })
    } catch {
      isUtf8 = false
    }
  }
  const read = await reader()
  ctx.req.on('data', check)
  try {
    await read(ctx, () => Promise.resolve())
  } catch (error) {
    throw readFault(error as Error)
  } finally {
    ctx.req.off('data', check)
    check(null)
    if (!isUtf8) throw invalid('The body is not valid UTF-8.', 'invalid_encoding')
  }
  if (structure > MOST_STRUCTURE)
    throw invalid(`The body has more than ${MOST_STRUCTURE} values, lists and objects.`, 'too_many_values')
  const { body } = ctx.request as { body?: string }
  return body === undefined ? undefined : parseBody(body)
}
