import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { event, toEventStream } from '../../../src/gateway/chat/event-stream.js'

const COMMENT = ': keep-alive\n\n'

/** A stream over a source, and what became of the source. */
const open = (
  source: () => AsyncGenerator<string>,
  options: { heartbeatMs?: number; stallMs?: number } = {},
) => {
  const fate = { asked: 0, left: false, closed: 0 }
  const watched = async function* (): AsyncGenerator<string> {
    try {
      for await (const text of source()) {
        fate.asked++
        yield text
      }
    } finally {
      fate.left = true
    }
  }
  const send: Parameters<typeof toEventStream>[0] = async (sendOne) => {
    for await (const text of watched()) await sendOne(text)
  }
  const stream = toEventStream(send, {
    heartbeatMs: 10_000,
    stallMs: 10_000,
    isLate: false,
    onClose: () => fate.closed++,
    ...options,
  })
  return { stream, fate }
}

const readAll = async (stream: AsyncIterable<unknown>): Promise<string> => {
  let text = ''
  for await (const piece of stream) text += String(piece)
  return text
}

const endless = async function* (): AsyncGenerator<string> {
  for (;;) {
    await delay(0)
    yield event('x'.repeat(4096))
  }
}

describe('an event stream', () => {
  test('has the source’s events in their order, and closes once', async () => {
    const { stream, fate } = open(async function* () {
      yield event('1')
      await delay(1)
      yield event('2')
    })
    expect(await readAll(stream)).toBe('data: 1\n\ndata: 2\n\n')
    expect(fate).toEqual({ asked: 2, left: true, closed: 1 })
  })

  test('sends comments while the source is silent, also between two events', async () => {
    let goOn = (): void => undefined
    const { stream } = open(
      async function* () {
        yield event('1')
        await new Promise<void>((resolve) => (goOn = resolve))
        yield event('2')
      },
      { heartbeatMs: 30 },
    )
    let text = ''
    for await (const piece of stream) {
      text += String(piece)
      if (text.split(COMMENT).length > 3) goOn()
    }
    expect(text.split(COMMENT).join('')).toBe('data: 1\n\ndata: 2\n\n')
    expect(text.indexOf(COMMENT)).toBeGreaterThan(text.indexOf('data: 1'))
  })

  test('asks for no more than there is room for', async () => {
    const { stream, fate } = open(endless)
    await delay(100)
    // 16 KiB of buffer at 4 KiB an event, and one that found it full.
    expect(fate.asked).toBeLessThan(8)
    stream.destroy()
  })

  test('leaves the source when it is destroyed', async () => {
    const { stream, fate } = open(endless)
    stream.resume()
    await delay(20)
    stream.destroy()
    await expect.poll(() => fate).toMatchObject({ left: true, closed: 1 })
  })

  test('gives up a reader who takes nothing', async () => {
    const { stream, fate } = open(endless, { stallMs: 50 })
    const failed = new Promise<Error>((resolve) => stream.once('error', resolve))
    expect((await failed).message).toBe('nothing was read for 50 ms')
    await expect.poll(() => fate).toMatchObject({ left: true, closed: 1 })
  })

  test('does not give up a reader because the source is slow', async () => {
    const { stream } = open(
      async function* () {
        await delay(150)
        yield event('1')
      },
      { stallMs: 50 },
    )
    expect(await readAll(stream)).toBe('data: 1\n\n')
  })

  test('ends with the error of a source that fails', async () => {
    const { stream } = open(async function* () {
      yield event('1')
      await delay(1)
      throw new Error('a broken source')
    })
    await expect(readAll(stream)).rejects.toThrow('a broken source')
  })
})
