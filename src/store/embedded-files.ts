import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { chmod, cp, mkdir, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startChild } from '#processes'
import { StoreError } from './store-error.js'

/** The signals by which an operator stops processes. */
const STOP_SIGNALS = new Set(['SIGTERM', 'SIGINT', 'SIGHUP'])

const engineFolder = (): string =>
  dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))

/** Where the build leaves an empty database of this engine to copy, beside the installed packages. */
const templateFolder = (): string => {
  const engine = engineFolder()
  const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string }
  return join(engine, '../../.cache/embedded-database', version)
}

/** Initialisation peaks at 800 MB, which a process would keep: a child does it. */
const initialise = async (directory: string, shown: string): Promise<void> => {
  const child = startChild('store/embedded-init', [directory], ['ignore', 'ignore', 'pipe'])
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  if (signal !== null && STOP_SIGNALS.has(signal))
    throw new StoreError(`stopped by ${signal} while the embedded database was being made in ${shown}`)
  if (code !== 0)
    throw new StoreError(
      `the embedded database could not be made in ${shown} (${signal ?? `exit code ${code}`}; it needs 40 MB of disk and, for some seconds, 1 GB of memory): ${complaint.trim().slice(-2_000)}`,
    )
}

/** Made in a directory of its own that is renamed when it is complete, so that a database exists complete or not at all. */
const makeWhole = async (directory: string, make: (unfinished: string) => Promise<void>): Promise<void> => {
  const unfinished = `${directory}.initialising`
  rmSync(unfinished, { recursive: true, force: true })
  await make(unfinished)
  renameSync(unfinished, directory)
}

/**
 * Makes an empty embedded database: a copy of the one that the build left, or, where there is none, from nothing, which
 * takes seconds.
 * @throws {@link StoreError} that names the directory
 */
export const makeDatabase = (directory: string): Promise<void> =>
  makeWhole(directory, async (unfinished) => {
    const template = templateFolder()
    if (!existsSync(template)) return initialise(unfinished, directory)
    await cp(template, unfinished, { recursive: true }).catch((error: unknown) => {
      throw new StoreError(
        `the embedded database could not be made in ${directory}; it needs 40 MB of disk (${String(error)})`,
      )
    })
  })

/** Who installs is often not the user whom the server runs as, and PostgreSQL keeps some files to their owner. */
const letAllRead = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

/**
 * Leaves an empty database for {@link makeDatabase} to copy, unless there is one, for all users of this machine.
 * @returns its directory
 */
export const makeTemplate = async (): Promise<string> => {
  const template = templateFolder()
  await mkdir(dirname(template), { recursive: true })
  if (!existsSync(template)) await makeWhole(template, (unfinished) => initialise(unfinished, template))
  await letAllRead(template)
  return template
}
