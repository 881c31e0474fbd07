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
  return Buffer.concat(chunks).toString('utf8')
}

const valuesOf = (text: string): SentForm['values'] => {
  const values = Object.create(null) as SentForm['values']
  for (const [field, raw] of new URLSearchParams(text)) {
    const isList = field.endsWith('[]')
    const name = isList ? field.slice(0, -2) : field
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
