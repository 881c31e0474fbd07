// Loaded into the server before it starts: tells over IPC how long its event loop was held up since the last question.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 1
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.on('message', (message) => {
  if (message !== 'read') return
  // The histogram counts the timer's own interval.
  process.send({ delayMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS), rssBytes: process.memoryUsage.rss() })
  delay.reset()
})
process.channel.unref()

// A bench that fails leaves no server behind.
process.on('disconnect', () => process.exit())
