import { parse, type ParseError } from 'jsonc-parser'
import type { Context } from 'koa'
import { GatewayError, isTooDeep, MOST_DEPTH } from '#gateway'

/** Room for a conversation with a few images inline. */
const MOST_BYTES = 20 * 1024 * 1024
/** Characters; searching a longer text would hold up everyone else. */
const MOST_SEARCHED = 1_000_000

const UTF_8 = new Set(['', 'utf-8', 'utf8'])
/** What the parser says of a body with a `__proto__` field, which is well-formed JSON. */
const PROTOTYPE_FAULT = 'Object contains forbidden prototype property'

const invalid = (
  message: string,
  code: string,
  status = 400,
  headers: Readonly<Record<string, string>> = {},
): GatewayError => new GatewayError(status, 'invalid_request_error', code, message, { headers })

type Read = (ctx: Context, next: () => Promise<void>) => Promise<unknown>

let loading: Promise<Read> | undefined

/** koa-body takes 90 ms to load, which no start should wait for. */
const reader = (): Promise<Read> =>
  (loading ??= import('koa-body').then(({ koaBody }) =>
    koaBody({
      json: true,
      urlencoded: false,
      text: false,
      multipart: false,
      jsonLimit: MOST_BYTES,
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
const syntaxFault = (error: Error & { body?: string }): GatewayError => {
  if (error.message === PROTOTYPE_FAULT)
    return invalid('The body has a field named __proto__, which is not taken.', 'forbidden_field')
  const text = error.body ?? ''
  if (!/^\s*[[{]/.test(text)) return invalid('The body must be a JSON object.', 'invalid_json')
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

const readFault = (error: Error & { status?: number; type?: string; body?: string }): Error => {
  if (error.type === 'entity.too.large') {
    return invalid(`The body is larger than ${MOST_BYTES / 1024 / 1024} MB.`, 'request_too_large', 413)
  }
  if (error.type === 'request.aborted' || error.type === 'request.size.invalid')
    return invalid('The body ended before its stated length.', 'incomplete_body')
  if (error instanceof SyntaxError) return syntaxFault(error)
  return error
}

/**
 * Reads a JSON body whole: strict about its type, size, UTF-8, syntax and depth.
 * @throws GatewayError 400, 413 or 415 in OpenAI's shape.
 */
export const readJsonBody = async (ctx: Context): Promise<unknown> => {
  // `is` says null where there is no body at all, which is then missing its fields.
  if (ctx.request.is('json', '+json') === false) {
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
  let isUtf8 = true
  const check = (chunk: Buffer | null): void => {
    if (!isUtf8) return
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
  const body: unknown = (ctx.request as { body?: unknown }).body
  if (isTooDeep(body))
    throw invalid(`The body is nested more than ${MOST_DEPTH} levels deep.`, 'invalid_json')
  return body
}
