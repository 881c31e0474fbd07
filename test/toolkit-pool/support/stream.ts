import { createServer, get } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { threadMs } from '../../support/cpu.js'

const EVENT_MS = 10

/** How an event stream went that was served by this thread. */
export interface Smoothness {
  events: number
  /** Most CPU time that this thread used between two events; a busy machine cannot lengthen it. */
  busyMs: number
}

/** Streams events over HTTP, one each 10 ms, while the work goes on and until two more have come after it. */
export const streamBeside = async (work: () => Promise<unknown>): Promise<Smoothness> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write('data: {"choices":[]}\n\n'), EVENT_MS)
    response.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port })
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream]
  const smoothness: Smoothness = { events: 0, busyMs: 0 }
  await once(response, 'data')
  let used = threadMs()
  response.on('data', () => {
    const usedNow = threadMs()
    smoothness.events += 1
    smoothness.busyMs = Math.max(smoothness.busyMs, usedNow - used)
    used = usedNow
  })
  await work()
  for (let more = 0; more < 2; more += 1) await once(response, 'data')
  request.destroy()
  server.close()
  return smoothness
}
