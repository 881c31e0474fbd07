import type { Context } from 'koa'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Serialises a body. Throws where it cannot be written as JSON (a cycle, a BigInt, undefined). */
export const serialise = (body: unknown): string => {
  const text = JSON.stringify(body) as string | undefined
  if (text === undefined) throw new TypeError('An answer without a body')
  return text
}

/** Sets an answer that is already text. */
export const sendJson = (ctx: Context, status: number, text: string): void => {
  ctx.status = status
  ctx.type = JSON_TYPE
  ctx.body = text
}

/** Sends an answer that is already text, with the headers that are set. Koa, which would look at it again, is left out. */
export const endJson = (ctx: Context, status: number, text: string | Buffer): void => {
  const { res } = ctx
  // Koa ends what cannot be written any more.
  if (!ctx.writable) return
  ctx.respond = false
  res.statusCode = status
  res.setHeader('Content-Type', JSON_TYPE)
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
}
