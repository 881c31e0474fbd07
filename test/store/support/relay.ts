import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP relay to the server, whose line can be cut and mended: PostgreSQL goes away and comes back. */
export const relay = async (target: URL) => {
  const sockets = new Set<Socket>()
  let forbidden: string | undefined
  const start = async (port: number) => {
    const server = createServer((client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname)
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => other.destroy()).on('close', () => other.destroy())
        socket.pipe(other)
      }
      client.prependListener('data', (bytes: Buffer) => {
        if (forbidden === undefined || !bytes.includes(forbidden)) return
        upstream.destroy()
        client.destroy()
      })
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return server
  }
  let server = await start(0)
  const { port } = server.address() as AddressInfo
  return {
    port,
    /** Cuts each connection that brings this text, before the server hears of it. */
    cutAt: (text: string | undefined) => {
      forbidden = text
    },
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
    mend: async () => {
      server = await start(port)
    },
  }
}
