import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stringify } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')

/** The server's memory after a collection of garbage, bytes. */
export interface Memory {
  /** Heap and what it refers to outside. */
  heldBytes: number
  residentBytes: number
}

/** The compiled service in a process of its own. */
export interface ChaosService {
  url: string
  key: string
  memory(): Promise<Memory>
  stop(): Promise<void>
}

/** Starts the service on a free port, with an empty store and these entries under `providers`. */
export const startChaosService = async (providers: readonly object[]): Promise<ChaosService> => {
  if (!readdirSync(ROOT).includes('dist')) throw new Error('Nothing is compiled yet: npm run build')
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'))
  const file = join(folder, 'providers.yaml')
  await writeFile(file, stringify({ providers }))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    MALLOC_ARENA_MAX: '2',
    ICU_TIMEZONE_FILES_DIR: 'data/time-zones',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    IP_RATE_LIMIT: '0',
    PROVIDERS_FILE: file,
    LOG_LEVEL: 'silent',
  }
  const child = fork('dist/src/main.js', {
    cwd: ROOT,
    env,
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'probe.mjs')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const match = /Listening on (\S+):/.exec(line)
      if (match?.[1] !== undefined) resolve(match[1])
    })
  })
  const key = execFileSync(
    process.execPath,
    'dist/src/accounts/cli/keys.js create --plane gateway --plan unlimited --account chaos'.split(' '),
    { cwd: ROOT, env, encoding: 'utf8' },
  ).trim()
  return {
    url: `${url}/v1`,
    key,
    memory: async () => {
      child.send('read')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
