import type { Context } from 'koa'

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g

const tagsOf = (header: string): string[] => Array.from(header.matchAll(TAG), ([tag]) => tag)
const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '')

/** A list of entity tags, or `*`; compared strongly, so that a weak one is never the same (RFC 9110, 8.8.3.2 and 13.1.1). */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || tagsOf(header).includes(etag)

/** Compared weakly (13.1.2). */
const namesWeakly = (header: string, etag: string): boolean =>
  header.trim() === '*' || tagsOf(header).map(withoutWeakness).includes(withoutWeakness(etag))

/**
 * Whether If-Match, or without it If-Unmodified-Since, holds of a file whose ETag and Last-Modified are set on the
 * response (RFC 9110, 13.2.2, steps 1 and 2). An invalid date is ignored (13.1.4).
 */
export const holdsPreconditions = (ctx: Context): boolean => {
  if (ctx.headers['if-match'] !== undefined) return names(ctx.get('If-Match'), ctx.response.get('ETag'))
  const since = Date.parse(ctx.get('If-Unmodified-Since'))
  return Number.isNaN(since) || Date.parse(ctx.response.get('Last-Modified')) <= since
}

/**
 * Whether the caller has what the response's ETag and Last-Modified name, so that 304 answers it (RFC 9110, 13.2.2, steps 3
 * and 4). Koa's `fresh` says no to every request with `Cache-Control: no-cache`, which is meant for caches on the way, and
 * which `fetch` adds to each If-None-Match of its caller.
 */
export const isKnown = (ctx: Context): boolean => {
  if (ctx.headers['if-none-match'] !== undefined)
    return namesWeakly(ctx.get('If-None-Match'), ctx.response.get('ETag'))
  return Date.parse(ctx.response.get('Last-Modified')) <= Date.parse(ctx.get('If-Modified-Since'))
}
