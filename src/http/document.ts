import type { Context } from 'koa'
import type { FoundDocument } from '#published'
import { preferredCoding } from './content-coding.js'
import { isKnown } from './preconditions.js'

/** Answers GET and HEAD with a published document, in a coding that the caller takes; 304 where the caller has it. */
export const sendDocument = async (ctx: Context, document: FoundDocument, status = 200): Promise<null> => {
  const coding = preferredCoding(ctx.get('Accept-Encoding'))
  const { etag, bytes, body } = await (await document.load()).as(coding)
  ctx.vary('Accept-Encoding')
  ctx.set({
    ETag: etag,
    'Cache-Control': 'public, no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...document.headers,
  })
  ctx.status = status
  if (status === 200 && isKnown(ctx)) {
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
