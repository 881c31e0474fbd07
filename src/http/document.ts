import type { Context } from 'koa'
import type { Coding, FoundDocument } from '#published'

/** Brotli before gzip wherever the caller takes both, whatever their order: it is always the smaller one. */
const codingOf = (ctx: Context): Coding => {
  if (ctx.acceptsEncodings('br') !== false) return 'br'
  return ctx.acceptsEncodings('gzip') === false ? 'identity' : 'gzip'
}

/** Answers GET and HEAD with a published document, in a coding that the caller takes; 304 where the caller has it. */
export const sendDocument = async (ctx: Context, document: FoundDocument): Promise<null> => {
  const coding = codingOf(ctx)
  const { etag, bytes, body } = await (await document.load()).as(coding)
  ctx.vary('Accept-Encoding')
  ctx.set({
    ETag: etag,
    'Cache-Control': 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...document.headers,
  })
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return null
  }
  if (ctx.method !== 'HEAD') ctx.body = body()
  // Koa forgets all three when it is given a body.
  ctx.set('Content-Type', document.type)
  if (coding !== 'identity') ctx.set('Content-Encoding', coding)
  ctx.length = bytes
  return null
}
