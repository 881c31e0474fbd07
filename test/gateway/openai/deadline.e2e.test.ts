import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startProvider } from '../../support/provider.js'
import { refusalOf, startGateway } from '../../support/gateway.js'
import { startDeadline } from '../../../src/gateway/openai/deadline.js'
import { wav } from '../media/files.js'
import { eventually } from '../../support/eventually.js'

test('progress keeps an attempt alive, but not past the time for the whole', async () => {
  vi.useFakeTimers()
  const deadline = startDeadline(new AbortController().signal, 100, 50)
  deadline.endWithin(200)
  for (let elapsed = 0; elapsed < 199; elapsed++) {
    deadline.progress()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(deadline.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(deadline.signal.reason).toMatchObject({ failure: 'timeout' })
  deadline.clear()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a model list that comes in drops without end is given up', async () => {
  const provider = await startProvider()
  let abandoned = false
  provider.models = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => {
      abandoned = true
      clearInterval(timer)
    })
  }
  const gateway = await startGateway([
    {
      id: 'slow',
      free: 'suffix',
      base_url: provider.baseUrl,
      timeout: { connect_ms: 500, first_byte_ms: 300, idle_ms: 300 },
    },
  ])
  await eventually(() => expect(abandoned).toBe(true))
  await gateway.stop()
  await provider.close()
})

// Servers that stream what they make send their head before they begin.
test('a sound whose head comes long before its first byte is waited for', async () => {
  const sound = wav()
  const provider = await startProvider({
    models: [{ id: 'vendor/speaker:free' }],
    chat: async (response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' }).flushHeaders()
      await delay(1500)
      response.end(sound)
    },
  })
  const timeout = { media_ms: 60_000, idle_ms: 500 }
  const gateway = await startGateway([
    { id: 'slow', free: 'suffix', base_url: provider.baseUrl, kinds: ['speech'], timeout },
  ])
  const client = await gateway.client('premier')
  const response = await client.audio.speech.create({
    model: 'vendor/speaker',
    input: 'Hi',
    voice: 'x',
    response_format: 'wav',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(sound)
  expect(provider.received).toHaveLength(1)
  await gateway.stop()
  await provider.close()
})

test.each(['chat', 'images'])('a refusal that never ends is told without its end: %s', async (kind) => {
  const words = '{"error":{"message":"No such size.","param":"size"}}'
  const provider = await startProvider({
    models: [{ id: 'vendor/m:free' }],
    chat: (response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      for (const half of [words.slice(0, 10), words.slice(10)]) response.write(half)
    },
  })
  // By its own limits it could be silent for a day.
  const timeout = { first_byte_ms: 3_600_000, idle_ms: 3_600_000, plain_ms: 3_600_000, total_ms: 3_600_000 }
  const gateway = await startGateway([
    { id: 'hanging', free: 'suffix', base_url: provider.baseUrl, kinds: [kind], timeout },
  ])
  const client = await gateway.client('premier')
  const model = 'vendor/m'
  const ask = (): Promise<unknown> =>
    kind === 'chat'
      ? client.chat.completions.create({ model, messages: [{ role: 'user', content: 'x' }] })
      : client.images.generate({ model, prompt: 'x' })
  expect(await refusalOf(ask())).toMatchObject({ status: 400, param: 'size' })
  await gateway.stop()
  await provider.close()
})
