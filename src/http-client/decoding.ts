import { decoderOf } from './decode.js'
import { HttpError, toHttpError } from './http-error.js'
import type { AnswerListener } from './types.js'

/** A listener behind a decoder, which is held back and stopped in its own right: it may be at work past the answer's end. */
export interface Decoding {
  listener: AnswerListener
  hold(): void
  proceed(): void
  /** Nothing more is told. */
  stop(): void
}

/** The server, as the decoder treats it. */
export interface Held {
  abort(): void
  hold(): unknown
  proceed(): unknown
}

/**
 * Takes the content encoding off what a listener is told; null where there is none. The server is held back while the
 * decoder is behind.
 *
 * @param server given up where the body is not in the encoding that it claims
 */
export const decoding = (told: AnswerListener, server: Held, encoding: string): Decoding | null => {
  const decoder = decoderOf(encoding)
  if (decoder === null) return null
  let isOver = false
  const stop = (): void => {
    isOver = true
    decoder?.destroy()
  }
  const fail = (error: HttpError): void => {
    if (isOver) return
    stop()
    server.abort()
    told.fail(error)
  }
  decoder
    ?.on('data', (piece: Buffer) => {
      if (!isOver) told.data(piece)
    })
    .on('end', () => {
      if (isOver) return
      isOver = true
      told.end()
    })
    .on('drain', () => server.proceed())
    .on('error', (error) => fail(toHttpError(error, true)))
  return {
    listener: {
      head(status, headers) {
        if (decoder === undefined) fail(new HttpError('unknown-encoding', 'unknown encoding'))
        else told.head(status, headers)
      },
      data(piece) {
        if (!isOver && decoder?.write(piece) === false) server.hold()
      },
      end() {
        decoder?.end()
      },
      fail,
    },
    hold: () => void decoder?.pause(),
    proceed: () => void decoder?.resume(),
    stop,
  }
}
