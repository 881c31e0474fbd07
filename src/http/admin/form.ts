import type { Context } from 'koa'
import { AdminError, isCsrfToken, type Session } from '#admin'

/** A form as it was sent. */
export interface SentForm {
  /** By name; a name that ends in `[]` has a list, and goes without that ending. Blank fields are absent. */
  values: Record<string, string | string[]>
  formId: string
}

const LARGEST_BYTES = 512 * 1024
const FORM_ID = /^[\w-]{16,64}$/

const readText = async (ctx: Context): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  // A refused form still needs its socket for the answer, which a request that is destroyed has no more.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BYTES)
      throw new AdminError('invalid', 'The form is larger than 512 KB.', {
        status: 413,
        headers: { Connection: 'close' },
      })
    chunks.push(chunk)
  }
  return decoded(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
}

/** @throws AdminError where `decode` does: what is guessed is not what was typed */
const decoded = (decode: () => string): string => {
  try {
    return decode()
  } catch {
    throw new AdminError('invalid', 'The form is not percent-encoded UTF-8. Nothing was changed.')
  }
}

/** Names and values of `a=1&b=2`. @throws AdminError for broken percent-encoding or UTF-8 */
const pairsOf = (text: string): [name: string, value: string][] =>
  text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...rest] = pair.replaceAll('+', ' ').split('=')
      return [decoded(() => decodeURIComponent(name)), decoded(() => decodeURIComponent(rest.join('=')))]
    })

/** What is tried out in the playground may have anything in it; what is stored may not: PostgreSQL has no such texts. */
const refuseNull = (name: string, value: string): void => {
  if (name.startsWith('in.') || !value.includes('\0')) return
  const message = 'must not have a null character'
  throw new AdminError('invalid', `${name} ${message}.`, { fields: [{ parameter: name, message }] })
}

const valuesOf = (text: string): SentForm['values'] => {
  const values = Object.create(null) as SentForm['values']
  for (const [field, raw] of pairsOf(text)) {
    const isList = field.endsWith('[]')
    const name = isList ? field.slice(0, -2) : field
    refuseNull(name.slice(0, 100), raw)
    const value = raw.replaceAll('\r\n', '\n')
    if (isList) values[name] = [...(Array.isArray(values[name]) ? values[name] : []), value]
    else if (name in values) throw new AdminError('invalid', `${name.slice(0, 100)} is given more than once.`)
    else if (value.trim() !== '') values[name] = value
  }
  return values
}

const takeText = (values: SentForm['values'], name: string): string => {
  const value = values[name]
  delete values[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Reads a form (`application/x-www-form-urlencoded`) and its two hidden fields.
 * @param session whose token it must carry; `null` where it needs none
 * @throws AdminError for what is no such form, or not one of this session
 */
export const readForm = async (ctx: Context, session: Session | null): Promise<SentForm> => {
  if (ctx.is('application/x-www-form-urlencoded') === false)
    throw new AdminError('invalid', 'A form is sent as application/x-www-form-urlencoded.', { status: 415 })
  const values = valuesOf(await readText(ctx))
  const token = takeText(values, '_csrf')
  const formId = takeText(values, '_form')
  if (session !== null && (!isCsrfToken(session, token) || !FORM_ID.test(formId)))
    throw new AdminError(
      'forged',
      'This form belongs to another session: you have signed in again since, or it was not made by this service. Reload the page and send it again. Nothing was changed.',
    )
  return { values, formId }
}
