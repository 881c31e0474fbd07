import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { endWithTest, once as onlyOnce } from './end-with-test.js'

/** One request as the provider received it. */
export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** The parsed JSON body; `undefined` where there was none. */
  body: Record<string, unknown> | undefined
  /** Resolves when the caller closes the connection before the answer's end. */
  abandoned: Promise<void>
}

/** How a provider answers one request. */
export type Behaviour = (response: ServerResponse, request: Received) => void | Promise<void>

/** An OpenAI-compatible provider on loopback that answers as it is told. */
export interface ScriptedProvider {
  /** To be used as `base_url`. */
  baseUrl: string
  /** Every chat request so far. */
  received: Received[]
  /** TCP connections accepted so far. */
  connections(): number
  /** What the next chat requests get, one each; afterwards `fallback` again. */
  script(...behaviours: Behaviour[]): void
  /** What chat requests get while there is no script. */
  fallback: Behaviour
  /** What `GET /models` gets. */
  models: Behaviour
  close(): Promise<void>
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown> | undefined> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return pieces.length === 0
    ? undefined
    : (JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>)
}

export const startProvider = async (
  options: { models?: readonly unknown[]; chat?: Behaviour } = {},
): Promise<ScriptedProvider> => {
  const scripted: Behaviour[] = []
  const received: Received[] = []
  let connections = 0
  const provider = {
    received,
    connections: () => connections,
    script: (...behaviours: Behaviour[]) => void scripted.push(...behaviours),
    fallback: options.chat ?? answers('Hello from the provider.'),
    models: sends(200, {
      object: 'list',
      data: options.models ?? [{ id: 'vendor/small:free', object: 'model' }],
    }),
  }
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const entry: Received = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: await readBody(request),
        abandoned: once(response, 'close').then(() =>
          response.writableFinished ? new Promise<void>(() => undefined) : undefined,
        ),
      }
      if (entry.method === 'GET') return provider.models(response, entry)
      received.push(entry)
      return (scripted.shift() ?? provider.fallback)(response, entry)
    }
    answer().catch(() => response.destroy())
  })
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = onlyOnce(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  endWithTest(close)
  return Object.assign(provider, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close,
  })
}

const usageOf = (text: string) => ({
  prompt_tokens: 11,
  completion_tokens: text.split(' ').length,
  total_tokens: 11 + text.split(' ').length,
})

/** A chunk of a stream as its JSON text. */
export const chunk = (delta: object, finish: string | null = null, more: object = {}): string =>
  JSON.stringify({
    id: 'upstream-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'theirs',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...more,
  })

/** The events of a whole streamed answer, word by word, with OpenAI's usage chunk. */
export const eventsOf = (text: string): string[] => [
  chunk({ role: 'assistant', content: '' }),
  ...text.split(/(?<= )/).map((word) => chunk({ content: word })),
  chunk({}, 'stop'),
  JSON.stringify({ choices: [], usage: usageOf(text) }),
  '[DONE]',
]

export const completionOf = (text: string, more: object = {}): object => ({
  id: 'upstream-1',
  object: 'chat.completion',
  created: 1,
  model: 'theirs',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: usageOf(text),
  ...more,
})

const eventStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** JSON (or a text as it is) with a status. */
export const sends =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** A good answer, plain or streamed as the request asks. */
export const answers =
  (text: string): Behaviour =>
  (response, request) =>
    request.body?.['stream'] === true
      ? streams(eventsOf(text))(response, request)
      : sends(200, completionOf(text))(response, request)

/** Events one after another, then the end. `pauseMs` between two. */
export const streams =
  (events: readonly string[], pauseMs = 0): Behaviour =>
  async (response) => {
    eventStream(response)
    for (const data of events) {
      if (response.destroyed) return
      response.write(`data: ${data}\n\n`)
      if (pauseMs > 0) await delay(pauseMs)
    }
    response.end()
  }

/** Exactly these bytes as an event stream, a piece at a time. */
export const writes =
  (pieces: readonly (string | Uint8Array)[], pauseMs = 1): Behaviour =>
  async (response) => {
    eventStream(response)
    for (const piece of pieces) {
      if (response.destroyed) return
      response.write(piece)
      await delay(pauseMs)
    }
    response.end()
  }

/** Nothing ever comes, not even headers. */
export const hangs: Behaviour = () => undefined

/** Some events, then silence on an open connection. */
export const hangsAfter =
  (events: readonly string[]): Behaviour =>
  (response) => {
    eventStream(response)
    for (const data of events) response.write(`data: ${data}\n\n`)
  }

/** Half of a plain answer, then silence. */
export const hangsMidBody: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"choices": [{"index": 0, "message": {"role": "assis')
}

/** The connection is reset before anything is sent. */
export const resets: Behaviour = (response) => void response.socket?.resetAndDestroy()

/** Some events, then a reset. */
export const resetsAfter =
  (events: readonly string[]): Behaviour =>
  async (response) => {
    eventStream(response)
    for (const data of events) response.write(`data: ${data}\n\n`)
    await delay(20)
    response.socket?.resetAndDestroy()
  }

/** A plain answer that is shorter than its Content-Length says. */
export const truncates: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"choices": [')
  setTimeout(() => response.destroy(), 10)
}

/** The error page of a proxy, with 200. */
export const sendsHtml: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Just a moment...</title>')
}

export const redirects =
  (location: string): Behaviour =>
  (response) => {
    response.writeHead(302, { location })
    response.end()
  }

/** JSON under a content encoding. */
export const compresses =
  (encoding: 'gzip' | 'br', body: object): Behaviour =>
  (response) => {
    const bytes = Buffer.from(JSON.stringify(body))
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
    response.end(encoding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes))
  }

/** A plain answer a few bytes at a time. */
export const drips =
  (body: object, pauseMs: number): Behaviour =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    for (const piece of JSON.stringify(body).match(/.{1,40}/gs) ?? []) {
      response.write(piece)
      await delay(pauseMs)
    }
    response.end()
  }
