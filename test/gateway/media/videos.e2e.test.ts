import { randomBytes } from 'node:crypto'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import { sends, sendsHtml, type Behaviour } from '../../support/provider.js'
import { mp4, picture } from './files.js'
import { startVideoProvider, type VideoProvider } from './video-provider.js'
import { eventually } from '../../support/eventually.js'

interface Video {
  id: string
  status: string
  model: string
  seconds: number
  url: string
  asset: string | null
}

let first: VideoProvider
let second: VideoProvider
let gateway: TestGateway
let client: OpenAI

beforeAll(async () => {
  ;[first, second] = await Promise.all([startVideoProvider(), startVideoProvider()])
  gateway = await startGateway([], { environment: { EGRESS_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([first.close(), second.close()])
})
beforeEach(async () => {
  client = await gateway.client('platinum')
  const run = randomBytes(4).toString('hex')
  await gateway.configure(
    [first, second].map((provider, index) => {
      provider.reset()
      return {
        id: `provider-${index}-${run}`,
        base_url: provider.baseUrl,
        free: 'suffix',
        kinds: ['videos'],
        weight: index === 0 ? 1_000_000 : 1,
        timeout: { first_byte_ms: 5000, idle_ms: 3000, total_ms: 12_000 },
      }
    }),
  )
  await gateway.service.reload()
})

const fromText = (more: object = {}): Promise<Video> =>
  client.post<Video>('/text-to-video', { body: { prompt: 'a boat', seconds: 8, size: '1280x720', ...more } })
const fromImage = (image: string, more: object = {}): Promise<Video> =>
  client.post<Video>('/image-to-video', { body: { image, ...more } })

describe('POST /text-to-video', () => {
  it('orders, waits for, fetches and keeps a video, and charges its seconds', async () => {
    first.states = ['queued', 'in_progress', 'completed']
    const video = await fromText()
    expect(video).toMatchObject({ object: 'video', status: 'completed', model: 'vendor/filmer', seconds: 8 })
    expect(first.orders).toEqual([
      {
        type: 'application/json',
        fields: { model: 'vendor/filmer:free', prompt: 'a boat', seconds: '8', size: '1280x720' },
      },
    ])
    const file = await fetch(video.url)
    expect(file.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(mp4())
    // 8 x 250 IDR, plans.yaml's platinum.
    expect(await gateway.rows(client)).toMatchObject([
      { endpoint: '/text-to-video', status: 200, cost_idr: '2000' },
    ])
  })

  it('answers with a reference that says the state until the video is there', async () => {
    first.states = ['queued']
    const { data, response } = await client
      .post<Video>('/text-to-video', { body: { prompt: 'a boat', wait_seconds: 0 } })
      .withResponse()
    expect(response.headers.get('retry-after')).toBe('5')
    expect(data).toMatchObject({ status: 'in_progress', asset: null, seconds: 4 })
    const state = await fetch(data.url)
    expect(state.status).toBe(202)
    expect(state.headers.get('retry-after')).toBe('5')
    expect(await state.json()).toMatchObject({ id: data.id, status: 'in_progress', error: null })
    expect(await gateway.rows(client)).toEqual([])
    first.states = ['completed']
    await eventually(async () => expect((await fetch(data.url)).status).toBe(200))
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer())).toEqual(mp4())
    expect(await gateway.rows(client)).toMatchObject([{ status: 200, cost_idr: '1000' }])
  })

  it('says at the reference why there is no video, and charges nothing', async () => {
    for (const provider of [first, second]) provider.states = ['in_progress', 'failed']
    const { url } = await fromText({ wait_seconds: 0 })
    await eventually(async () => expect((await fetch(url)).status).toBe(502))
    const state = (await (await fetch(url)).json()) as { error: { message: string } }
    expect(state).toMatchObject({ status: 'failed', error: { code: 'video_failed' } })
    expect(state.error.message).toContain('vendor/filmer')
    // The reference itself is final.
    expect(state.error.message).toMatch(/ Order it again\.$/)
    expect(await gateway.rows(client)).toMatchObject([{ status: 502, cost_idr: '0' }])
    // Each was ordered once: ordering again what was begun would only begin another.
    expect([first.orders.length, second.orders.length]).toEqual([1, 1])
  })

  it.each<[string, Behaviour[]]>([
    ['gets no answer', [() => undefined]],
    ['gets half of one', [(response) => void response.writeHead(200).write('{"id":')]],
    ['is refused', [sends(400, { error: { message: 'The video is not ready yet.' } })]],
    ['finds no such order yet', [sends(404, { error: { message: 'No such video.' } })]],
    ['is too many for a moment', [sends(429, { error: { message: 'Slower.' } }), () => undefined]],
  ])('keeps an order that was taken where a look at it %s', async (_what, looks) => {
    first.states = ['queued', 'completed']
    first.looks = looks
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it.each<[string, Behaviour[], string]>([
    [
      'has no id',
      [...Array<Behaviour>(5).fill(sends(200, { status: 'queued' })), sends(200, { status: 'completed' })],
      'completed',
    ],
    [
      'is told in other words',
      [...Array<Behaviour>(5).fill(sends(200, { status: 'RUNNING' })), sends(200, { status: 'Succeed' })],
      'completed',
    ],
    [
      'goes backwards',
      [
        sends(200, { id: 'video_1', status: 'in_progress', progress: 90 }),
        sends(200, { id: 'video_1', status: 'queued', progress: 0 }),
      ],
      'completed',
    ],
    [
      'is not known for a while',
      Array<Behaviour>(4).fill(sends(404, { error: { message: 'No such video.' } })),
      'completed',
    ],
  ])('keeps an order whose state %s', async (_what, looks, last) => {
    first.order = sends(200, { id: 'video_1', status: 'queued' })
    first.looks = looks
    first.states = [last]
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it.each<[string, object]>([
    ['has a state of another name', { id: 'video_1', status: 'in the works' }],
    ['has no state', { id: 'video_1' }],
  ])('keeps an order that %s', async (_what, answer) => {
    first.order = sends(200, answer)
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it.each<[string, unknown, string]>([
    ['digits', 1234567890, '1234567890'],
    ['base64', 'YWJj+/9=', 'YWJj%2B%2F9%3D'],
    ['a name of Google’s', 'models/veo/operations/a~b@1', 'models%2Fveo%2Foperations%2Fa~b%401'],
  ])('asks about an order with an id of %s', async (_what, id, path) => {
    first.order = sends(200, { id, status: 'queued' })
    first.job = path
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it('takes a video that calls itself a text', async () => {
    first.content = (response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(mp4())
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect(second.orders).toHaveLength(0)
  })

  it.each<[string, Behaviour]>([
    ['a page', sendsHtml],
    ['its state', sends(202, { id: 'video_1', status: 'completed' })],
    ['nothing', sends(200, '')],
    ['that it is not ready', sends(400, { error: { message: 'The video is not ready yet.' } })],
  ])('fetches a video again in whose place came %s, and does not order another', async (_what, behaviour) => {
    // Only the first can be asked.
    second.order = sends(400, { error: { message: 'No.' } })
    const { content } = first
    let asked = 0
    first.content = (response, request) => (++asked === 1 ? behaviour : content)(response, request)
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect(first.orders).toHaveLength(1)
  })

  it('waits for as long as a provider asks whose state is looked at too often', async () => {
    first.states = ['queued', 'completed']
    first.looks = [sends(429, { error: { message: 'Slower.' } }, { 'retry-after': '7' })]
    const startedAt = performance.now()
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect(performance.now() - startedAt).toBeGreaterThan(7_000)
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it('fetches a video again whose first download begins and then stalls', async () => {
    let asked = 0
    first.content = (response) => {
      asked += 1
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': String(mp4().length) })
      if (asked === 1) response.write(mp4().subarray(0, 100))
      else response.end(mp4())
    }
    const { url } = await fromText()
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(mp4())
    expect([first.orders.length, second.orders.length, asked]).toEqual([1, 0, 2])
  })

  it('fetches a video again that was made, and does not order another', async () => {
    let asked = 0
    first.content = (response, request) => {
      asked += 1
      if (asked === 1) return sends(503, { error: { message: 'busy' } })(response, request)
      response.writeHead(200, { 'content-type': 'video/mp4' }).end(mp4())
    }
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect([first.orders.length, second.orders.length]).toEqual([1, 0])
  })

  it('is refused where a provider declines the prompt', async () => {
    first.states = ['declined']
    expect(await refusalOf(fromText())).toMatchObject({ status: 400, code: 'moderation_blocked' })
    expect(second.orders).toHaveLength(0)
  })

  const BLOCKED = 'Your request was blocked by our moderation system.'
  it.each<[string, object]>([
    ['a type', { error: { type: 'content_policy_violation', message: 'No.' } }],
    ['words', { error: { code: null, message: BLOCKED } }],
    ['words alone', { error: BLOCKED }],
    ['a reason', { error: null, reason: BLOCKED }],
  ])('is refused where a provider declines the prompt by %s', async (_how, more) => {
    first.order = sends(200, { id: 'video_1', status: 'failed', ...more })
    expect(await refusalOf(fromText())).toMatchObject({ status: 400, code: 'content_policy_violation' })
    expect(second.orders).toHaveLength(0)
  })

  it('is refused where a look at it says that the prompt was declined', async () => {
    first.states = ['queued']
    first.looks = [sends(400, { error: { code: 'moderation_blocked', message: 'Blocked.' } })]
    expect(await refusalOf(fromText())).toMatchObject({ status: 400, code: 'moderation_blocked' })
    expect(second.orders).toHaveLength(0)
  })

  it('opens no circuit where the request is to blame for a video that was not made', async () => {
    first.order = sends(200, {
      id: 'v',
      status: 'failed',
      error: { code: 'invalid_request', message: 'No.' },
    })
    for (let at = 0; at < 12; at++) await fromText()
    expect([first.orders.length, second.orders.length]).toEqual([12, 12])
  })

  it('tells a refusal at once, though the request does not wait for the video', async () => {
    first.order = sends(400, { error: { message: 'No such size.', param: 'size', code: 'invalid_size' } })
    expect(await refusalOf(fromText({ wait_seconds: 0 }))).toMatchObject({
      status: 400,
      param: 'size',
      code: 'invalid_size',
    })
    expect(await gateway.rows(client)).toMatchObject([{ status: 400, cost_idr: '0' }])
  })

  it('tells a refusal that comes later at the reference, as the caller’s mistake', async () => {
    first.states = ['in_progress', 'declined']
    const { url } = await fromText({ wait_seconds: 0 })
    await eventually(async () => expect((await fetch(url)).status).toBe(400))
    expect(await (await fetch(url)).json()).toMatchObject({
      status: 'failed',
      error: { type: 'invalid_request_error', param: null, code: 'moderation_blocked' },
    })
    expect(await gateway.rows(client)).toMatchObject([{ status: 400, cost_idr: '0' }])
  })

  it.each<[string, (provider: VideoProvider) => void]>([
    ['fails', (provider) => void (provider.states = ['in_progress', 'failed'])],
    ['never ends', (provider) => void (provider.states = ['in_progress'])],
    ['has a state that is none', (provider) => void (provider.states = ['on holiday'])],
    ['is JSON', (provider) => void (provider.content = sends(200, { url: 'elsewhere' }))],
    [
      'is empty',
      (provider) =>
        void (provider.content = (response) =>
          void response.writeHead(200, { 'content-type': 'video/mp4' }).end()),
    ],
    [
      'is a page that says it is a video',
      (provider) =>
        void (provider.content = (response) =>
          void response.writeHead(200, { 'content-type': 'video/mp4' }).end('<html>'.repeat(100))),
    ],
    [
      'has another type than it says',
      (provider) =>
        void (provider.content = (response) =>
          void response.writeHead(200, { 'content-type': 'video/webm' }).end(mp4())),
    ],
    [
      'is an error with 200',
      (provider) => void (provider.order = sends(200, { error: { message: 'no credit' } })),
    ],
    [
      'has an id that leads elsewhere',
      (provider) => void (provider.order = sends(200, { id: '../models', status: 'queued' })),
    ],
  ])('asks the next provider where a video %s', async (_what, misbehave) => {
    misbehave(first)
    expect(await fromText()).toMatchObject({ status: 'completed' })
    expect(second.orders).toHaveLength(1)
  })

  it('ends with its request where nobody waits any more, and charges nothing', async () => {
    first.states = ['in_progress']
    const abort = new AbortController()
    const call = client.post('/text-to-video', { body: { prompt: 'x' }, signal: abort.signal })
    await eventually(() => expect(first.orders).toHaveLength(1))
    abort.abort()
    await refusalOf(call)
    await eventually(async () =>
      expect(await gateway.rows(client)).toMatchObject([{ status: 499, cost_idr: '0' }]),
    )
    expect(second.orders).toHaveLength(0)
  })

  it.each([
    ['prompt', { prompt: '' }],
    ['prompt', { prompt: 'a boat \udc4b' }],
    ['seconds', { seconds: 0 }],
    ['seconds', { seconds: 61 }],
    ['seconds', { seconds: 'long' }],
    ['size', { size: 'big' }],
    ['wait_seconds', { wait_seconds: 61 }],
  ])('refuses a wrong %s in words', async (param, more) => {
    const error = await refusalOf(fromText(more))
    expect(error).toMatchObject({ status: 400, param })
    expect(error.message).not.toMatch(/[\\^$|]/)
  })

  it('says of a length that is too much how much it may be', async () => {
    expect((await refusalOf(fromText({ seconds: 61 }))).message).toBe(
      "400 Invalid 'seconds': integer above maximum value. Expected a value <= 60, but got 61 instead.",
    )
  })

  it('tells a plan without videos which one makes them', async () => {
    client = await gateway.client('premier')
    const error = await refusalOf(fromText())
    expect(error).toMatchObject({ status: 403, code: 'plan_required' })
    expect(error.message).toContain('platinum')
  })
})

describe('POST /image-to-video', () => {
  it('sends the picture along as a form, whether as a data URL or as base64', async () => {
    const png = await picture()
    const digits = png.toString('base64')
    for (const image of [`data:image/png;base64,${digits}`, digits])
      expect(await fromImage(image, { prompt: 'it "moves"\r\n--x' })).toMatchObject({ status: 'completed' })
    expect(first.orders).toHaveLength(2)
    for (const order of first.orders) {
      expect(order.fields).toEqual({ model: 'vendor/filmer:free', prompt: 'it "moves"\r\n--x', seconds: '4' })
      expect(order.file).toEqual({ name: 'still.png', type: 'image/png', bytes: png })
    }
  })

  it('takes no picture from what calls itself something else', async () => {
    const error = await refusalOf(fromImage(`data:text/html;base64,${(await picture()).toString('base64')}`))
    expect(error).toMatchObject({ status: 400, param: 'image', code: 'invalid_value' })
    expect(error.message).toContain('text/html')
  })

  it('fetches a picture through the guard', async () => {
    const png = await picture()
    first.still = png
    await fromImage(`${first.baseUrl}/still.png`)
    expect(first.orders[0]?.file?.bytes).toEqual(png)
  })

  it.each([
    ['no picture', Buffer.from('hello there, no picture').toString('base64')],
    ['no base64', 'not a picture!'],
    ['no data URL', 'data:image/png,abc'],
    ['an empty data URL', 'data:image/png;base64,'],
    ['a page', `data:text/html;base64,${Buffer.from('<h1>Hi</h1>').toString('base64')}`],
    ['a private address', 'http://169.254.169.254/latest'],
    ['an address where nobody is', 'http://127.0.0.1:1/x.png'],
  ])('refuses %s with 400 that names the field, and charges nothing', async (_what, image) => {
    const error = await refusalOf(fromImage(image))
    expect(error).toMatchObject({ status: 400, param: 'image', code: 'invalid_value' })
    expect(first.orders).toHaveLength(0)
    expect(await gateway.rows(client)).toMatchObject([{ status: 400, cost_idr: '0' }])
  })

  it('refuses 100 MB', async () => {
    expect(await refusalOf(fromImage('A'.repeat(100 * 1024 * 1024)))).toMatchObject({
      status: 413,
      code: 'request_too_large',
    })
  })
})
