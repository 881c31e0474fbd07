import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { commandFile, startProcess } from '../support/process.js'
import { answers, startProvider } from '../support/provider.js'
import { preparedFolder } from '../support/stores.js'

const ROOT = join(import.meta.dirname, '../..')

const keys = async (dataDir: string, ...args: string[]) => {
  const environment = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir }
  return promisify(execFile)(process.execPath, [commandFile('keys'), ...args], {
    cwd: ROOT,
    env: environment,
  })
}

it('commands act on a server that drains, and on its data when it has ended', async () => {
  const dataDir = await preparedFolder()
  const provider = await startProvider({ models: [{ id: 'vendor/a:free' }] })
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  provider.fallback = async (response, request) => {
    await finished
    await answers('At last.')(response, request)
  }
  const file = join(dataDir, 'providers.yaml')
  const entry = { id: 'one', base_url: provider.baseUrl, free: 'suffix' }
  await writeFile(file, stringify({ providers: [entry] }))
  const server = startProcess({ DATA_DIR: dataDir, PROVIDERS_FILE: file })
  const url = await server.listening
  const create = ['create', '--plane', 'gateway', '--plan', 'live', '--account', 'demo']
  const key = (await keys(dataDir, ...create)).stdout.trim()
  const chat = fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'vendor/a', messages: [{ role: 'user', content: 'x' }] }),
  })
  await expect.poll(() => provider.received.some(({ path }) => path.endsWith('/completions'))).toBe(true)

  server.child.kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(503)
  expect((await keys(dataDir, 'revoke', key)).stderr).toMatch(/^Revoked key_/)
  // This one meets the end: the server's own, or of its store, or what it left.
  const list = keys(dataDir, 'list')
  await sleep(200)
  finish()
  expect((await chat).status).toBe(200)
  expect((await list).stdout).toMatch(/demo/)
  expect(await server.exit).toBe(0)
  expect((await keys(dataDir, 'revoke', key)).stderr).toMatch(/^Already revoked at /)
  await provider.close()
  await rm(dataDir, { recursive: true })
})
