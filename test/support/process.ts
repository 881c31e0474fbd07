import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killWithTest } from './end-with-test.js'

const ROOT = join(import.meta.dirname, '../..')

/** The service as it was compiled at the start of the run. */
export const MAIN = join(ROOT, 'dist/src/main.js')

/** A program of the tests' own, likewise; named by its path below `test/`, without the extension. */
export const testProgram = (name: string): string => fileURLToPath(import.meta.resolve(`#test/${name}`))

/** An operator's command. */
export type Command = 'keys' | 'plans' | 'reload' | 'webhooks' | 'mail' | 'backup' | 'restore' | 'admin'

/** Where a command is, but for those of the accounts. */
const FOLDERS: Partial<Record<Command, string>> = {
  webhooks: 'webhooks',
  mail: 'mail',
  backup: 'backup',
  restore: 'backup',
  admin: 'admin',
}

/** The file of an operator's command, likewise. */
export const commandFile = (name: Command): string =>
  join(ROOT, `dist/src/${FOLDERS[name] ?? 'accounts'}/cli/${name}.js`)

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  child: ChildProcess
  /** Everything it printed so far. */
  output: () => string
  /** The address it printed; rejects when it ends before. */
  listening: Promise<string>
  /** The exit code; null when a signal killed it. */
  exit: Promise<number | null>
}

/** Starts the service with this environment alone, and ends it with the test; `detached` in a process group of its own. */
export const startProcess = (
  environment: Record<string, string>,
  { detached = false }: { detached?: boolean } = {},
): ServerProcess => {
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    detached,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ICU_TIMEZONE_FILES_DIR: process.env['ICU_TIMEZONE_FILES_DIR'],
      PORT: '0',
      PROVIDERS_FILE: '/dev/null',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killWithTest(child)
  let output = ''
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const match = /Listening on (\S+):/.exec(output)
      if (match?.[1] !== undefined) resolve(match[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exit.then((code) => reject(new Error(`Ended with ${code}: ${output}`)))
  })
  listening.catch(() => undefined)
  return { child, output: () => output, listening, exit }
}

/** A fresh folder under the system's temporary one. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'service-'))
