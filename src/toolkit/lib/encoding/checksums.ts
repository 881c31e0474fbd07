/** Sums and non-cryptographic hashes over bytes; each answers an unsigned number, or hex where 64 bits are needed. */

/** Fletcher's two sums modulo 255 over bytes (RFC 1146, section 8-bit): second sum in the high byte. */
export const fletcher16 = (bytes: Uint8Array): number => {
  let first = 0
  let second = 0
  for (const byte of bytes) {
    first = (first + byte) % 255
    second = (second + first) % 255
  }
  return (second << 8) | first
}

/** The same modulo 65535 over little-endian 16-bit words; a last odd byte is padded with 0. */
export const fletcher32 = (bytes: Uint8Array): number => {
  let first = 0
  let second = 0
  for (let index = 0; index < bytes.length; index += 2) {
    first = (first + (bytes[index] ?? 0) + (bytes[index + 1] ?? 0) * 256) % 65535
    second = (second + first) % 65535
  }
  return second * 65536 + first
}

/** FNV-1a, 32 bits (RFC 9923): offset basis 811c9dc5, prime 2^24 + 0x193. */
export const fnv1a32 = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/**
 * FNV-1a, 64 bits (RFC 9923): offset basis cbf29ce484222325, prime 2^40 + 0x1b3. Two halves of 32 bits, whose product
 * with 0x1b3 is exact in a double.
 * @returns 16 hex digits.
 */
export const fnv1a64 = (bytes: Uint8Array): string => {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (const byte of bytes) {
    const mixed = (low ^ byte) >>> 0
    const product = mixed * 0x1b3
    // The term 2^40 moves the low half 8 bits up into the high one.
    high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + (mixed << 8)) >>> 0
    low = product >>> 0
  }
  return (BigInt(high) * 2n ** 32n + BigInt(low)).toString(16).padStart(16, '0')
}

const rotateLeft = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits))

const scramble = (block: number): number =>
  Math.imul(rotateLeft(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593)

/** MurmurHash3_x86_32 (Appleby, smhasher, MurmurHash3.cpp). */
export const murmur3 = (bytes: Uint8Array, seed: number): number => {
  const whole = bytes.length - (bytes.length % 4)
  let hash = seed | 0
  for (let index = 0; index < whole; index += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(index, index + 4)
    hash = rotateLeft(hash ^ scramble(a | (b << 8) | (c << 16) | (d << 24)), 13)
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0
  }
  const [a = 0, b = 0, c = 0] = bytes.subarray(whole)
  hash ^= scramble(a | (b << 8) | (c << 16)) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The sum of all bytes modulo 256. */
export const sum8 = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => (sum + byte) & 0xff, 0)

/** All bytes in exclusive or. */
export const xor8 = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum ^ byte, 0)

/** The digit that makes a number pass Luhn's check when it is appended (ISO/IEC 7812-1, annex B). */
export const luhnDigit = (digits: string): number => {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 0 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return (10 - (sum % 10)) % 10
}
