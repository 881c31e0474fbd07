import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { findServer } from '../../../src/accounts/control-client.js'
import { startProcess, type ServerProcess } from '../../support/process.js'
import { answers, hangs, startProvider, type ScriptedProvider } from '../../support/provider.js'
import { freshPlace, type Place } from '../../support/stores.js'

let place: Place
let dataDir: string
let provider: ScriptedProvider
let server: ServerProcess
let url: string
let key: string

const start = async (): Promise<void> => {
  server = startProcess({ DATA_DIR: dataDir, PROVIDERS_FILE: join(dataDir, 'providers.yaml') })
  url = await server.listening
}
const chat = (content: string) =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': content,
    },
    body: JSON.stringify({ model: 'vendor/a', messages: [{ role: 'user', content }] }),
  })

beforeEach(async () => {
  place = await freshPlace('embedded')
  dataDir = place.config.dataDir
  provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
  const entry = { id: 'one', base_url: provider.baseUrl, free: 'suffix' }
  writeFileSync(join(dataDir, 'providers.yaml'), stringify({ providers: [entry] }))
  await start()
  const running = await findServer(dataDir)
  key = (await running?.operator.createKey({ plane: 'gateway', plan: 'live', account: 'demo' })) ?? ''
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200)
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await provider.close()
  await place.remove()
})

it('after kill -9 what ran may be sent again at once, and what was answered is answered alike', async () => {
  const before = await (await chat('answered')).text()
  provider.fallback = hangs
  const lost = chat('running')
  lost.catch(() => undefined)
  await expect.poll(() => provider.received.length).toBe(2)
  expect((await chat('running')).status).toBe(409)
  server.child.kill('SIGKILL')
  await server.exit
  await expect(lost).rejects.toThrow()

  provider.fallback = answers('At last.')
  await start()
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200)
  const again = await chat('running')
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null])
  const answered = await chat('answered')
  expect([answered.headers.get('idempotent-replayed'), await answered.text()]).toEqual(['true', before])
  const usage = await fetch(`${url}/v1/usage`, { headers: { authorization: `Bearer ${key}` } })
  expect(await usage.json()).toMatchObject({ day: { requests: { used: 2 } } })
})

it('a server that stops first ends what its clients have left', async () => {
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  provider.fallback = async (response, request) => {
    await finished
    await answers('At last.')(response, request)
  }
  const leave = new AbortController()
  const left = fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify({ model: 'vendor/a', messages: [{ role: 'user', content: 'k' }] }),
    signal: leave.signal,
  })
  await expect.poll(() => provider.received.length).toBe(1)
  leave.abort()
  await expect(left).rejects.toThrow()
  server.child.kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(503)
  finish()
  expect(await server.exit).toBe(0)

  await start()
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200)
  const again = await chat('k')
  expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual([
    'true',
    expect.stringContaining('At last.'),
  ])
})
