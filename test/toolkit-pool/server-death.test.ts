import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { endWithTest, killWithTest } from '../support/end-with-test.js'
import { testProgram } from '../support/process.js'
import { isAlive } from './support/pool.js'
import { eventually } from '../support/eventually.js'

const SERVER = testProgram('toolkit-pool/support/server')

/** Whether util-linux' setpriv is here, by which the kernel ends even a process that never looks up. */
const hasParentDeathSignal = ((): boolean => {
  try {
    return execFileSync('setpriv', ['--pdeathsig', 'KILL', 'echo']).length > 0
  } catch {
    return false
  }
})()

it('no process survives a server that is killed', async () => {
  const server = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  killWithTest(server)
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const { idle, busy } = JSON.parse(line.toString()) as { idle: number; busy: number }
  endWithTest(() => [idle, busy].filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')))
  expect([idle, busy].map(isAlive)).toEqual([true, true])
  server.kill('SIGKILL')
  await once(server, 'exit')
  const mustBeGone = hasParentDeathSignal ? [idle, busy] : [idle]
  await eventually(() => expect(mustBeGone.some(isAlive)).toBe(false))
})

it('a server that can start no process refuses the job and goes on', async () => {
  const limited = ['-c', 'ulimit -n 120; exec "$@"', 'sh', process.execPath, SERVER, 'exhausted']
  const { stdout } = await promisify(execFile)('/bin/sh', limited)
  expect(stdout).toBe('No process could be started for 1.2 s.\n')
})
