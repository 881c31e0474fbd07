import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { GatewayError } from '../errors.js'
import { createSemaphore, type CancelSignal } from '#flow'

/** What the process is asked; `side` is that of the square that a PNG of it is to fit into, null for none. */
export interface PictureOrder {
  bytes: Uint8Array
  side: number | null
}

/** What a picture is, with the PNG that was asked for, or what is wrong with it. */
export type PictureReport =
  { type: string; width: number; height: number; png: Uint8Array | null } | { fault: string }

/** A look into pictures that nobody trusts, in a process of its own. */
export interface Pictures {
  /** A PNG is upright and without transparency. @throws GatewayError 503 where too many wait, the signal's reason */
  look(order: PictureOrder, signal: CancelSignal): Promise<PictureReport>
  close(): void
}

const MOST_WAITING = 64
const LIMIT_MS = 15_000
const IDLE_MS = 60_000
const HEAP_MEGABYTES = 256

// From TypeScript (development) the process needs the same loader and import conditions as this one.
const entry = fileURLToPath(import.meta.resolve('#program/gateway/media/picture-process'))
const loader = entry.endsWith('.ts') ? ['--import', 'tsx', '--conditions=source'] : []

const start = (): ChildProcess =>
  fork(entry, {
    execArgv: [...loader, `--max-old-space-size=${HEAP_MEGABYTES}`],
    serialization: 'advanced',
    // The process that decodes strangers' bytes has none of the server's secrets in its environment.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

const GAVE_UP: PictureReport = { fault: 'it takes too long or too much memory to decode' }

/** Pictures are looked into one after another; the process starts with the first and ends when none has come for a minute. */
export const createPictures = (): Pictures => {
  const semaphore = createSemaphore(() => 1)
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const drop = (): void => {
    clearTimeout(idle)
    running?.kill('SIGKILL')
    running = undefined
  }

  const ask = (order: PictureOrder, signal: CancelSignal): Promise<PictureReport> =>
    new Promise((resolve, reject) => {
      const child = (running ??= start())
      child.ref()
      child.channel?.ref()
      clearTimeout(idle)
      const end = (settle: () => void, isAlive: boolean): void => {
        clearTimeout(limit)
        signal.removeEventListener('abort', onAbort)
        child.removeAllListeners()
        // What is killed or broken may still say so.
        child.on('error', () => undefined)
        if (!isAlive) drop()
        else {
          // While idle it does not keep the server from ending.
          child.unref()
          child.channel?.unref()
          idle = setTimeout(drop, IDLE_MS).unref()
        }
        settle()
      }
      const giveUp = (): void => end(() => resolve(GAVE_UP), false)
      const onAbort = (): void => end(() => reject(signal.reason), false)
      const limit = setTimeout(giveUp, LIMIT_MS)
      signal.addEventListener('abort', onAbort, { once: true })
      child.once('error', giveUp)
      child.once('exit', giveUp)
      child.once('message', (report: PictureReport) => end(() => resolve(report), true))
      child.send(order, (error) => {
        if (error !== null) giveUp()
      })
    })

  return {
    async look(order, signal) {
      if (semaphore.waiting < MOST_WAITING) {
        const release = await semaphore.acquire(signal)
        return ask(order, signal).finally(release)
      }
      throw new GatewayError(
        503,
        'server_error',
        'overloaded',
        'Too many pictures are waiting. Try again in 5 s.',
        {
          headers: { 'Retry-After': '5' },
        },
      )
    },
    close: drop,
  }
}
