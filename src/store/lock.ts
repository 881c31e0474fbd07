import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { socketDirectory } from './short-path.js'
import { codeOf, DataDirInUseError } from './store-error.js'

/** The exclusive use of a data directory, until released or until this process ends, however it ends. */
export interface DataDirLock {
  release: () => Promise<void>
}

/**
 * Whether a process listens on the socket. Only a refusal says that nobody does: a holder that is busy or stopped
 * still counts, and so does one whose queue of connections is full.
 */
const isHeld = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    const answer = (held: boolean): void => {
      socket.destroy()
      resolve(held)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', (error) => answer(codeOf(error) !== 'ECONNREFUSED' && codeOf(error) !== 'ENOENT'))
  })

/** How often a holder is looked for, and the wait between: a program that is being started has its parent's sockets for an instant. */
const LOOKS = 4
const PAUSE_MS = 100

const isHeldFor = async (address: string): Promise<boolean> => {
  for (let look = 1; await isHeld(address); look++) {
    if (look === LOOKS) return true
    await setTimeout(PAUSE_MS)
  }
  return false
}

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

const close = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()))

/** Makes the hard link unless the name is taken. */
const linkUnlessTaken = (existing: string, name: string): boolean => {
  try {
    linkSync(existing, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const numbersIn = (directory: string): number[] =>
  readdirSync(directory)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)

/**
 * Takes the data directory for this process, or throws {@link DataDirInUseError} when another running process has it.
 *
 * The lock is a listening unix socket, since its end is the process's end: no stale lock after a crash, and no process
 * number to mistake. Sockets are numbered, and the highest one counts. A new holder listens first and then links its
 * socket under the next number, which only one can; a name is never used again and the last but one always stays, so
 * that of any number of processes that start at once over a dead lock exactly one wins.
 */
export const lockDataDir = async (dataDir: string): Promise<DataDirLock> => {
  const directory = join(dataDir, 'lock')
  mkdirSync(directory, { recursive: true })
  const address = (name: string): string => join(socketDirectory(dataDir), 'lock', name)

  for (;;) {
    const numbers = numbersIn(directory)
    const last = numbers.at(-1) ?? 0
    if (last > 0 && (await isHeldFor(address(String(last)))))
      throw new DataDirInUseError(
        `DATA_DIR ${dataDir} is in use by another running server: stop it, or give this one a DATA_DIR of its own`,
      )
    const claim = `claim-${randomBytes(6).toString('hex')}`
    const server = await listen(address(claim))
    const won = linkUnlessTaken(join(directory, claim), join(directory, String(last + 1)))
    rmSync(join(directory, claim), { force: true })
    if (won) {
      for (const number of numbers.slice(0, -1)) rmSync(join(directory, String(number)), { force: true })
      return { release: () => close(server) }
    }
    await close(server)
  }
}
