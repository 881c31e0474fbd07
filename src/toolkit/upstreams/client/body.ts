import type { HttpResponse } from '#http-client'
import { UpstreamFailure } from './failure.js'

/**
 * The whole body; never holds more than `mostBytes` of it.
 * @throws UpstreamFailure when it is longer; otherwise what the wire says, or the signal's reason.
 */
export const readBody = async (response: HttpResponse, mostBytes: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of response.body) {
      bytes += piece.length
      if (bytes > mostBytes) throw new UpstreamFailure('refused', 'its answer is too large')
      pieces.push(piece)
    }
  } finally {
    response.discard()
  }
  return Buffer.concat(pieces)
}
