import type { Context } from 'koa'

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

/** One range of bytes (RFC 9110, 14.1.2); null for anything else, which is ignored. */
const readRange = (header: string, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  if (first !== '' && last !== '' && Number(last) < start) return null
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size ? { start, end } : 'unsatisfiable'
}

/**
 * What a request asks of a file of so many bytes, whose ETag and Last-Modified are set on the response.
 * `unsatisfiable` wants a 416. Anything but one range is answered with the whole, as RFC 9110, 14.2 allows.
 */
export const rangeOf = (ctx: Context, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const condition = ctx.get('If-Range')
  if (ctx.method !== 'GET' || (condition !== '' && !isSame(ctx, condition))) return 'whole'
  return readRange(ctx.get('Range'), size) ?? 'whole'
}
