import { createTurns } from '#flow'
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import { placeOf } from '#contract'
import { createStructureLimit, GatewayError, isTooDeep, MOST_DEPTH, parseInSlices } from '#gateway'
import { incomplete, invalid, MalformedBody, notUtf8, syntaxFault } from './body-errors.js'
import { findValue } from './find-value.js'

/** The limits of a body. */
export interface BodyLimits {
  bytes: number
  /**
   * Commas, lists and objects, which take the parser and what follows up to a microsecond each. Room for ten thousand
   * messages of several parts; 20 MB could hold ten million, and stop the server for seconds.
   */
  structure: number
  /** Its lists are read element by element, so that others have their turn meanwhile. */
  isSliced: boolean
}

/** Room for a conversation with a few images inline: long strings take the parser about 2 ms a megabyte. */
const ORDINARY: BodyLimits = { bytes: 20 * 1024 * 1024, structure: 150_000, isSliced: false }
/** Ten thousand requests of three kilobytes and sixty values each. */
const BATCH: BodyLimits = { bytes: 32 * 1024 * 1024, structure: 600_000, isSliced: true }

/** The limits of an operation's body. */
export const bodyLimits = (operationId: string | undefined): BodyLimits =>
  operationId === 'createBatch' ? BATCH : ORDINARY

const UTF_8 = new Set(['', 'utf-8', 'utf8'])
const JSON_TYPES = ['json', '+json']

type Read = (ctx: Context, next: () => Promise<void>) => Promise<unknown>

const loading = new Map<BodyLimits, Promise<Read>>()

/** koa-body takes 90 ms to load, which no start should wait for. It gives the text, since not every text is parsed. */
const reader = (limits: BodyLimits): Promise<Read> => {
  const known = loading.get(limits)
  if (known !== undefined) return known
  const loaded = import('koa-body').then(({ koaBody }) =>
    koaBody({
      json: false,
      urlencoded: false,
      text: true,
      multipart: false,
      textTypes: JSON_TYPES,
      textLimit: limits.bytes,
      patchNode: false,
      patchKoa: true,
    }),
  )
  loading.set(limits, loaded)
  return loaded
}

const readFault = (error: Error & { type?: string }, { bytes }: BodyLimits): Error => {
  if (error.type === 'entity.too.large') {
    return invalid(`The body is larger than ${bytes / 1024 / 1024} MB.`, 'request_too_large', 413)
  }
  if (error.type === 'request.aborted' || error.type === 'request.size.invalid') return incomplete()
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

const isFaulty = (value: unknown): boolean => isInfinite(value) || hasPrototype(value)

/** @param steps the path to the value in the body */
const refuseFaulty = (value: unknown, steps: readonly string[]): void => {
  const found = findValue(value, isFaulty)
  if (found === null) return
  if (findValue(value, hasPrototype) !== null)
    throw invalid('The body has a field named __proto__, which is not accepted.', 'forbidden_field')
  const param = placeOf([...steps, ...found])
  throw new GatewayError(400, 'invalid_request_error', 'invalid_value', `'${param}' is too large a number.`, {
    param,
  })
}

const tooDeep = (): GatewayError =>
  invalid(`The body is nested more than ${MOST_DEPTH} levels deep.`, 'invalid_json')

/** Whether a value is nested too deep, or has a number or a field that no body may have. */
const isSuspect = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth === MOST_DEPTH) return true
  if (Array.isArray(value)) return value.some((each) => isSuspect(each, depth + 1))
  for (const name in value)
    if (name === '__proto__' || isSuspect((value as Record<string, unknown>)[name], depth + 1)) return true
  return false
}

/** Parses a body and checks what no schema can. An empty body is one without fields. */
const parseBody = (text: string): unknown => {
  const body = parseJson(text)
  if (!isSuspect(body)) return body
  if (isTooDeep(body)) throw tooDeep()
  refuseFaulty(body, [])
  return body
}

/** The same for a body whose lists may be long. */
const parseLongBody = async (text: string): Promise<unknown> => {
  const parsed = await parseInSlices(text)
  if (parsed === undefined)
    throw invalid(
      `The body is not valid JSON, or nested more than ${MOST_DEPTH} levels deep.`,
      'invalid_json',
    )
  const { value: body } = parsed
  if (Array.isArray(body) || typeof body !== 'object' || body === null) return body
  if (hasPrototype(body)) refuseFaulty(body, [])
  const turn = createTurns()
  for (const [name, member] of Object.entries(body)) {
    if (!Array.isArray(member)) refuseFaulty(member, [name])
    else
      for (const [index, element] of member.entries()) {
        refuseFaulty(element, [name, String(index)])
        await turn()
      }
  }
  return body
}

/** The refusal of a body that begins with neither `{` nor `[`: `5` is JSON, `model=x` is not. */
const notObject = (text: string): GatewayError => {
  const message = 'The body must be a JSON object.'
  try {
    // A long one would hold up everybody else, for the sake of a code.
    if (text.length <= MOST_PLAIN) JSON.parse(text)
  } catch {
    return new MalformedBody(message)
  }
  return invalid(message, 'invalid_json')
}

const parseText = (text: string, { isSliced }: BodyLimits): unknown => {
  if (text === '') return {}
  if (!/^[ \t\n\r]*[[{]/.test(text)) throw notObject(text)
  return isSliced ? parseLongBody(text) : parseBody(text)
}

/** Checks bytes as they come; most bodies come in one piece, for which there is a fast way. */
const createUtf8Check = (): { add(piece: Buffer): void; isWhole(isCut: boolean): boolean } => {
  let only: Buffer | undefined
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let isValid = true
  const decode = (piece?: Buffer): void => {
    try {
      decoder?.decode(piece, { stream: piece !== undefined })
    } catch {
      isValid = false
    }
  }
  return {
    add(piece) {
      if (!isValid) return
      if (only === undefined) {
        only = piece
        return
      }
      if (decoder === undefined) {
        decoder = new TextDecoder('utf-8', { fatal: true })
        decode(only)
      }
      decode(piece)
    },
    /** @param isCut whether bytes were left out behind those that were added */
    isWhole(isCut) {
      if (decoder === undefined) return only === undefined || isCut || isUtf8(only)
      if (isValid && !isCut) decode()
      return isValid
    },
  }
}

/** Bytes. A value takes at least one, so that the values of a body no longer than its limit of structure need not be counted. */
const MOST_PLAIN = 64 * 1024

/** Whether a body is small, in UTF-8 and neither encoded nor of unknown length, as nearly all are. */
const isPlain = ({ headers }: IncomingMessage, { structure }: BodyLimits): boolean => {
  const type = headers['content-type']
  return (
    (type === 'application/json' || type === 'application/json; charset=utf-8') &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) <= Math.min(MOST_PLAIN, structure)
  )
}

/** The bytes of a small body. Most have arrived with the head, and can be taken at once. */
const plainBytes = async (request: IncomingMessage): Promise<Buffer> => {
  // Node reads on in the packet that the head came in before anything else runs.
  await Promise.resolve()
  const length = Number(request.headers['content-length'])
  if (request.complete && request.readableLength === length) {
    return (request.read() as Buffer | null) ?? Buffer.alloc(0)
  }
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const fail = (): void => reject(incomplete())
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.once('end', () => {
      request.off('close', fail)
      resolve(Buffer.concat(pieces))
    })
    request.once('error', fail)
    request.once('close', fail)
  })
}

/**
 * Reads a JSON body whole: strict about its type, size, UTF-8, syntax and depth.
 * @throws GatewayError 400, 413 or 415 in OpenAI's shape.
 */
export const readJsonBody = async (ctx: Context, limits: BodyLimits): Promise<unknown> => {
  if (isPlain(ctx.req, limits)) {
    const bytes = await plainBytes(ctx.req)
    if (!isUtf8(bytes)) throw notUtf8()
    return parseText(bytes.toString(), limits)
  }
  return readAnyBody(ctx, limits)
}

const readAnyBody = async (ctx: Context, limits: BodyLimits): Promise<unknown> => {
  // `is` gives null where there is no body at all, which then lacks its fields.
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
  if ((ctx.request.length ?? 0) > limits.bytes)
    throw readFault(Object.assign(new Error(), { type: 'entity.too.large' }), limits)
  // koa-body turns broken UTF-8 into replacement characters, so the same bytes are checked here.
  const utf8 = createUtf8Check()
  const isTooMuch = createStructureLimit(limits.structure)
  let hasTooMuch = false
  const check = (chunk: Buffer): void => {
    if (hasTooMuch) return
    utf8.add(chunk)
    hasTooMuch = isTooMuch(chunk)
  }
  const read = await reader(limits)
  ctx.req.on('data', check)
  const failure = await read(ctx, () => Promise.resolve()).then(
    () => null,
    (error: unknown) => error as Error,
  )
  ctx.req.off('data', check)
  if (!utf8.isWhole(hasTooMuch)) throw notUtf8()
  if (failure !== null) throw readFault(failure, limits)
  if (hasTooMuch)
    throw invalid(`The body has more than ${limits.structure} values, lists and objects.`, 'too_many_values')
  const { body: text } = ctx.request as { body?: string }
  return text === undefined ? undefined : parseText(text, limits)
}
