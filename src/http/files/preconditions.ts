import type { Context } from 'koa'

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

/** A list of entity tags, or `*`; compared strongly, so that a weak one is never the same (RFC 9110, 8.8.3.2 and 13.1.1). */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || Array.from(header.matchAll(TAG), ([tag]) => tag).includes(etag)

/**
 * Whether If-Match, or without it If-Unmodified-Since, holds of a file whose ETag and Last-Modified are set on the
 * response (RFC 9110, 13.2.2, steps 1 and 2). An invalid date is ignored (13.1.4).
 */
export const holdsPreconditions = (ctx: Context): boolean => {
  if (ctx.headers['if-match'] !== undefined) return names(ctx.get('If-Match'), ctx.response.get('ETag'))
  const since = Date.parse(ctx.get('If-Unmodified-Since'))
  return Number.isNaN(since) || Date.parse(ctx.response.get('Last-Modified')) <= since
}
