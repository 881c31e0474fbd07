import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../..')

/** What the server says of itself since the last reading. */
export interface Reading {
  /** The longest that its event loop was held up, milliseconds. */
  delayMs: number
  /** Resident memory of the server alone, bytes. */
  rssBytes: number
  /** Server time of each request answered, in their order; probe.mjs says what it spans. */
  served: { clockMs: number; processorMs: number }[]
}

/** A compiled server in a process of its own, with a REST key for it. */
export interface BenchServer {
  url: string
  key: string
  read(): Promise<Reading>
  /** Resident memory of the processes that the server started, bytes. */
  poolBytes(): number
  stop(): Promise<void>
}

/** Resident bytes of all descendants of a process, from /proc; 0 where there is none. */
const descendantBytes = (pid: number): number => {
  const tasks = `/proc/${pid}/task/${pid}/children`
  try {
    return readFileSync(tasks, 'utf8')
      .trim()
      .split(' ')
      .filter((child) => child !== '')
      .map(Number)
      .reduce((sum, child) => {
        const pages = Number(readFileSync(`/proc/${child}/statm`, 'utf8').split(' ')[1])
        return sum + pages * 4096 + descendantBytes(child)
      }, 0)
  } catch {
    return 0
  }
}

/** Starts the compiled service on a free port with an empty store. */
export const startBenchServer = async (environment: Record<string, string> = {}): Promise<BenchServer> => {
  if (!readdirSync(ROOT).includes('dist')) throw new Error('Nothing is compiled yet: npm run build')
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    MALLOC_ARENA_MAX: '2',
    ICU_TIMEZONE_FILES_DIR: 'data/time-zones',
    PORT: '0',
    DATA_DIR: dataDir,
    IP_RATE_LIMIT: '0',
    PROVIDERS_FILE: '/dev/null',
    LOG_LEVEL: 'error',
    ...environment,
  }
  const child = fork('dist/src/main.js', {
    cwd: ROOT,
    env,
    execArgv: ['--import', join(import.meta.dirname, 'probe.mjs')],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const match = /Listening on (\S+):/.exec(line)
      if (match?.[1] !== undefined) resolve(match[1])
    })
  })
  const keyOn = (plane: 'gateway' | 'rest'): string =>
    execFileSync(
      process.execPath,
      `dist/src/accounts/cli/keys.js create --plane ${plane} --plan unlimited --account bench`.split(' '),
      { cwd: ROOT, env, encoding: 'utf8' },
    ).trim()
  // With it comes the gateway plan, which features that ask a model run on.
  keyOn('gateway')
  const key = keyOn('rest')
  return {
    url: `${url}/rest`,
    key,
    read: async () => {
      child.send('read')
      const [reading] = (await once(child, 'message')) as [Reading]
      return reading
    },
    poolBytes: () => descendantBytes(child.pid ?? 0),
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
