import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import OpenAI from 'openai'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { startProcess, type ServerProcess } from '../../support/process.js'
import { startService, STORE, type TestService } from '../../support/service.js'
import { freshPlace, type Place } from '../../support/stores.js'
import { mp4 } from './files.js'

import { startVideoProvider, type VideoProvider } from './video-provider.js'
import { eventually } from '../../support/eventually.js'

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

let place: Place
let environment: Record<string, string>
let provider: VideoProvider
let apiKey: string
let server: ServerProcess | undefined

beforeEach(async () => {
  provider = await startVideoProvider()
  place = await freshPlace(STORE)
  const file = join(place.config.dataDir, 'providers.yaml')
  writeFileSync(
    file,
    stringify({
      providers: [
        { id: 'filmer', base_url: provider.baseUrl, free: 'suffix', kinds: ['videos'] },
        { id: 'local', kind: 'local', kinds: ['videos'] },
      ],
    }),
  )
  environment = { ...place.environment, PROVIDERS_FILE: file }
  const service = await startService(environment)
  apiKey = await service.key('gateway', 'platinum', 'Filmer')
  await service.stop()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  await provider.close()
  await place.remove()
})

const start = async (): Promise<OpenAI> => {
  server = startProcess(environment)
  const url = await server.listening
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
  return new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 })
}

const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  server?.child.kill(signal)
  await server?.exit
}

const order = (client: OpenAI, model: string, more: object = {}): Promise<{ url: string }> =>
  client.post('/text-to-video', { body: { prompt: 'a secret boat', model, wait_seconds: 0, ...more } })

/** The reference at the server that runs now. */
const at = (client: OpenAI, { url }: { url: string }): Promise<Response> => {
  const { pathname, search } = new URL(url)
  return fetch(new URL(pathname + search, client.baseURL))
}

it('shows the images that were charged when the server ended, and none that were not', async () => {
  const before = await startService(environment)
  const principal = before.accounts.authenticate(apiKey, 'gateway') ?? expect.fail('the key is not known')
  const prepare = async (requestId: string): Promise<string[]> => {
    const file = { kind: 'image' as const, model: 'vendor/painter', mime: 'image/png', content: mp4() }
    const owner = { accountId: principal.account.id, requestId, retentionDays: principal.plan.retentionDays }
    return (await before.gateway.assets.prepare(owner, [file, file])).records.map(({ id }) => id)
  }
  const charged = await prepare('req_charged')
  await prepare('req_uncharged')
  await before.store.journal.request({
    id: 'req_charged',
    at: Date.now(),
    accountId: principal.account.id,
    keyId: principal.keyId,
    endpoint: '/images/generations',
    model: 'vendor/painter',
    provider: 'painter',
    promptTokens: 0,
    completionTokens: 0,
    estimated: false,
    latencyMs: 1,
    status: 200,
    costIdr: '600.000000',
    units: 1,
    retentionDays: principal.plan.retentionDays,
  })
  const list = async (service: TestService): Promise<string[]> => {
    const client = new OpenAI({ apiKey, baseURL: service.gatewayUrl })
    const { data } = await client.get<{ data: { id: string }[] }>('/assets')
    return data.map(({ id }) => id).toSorted()
  }
  expect(await list(before)).toEqual([])
  await before.stop()
  const after = await startService(environment)
  expect(await list(after)).toEqual(charged.toSorted())
  await after.stop()
})

describe('a video under way whose server ends', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'is fetched after a restart and charged once (%s)',
    async (signal) => {
      provider.states = ['in_progress']
      const before = await start()
      const reference = await order(before, 'vendor/filmer')
      // Its order is written when the answer is there, or an instant later.
      await before.get('/usage')
      expect((await at(before, reference)).status).toBe(202)
      await end(signal)

      const after = await start()
      expect((await at(after, reference)).status).toBe(202)
      provider.states = ['completed']
      await eventually(async () => expect((await at(after, reference)).status).toBe(200))
      expect(Buffer.from(await (await at(after, reference)).arrayBuffer())).toEqual(mp4())
      await end('SIGTERM')

      const service = await startService(environment)
      const { rows } = await service.store.pool.query(
        'SELECT status, cost_idr::float AS cost, provider FROM request_log',
      )
      // 4 seconds at 250 IDR, plans.yaml's platinum.
      expect(rows).toEqual([{ status: 200, cost: 1000, provider: 'filmer' }])
      expect((await at({ baseURL: service.url } as OpenAI, reference)).status).toBe(200)
      await service.stop()
      expect(provider.orders).toHaveLength(1)
    },
  )
})

it('logs a video that no provider had taken when the server was killed', async () => {
  provider.order = () => undefined
  const reference = await order(await start(), 'vendor/filmer')
  await end('SIGKILL')
  const service = await startService(environment)
  expect((await at({ baseURL: service.url } as OpenAI, reference)).status).toBe(502)
  await service.store.journal.flush()
  const { rows } = await service.store.pool.query(
    'SELECT endpoint, model, status, cost_idr::float AS cost, units FROM request_log',
  )
  expect(rows).toEqual([
    { endpoint: '/text-to-video', model: 'vendor/filmer', status: 503, cost: 0, units: 0 },
  ])
  await service.stop()
})

/** Folders that processes of this machine work in, below this one. */
const workedIn = (folder: string): string[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      const cwd = readlinkSync(`/proc/${pid}/cwd`)
      return cwd.startsWith(folder) ? [cwd] : []
    } catch {
      // No process, or one that has just ended.
      return []
    }
  })

describe.skipIf(!hasFfmpeg || process.platform !== 'linux')('a film that is made here', () => {
  it('ends with a server that is killed, and leaves nothing to read behind', async () => {
    const client = await start()
    const reference = await order(client, 'local/ffmpeg-title-card', { seconds: 20, size: '1280x720' })
    const work = join(place.config.dataDir, 'work')
    await eventually(() => expect(workedIn(work)).not.toEqual([]))
    await end('SIGKILL')
    await eventually(() => expect(workedIn(work)).toEqual([]))
    expect(readdirSync(work)).toHaveLength(1)

    const after = await start()
    expect(readdirSync(place.config.dataDir)).not.toContain('work')
    // Nothing is left of it, which is told at once.
    const state = await at(after, reference)
    expect(state.status).toBe(502)
    expect(await state.json()).toMatchObject({ status: 'failed', error: { code: 'video_failed' } })
  })
})
