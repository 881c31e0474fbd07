import { feature, unprocessable } from '#toolkit'
import { bases, type Base } from '#toolkit/lib/encoding/bases'
import { bytesOf } from '#toolkit/lib/encoding/bytes'

/** Their cost grows with the square of the length, and nobody writes long messages in them. */
const SHORT_BASES: readonly Base[] = ['base58', 'base58check', 'base62']
const SHORT_BYTES = 1000

/** Each encoding has its module in the toolkit's lib, with its sources. */
export default feature('rest_hash_encode', ({ text, base, inputEncoding }) => {
  const bytes = bytesOf(text, inputEncoding)
  if (SHORT_BASES.includes(base) && bytes.length > SHORT_BYTES) {
    unprocessable(`${base} takes at most ${SHORT_BYTES} bytes; text has ${bytes.length}.`)
  }
  if (base === 'z85' && bytes.length % 4 !== 0) {
    unprocessable(`z85 takes a multiple of 4 bytes; text has ${bytes.length}.`)
  }
  const encoded = bases[base].encode(bytes)
  return { base, inputBytes: bytes.length, encoded, length: encoded.length }
})
