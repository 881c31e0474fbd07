import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startExampleSite } from './example-site.js'
import { startLocalUpstreams } from './upstream-server.js'
import { registerExamples } from './upstream-examples.js'
import { startExampleModel } from './example-model.js'
import { commandFile, MAIN } from './process.js'
import { WORKERS } from './workers.js'
import { upstreamEnvironment } from './upstream-environment.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The toolkit of one real server that all feature tests share, and unlimited keys to it, one for each worker. */
    toolkit: { url: string; keys: string[]; gatewayKey: string }
    /** The local server that stands for all public upstreams. */
    upstreams: { url: string }
    /** The local site that stands for the one of the documented examples. */
    exampleSite: { url: string }
  }
}

const ROOT = join(import.meta.dirname, '../..')

/** Ends a process with this one, also where a signal ends it and nothing is taken down. */
const endWithRun = (child: ChildProcess): void => {
  process.once('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      child.kill('SIGKILL')
      process.kill(process.pid, signal)
    })
}

/** Starts the service in a process of its own, once for the whole run. */
export default async ({ provide }: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-'))
  const upstreams = await startLocalUpstreams()
  registerExamples(upstreams)
  provide('upstreams', { url: upstreams.url })
  const site = await startExampleSite()
  provide('exampleSite', { url: site.url })
  const folder = await mkdtemp(join(tmpdir(), 'example-model-'))
  const model = await startExampleModel(folder)
  const environment = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ICU_TIMEZONE_FILES_DIR: process.env['ICU_TIMEZONE_FILES_DIR'],
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    IP_RATE_LIMIT: '0',
    PUBLIC_RATE_LIMIT: '0',
    EGRESS_ALLOW: '127.0.0.1/32',
    LOG_LEVEL: 'error',
    ...model.environment,
    ...upstreamEnvironment(upstreams),
  }
  const server = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithRun(server)
  const lines = createInterface({ input: server.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)))
    lines.on('line', (line) => {
      const match = /Listening on (\S+):/.exec(line)
      if (match?.[1] !== undefined) resolve(match[1])
      else process.stderr.write(`${line}\n`)
    })
  })
  const keyOn = async (plane: 'gateway' | 'rest', account: string): Promise<string> => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [commandFile('keys'), 'create', '--plane', plane, '--plan', 'unlimited', '--account', account],
      { cwd: ROOT, env: environment },
    )
    return stdout.trim()
  }
  const keyOf = async (account: string): Promise<string> => {
    // With it comes the gateway plan, which features that ask a model run on.
    await keyOn('gateway', account)
    return keyOn('rest', account)
  }
  // The pool of processes is shared out by account: one worker's tests don't wait behind all others'.
  const accounts = Array.from({ length: WORKERS }, (_, index) => `feature-tests-${index}`)
  const keys = await Promise.all(accounts.map(keyOf))
  provide('toolkit', { url: `${url}/rest`, keys, gatewayKey: await keyOn('gateway', 'pages') })
  return async () => {
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
    await Promise.all([upstreams.close(), site.close(), model.close()])
    await Promise.all([dataDir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
