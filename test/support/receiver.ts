import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as an endpoint received it. */
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** What an endpoint answers; `null` never answers. */
export interface Answer {
  status: number
  headers?: Record<string, string>
}

/** An endpoint of webhooks on a loopback port. */
export interface Receiver {
  url: string
  received: Received[]
  /** Answers for the next messages, in order; 204 when there are none. */
  answers: (Answer | null)[]
  close(): Promise<void>
}

export const startReceiver = async (port = 0): Promise<Receiver> => {
  const received: Received[] = []
  const answers: (Answer | null)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      const answer = answers.length > 0 ? answers.shift() : { status: 204 }
      received.push({ path: request.url ?? '', headers: request.headers, body })
      if (answer !== null) response.writeHead(answer?.status ?? 204, answer?.headers).end()
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
