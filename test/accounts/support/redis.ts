import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a Redis server can be started here; the tests that need one are skipped otherwise. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A real Redis on loopback that keeps nothing. */
export interface RedisServer {
  url: string
  process: ChildProcess
  /** Forgets everything, as a restart without a disk does. */
  flush(): void
  stop(): Promise<void>
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts one on a free port, or on the port of one that was stopped. */
export const startRedis = async (port?: number): Promise<RedisServer> => {
  const chosen = port ?? (await freePort())
  const directory = await mkdtemp(join(tmpdir(), 'redis-'))
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
  let output = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    output += chunk.toString()
    if (output.includes('Ready to accept connections')) break
  }
  return {
    url: `redis://127.0.0.1:${chosen}`,
    process: child,
    flush: () => void spawnSync('redis-cli', ['-p', String(chosen), 'FLUSHALL']),
    stop: async () => {
      if (child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}
