import type { Context } from 'koa'
import type { StreamReply } from '#operation'

/**
 * Sends a stream with the headers that are set, no faster than the client reads, and destroys it when the client leaves. A stream
 * that fails ends the connection, so that nobody takes what came for all of it. Koa's own way, a pipeline, makes an abort signal
 * and its exception for each.
 */
export const endWithStream = (
  ctx: Context,
  status: number,
  stream: StreamReply['stream'],
  onFailure: (error: unknown) => void,
): void => {
  const { res } = ctx
  ctx.respond = false
  res.statusCode = status
  stream.on('data', (piece: Buffer | string) => {
    if (!res.write(piece)) stream.pause()
  })
  res.on('drain', () => stream.resume())
  stream.once('end', () => res.end())
  stream.once('error', (error: unknown) => {
    if (!res.destroyed) onFailure(error)
    res.destroy()
  })
  res.once('close', () => stream.destroy())
}
