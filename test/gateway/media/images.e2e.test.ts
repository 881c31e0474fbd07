import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import type OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, startGateway, type TestGateway } from '../../support/gateway.js'
import {
  resets,
  sends,
  sendsHtml,
  startProvider,
  truncates,
  type Behaviour,
  type ScriptedProvider,
} from '../../support/provider.js'
import { picture } from './files.js'

let first: ScriptedProvider
let second: ScriptedProvider
let gateway: TestGateway
let client: OpenAI
let png: Buffer
const pictures = createServer()

const image = (bytes: Buffer, more: object = {}): Behaviour =>
  sends(200, { created: 1, data: [{ b64_json: bytes.toString('base64'), ...more }] })

const entry = (id: string, { baseUrl }: ScriptedProvider, weight: number) => ({
  id,
  base_url: baseUrl,
  free: 'suffix',
  kinds: ['images'],
  weight,
  timeout: { first_byte_ms: 3000 },
})

beforeAll(async () => {
  png = await picture()
  const models = [{ id: 'vendor/painter:free' }]
  ;[first, second] = await Promise.all([startProvider({ models }), startProvider({ models })])
  pictures.listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  gateway = await startGateway([], { environment: { EGRESS_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await gateway.stop()
  await Promise.all([first.close(), second.close()])
  pictures.close()
})
beforeEach(async () => {
  client = await gateway.client('premier')
  first.received.length = 0
  second.received.length = 0
  first.fallback = image(png)
  second.fallback = image(png)
  // Others than before, so that no cool-down of another test is left.
  const run = randomBytes(4).toString('hex')
  await gateway.configure([entry(`first-${run}`, first, 1_000_000), entry(`second-${run}`, second, 1)])
  await gateway.service.reload()
})

const generate = (more: Partial<OpenAI.Images.ImageGenerateParamsNonStreaming> = {}) =>
  client.images.generate({ prompt: 'a blue square', model: 'vendor/painter', ...more })

describe('POST /images/generations', () => {
  it('gives an address, at which the picture is, and lists it', async () => {
    first.fallback = image(png, { revised_prompt: 'a very blue square' })
    const { created, data } = await generate({ size: '256x256', quality: 'hd', user: 'someone' })
    expect(created).toBeGreaterThan(1_700_000_000)
    expect(data?.[0]?.revised_prompt).toBe('a very blue square')
    const file = await fetch(data?.[0]?.url ?? '')
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png)
    expect(first.received[0]?.path).toBe('/v1/images/generations')
    expect(first.received[0]?.body).toEqual({
      prompt: 'a blue square',
      model: 'vendor/painter:free',
      size: '256x256',
      quality: 'hd',
      user: 'someone',
      response_format: 'b64_json',
    })
    const assets = await client.get<{
      data: { kind: string; model: string; mime: string; bytes: number; url: string }[]
    }>('/assets')
    expect(assets.data).toMatchObject([
      { kind: 'image', model: 'vendor/painter', mime: 'image/png', bytes: png.length },
    ])
    expect((await fetch(assets.data[0]?.url ?? '')).status).toBe(200)
  })

  it.each<[string, object, string[]]>([
    ['both without a format, so that clients of either habit work', {}, ['b64_json', 'url']],
    ['both with null', { response_format: null }, ['b64_json', 'url']],
    ['the address alone', { response_format: 'url' }, ['url']],
    ['the bytes alone', { response_format: 'b64_json' }, ['b64_json']],
  ])('gives %s', async (_what, more, members) => {
    const { data } = await generate(more)
    const made = data?.[0] ?? {}
    expect(Object.keys(made).toSorted()).toEqual(members)
    if (made.b64_json !== undefined) expect(made.b64_json).toBe(png.toString('base64'))
    if (made.url !== undefined) expect(Buffer.from(await (await fetch(made.url)).arrayBuffer())).toEqual(png)
  })

  it('gives bytes, and asks one that makes fewer at once for the rest; each is charged', async () => {
    const { data } = await generate({ n: 3, response_format: 'b64_json' })
    expect(data?.map(({ b64_json: digits }) => digits)).toEqual(Array(3).fill(png.toString('base64')))
    expect(first.received.map(({ body }) => body?.['n'])).toEqual([3, 2, undefined])
    const [row] = await gateway.rows(client)
    // 3 x 120 IDR, plans.yaml's premier.
    expect(row).toMatchObject({ endpoint: '/images/generations', status: 200, cost_idr: '360' })
  })

  it('takes the first model that makes images where none is named', async () => {
    const { data } = await client.images.generate({ prompt: 'x' })
    expect(data).toHaveLength(1)
  })

  it('fetches what the provider put elsewhere', async () => {
    const jpeg = await picture('jpeg')
    pictures.once('request', (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg; charset=binary' }).end(jpeg)
    })
    const { port } = pictures.address() as AddressInfo
    first.fallback = sends(200, { data: [{ url: `http://127.0.0.1:${port}/made.jpg` }] })
    const { data } = await generate({ response_format: 'b64_json' })
    expect(data?.[0]?.b64_json).toBe(jpeg.toString('base64'))
  })

  it.each(['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded'])(
    'fetches a picture that its server calls %s',
    async (type) => {
      pictures.once('request', (_request, response) => {
        response.writeHead(200, { 'content-type': type }).end(png)
      })
      const { port } = pictures.address() as AddressInfo
      first.fallback = sends(200, { data: [{ url: `http://127.0.0.1:${port}/made` }] })
      const { data } = await generate({ response_format: 'b64_json' })
      expect(data?.[0]?.b64_json).toBe(png.toString('base64'))
      expect(second.received).toHaveLength(0)
    },
  )

  it('asks again without the format that a model refuses to be asked for', async () => {
    first.script(
      sends(400, { error: { message: "Unknown parameter: 'response_format'.", param: 'response_format' } }),
    )
    await generate()
    expect(first.received[1]?.body).not.toHaveProperty('response_format')
    expect(second.received).toHaveLength(0)
  })

  it.each([
    ["Invalid 'n': integer above maximum value. Expected a value <= 1, but got 3 instead.", 'n'],
    ['You must provide n=1 for this model.', null],
  ])('asks for one at a time where a model makes no more: %s', async (message, param) => {
    first.fallback = (response, request) =>
      (request.body?.['n'] === undefined ? image(png) : sends(400, { error: { message, param } }))(
        response,
        request,
      )
    expect((await generate({ n: 3 })).data).toHaveLength(3)
    expect(first.received.map(({ body }) => body?.['n'])).toEqual([3, undefined, undefined, undefined])
    expect(second.received).toHaveLength(0)
  })

  it('counts each call in the provider’s budget', async () => {
    const run = randomBytes(4).toString('hex')
    const budgeted = { ...entry(`first-${run}`, first, 1_000_000), budget: { requests_per_day: 2 } }
    await gateway.configure([budgeted, entry(`second-${run}`, second, 1)])
    await gateway.service.reload()
    expect((await generate({ n: 3 })).data).toHaveLength(3)
    expect([first.received.length, second.received.length]).toEqual([2, 3])
  })

  it.each<[string, () => Behaviour | Promise<Behaviour>]>([
    ['a page', () => sendsHtml],
    ['an empty body', () => sends(200, '')],
    ['an error with 200', () => sends(200, { error: { message: 'out of credit', code: 402 } })],
    ['an error with 500', () => sends(500, { error: { message: 'boom' } })],
    ['no list', () => sends(200, { created: 1 })],
    ['an empty list', () => sends(200, { data: [] })],
    ['no image in the list', () => sends(200, { data: [{}] })],
    ['something else in the list', () => sends(200, { data: ['x'] })],
    ['wrong base64', () => sends(200, { data: [{ b64_json: '!!!!' }] })],
    ['base64 of no picture', () => image(Buffer.from('hello there, this is no picture'))],
    ['half a picture', async () => image((await picture('png', 400)).subarray(0, 300))],
    ['an SVG', () => image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
    [
      'another type than it says',
      async () =>
        sends(200, {
          data: [{ url: `data:image/png;base64,${(await picture('jpeg')).toString('base64')}` }],
        }),
    ],
    [
      'another type than the answer says',
      () => sends(200, { output_format: 'webp', data: [{ b64_json: png.toString('base64') }] }),
    ],
    ['more pixels than anybody needs', () => image(bomb())],
    ['a private address', () => sends(200, { data: [{ url: 'http://169.254.169.254/latest/meta-data' }] })],
    ['no address', () => sends(200, { data: [{ url: 'file:///etc/passwd' }] })],
    ['a reset', () => resets],
    ['a body that is cut off', () => truncates],
    ['nothing for too long', () => () => undefined],
  ])('asks the next provider after %s', async (_what, behaviour) => {
    first.fallback = await behaviour()
    const { data } = await generate({ response_format: 'b64_json' })
    expect(data?.[0]?.b64_json).toBe(png.toString('base64'))
    expect(second.received).toHaveLength(1)
  })

  // RFC 4648, 4 and 5; RFC 2045, 6.8; RFC 2397, whose scheme is case-insensitive (RFC 3986, 3.1).
  it.each<[string, (digits: string) => object]>([
    ['in lines', (digits) => ({ b64_json: digits.replace(/.{76}/g, '$&\r\n') })],
    ['with spaces', (digits) => ({ b64_json: ` ${digits.replace(/.{76}/g, '$& ')}\t` })],
    [
      'in the alphabet for addresses, without padding',
      (digits) => ({ b64_json: Buffer.from(digits, 'base64').toString('base64url') }),
    ],
    ['as a data URL', (digits) => ({ b64_json: `data:image/png;base64,${digits}` })],
    ['as a data URL in capitals', (digits) => ({ url: `DATA:image/png;BASE64,${digits}` })],
    ['beside an empty address', (digits) => ({ b64_json: digits, url: '' })],
  ])('reads bytes %s', async (_what, write) => {
    first.fallback = sends(200, { data: [write(png.toString('base64'))] })
    const { data } = await generate({ response_format: 'b64_json' })
    expect(data?.[0]?.b64_json).toBe(png.toString('base64'))
    expect(second.received).toHaveLength(0)
  })

  // SiliconFlow's API reference, "Create image": `{images: [{url}], timings, seed}`.
  it('reads a list called `images`, and one beside a word of success or an empty error', async () => {
    const made = [{ b64_json: png.toString('base64') }]
    for (const answer of [
      { images: made, timings: { inference: 1 }, seed: 1 },
      { code: 0, message: 'success', data: made },
      { error: { message: '', type: '', code: null }, data: made },
    ]) {
      first.fallback = sends(200, answer)
      await generate()
    }
    expect(second.received).toHaveLength(0)
  })

  it.each<[string, object]>([
    ['a code', { error: { code: 400, message: 'Bad size.' } }],
    ['a code as text', { error: { code: '422', message: 'Bad size.' } }],
    ['a type', { error: { type: 'invalid_request_error', code: null, message: 'Bad size.' } }],
    ['a word of its own', { error: { code: 'content_policy_violation', message: 'Rejected.' } }],
    ['a code and no object', { code: 400, message: 'Bad size.', data: null }],
  ])('opens no circuit for an error with 200 that blames the request by %s', async (_how, body) => {
    first.fallback = sends(200, body)
    for (let at = 0; at < 12; at++) await generate({ response_format: 'url' })
    expect([first.received.length, second.received.length]).toEqual([12, 12])
  })

  it('tells the operator, and nobody else, what lets a provider’s private host through', async () => {
    first.fallback = second.fallback = sends(200, { data: [{ url: 'http://10.20.30.40/made.png' }] })
    gateway.service.logs.length = 0
    const error = await refusalOf(generate())
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(error.message).not.toMatch(/EGRESS_ALLOW|10\.20/)
    const told = gateway.service.logs.filter((line) => line.includes('attempt failed'))
    for (const line of told)
      expect((JSON.parse(line) as { reason: string }).reason).toBe(
        "an image's address cannot be fetched: 10.20.30.40 is a private or local address, which EGRESS_ALLOW can let through",
      )
    expect(told.length).toBeGreaterThan(0)
  })

  it('passes on a refusal that is the caller’s fault, and charges nothing', async () => {
    first.fallback = sends(400, {
      error: { message: 'Your prompt was rejected.', code: 'content_policy_violation' },
    })
    const error = await refusalOf(generate())
    expect(error).toMatchObject({ status: 400, code: 'content_policy_violation' })
    expect(second.received).toHaveLength(0)
    expect(await gateway.rows(client)).toMatchObject([{ status: 400, cost_idr: '0' }])
  })

  it('tells clients not to try again what all providers blame on the request with 200', async () => {
    first.fallback = second.fallback = sends(200, { error: { code: 400, message: 'Bad size.' } })
    const error = await refusalOf(generate())
    expect(error).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(error.headers?.get('x-should-retry')).toBe('false')
    expect([first.received.length, second.received.length]).toEqual([1, 1])
  })

  it('is 502 when nobody makes a whole picture, and charges nothing', async () => {
    first.fallback = second.fallback = sends(200, { data: [{ b64_json: '' }] })
    expect(await refusalOf(generate())).toMatchObject({ status: 502, code: 'upstream_failed' })
    expect(await client.get<{ data: unknown[] }>('/assets')).toMatchObject({ data: [] })
  })

  it.each([
    ['prompt', { prompt: '' }],
    ['prompt', { prompt: '  \n ' }],
    ['prompt', { prompt: 'x'.repeat(32_001) }],
    ['n', { n: 0 }],
    ['n', { n: 11 }],
    ['size', { size: 'large' as '256x256' }],
    ['response_format', { response_format: 'png' as 'url' }],
    ['stream', { stream: true as never }],
  ])('refuses a wrong %s', async (param, more) => {
    expect(await refusalOf(generate(more))).toMatchObject({ status: 400, param })
    expect(first.received).toHaveLength(0)
  })

  it('tells a plan without images which one makes them', async () => {
    const free = await gateway.client('free')
    const error = await refusalOf(free.images.generate({ prompt: 'x' }))
    expect(error).toMatchObject({ status: 403, code: 'plan_required' })
    expect(error.message).toContain('live')
  })

  it('is 404 where no provider makes images', async () => {
    await gateway.configure([{ id: 'talker', base_url: first.baseUrl, free: 'suffix' }])
    await gateway.service.reload()
    expect(await refusalOf(client.images.generate({ prompt: 'x' }))).toMatchObject({
      status: 404,
      code: 'model_not_found',
    })
    expect(await refusalOf(generate())).toMatchObject({ status: 400, code: 'model_not_supported' })
  })
})

/** The picture with an IHDR (PNG, 11.2.1) that says 20,000 x 20,000 pixels. */
const bomb = (): Buffer => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(20_000, 16)
  bytes.writeUInt32BE(20_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
