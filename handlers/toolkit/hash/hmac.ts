import { createHmac, timingSafeEqual } from 'node:crypto'
import { feature } from '#toolkit'
import { bytesOf, bytesOfBase64, bytesOfHex } from '#toolkit/lib/encoding/bytes'

/** A text of hex digits is also valid base64, so it may mean either. */
const isMac = (expected: string, mac: Buffer): boolean =>
  [bytesOfHex(expected), bytesOfBase64(expected)].some(
    (bytes) => bytes?.length === mac.length && timingSafeEqual(bytes, mac),
  )

/** RFC 2104 and FIPS 198-1. */
export default feature(
  'rest_hash_hmac',
  ({ text, secret, algorithm, inputEncoding, secretEncoding, expected }) => {
    const mac = createHmac(algorithm, bytesOf(secret, secretEncoding, 'secret'))
      .update(bytesOf(text, inputEncoding))
      .digest()
    return {
      algorithm,
      hex: mac.toString('hex'),
      base64: mac.toString('base64'),
      matches: expected === undefined ? null : isMac(expected, mac),
    }
  },
)
