// Loaded into the server before it starts: tells over IPC what it did since the last question.
import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

// Server time is from the moment that a request's head was parsed to the one in which its whole answer is handed to the
// connection: key, quota, routing, validation, handler, journal and envelope. The client, the parsing of the head and the
// system's own sending are not in it: on a virtual machine the call that sends takes half a millisecond by itself. It is
// told twice: by the clock, and as the processor time that all threads of the server spent meanwhile, which other work on
// the machine does not stretch, and which leaves out the pool.
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const started = new WeakMap()
let served = []
subscribe('http.server.request.start', ({ request }) => {
  started.set(request, { clock: performance.now(), processor: processorMs() })
})
const { end } = ServerResponse.prototype
ServerResponse.prototype.end = function (...args) {
  const begun = started.get(this.req)
  if (begun !== undefined) {
    served.push({ clockMs: performance.now() - begun.clock, processorMs: processorMs() - begun.processor })
    started.delete(this.req)
  }
  return end.apply(this, args)
}

process.on('message', (message) => {
  if (message !== 'read') return
  process.send({
    // The histogram counts the timer's own interval.
    delayMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
    rssBytes: process.memoryUsage.rss(),
    served,
  })
  delay.reset()
  served = []
})
process.channel.unref()

// A bench that fails leaves no server behind.
process.on('disconnect', () => process.exit())
