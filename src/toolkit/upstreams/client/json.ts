import { setImmediate } from 'node:timers/promises'
import { UpstreamFailure } from './failure.js'

/** No honest answer is nested deeper, not even a long discussion (two for each reply); what is could not be checked or sent on. */
const MOST_DEPTH = 250
/** Lists and objects in one answer; a million empty ones would hold the event loop for 200 ms. */
const MOST_CONTAINERS = 250_000

const QUOTE = 0x22
const BACKSLASH = 0x5c

/** How much is looked through at once, in about 3 ms. */
const SLICE_BYTES = 1024 * 1024

/**
 * Makes a scanner that is given an answer slice by slice and says whether parsing it is bounded so far in depth and
 * time. It counts brackets outside of strings; wrong JSON is left to the parser.
 */
const createScanner = (): ((slice: Uint8Array) => boolean) => {
  let depth = 0
  let containers = 0
  let inString = false
  let isEscaped = false
  return (slice) => {
    // An iterator would take four times as long.
    for (let index = 0; index < slice.length; index++) {
      const byte = slice[index]
      if (inString) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) inString = false
      } else if (byte === QUOTE) inString = true
      // [ is 0x5b, { is 0x7b, ] is 0x5d, } is 0x7d.
      else if (byte === 0x5b || byte === 0x7b) {
        depth++
        containers++
        if (depth > MOST_DEPTH || containers > MOST_CONTAINERS) return false
      } else if (byte === 0x5d || byte === 0x7d) depth--
    }
    return true
  }
}

const isBounded = async (bytes: Uint8Array): Promise<boolean> => {
  const scan = createScanner()
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    // Between two slices others have their turn.
    if (start > 0) await setImmediate()
    if (!scan(bytes.subarray(start, start + SLICE_BYTES))) return false
  }
  return true
}

/** The value of an answer that is known to be JSON. The decoder drops a byte order mark. */
export const parseKept = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

const parse = (bytes: Uint8Array): { value: unknown } | null => {
  try {
    return { value: parseKept(bytes) }
  } catch {
    return null
  }
}

/** The value of an answer, or why it has none. Its Content-Type is not trusted. */
export const readJson = async (bytes: Uint8Array): Promise<{ value: unknown } | UpstreamFailure> => {
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).trimStart()
  if (start === '') return new UpstreamFailure('broken', 'it sent nothing')
  if (start.startsWith('<')) return new UpstreamFailure('broken', 'it sent a page instead of data')
  if (!(await isBounded(bytes)))
    return new UpstreamFailure('refused', 'its answer is nested too deep or too large')
  return parse(bytes) ?? new UpstreamFailure('broken', 'its answer is not JSON')
}
