import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { bodies, startHostileServer, tricks, type HostileServer } from '../../support/hostile-server.js'
import { commandFile, startProcess, type ServerProcess } from '../../support/process.js'
import { chunk, completionOf } from '../../support/provider.js'
import { preparedFolder } from '../../support/stores.js'
import { eventually } from '../../support/eventually.js'

const event = (text: string): string => `data: ${chunk({ content: text })}\n\n`
const EVENTS = event('word '.repeat(200)).repeat(200)
/** Hardly compressible, and past what the decoders take at once: the body is held back while they work. */
const COMPLETION = JSON.stringify(completionOf(randomBytes(1_500_000).toString('base64')))
const JSON_TYPE = 'Content-Type: application/json'
/** A slow plain answer is one: its client's patience ends it, or ten minutes. */
const ENDLESS = 'drops without end'
const TRICKS = [
  ...tricks('Content-Type: text/event-stream', EVENTS),
  ...tricks(JSON_TYPE, EVENTS).filter(([name]) => name !== ENDLESS),
  ...bodies(`${JSON_TYPE}\r\nContent-Encoding: gzip`, gzipSync(COMPLETION, { level: 1 }).toString('latin1')),
]
/** Far below the ten minutes that an answer may take in all, and far above what a loaded machine makes of the seconds given. */
const PATIENCE_MS = 120_000

let provider: HostileServer
let server: ServerProcess
let url: string
let key: string

const models = JSON.stringify({
  data: [...TRICKS.keys()].map((id) => ({ id: `vendor/trick-${id}:free` })),
})

/** One model for each trick, so that none is spared for the failures of another. */
const startProvider = (): Promise<HostileServer> =>
  startHostileServer((request) => {
    if (request.startsWith('GET'))
      return (socket) =>
        socket.end(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${models.length}\r\n\r\n${models}`,
        )
    const [, id] = /"model":"vendor\/trick-(\w+):free"/.exec(request) ?? []
    if (id === undefined) return null
    return TRICKS[Number(id)]?.[1] ?? null
  })

beforeAll(async () => {
  provider = await startProvider()
  const file = join(mkdtempSync(join(tmpdir(), 'hostile-')), 'providers.yaml')
  const entry = {
    id: 'hostile',
    base_url: `${provider.url}/v1`,
    free: 'suffix',
    max_concurrency: 500,
    timeout: { first_byte_ms: 3000, idle_ms: 3000 },
  }
  writeFileSync(file, stringify({ providers: [entry] }))
  const dataDir = await preparedFolder()
  server = startProcess({ DATA_DIR: dataDir, PROVIDERS_FILE: file })
  url = await server.listening
  const command = 'create --plane gateway --plan unlimited --account a'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [commandFile('keys'), ...command.split(' ')],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    },
  )
  key = stdout.trim()
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await provider.close()
})

const bodyOf = (id: number, stream: boolean): string =>
  JSON.stringify({ model: `vendor/trick-${id}`, stream, messages: [{ role: 'user', content: 'Hello.' }] })

const expectUnharmed = async (): Promise<void> => {
  expect(server.child.exitCode, server.output()).toBe(null)
  expect((await fetch(`${url}/livez`)).status).toBe(200)
  expect(server.output()).not.toMatch(/MaxListenersExceeded|unhandled|uncaught/i)
  // Idle connections are kept for 4 s; those of a request under way would stay.
  await eventually(() => expect(provider.open()).toEqual([]))
}

test('no answer of a provider ends the process, outlasts its limits or leaves a connection behind', async () => {
  const ask = async (id: number, stream: boolean): Promise<void> => {
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: bodyOf(id, stream),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // 200 is a stream that had begun, or what could honestly be read as an answer.
    expect([200, 400, 502], TRICKS[id]?.[0]).toContain(response.status)
    await response.text()
  }
  // In waves, so that the limits of time measure the server and not the machine.
  const calls = TRICKS.flatMap(([name], id) =>
    (name === ENDLESS ? [true] : [true, false]).map((stream) => () => ask(id, stream)),
  )
  for (let start = 0; start < calls.length; start += 60)
    await Promise.all(calls.slice(start, start + 60).map((call) => call()))
  await expectUnharmed()
})
