import { execFileSync, fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stringify } from 'yaml'

const ROOT = join(import.meta.dirname, '../../..')

/** A server in a process of its own. */
export interface Server {
  url: string
  child: ChildProcess
  /** Processor time so far of all its threads, and of the main one alone, microseconds. */
  cpu(): { all: number; main: number }
  stop(): Promise<void>
}

const hasTaskset = spawnSync('taskset', ['-p', String(process.pid)]).status === 0

/** The processor that every measured server runs on, with all of its threads; the provider and the clients have another. */
const MEASURED = '0'
const OTHERS = '1'

/** Pins a process and all of its threads; does nothing where there is no `taskset` or a single processor. */
const pin = (pid: number | undefined, processor: string): void => {
  if (hasTaskset) spawnSync('taskset', ['-a', '-p', '-c', processor, String(pid)])
}

/** Puts the clients, which are this process, beside the provider. */
export const pinClients = (): void => pin(process.pid, OTHERS)

/** A thread's time on a processor: the first figure of `schedstat`, nanoseconds. */
const cpuOf = (pid: number, task: string): number => {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1000
}

interface Command {
  file: string
  arguments?: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  execArgv?: string[]
  processor?: string
  /** The line that says its address, which is the first group. */
  says?: RegExp
}

export const startServer = async ({
  file,
  arguments: given = [],
  cwd = ROOT,
  env = process.env,
  execArgv = [],
  processor = MEASURED,
  says = /Listening on (http[^\s:]*:\/\/[^\s:]+:\d+)/,
}: Command): Promise<Server> => {
  const [launcher, prefix] = hasTaskset
    ? ['taskset', ['-c', processor, process.execPath]]
    : [process.execPath, []]
  const child = fork(file, given, {
    cwd,
    env,
    execPath: launcher,
    execArgv: [...prefix, ...execArgv],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
    lines.on('line', (line) => {
      const match = says.exec(line)
      if (match?.[1] === undefined) return
      lines.close()
      resolve(match[1])
    })
  })
  // Whatever else it says is read and thrown away, as fast as it comes.
  child.stdout?.resume()
  return {
    url,
    child,
    cpu: () => {
      const pid = child.pid as number
      const all = readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + cpuOf(pid, task), 0)
      return { all, main: cpuOf(pid, String(pid)) }
    },
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

export const startProvider = (): Promise<Server> =>
  startServer({ file: join(import.meta.dirname, 'provider.mjs'), processor: OTHERS })

export const startFloor = (provider: Server): Promise<Server> =>
  startServer({ file: join(import.meta.dirname, 'floor.mjs'), arguments: [provider.url] })

/** The compiled service with everything on, a key for each plane, and more for other accounts; `more` of its environment has it on any processor. */
export const startGateway = async (
  provider: Server,
  folder: string,
  more?: Readonly<Record<string, string>>,
): Promise<Server & { keys: { gateway: string; rest: string }; keyOf: (account: string) => string }> => {
  if (!readdirSync(ROOT).includes('dist')) throw new Error('Nothing is compiled yet: npm run build')
  const file = join(folder, 'providers.yaml')
  const entry = { id: 'bench', base_url: `${provider.url}/v1`, free: 'all', max_concurrency: 4096 }
  await writeFile(file, stringify({ providers: [entry] }))
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    MALLOC_ARENA_MAX: '2',
    ICU_TIMEZONE_FILES_DIR: 'data/time-zones',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    IP_RATE_LIMIT: '0',
    IP_CONNECTION_LIMIT: '0',
    PROVIDERS_FILE: file,
    ...more,
  }
  const young = ['--enable-source-maps', '--max-semi-space-size=32']
  const probe = [...young, '--expose-gc', '--import', join(import.meta.dirname, 'probe.mjs')]
  const server = await startServer({
    file: 'dist/src/main.js',
    env,
    execArgv: more === undefined ? probe : young,
    ...(more !== undefined && { processor: `${MEASURED},${OTHERS}` }),
  })
  const keyOn = (plane: 'gateway' | 'rest', account = 'bench'): string =>
    execFileSync(
      process.execPath,
      `dist/src/accounts/cli/keys.js create --plane ${plane} --plan unlimited --account ${account}`.split(
        ' ',
      ),
      { cwd: ROOT, env, encoding: 'utf8' },
    ).trim()
  return {
    ...server,
    keys: { gateway: keyOn('gateway'), rest: keyOn('rest') },
    keyOf: (account) => keyOn('gateway', account),
  }
}
