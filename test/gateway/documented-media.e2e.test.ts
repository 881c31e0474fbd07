import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract } from '#contract'
import { startGateway, type TestGateway } from '../support/gateway.js'
import { sends, startProvider, type ScriptedProvider } from '../support/provider.js'
import { picture } from './media/files.js'

const isInstalled = (program: string, option: string): boolean => spawnSync(program, [option]).status === 0
const hasEngines =
  isInstalled('espeak-ng', '--version') &&
  isInstalled('fc-match', '--version') &&
  isInstalled('ffmpeg', '-version')
if (!hasEngines)
  process.stderr.write(
    'The documented films and speech are not made: apt-get install espeak-ng ffmpeg fontconfig fonts-dejavu-core\n',
  )

/** Where the documented request has its picture; a server of the test stands in for it. */
const PUBLIC_PICTURE = 'https://pictures.example/boat.png'

let painter: ScriptedProvider
let gateway: TestGateway
let key: string
const pictures = createServer()

const documentedBody = (path: string): string => {
  const { requestBody } = readContract().paths[path]?.post as unknown as {
    requestBody: { content: { 'application/json': { example: object } } }
  }
  const { port } = pictures.address() as AddressInfo
  return JSON.stringify(requestBody.content['application/json'].example).replace(
    PUBLIC_PICTURE,
    `http://127.0.0.1:${port}/boat.png`,
  )
}

// In tests the server holds each answer against the contract before it is sent, and answers 500 where they differ.
const post = async (path: string): Promise<Response> => {
  const response = await fetch(`${gateway.service.gatewayUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: documentedBody(path),
  })
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

/** The file at an address that was answered. */
const fileAt = async (url: unknown): Promise<{ type: string | null; bytes: Buffer }> => {
  const response = await fetch(String(url))
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

beforeAll(async () => {
  const png = await picture()
  pictures.on('request', (_request, response) => response.setHeader('content-type', 'image/png').end(png))
  pictures.listen(0, '127.0.0.1')
  await once(pictures, 'listening')
  painter = await startProvider({ models: [{ id: 'vendor/painter:free' }] })
  painter.fallback = sends(200, { created: 1, data: [{ b64_json: png.toString('base64') }] })
  gateway = await startGateway(
    [
      { id: 'painter', base_url: painter.baseUrl, free: 'suffix', kinds: ['images'] },
      { id: 'local-speech', kind: 'local', kinds: ['speech'] },
      { id: 'local-video', kind: 'local', kinds: ['videos'] },
    ],
    { environment: { EGRESS_ALLOW: '127.0.0.1' } },
  )
  key = await gateway.service.key('gateway', 'unlimited')
})
afterAll(async () => {
  await gateway.stop()
  await painter.close()
  pictures.close()
})

it('/images/generations takes its documented example', async () => {
  const { data } = (await (await post('/images/generations')).json()) as { data: { url: string }[] }
  expect(await fileAt(data[0]?.url)).toEqual({ type: 'image/png', bytes: await picture() })
})

describe.skipIf(!hasEngines)('on this machine', () => {
  it('/audio/speech takes its documented example', async () => {
    const response = await post('/audio/speech')
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    // An MP3 begins with a tag (ID3v2.4.0, 3.1) or with the sync word of a frame (ISO 11172-3, 2.4.1.3).
    const head = Buffer.from(await response.arrayBuffer()).subarray(0, 3)
    expect(head.toString('latin1') === 'ID3' || head.readUInt16BE() >= 0xffe0).toBe(true)
  })

  it.each(['/text-to-video', '/image-to-video'])('%s takes its documented example', async (path) => {
    const video = (await (await post(path)).json()) as Record<string, unknown>
    expect(video).toMatchObject({ object: 'video', status: 'completed', seconds: 4 })
    const { type, bytes } = await fileAt(video['url'])
    // Its first box is the type of the file: ISO 14496-12, 4.3.
    expect([type, bytes.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp'])
  })
})
