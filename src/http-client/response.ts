import type { ClientRequest, IncomingMessage } from 'node:http'
import { decode } from './decode.js'
import { toHttpError } from './http-error.js'
import type { HttpResponse } from './types.js'

/** How long, and how much, an answer may go on behind what was wanted of it before its connection is given up. */
const DRAIN_MS = 1000
const DRAIN_BYTES = 128 * 1024

async function* read(
  incoming: IncomingMessage,
  outgoing: ClientRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const body = decode(incoming, incoming.headers['content-encoding'] ?? '')
  // What is still in the decoder when the connection serves others already is not wanted after an abort either.
  const stop = (): unknown => body.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) yield piece as Uint8Array
  } catch (error) {
    outgoing.destroy()
    throw signal.aborted ? signal.reason : toHttpError(error, true)
  } finally {
    signal.removeEventListener('abort', stop)
    if (body !== incoming) body.destroy()
  }
  // A destroyed stream can end its loop without an error.
  signal.throwIfAborted()
}

/** Reads the rest away; behind the end of the answer its connection is free by itself. */
const drain = (incoming: IncomingMessage, outgoing: ClientRequest): void => {
  let bytes = 0
  const timer = setTimeout(() => outgoing.destroy(), DRAIN_MS).unref()
  outgoing.once('close', () => clearTimeout(timer))
  incoming
    .unpipe()
    .on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > DRAIN_BYTES) outgoing.destroy()
    })
    .resume()
}

/** The answer as its reader sees it. */
export const toResponse = (
  incoming: IncomingMessage,
  outgoing: ClientRequest,
  signal: AbortSignal,
): HttpResponse => {
  let isReleased = false
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: read(incoming, outgoing, signal),
    discard() {
      // Once the answer has ended, Node counts the request as destroyed: the connection may be another's by now.
      if (!isReleased) outgoing.destroy()
    },
    release() {
      if (isReleased) return
      isReleased = true
      drain(incoming, outgoing)
    },
  }
}
