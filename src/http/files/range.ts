import type { Context } from 'koa'
import parseRange from 'range-parser'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Whether the part that a client has is of this very file (RFC 9110, 13.1.5): a strong ETag or an exact date. */
const isSame = (ctx: Context, condition: string): boolean =>
  condition.startsWith('"')
    ? condition === ctx.response.get('ETag')
    : condition === ctx.response.get('Last-Modified')

/**
 * What a request asks of a file of so many bytes, whose ETag and Last-Modified are set on the response.
 * `unsatisfiable` wants a 416. Anything else than one range of bytes is answered with the whole, as RFC 9110, 14.2 allows.
 */
export const rangeOf = (ctx: Context, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const header = ctx.get('Range')
  const condition = ctx.get('If-Range')
  if (ctx.method !== 'GET' || header === '' || (condition !== '' && !isSame(ctx, condition))) return 'whole'
  if (!/^bytes=(\d{1,15}-\d{0,15}|-\d{1,15})$/.test(header)) return 'whole'
  const ranges = parseRange(size, header)
  if (ranges === -1) return 'unsatisfiable'
  return ranges === -2 ? 'whole' : (ranges[0] ?? 'whole')
}
