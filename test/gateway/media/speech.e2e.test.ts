import { randomBytes } from 'node:crypto'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  sends,
  sendsHtml,
  startProvider,
  truncates,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'
import { sendsBytes, wav } from './files.js'

let first: ScriptedProvider
let second: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
const sound = wav()

beforeAll(async () => {
  const models = [{ id: 'vendor/speaker:free' }]
  ;[first, second] = await Promise.all([startProvider({ models }), startProvider({ models })])
  gateway = await startGateway([])
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([first.close(), second.close()])
})
beforeEach(async () => {
  client = await gateway.client('premier')
  const run = randomBytes(4).toString('hex')
  await gateway.configure(
    [first, second].map((provider, index) => {
      provider.received.length = 0
      provider.fallback = sendsBytes(sound, 'audio/wav')
      return {
        id: `provider-${index}-${run}`,
        base_url: provider.baseUrl,
        free: 'suffix',
        kinds: ['speech'],
        weight: index === 0 ? 1_000_000 : 1,
        timeout: { first_byte_ms: 3000 },
      }
    }),
  )
  await gateway.service.reload()
})

/** As servers of HTTP/1.0 do, whose answers end with the connection. */
const sendsUntilEnd =
  (bytes: Uint8Array): Behaviour =>
  (response) => {
    response.useChunkedEncodingByDefault = false
    response.writeHead(200, { 'content-type': 'audio/wav', connection: 'close' }).end(bytes)
  }

const speak = (more: Partial<OpenAI.Audio.SpeechCreateParams> = {}) =>
  client.audio.speech.create({
    input: 'Héllo 👋',
    model: 'vendor/speaker',
    voice: 'alloy',
    response_format: 'wav',
    ...more,
  })

describe('POST /audio/speech', () => {
  it('answers with the audio, keeps it, and charges its characters', async () => {
    const response = await speak({ speed: 1.5 })
    expect(response.headers.get('content-type')).toBe('audio/wav')
    expect(response.headers.get('content-length')).toBe(String(sound.length))
    expect(response.headers.get('x-ratelimit-limit')).toBe('300')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sound)
    expect(first.received[0]).toMatchObject({
      path: '/v1/audio/speech',
      body: {
        input: 'Héllo 👋',
        model: 'vendor/speaker:free',
        voice: 'alloy',
        response_format: 'wav',
        speed: 1.5,
      },
    })
    const assets = await client.get<{ data: { url: string }[] }>('/assets')
    expect(assets.data).toMatchObject([{ kind: 'audio', mime: 'audio/wav', bytes: sound.length }])
    expect((await fetch(assets.data[0]?.url ?? '')).headers.get('content-type')).toBe('audio/wav')
    // 7 characters at premier's 60 IDR a thousand.
    expect(await gateway.rows(client)).toMatchObject([
      { endpoint: '/audio/speech', status: 200, cost_idr: '0.42' },
    ])
  })

  it('takes a text alone', async () => {
    first.fallback = sendsBytes(Buffer.from('ID3 and then frames of an MP3'), 'audio/mpeg')
    const response = await client.post('/audio/speech', { body: { input: 'Hi' }, __binaryResponse: true })
    expect((response as Response).headers.get('content-type')).toBe('audio/mpeg')
    expect(first.received[0]?.body).toMatchObject({ voice: 'alloy', response_format: 'mp3', speed: 1 })
  })

  it.each<[string, Behaviour]>([
    ['a page', sendsHtml],
    ['JSON', sends(200, { audio: 'UklGRg==' })],
    [
      'JSON that says it is audio',
      sendsBytes(Buffer.from('{"error":{"message":"no credit left"}}'), 'audio/wav'),
    ],
    ['nothing', sendsBytes(Buffer.alloc(0), 'audio/wav')],
    ['a WAV without samples', sendsBytes(sound.subarray(0, 44), 'audio/wav')],
    ['another format', sendsBytes(Buffer.from('ID3 and then frames of an MP3'), 'audio/mpeg')],
    ['an error', sends(503, { error: { message: 'busy' } })],
    ['half of it', truncates],
    ['half of it until the connection ends', sendsUntilEnd(sound.subarray(0, 1000))],
    [
      'a part that nobody asked for',
      (response) => void response.writeHead(206, { 'content-type': 'audio/wav' }).end(sound),
    ],
    ['nothing for too long', () => undefined],
  ])('asks the next provider after %s', async (_what, behaviour) => {
    first.fallback = behaviour
    const response = await speak()
    expect(Buffer.from(await response.arrayBuffer())).toEqual(sound)
    expect(second.received).toHaveLength(1)
  })

  it.each<[string, Behaviour]>([
    [
      'an error with 200 blames the request',
      sends(200, { error: { message: 'Input too long.', type: 'invalid_request_error' } }),
    ],
    [
      'such an error says that it is audio',
      sendsBytes(Buffer.from('{"error":{"code":422,"message":"Input too long."}}'), 'audio/flac'),
    ],
    [
      'a provider speaks in its own format alone',
      sendsBytes(Buffer.from('ID3 and then frames of an MP3'), 'audio/mpeg'),
    ],
  ])('opens no circuit where %s', async (_what, behaviour) => {
    first.fallback = behaviour
    second.fallback = sendsBytes(Buffer.from('fLaC and then frames of a FLAC'), 'audio/flac')
    for (let at = 0; at < 12; at++) await speak({ response_format: 'flac' })
    expect([first.received.length, second.received.length]).toEqual([12, 12])
  })

  it.each(['text/html', 'application/json', 'text/plain', 'application/octet-stream'])(
    'takes audio that calls itself %s',
    async (type) => {
      first.fallback = sendsBytes(sound, type)
      expect(Buffer.from(await (await speak()).arrayBuffer())).toEqual(sound)
      expect(second.received).toHaveLength(0)
    },
  )

  it('asks again without a speed that nobody asked for', async () => {
    first.script(
      sends(400, { error: { message: "Unsupported parameter: 'speed'.", param: 'speed', code: null } }),
    )
    await speak()
    expect(first.received[1]?.body).not.toHaveProperty('speed')
    expect(second.received).toHaveLength(0)
    first.fallback = sends(400, { error: { message: "Invalid 'speed'.", param: 'speed' } })
    expect(await refusalOf(speak({ speed: 2 }))).toMatchObject({ status: 400, param: 'speed' })
  })

  it('counts the call without a speed in the provider’s budget', async () => {
    const run = randomBytes(4).toString('hex')
    await gateway.configure(
      [first, second].map(({ baseUrl }, index) => ({
        id: `budgeted-${index}-${run}`,
        base_url: baseUrl,
        free: 'suffix',
        kinds: ['speech'],
        weight: index === 0 ? 1_000_000 : 1,
        budget: { requests_per_day: 1 },
      })),
    )
    await gateway.service.reload()
    first.fallback = sends(400, { error: { message: "Unsupported parameter: 'speed'.", param: 'speed' } })
    await speak()
    expect([first.received.length, second.received.length]).toEqual([1, 1])
  })

  it('passes on that a voice is unknown', async () => {
    first.fallback = sends(400, {
      error: { message: "Unknown voice 'nobody'.", param: 'voice', code: 'invalid_voice' },
    })
    expect(await refusalOf(speak({ voice: 'nobody' }))).toMatchObject({ status: 400, param: 'voice' })
    expect(await gateway.rows(client)).toMatchObject([{ status: 400, cost_idr: '0' }])
  })

  it.each([
    ['input', { input: '' }],
    ['input', { input: ' ' }],
    // Half of a pair, as JavaScript's slice leaves it: Unicode 3.9, D71 to D75.
    ['input', { input: 'Hi \ud83d' }],
    ['input', { input: 'x'.repeat(4097) }],
    ['voice', { voice: '' }],
    ['speed', { speed: 0.2 }],
    ['speed', { speed: 4.1 }],
    ['response_format', { response_format: 'midi' as 'wav' }],
  ])('refuses a wrong %s', async (param, more) => {
    expect(await refusalOf(speak(more))).toMatchObject({ status: 400, param })
    expect(first.received).toHaveLength(0)
  })

  it('tells a plan without speech which one speaks', async () => {
    const live = await gateway.client('live')
    const error = await refusalOf(
      live.audio.speech.create({ input: 'Hi', model: 'vendor/speaker', voice: 'alloy' }),
    )
    expect(error).toMatchObject({ status: 403, code: 'plan_required' })
    expect(error.message).toContain('The plan live does not include speech. The plan premier includes it.')
  })
})
