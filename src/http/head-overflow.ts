import type { Socket } from 'node:net'

/** Long enough for the version that ends a request line. */
const TAIL_LENGTH = 16
/** Time to wait for a line end. */
const PATIENCE_MS = 2_000

/**
 * Whether the head that a parser broke off at `packet` had grown too large in its address, and not in its headers. Only the
 * end of the line tells, which may still be on its way: what comes until then is read and dropped. Without an end it is
 * taken for a header. The socket must have no other reader.
 */
export const overflewInAddress = (socket: Socket, packet: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    let tail = ''
    const settle = (): void => {
      clearTimeout(timer)
      socket.off('data', take).off('end', settle).off('close', settle)
      resolve(/ HTTP\/1\.[01]$/.test(tail))
    }
    const take = (bytes: Buffer): void => {
      const text = tail + bytes.toString('latin1')
      const end = text.indexOf('\r\n')
      tail = text.slice(0, end === -1 ? text.length : end).slice(-TAIL_LENGTH)
      if (end !== -1) settle()
    }
    const timer = setTimeout(settle, PATIENCE_MS)
    socket.on('data', take).on('end', settle).on('close', settle)
    take(packet)
  })
