/** Loaded into the service: profiles its main thread between the messages `start` and `stop`, and says what it holds
 * after a collection of garbage on `collect`. */
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()

const obey = async (message) => {
  if (message === 'collect') {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send(heapUsed + external)
  }
  if (message === 'start') {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
    process.send('started')
  }
  if (message === 'stop') {
    const { profile } = await session.post('Profiler.stop')
    process.send(profile)
  }
}

process.on('message', (message) => void obey(message))
process.channel?.unref()
