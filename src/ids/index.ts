/** Ids that nobody can guess, cut from a pool of random bytes. */
import { randomFillSync } from 'node:crypto'

/** Asking the system for a few bytes at a time costs some ten times as much as for this many at once. */
const POOL_BYTES = 8 * 1024

const pool = Buffer.allocUnsafeSlow(POOL_BYTES)
let used = POOL_BYTES

/**
 * A fresh random text, from the same source as `crypto.randomBytes`.
 *
 * @param bytes of randomness, at most 64
 */
export const randomText = (bytes: number, encoding: 'hex' | 'base64url'): string => {
  if (used + bytes > POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  const text = pool.toString(encoding, used, used + bytes)
  // What was given out is not kept.
  pool.fill(0, used, used + bytes)
  used += bytes
  return text
}

/** Digits of the time in an id: enough until the year 10889. */
const TIME_DIGITS = 12
let lastTime = { at: Number.NaN, text: '' }

/**
 * A fresh hexadecimal text that sorts by the millisecond in which it was made. A row with such an id goes to the end of an
 * index; a random one goes to any page of it, which costs the embedded database a third more for a row.
 *
 * @param bytes of randomness after the 12 digits of the time, at most 64
 */
export const timedText = (bytes: number): string => {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, text: at.toString(16).padStart(TIME_DIGITS, '0') }
  return lastTime.text + randomText(bytes, 'hex')
}
