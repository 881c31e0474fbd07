import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#accounts'

/** How many more connections of an address are told why they are refused; the rest is closed at once. */
const TOLD = 64
/** How long a refused connection has to send the request that is answered with the refusal. */
const PATIENCE_MS = 2_000

/**
 * Counts the open connections of each peer's address (of IPv6 its /64). One beyond `most` has a single request, which is to
 * be refused, and ends within seconds; `most` 0 is off.
 *
 * @returns whether a connection is one too many
 */
export const limitConnections = (server: Server, most: number): ((socket: Socket) => boolean) => {
  if (most === 0) return () => false
  const open = new Map<string, number>()
  const refused = new WeakSet<Socket>()
  server.on('connection', (socket: Socket) => {
    const peer = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(peer) ?? 0) + 1
    open.set(peer, count)
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1
      if (left === 0) open.delete(peer)
      else open.set(peer, left)
    })
    if (count <= most) return
    refused.add(socket)
    if (count > most + TOLD) return void socket.destroy()
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS)
    socket.once('close', () => clearTimeout(timer))
  })
  return (socket) => refused.has(socket)
}
