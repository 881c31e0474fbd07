/** Run as a worker thread: serves an existing embedded database on a unix socket, until told to stop. */
import { readlinkSync } from 'node:fs'
import { Server } from 'node:net'
import { constants, getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const { directory, socketPath, heartbeat } = workerData as {
  directory: string
  socketPath: string
  /** Milliseconds between signs of life. */
  heartbeat: number
}

/** A third of the main thread's weight (sched(7)). */
const NICENESS = 5
const { PRIORITY_LOW: LOWEST } = constants.priority

/**
 * Gives requests priority over this thread where both share a processor: copying thousands of rows would delay every answer.
 * On Linux each thread has a priority of its own, set by the thread's id.
 */
const yieldToRequests = (): void => {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.min(LOWEST, getPriority(thread) + NICENESS))
  } catch {
    // Some sandboxes forbid this; the database works without it.
  }
}

yieldToRequests()

// What PostgreSQL itself says about files that it cannot read, which the engine's own error leaves out.
const complaints: string[] = []
const database = await PGlite.create(directory, {
  // Without recycling, an old file of the log of changes is deleted, with what was deleted of the data; reclaimSpace needs it.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_recycle=off'],
  onStderr: (line) => {
    if (/FATAL|PANIC/.test(line)) complaints.push(line.trim())
    return true
  },
}).catch((error: unknown) => {
  throw new Error([...complaints, String(error)].join('; '))
})

// The pool has one connection; the others are room for one that is just closing when the next one opens.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 })
await server.start()

/** What listens. The library keeps it to itself. */
const listener = Reflect.get(server, 'server') as unknown
if (!(listener instanceof Server))
  throw new Error('PGLiteSocketServer no longer has its listener in `server`')

/**
 * An SQL error comes back as a message. An engine that gives up is useless, but PGlite would go on calling it for ever:
 * the worker ends, so that it is started again. It stops listening first: where a connection reaches a thread that is
 * ending already, Node 20.19 aborts the whole process.
 */
const giveUp = (): never => {
  listener.close()
  process.exit(1)
}
database.Module.onAbort = giveUp
database.Module.onExit = giveUp

const stop = async (): Promise<void> => {
  await server.stop()
  database.Module.onExit = () => undefined
  await database.close()
  process.exit(0)
}

parentPort?.once('message', () => void stop())
parentPort?.postMessage('ready')
setInterval(() => parentPort?.postMessage('alive'), heartbeat).unref()
