import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inFolder, runProgram, sweepFolders } from '../../../src/gateway/local/engines/programs.js'
import { killWithTest } from '../../support/end-with-test.js'
import { eventually } from '../../support/eventually.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const never = new AbortController().signal
const shell = (script: string, more: { input?: string; limitMs?: number } = {}, signal = never) =>
  runProgram({ program: '/bin/sh', args: ['-c', script], folder, limitMs: 10_000, ...more }, signal)

/** Says its number and that of a child of its own, and sleeps. */
const SLEEPER = 'sleep 60 & echo "$$ $!" > pids.new; mv pids.new pids; wait'
const pidsOf = async (): Promise<number[]> => {
  const path = join(folder, 'pids')
  await eventually(() => expect(existsSync(path)).toBe(true))
  return readFileSync(path, 'utf8').trim().split(' ').map(Number)
}
/** What has ended may still wait for its parent to ask how (proc_pid_stat(5)). */
const isAlive = (pid: number): boolean => {
  const path = `/proc/${pid}/stat`
  return existsSync(path) && !/\) [ZX] /.test(readFileSync(path, 'latin1'))
}
const areGone = (pids: number[]): Promise<void> => eventually(() => expect(pids.filter(isAlive)).toEqual([]))

it('gives what a program prints, of what it is given', async () => {
  expect(await shell('cat; pwd', { input: 'told\n' })).toBe(`told\n${folder}\n`)
})

it('says how a program failed', async () => {
  await expect(shell('exit 3')).rejects.toMatchObject({
    failure: 'interrupted',
    message: '/bin/sh ended with 3',
  })
  const absent = runProgram({ program: '/nowhere', args: [], folder, limitMs: 10_000 }, never)
  await expect(absent).rejects.toMatchObject({ failure: 'interrupted' })
})

it.skipIf(process.platform !== 'linux')(
  'ends a program and its own when nobody waits, or for too long',
  async () => {
    const leaving = new AbortController()
    const left = shell(SLEEPER, {}, leaving.signal)
    const pids = await pidsOf()
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await areGone(pids)
    await rm(join(folder, 'pids'))
    const late = shell(SLEEPER, { limitMs: 300 })
    const others = await pidsOf()
    await expect(late).rejects.toMatchObject({ message: '/bin/sh took longer than 300 ms' })
    await areGone(others)
  },
)

it.skipIf(process.platform !== 'linux')('ends a program with a server that is killed', async () => {
  const programs = join(import.meta.dirname, '../../../dist/src/gateway/local/engines/programs.js')
  const script = `
    const { runProgram } = await import(${JSON.stringify(programs)})
    const run = { program: '/bin/sh', args: ['-c', ${JSON.stringify(SLEEPER)}], folder: ${JSON.stringify(folder)}, limitMs: 60000 }
    await runProgram(run, new AbortController().signal)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: 'inherit',
  })
  killWithTest(server)
  const pids = await pidsOf()
  server.kill('SIGKILL')
  await once(server, 'exit')
  await areGone(pids)
})

it('works in a folder that is gone afterwards, or at the next start', async () => {
  const place = join(folder, 'work')
  const used = await inFolder(place, (own) => Promise.resolve(own))
  expect([existsSync(used), existsSync(place)]).toEqual([false, true])
  await sweepFolders(place)
  expect(existsSync(place)).toBe(false)
  await sweepFolders(place)
})
