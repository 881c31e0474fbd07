import { adler32, crc64, xxhash32, xxhash64 } from 'hash-wasm'
import type { Query } from '#operation'
import { feature, unprocessable } from '#toolkit'
import { bytesOf } from '#toolkit/lib/encoding/bytes'
import {
  fletcher16,
  fletcher32,
  fnv1a32,
  fnv1a64,
  luhnDigit,
  murmur3,
  sum8,
  xor8,
} from '#toolkit/lib/encoding/checksums'
import { makeCrc } from '#toolkit/lib/encoding/crc'

type Algorithm = Exclude<Query<'rest_hash_checksum'>['algorithm'], 'luhn'>

/** In hex, of as many digits as the algorithm has bits for. */
type Checksum = (bytes: Uint8Array, seed: number) => string | Promise<string>

const inHex =
  (bits: number, checksum: (bytes: Uint8Array, seed: number) => number): Checksum =>
  (bytes, seed) =>
    checksum(bytes, seed)
      .toString(16)
      .padStart(bits / 4, '0')

const crc = (width: number, poly: number, init: number, reflected: boolean, xorout: number): Checksum =>
  inHex(width, makeCrc({ width, poly, init, reflected, xorout }))

/** CRCs by the CRC catalogue: SMBUS, ARC, IBM-3740, XMODEM, MODBUS, ISO-HDLC, ISCSI, XZ. Adler-32: RFC 1950. */
const checksums: Readonly<Record<Algorithm, Checksum>> = {
  crc8: crc(8, 0x07, 0, false, 0),
  'crc16-arc': crc(16, 0x8005, 0, true, 0),
  'crc16-ibm3740': crc(16, 0x1021, 0xffff, false, 0),
  'crc16-xmodem': crc(16, 0x1021, 0, false, 0),
  'crc16-modbus': crc(16, 0x8005, 0xffff, true, 0),
  crc32: crc(32, 0x04c11db7, 0xffffffff, true, 0xffffffff),
  crc32c: crc(32, 0x1edc6f41, 0xffffffff, true, 0xffffffff),
  'crc64-xz': (bytes) => crc64(bytes),
  adler32: (bytes) => adler32(bytes),
  fletcher16: inHex(16, fletcher16),
  fletcher32: inHex(32, fletcher32),
  fnv1a32: inHex(32, fnv1a32),
  fnv1a64,
  xxh32: (bytes, seed) => xxhash32(bytes, seed),
  xxh64: (bytes, seed) => xxhash64(bytes, seed),
  'murmur3-32': inHex(32, murmur3),
  sum8: inHex(8, sum8),
  xor8: inHex(8, xor8),
}

const luhn = (text: string): string =>
  /^[0-9]+$/.test(text)
    ? `0${luhnDigit(text)}`
    : unprocessable('text must contain only decimal digits for luhn.')

export default feature('rest_hash_checksum', async ({ text, algorithm, inputEncoding, hashSeed }) => {
  const hex =
    algorithm === 'luhn' ? luhn(text) : await checksums[algorithm](bytesOf(text, inputEncoding), hashSeed)
  return { algorithm, bits: hex.length * 4, hex, decimal: BigInt(`0x${hex}`).toString() }
})
