import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type OpenAI from 'openai'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { startProvider, type ScriptedProvider } from '../../support/provider.js'
import { sendsBytes, wav } from './files.js'
import { startVideoProvider, type VideoProvider } from './video-provider.js'

let speaker: ScriptedProvider
let filmer: VideoProvider
let gateway: TestGateway
let client: OpenAI

beforeEach(async () => {
  speaker = await startProvider({
    models: [{ id: 'vendor/speaker:free' }],
    chat: sendsBytes(wav(), 'audio/wav'),
  })
  filmer = await startVideoProvider()
  gateway = await startGateway([
    { id: 'speaker', base_url: speaker.baseUrl, free: 'suffix', kinds: ['speech'] },
    { id: 'filmer', base_url: filmer.baseUrl, free: 'suffix', kinds: ['videos'] },
  ])
  client = await gateway.client('platinum')
})
afterEach(async () => {
  await gateway.stop()
  await speaker.close()
  await filmer.close()
})

const speak = () =>
  client.audio.speech.create({ model: 'vendor/speaker', input: 'Hi', voice: 'x', response_format: 'wav' })

it('charges nothing for what could not be stored, and lists nothing', async () => {
  // A file where the folder should be: nothing can be written below it.
  await rm(join(gateway.service.dataDir, 'assets'), { recursive: true, force: true })
  await writeFile(join(gateway.service.dataDir, 'assets'), 'in the way')
  const error = await refusalOf(speak())
  expect(error).toMatchObject({ status: 503, code: 'storage_unavailable' })
  expect(error.message).not.toContain(gateway.service.dataDir)
  expect(await gateway.rows(client)).toMatchObject([{ status: 503, cost_idr: '0' }])
  expect(await client.get<{ data: unknown[] }>('/assets')).toMatchObject({ data: [] })
  // From then on it is known, and told: no provider is asked for what cannot be kept.
  expect(await client.get('/health')).toMatchObject({
    status: 'degraded',
    categories: {
      store: { status: 'degraded' },
      speech: { status: 'degraded', providers: { total: 1, available: 1 } },
      videos: { status: 'degraded' },
      images: { status: 'off' },
      chat: { status: 'off' },
    },
  })
  const asked = speaker.received.length
  expect(await refusalOf(speak())).toMatchObject({ status: 503, code: 'storage_unavailable' })
  expect(speaker.received.length).toBe(asked)
  expect(
    gateway.service.logs.filter((line) => line.includes('DATA_DIR: files cannot be stored')),
  ).toHaveLength(1)
})

it('waits for a database that is slow for a moment, and serves what was made meanwhile', async () => {
  const { pool } = gateway.service.store
  const { url } = (await speak().then(() => client.get<{ data: { url: string }[] }>('/assets'))).data[0] ?? {}
  // The embedded database has one session, which somebody keeps for longer than a second.
  const held = await pool.connect()
  const answers = Promise.all([speak(), fetch(url ?? '')])
  await new Promise((resolve) => setTimeout(resolve, 1300))
  held.release()
  expect((await answers).map(({ status }) => status)).toEqual([200, 200])
})

it('tells at the reference that the server stopped before a provider had taken the order', async () => {
  filmer.order = () => undefined
  const { id } = await client.post<{ id: string }>('/text-to-video', {
    body: { prompt: 'x', wait_seconds: 0 },
  })
  await gateway.service.gateway.media.close()
  expect(await gateway.service.gateway.assets.videoTasks.find(id)).toMatchObject({
    state: 'failed',
    message: 'The server was stopped before the video was ready. Nothing was charged; try again.',
  })
  expect(await gateway.rows(client)).toMatchObject([{ endpoint: '/text-to-video', cost_idr: '0' }])
})
