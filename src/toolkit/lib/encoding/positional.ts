import { createHash } from 'node:crypto'
import { digitsOf, valuesOf, type BaseCodec } from './base-codec.js'

const BASE58_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE62_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const CHECKSUM_BYTES = 4

/** Digits that are taken at once: the greatest power of 62 below 2^53. */
const CHUNK = 8

/**
 * The bytes as one big-endian number in the alphabet's base, with one zero letter for each leading zero byte. The cost
 * of encoding grows with the square of the length.
 */
const positional = (alphabet: string): BaseCodec => {
  const values = valuesOf(alphabet)
  const base = alphabet.length
  const zero = alphabet.charAt(0)
  const step = BigInt(base ** CHUNK)

  const lettersOf = (chunk: number): string =>
    Array.from({ length: CHUNK }, (_, place) =>
      alphabet.charAt(Math.floor(chunk / base ** (CHUNK - 1 - place)) % base),
    ).join('')

  /** Halves, since factors of equal length are what BigInt multiplies fast. */
  const valueOf = (digits: Uint8Array): bigint => {
    if (digits.length <= CHUNK) return BigInt(digits.reduce((sum, digit) => sum * base + digit, 0))
    const low = digits.slice(digits.length >> 1)
    return valueOf(digits.slice(0, -low.length)) * BigInt(base) ** BigInt(low.length) + valueOf(low)
  }

  return {
    encode: (bytes) => {
      const firstNonZero = bytes.findIndex((byte) => byte !== 0)
      const zeros = firstNonZero === -1 ? bytes.length : firstNonZero
      const chunks: string[] = []
      let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`)
      for (; rest > 0n; rest /= step) chunks.push(lettersOf(Number(rest % step)))
      const significant = chunks.reverse().join('')
      const leading = Array.from(significant).findIndex((letter) => letter !== zero)
      return zero.repeat(zeros) + significant.slice(Math.max(leading, 0))
    },
    decode: (text) => {
      const digits = digitsOf(text, values)
      if (digits === null) return null
      const firstNonZero = digits.findIndex((digit) => digit !== 0)
      const zeros = firstNonZero === -1 ? digits.length : firstNonZero
      const value = valueOf(digits.slice(zeros))
      const hex = value === 0n ? '' : value.toString(16)
      return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')])
    },
  }
}

/** Bitcoin's alphabet, without 0, O, I and l. */
export const base58 = positional(BASE58_ALPHABET)

/** 0-9, A-Z, a-z. */
export const base62 = positional(BASE62_ALPHABET)

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const checksumOf = (bytes: Uint8Array): Buffer => sha256(sha256(bytes)).subarray(0, CHECKSUM_BYTES)

/** Base58 with the first four bytes of the double SHA-256 appended, as Bitcoin's addresses have it. */
export const base58check: BaseCodec = {
  encode: (bytes) => base58.encode(Buffer.concat([bytes, checksumOf(bytes)])),
  decode: (text) => {
    const all = base58.decode(text)
    if (all === null || all.length < CHECKSUM_BYTES) return null
    const bytes = all.subarray(0, -CHECKSUM_BYTES)
    return checksumOf(bytes).equals(all.subarray(-CHECKSUM_BYTES)) ? bytes : null
  },
}
