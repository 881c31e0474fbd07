import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const EVENT_MS = 10

/** Ticks a second in which Linux counts a thread's time (`USER_HZ`), and the fields of `/proc/<pid>/stat` (proc(5)). */
const TICK_MS = 10
const UTIME = 11
const STIME = 12

/** CPU time of this thread, in milliseconds. */
export const threadMs = (): number => {
  const line = readFileSync('/proc/thread-self/stat', 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[UTIME]) + Number(fields[STIME])) * TICK_MS
}

/** How an event stream went that was served by this thread. */
export interface Smoothness {
  events: number
  /** Longest time between two events, in milliseconds. */
  gapMs: number
  /** Most CPU time that this thread used between two events; a busy machine can't lengthen it. */
  busyMs: number
}

/** Streams events over HTTP, one each 10 ms, while the work goes on and for 100 ms after it. */
export const streamBeside = async (work: () => Promise<unknown>): Promise<Smoothness> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write('data: {"choices":[]}\n\n'), EVENT_MS)
    response.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const request = get({ port: (server.address() as AddressInfo).port })
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream]
  const smoothness: Smoothness = { events: 0, gapMs: 0, busyMs: 0 }
  await once(response, 'data')
  let [at, used] = [performance.now(), threadMs()]
  response.on('data', () => {
    const [now, usedNow] = [performance.now(), threadMs()]
    smoothness.events += 1
    smoothness.gapMs = Math.max(smoothness.gapMs, now - at)
    smoothness.busyMs = Math.max(smoothness.busyMs, usedNow - used)
    at = now
    used = usedNow
  })
  await work()
  await sleep(100)
  request.destroy()
  server.close()
  return smoothness
}
