import { Readable } from 'node:stream'

/** One event with its blank line. */
export const event = (data: string): string => `data: ${data}\n\n`

const COMMENT = ': keep-alive\n\n'

/**
 * Texts as a byte stream with back-pressure: the source is asked for more only when there is room. While it is idle
 * a comment goes out every `heartbeatMs`, so that no intermediary takes the connection for dead. A reader who takes
 * nothing for `stallMs` is dropped, because it would occupy a provider's place for as long as it likes.
 *
 * @param source must not throw; it is left (its `finally` runs) when the stream is destroyed
 */
export const toEventStream = (
  source: AsyncGenerator<string>,
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

  const pump = async (): Promise<void> => {
    for await (const text of source) {
      if (stream.destroyed) return
      heartbeat.refresh()
      if (!stream.push(text)) await room()
      if (stream.destroyed) return
    }
    clearInterval(heartbeat)
    if (!stream.destroyed) stream.push(null)
  }
  pump().catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))))
  return stream
}
