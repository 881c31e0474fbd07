import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sends, type Behaviour } from '../../support/provider.js'
import { mp4 } from './files.js'

/** An order as the provider received it. */
export interface Order {
  type: string
  fields: Record<string, unknown>
  file?: { name: string; type: string; bytes: Buffer }
}

/** A provider of OpenAI's video API on loopback, whose videos go through these states, the last one again and again. */
export interface VideoProvider {
  baseUrl: string
  orders: Order[]
  states: string[]
  order: Behaviour | null
  /** The order's id as it stands in paths. */
  job: string
  content: Behaviour
  /** How the next looks at the state are answered, one each, before the states are told. */
  looks: Behaviour[]
  still: Buffer
  reset(): void
  close(): Promise<void>
}

const sendsVideo: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'video/mp4' }).end(mp4())
}

/** Forms are read by the runtime's own parser. */
const readOrder = async (type: string, bytes: Buffer): Promise<Order> => {
  if (!type.startsWith('multipart/'))
    return { type, fields: JSON.parse(bytes.toString()) as Record<string, unknown> }
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const order: Order = { type: 'multipart/form-data', fields: {} }
  for (const [name, value] of form) {
    if (typeof value === 'string') order.fields[name] = value
    else order.file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }
  }
  return order
}

export const startVideoProvider = async (): Promise<VideoProvider> => {
  const server = createServer((request, response: ServerResponse) => {
    const answer = async (): Promise<void> => {
      const body = await buffer(request)
      const path = request.url ?? ''
      const behave = (behaviour: Behaviour): unknown => behaviour(response, {} as never)
      if (path === '/v1/models') return void behave(sends(200, { data: [{ id: 'vendor/filmer:free' }] }))
      if (path === '/v1/still.png') return void response.end(provider.still)
      if (path === `/v1/videos/${provider.job}/content`) return void behave(provider.content)
      if (request.method === 'GET' && path !== `/v1/videos/${provider.job}`)
        return void behave(sends(404, { error: { message: 'No such video.' } }))
      if (request.method === 'POST') {
        provider.orders.push(await readOrder(request.headers['content-type'] ?? '', body))
        if (provider.order !== null) return void behave(provider.order)
      } else {
        const look = provider.looks.shift()
        if (look !== undefined) return void behave(look)
      }
      const status = provider.states.length > 1 ? provider.states.shift() : provider.states[0]
      const code = status === 'declined' ? 'moderation_blocked' : 'video_generation_failed'
      const failed = { status: 'failed', error: { code, message: 'It failed.' } }
      const state = status === 'failed' || status === 'declined' ? failed : { status }
      behave(sends(200, { id: 'video_1', object: 'video', ...state }))
    }
    answer().catch(() => response.destroy())
  })
  const provider: VideoProvider = {
    baseUrl: '',
    orders: [],
    states: ['completed'],
    order: null,
    job: 'video_1',
    content: sendsVideo,
    looks: [],
    still: Buffer.alloc(0),
    reset() {
      Object.assign(provider, {
        orders: [],
        states: ['completed'],
        order: null,
        job: 'video_1',
        content: sendsVideo,
        looks: [],
      })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  provider.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return provider
}
