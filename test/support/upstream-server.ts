import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

/** How the local upstream answers. */
export interface LocalAnswer {
  /** Default 200. */
  status?: number
  headers?: Readonly<Record<string, string>>
  /** Sent as it is when a text, else as JSON. */
  body?: unknown
  /** Compresses the body, whatever the request accepts. */
  encoding?: 'gzip' | 'br' | 'deflate'
  /** Before anything is sent. */
  delayMs?: number
  /** Sends nothing at all (`hang`), ends the connection at once (`reset`) or in the middle of the body (`cut`). */
  failure?: 'hang' | 'reset' | 'cut'
}

/** A request as the local upstream received it. */
export interface LocalRequest {
  method: string
  /** Below the base, as it was sent. */
  path: string
  /** As it was sent, with its question mark; `''` without one. */
  search: string
  /** Decoded, in its order. */
  query: readonly (readonly [name: string, value: string])[]
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The JSON of a POST, else null. */
  body: unknown
}

/** What is answered, and to which requests. */
export interface Registration {
  upstream: string
  /** Path below the base, with its query where it has one; a query matches by its decoded names and values, in order. */
  target: string
  /** Members that the JSON of a POST must have. */
  body?: Readonly<Record<string, unknown>>
  /** One after another; the last one stays. */
  answers: readonly LocalAnswer[]
}

/** A server that stands for every public upstream, each below `/<name>/a/base/path`. */
export interface LocalUpstreams {
  url: string
  baseUrl(upstream: string): string
  register(registration: Registration): void
  requests(upstream: string): readonly LocalRequest[]
  /** TCP connections accepted so far. */
  connections(): number
  close(): Promise<void>
}

const BASE_PATH = '/a/base/path'
const ENCODERS = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }

const split = (target: string): [path: string, search: string] => {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return pieces.length === 0 ? null : (JSON.parse(Buffer.concat(pieces).toString()) as unknown)
}

const queryOf = (search: string): [string, string][] => [...new URLSearchParams(search)]

const fits = (registration: Registration, request: LocalRequest): boolean => {
  const [path, search] = split(registration.target)
  const body = request.body as Readonly<Record<string, unknown>> | null
  return (
    path === request.path &&
    isDeepStrictEqual(queryOf(search), request.query) &&
    Object.entries(registration.body ?? {}).every(([name, value]) => isDeepStrictEqual(body?.[name], value))
  )
}

const send = async (response: ServerResponse, answer: LocalAnswer): Promise<void> => {
  if (answer.delayMs !== undefined) await delay(answer.delayMs)
  if (answer.failure === 'hang') return
  if (answer.failure === 'reset') return void response.socket?.resetAndDestroy()
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? null)
  const { encoding } = answer
  const bytes = encoding === undefined ? Buffer.from(text) : ENCODERS[encoding](text)
  response.writeHead(answer.status ?? 200, {
    'content-type': 'application/json',
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    ...answer.headers,
  })
  if (answer.failure !== 'cut') return void response.end(bytes)
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
  setTimeout(() => response.destroy(), 10)
}

/** Starts it on a free loopback port. What nobody registered is answered with 501, so that a forgotten answer shows. */
export const startLocalUpstreams = async (): Promise<LocalUpstreams> => {
  const registrations: { registration: Registration; left: LocalAnswer[] }[] = []
  const requests = new Map<string, LocalRequest[]>()
  let connections = 0

  const register = (registration: Registration): void => {
    registrations.unshift({ registration, left: [...registration.answers] })
  }

  const control = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await readBody(request)) as Registration | null
    if (body !== null) register(body)
    const upstream = (request.url ?? '').slice('/control/'.length)
    await send(response, { body: body === null ? (requests.get(upstream) ?? []) : null })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '', method = '', headers } = request
    if (url.startsWith('/control/')) return control(request, response)
    const [path, search] = split(url)
    const [, upstream = '', below = ''] = /^\/([^/]+)\/a\/base\/path(.*)$/.exec(path) ?? []
    const received: LocalRequest = {
      method,
      path: below,
      search,
      query: queryOf(search),
      headers,
      body: await readBody(request),
    }
    requests.set(upstream, [...(requests.get(upstream) ?? []), received])
    const found = registrations.find(
      ({ registration }) => registration.upstream === upstream && fits(registration, received),
    )
    const next = found !== undefined && found.left.length > 1 ? found.left.shift() : found?.left[0]
    return send(response, next ?? { status: 501, body: { error: 'nothing is registered for this request' } })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    baseUrl: (upstream) => `${url}/${upstream}${BASE_PATH}`,
    register,
    requests: (upstream) => requests.get(upstream) ?? [],
    connections: () => connections,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
