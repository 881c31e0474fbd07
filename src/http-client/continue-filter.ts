/** A status line of 100 (Continue), as far as it goes. */
const CONTINUE = /^HTTP\/1\.[01] 100[ \r\n]/
const LINE_BYTES = 13
const MAX_BYTES = 64 * 1024
/** One that sends nothing else must not be read for ever. */
const MOST = 20

/** Takes out of an answer what says 100 (Continue) before it. */
export interface ContinueFilter {
  /** A new answer is due. */
  begin(): void
  /** What is left of a piece; null where all of it is taken out, or more is needed to tell. */
  pass(piece: Buffer): Buffer | null
}

/** Where the status stands in a line, and its first digit. */
const STATUS_AT = 9
const ONE = 0x31

const mayBecomeOne = (bytes: Buffer): boolean => {
  if (bytes.length > STATUS_AT && bytes[STATUS_AT] !== ONE) return false
  const line = bytes.toString('latin1', 0, LINE_BYTES)
  return (
    CONTINUE.test(line) ||
    (line.length < LINE_BYTES && CONTINUE.test(`${line}${'HTTP/1.1 100 '.slice(line.length)}`))
  )
}

/**
 * Some servers say 100 (Continue) although nobody expects it, which RFC 9110, 15.2 lets a client ignore; undici takes it for
 * a broken answer.
 */
export const createContinueFilter = (): ContinueFilter => {
  let isDue = false
  let taken = 0
  let kept: Buffer | null = null
  const giveAll = (bytes: Buffer): Buffer => {
    isDue = false
    kept = null
    return bytes
  }
  return {
    begin() {
      isDue = true
      taken = 0
      kept = null
    },
    pass(piece) {
      if (!isDue) return piece
      let bytes = kept === null ? piece : Buffer.concat([kept, piece])
      kept = null
      while (bytes.length > 0) {
        if (!mayBecomeOne(bytes) || bytes.length > MAX_BYTES || taken === MOST) return giveAll(bytes)
        const end = bytes.indexOf('\r\n\r\n')
        if (end < 0) {
          kept = bytes
          return null
        }
        taken += 1
        bytes = bytes.subarray(end + 4)
      }
      return null
    },
  }
}
