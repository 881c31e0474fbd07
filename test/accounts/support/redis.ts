import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWithTest } from '../../support/end-with-test.js'
import { freePort } from '../../support/free-port.js'

/** Whether a Redis server can be started here; the tests that need one are skipped otherwise. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A real Redis on loopback that keeps nothing but a dump that is asked for. */
export interface RedisServer {
  url: string
  process: ChildProcess
  /** Where it writes its dump, and reads one at its start. */
  directory: string
  /** Writes down what it knows now. */
  dump(): void
  /** Ends it and leaves its dump. */
  kill(): Promise<void>
  /** Forgets everything, as a restart without a disk does. */
  flush(): void
  stop(): Promise<void>
}

/** Starts one on a free port, or on the port of one that was stopped; with its directory, from its dump. */
export const startRedis = async (port?: number, dumpedIn?: string): Promise<RedisServer> => {
  const chosen = port ?? (await freePort())
  const directory = dumpedIn ?? (await mkdtemp(join(tmpdir(), 'redis-')))
  const options = [
    '--port',
    String(chosen),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    directory,
  ]
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  killWithTest(child)
  let output = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString()
    if (output.includes('Ready to accept connections')) break
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    url: `redis://127.0.0.1:${chosen}`,
    process: child,
    directory,
    dump: () => void spawnSync('redis-cli', ['-p', String(chosen), 'SAVE']),
    kill,
    flush: () => void spawnSync('redis-cli', ['-p', String(chosen), 'FLUSHALL']),
    stop: async () => {
      await kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
