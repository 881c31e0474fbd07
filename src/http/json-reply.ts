import type { Context } from 'koa'

/** Serialises a body. Throws where it cannot be written as JSON (a cycle, a BigInt, undefined). */
export const serialise = (body: unknown): string => {
  const text = JSON.stringify(body) as string | undefined
  if (text === undefined) throw new TypeError('An answer without a body')
  return text
}

/** Sets an answer that is already text. */
export const sendJson = (ctx: Context, status: number, text: string): void => {
  ctx.status = status
  ctx.type = 'application/json; charset=utf-8'
  ctx.body = text
}
