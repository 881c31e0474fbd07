import type { ChildProcess } from 'node:child_process'

interface Handle {
  close(): void
}

/** How Node's cluster hands a connection over; the answer has its number as `ack`. */
interface NewConnection {
  cmd: 'NODE_CLUSTER'
  act: 'newconn'
  seq: number
}

const isNewConnection = (message: unknown): message is NewConnection =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn'

/**
 * Notes the connections that are on their way to a worker. Node's cluster forgets those of one that ends before it has
 * taken them: they would stay open, and their callers would wait for ever.
 *
 * @returns closes those that are on their way now
 */
export const watchInTransit = (worker: ChildProcess): (() => void) => {
  const inTransit = new Map<number, Handle>()
  const send = worker.send.bind(worker) as (...given: unknown[]) => boolean
  worker.send = (...given: unknown[]): boolean => {
    const [message, handle] = given
    if (isNewConnection(message) && handle !== undefined) inTransit.set(message.seq, handle as Handle)
    return send(...given)
  }
  worker.on('internalMessage', ({ ack }: { ack?: number }) => {
    if (ack !== undefined) inTransit.delete(ack)
  })
  return () => {
    for (const handle of inTransit.values()) handle.close()
    inTransit.clear()
  }
}
