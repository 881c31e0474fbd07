import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startProcess, type ServerProcess } from '../support/process.js'
import { preparedFolder } from '../support/stores.js'

const SECRET = 'sk-0123456789abcdef'

/** Loaded before the server: a fault that none of our code handles, at a signal. */
const FAULTS = `
const text = 'a fault with ' + ${JSON.stringify(SECRET)}
process.on('SIGUSR2', () => { throw new Error(text) })
process.on('SIGWINCH', () => { void Promise.reject(new Error(text)) })`

let server: ServerProcess
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.exit
})

describe('an error that nothing handles ends the server with 1 and one line without secrets', () => {
  it.each([
    ['an exception', 'SIGUSR2', 'uncaughtException'],
    ['a rejection', 'SIGWINCH', 'unhandledRejection'],
  ] as const)('%s', async (_, signal, origin) => {
    const folder = await preparedFolder()
    const faults = join(folder, 'faults.mjs')
    writeFileSync(faults, FAULTS)
    server = startProcess({ DATA_DIR: folder, NODE_OPTIONS: `--import=${faults}` })
    await server.listening
    const before = server.output().length
    server.child.kill(signal)
    expect(await server.exit).toBe(1)
    const [line = '', ...more] = server.output().slice(before).trimEnd().split('\n')
    expect(more).toEqual([])
    // 60 is pino's fatal.
    expect(JSON.parse(line)).toMatchObject({
      level: 60,
      err: { message: expect.stringContaining('a fault with sk-[redacted]') as unknown },
      origin,
      msg: 'unhandled error; the server is stopping',
    })
    expect(server.output()).not.toContain(SECRET)
  })
})
