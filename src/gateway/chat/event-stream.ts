import { Readable } from 'node:stream'
import type { Soon } from '#flow'

/** One event with its blank line. */
export const event = (data: string): string => `data: ${data}\n\n`

const COMMENT = ': keep-alive\n\n'

/** Sends a text. The promise, where there is one, resolves when there is room for more. @throws where nobody reads any more */
export type Send = (text: string) => Soon<void>

/** Thrown to whoever would send to a reader that is gone. */
const GONE = new Error('nobody reads the stream any longer')

/**
 * Texts as a byte stream with back-pressure: their source is asked for more only when there is room. While it is idle
 * a comment goes out every `heartbeatMs`, so that no intermediary takes the connection for dead. A reader who takes
 * nothing for `stallMs` is dropped, because it would occupy a provider's place for as long as it likes.
 *
 * @param source sends the texts, and does not throw but for what sending throws
 */
export const toEventStream = (
  source: (send: Send) => Promise<void>,
  {
    heartbeatMs,
    stallMs,
    isLate,
    onClose,
  }: {
    heartbeatMs: number
    stallMs: number
    /** Begins with a comment. */ isLate: boolean
    /** Runs once when the stream has ended or is destroyed. */ onClose: () => void
  },
): Readable => {
  let resume = (): void => undefined
  const stream = new Readable({
    highWaterMark: 16 * 1024,
    read: () => resume(),
  })
  const room = async (): Promise<void> => {
    const stall = setTimeout(() => stream.destroy(new Error(`nothing was read for ${stallMs} ms`)), stallMs)
    await new Promise<void>((resolve) => (resume = resolve))
    clearTimeout(stall)
    if (stream.destroyed) throw GONE
  }
  if (isLate) stream.push(COMMENT)
  const heartbeat = setInterval(() => {
    if (stream.readableLength === 0) stream.push(COMMENT)
  }, heartbeatMs)
  stream.once('close', () => {
    clearInterval(heartbeat)
    onClose()
    resume()
  })
  const send: Send = (text) => {
    if (stream.destroyed) throw GONE
    heartbeat.refresh()
    return stream.push(text) ? undefined : room()
  }
  source(send).then(
    () => {
      clearInterval(heartbeat)
      if (!stream.destroyed) stream.push(null)
    },
    (error: unknown) => {
      if (error !== GONE) stream.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  )
  return stream
}
