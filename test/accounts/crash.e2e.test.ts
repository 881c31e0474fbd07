import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Operator } from '#accounts'
import { findServer } from '../../src/accounts/control-client.js'
import { inOneMinute } from '../support/clock.js'
import { startProcess, type ServerProcess } from '../support/process.js'
import { startProvider, type ScriptedProvider } from '../support/provider.js'
import { preparedFolder } from '../support/stores.js'

let dataDir: string
let provider: ScriptedProvider
let server: ServerProcess
let url: string

const start = async (): Promise<void> => {
  server = startProcess({ DATA_DIR: dataDir, PROVIDERS_FILE: join(dataDir, 'providers.yaml') })
  url = await server.listening
}
/** As the kernel ends a process that takes too much memory: nothing is written any more. */
const kill = async (): Promise<void> => {
  server.child.kill('SIGKILL')
  await server.exit
}
const operator = async (): Promise<Operator> => {
  const running = await findServer(dataDir)
  if (running === null) throw new Error('No server runs')
  return running.operator
}

beforeEach(async () => {
  dataDir = await preparedFolder()
  provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
  const entry = { id: 'one', base_url: provider.baseUrl, free: 'suffix' }
  writeFileSync(join(dataDir, 'providers.yaml'), stringify({ providers: [entry] }))
  await start()
})
afterEach(async () => {
  await kill()
  await provider.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('a toolkit call that was answered is counted after kill -9', async () => {
  const key = await (await operator()).createKey({ plane: 'rest', plan: 'free', account: 'demo' })
  const call = async (query: string): Promise<[number, string | null]> => {
    const response = await fetch(`${url}/rest/hash/digest?${query}`, { headers: { 'x-api-key': key } })
    return [response.status, response.headers.get('x-ratelimit-remaining')]
  }
  // Five calls a day: 200 and 422 count, 400 does not.
  expect(await call('text=abc')).toEqual([200, '4'])
  expect((await call('text=abc&length=none'))[0]).toBe(400)
  expect(await call('text=xyz&inputEncoding=hex')).toEqual([422, '3'])
  await kill()
  await start()
  expect(await call('text=abc')).toEqual([200, '2'])
  await kill()
  await start()
  const calls = await Promise.all(Array.from({ length: 50 }, () => call('text=abc')))
  expect(calls.filter(([status]) => status === 200)).toHaveLength(2)
  expect(calls.filter(([status]) => status === 429)).toHaveLength(48)
})

it('the minute of the gateway goes on after kill -9', () =>
  inOneMinute(15_000, async () => {
    const key = await (await operator()).createKey({ plane: 'gateway', plan: 'free', account: randomUUID() })
    const chat = async (): Promise<number> => {
      const response = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'vendor/a',
          messages: [{ role: 'user', content: 'x' }],
          max_tokens: 5,
        }),
      })
      await response.text()
      return response.status
    }
    await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200)
    // Twenty requests a minute.
    const before = await Promise.all(Array.from({ length: 12 }, chat))
    expect(before).toEqual(Array.from({ length: 12 }, () => 200))
    await kill()
    await start()
    await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200)
    const after = await Promise.all(Array.from({ length: 30 }, chat))
    expect(after.filter((status) => status === 200)).toHaveLength(8)
    expect(after.filter((status) => status === 429)).toHaveLength(22)
  }))
