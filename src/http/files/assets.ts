import type { Context } from 'koa'
import { AssetMissingError, StorageError, type AssetFile, type Assets } from '#assets'
import { holdsPreconditions, isKnown } from '../preconditions.js'
import type { Refusal } from '../refusal.js'
import { rangeOf } from './range.js'
import { NO_FILE, type FileSource } from './source.js'

const STORAGE_AWAY: Refusal = {
  status: 503,
  code: 'storage_unavailable',
  message: 'The file cannot be read right now. Try again in 5 s.',
  headers: { 'Retry-After': '5' },
}

const CHANGED: Refusal = {
  status: 412,
  code: 'precondition_failed',
  message: 'The file is not the one that the request names.',
}

/** A file never changes: its id is its ETag. */
const describe = (ctx: Context, { id, mime, createdAt }: AssetFile): void => {
  ctx.set({
    ETag: `"${id}"`,
    'Last-Modified': createdAt.toUTCString(),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=3600, immutable',
  })
  ctx.set('Content-Type', mime)
}

const undescribe = (ctx: Context): void => {
  for (const name of [
    'ETag',
    'Last-Modified',
    'Cache-Control',
    'Content-Type',
    'Content-Range',
    'Content-Length',
  ])
    ctx.remove(name)
}

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof AssetMissingError) return NO_FILE
  if (error instanceof StorageError) return STORAGE_AWAY
  throw error
}

/** Assets by their ids, whole or a range of them; bytes are read no faster than the client takes them. */
export const createAssetSource =
  (assets: Pick<Assets, 'find'>): FileSource =>
  async (ctx, id) => {
    const file = await assets.find(id)
    if (file === null) return NO_FILE
    describe(ctx, file)
    if (!holdsPreconditions(ctx)) {
      undescribe(ctx)
      return CHANGED
    }
    ctx.status = 200
    if (isKnown(ctx)) {
      ctx.status = 304
      return null
    }
    const range = rangeOf(ctx, file.bytes)
    if (range === 'unsatisfiable') {
      undescribe(ctx)
      const headers = { 'Content-Range': `bytes */${file.bytes}` }
      return {
        status: 416,
        code: 'range_not_satisfiable',
        message: `The file has ${file.bytes} bytes.`,
        headers,
      }
    }
    const { start, end } = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range
    if (range !== 'whole') {
      ctx.status = 206
      ctx.set('Content-Range', `bytes ${start}-${end}/${file.bytes}`)
    }
    ctx.length = end - start + 1
    if (ctx.method === 'HEAD') {
      const refusal = await file.require().then(
        () => null,
        (error: unknown) => refusalOf(error),
      )
      if (refusal !== null) undescribe(ctx)
      return refusal
    }
    const opened = await file.open(start, end).catch((error: unknown) => refusalOf(error))
    if ('code' in opened) {
      undescribe(ctx)
      return opened
    }
    const length = ctx.length
    ctx.body = opened
    // Koa forgets both when it is given a stream.
    ctx.set('Content-Type', file.mime)
    ctx.length = length
    return null
  }
