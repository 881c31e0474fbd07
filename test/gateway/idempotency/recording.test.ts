import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { record, type Recorded } from '../../../src/gateway/idempotency/recording.js'

const EVENTS = 'text/event-stream'
const DONE = 'data: [DONE]\n\n'

const recordOf = (
  source: Readable,
  { contentType = EVENTS, mostBytes = 1_000_000, stallMs = 10_000 } = {},
) => {
  const ended: (Recorded | null)[] = []
  const recording = record({ stream: source, contentType }, { mostBytes, stallMs }, (recorded) => {
    ended.push(recorded)
    return Promise.resolve()
  })
  return { ...recording, ended }
}
const bytesOf = ([recorded]: (Recorded | null)[]): string | undefined => recorded?.bytes?.toString()

describe('a recorded stream', () => {
  test('shows its last event only when it is kept', async () => {
    let finish = (): void => undefined
    const kept = new Promise<void>((resolve) => (finish = resolve))
    const source = Readable.from(['data: 1\n\n', DONE], { objectMode: false })
    const { stream } = record(
      { stream: source, contentType: EVENTS },
      { mostBytes: 99, stallMs: 9999 },
      () => kept,
    )
    let seen = ''
    stream.on('data', (piece: Buffer) => (seen += piece.toString()))
    await expect.poll(() => seen).toBe('data: 1\n\n')
    await delay(20)
    expect(seen).toBe('data: 1\n\n')
    finish()
    await expect.poll(() => seen).toBe(`data: 1\n\n${DONE}`)
  })

  test('is read to its end when its reader leaves', async () => {
    const source = new Readable({ read: () => undefined })
    const { stream, done, ended } = recordOf(source)
    source.push('data: 1\n\n')
    await new Promise((resolve) => stream.once('data', resolve))
    stream.destroy()
    source.push(DONE)
    source.push(null)
    await done
    expect(bytesOf(ended)).toBe(`data: 1\n\n${DONE}`)
  })

  test.each([
    ['ends without its last event', (source: Readable) => source.push(null)],
    ['breaks off', (source: Readable) => source.destroy(new Error('reset'))],
  ])('that %s is no answer', async (_, end) => {
    const source = new Readable({ read: () => undefined })
    const { stream, done, ended } = recordOf(source)
    stream.on('error', () => undefined)
    stream.resume()
    source.push('data: 1\n\n')
    end(source)
    await done
    expect(ended).toEqual([null])
  })

  test('is given up for a reader who takes nothing, and kept all the same', async () => {
    const source = new Readable({ read: () => undefined })
    const { stream, done, ended } = recordOf(source, { stallMs: 30 })
    source.push('data: 1\n\n')
    const [error] = await Promise.all([new Promise<Error>((resolve) => stream.once('error', resolve))])
    expect(error.message).toContain('nothing was read')
    source.push(DONE)
    source.push(null)
    await done
    expect(bytesOf(ended)).toBe(`data: 1\n\n${DONE}`)
  })

  test('that is too large to be kept waits for its reader', async () => {
    let pushed = 0
    const source = new Readable({
      highWaterMark: 1024,
      read() {
        pushed += 1
        this.push(pushed > 1000 ? null : Buffer.alloc(10_000, 'x'))
      },
    })
    const { stream, ended } = recordOf(source, { contentType: 'audio/mpeg', mostBytes: 50_000 })
    await delay(50)
    expect(pushed).toBeLessThan(20)
    expect(await text(stream)).toHaveLength(10_000_000)
    expect(ended).toEqual([{ bytes: null }])
  })
})
