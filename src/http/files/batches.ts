import { Readable } from 'node:stream'
import type { Batches } from '#gateway'
import { NO_FILE, type FileSource } from './source.js'

const RETRY_AFTER_S = 5

/** The state of a batch that has not ended, as JSON; then its results, a line each, as fast as the client takes them. */
export const createBatchSource =
  (batches: Pick<Batches, 'results'>): FileSource =>
  async (ctx, id) => {
    const found = await batches.results(id)
    if (found === undefined) return NO_FILE
    ctx.set('Cache-Control', 'private, no-store')
    if (!found.isEnded) {
      ctx.status = 202
      ctx.set('Retry-After', String(RETRY_AFTER_S))
      ctx.body = found.view
      return null
    }
    ctx.status = 200
    ctx.type = 'application/jsonl; charset=utf-8'
    if (ctx.method !== 'HEAD') ctx.body = Readable.from(found.lines)
    ctx.type = 'application/jsonl; charset=utf-8'
    return null
  }
