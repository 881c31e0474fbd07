import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 30
const CHECKSUM_LENGTH = 6

/** The prefixes of keys: the plan at issue on the gateway, one prefix for the whole toolkit plane. */
export const KEY_PREFIXES = ['svc_free_', 'svc_live_', 'svc_premier_', 'svc_platinum_', 'svc_rest_'] as const
export type KeyPrefix = (typeof KEY_PREFIXES)[number]

const SHAPE = new RegExp(
  `^(${KEY_PREFIXES.join('|')})([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)

/** `length` random base62 digits, each of the 62 equally likely (5.95 bits a digit). */
export const randomBase62 = (length: number): string => {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length))
      // 248 = 4 * 62: the bytes above it would make the first eight digits likelier.
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62]
  return text
}

/**
 * CRC-32 (ISO-HDLC, as zlib computes it) of the random part as six base62 digits, digits before capitals before small letters:
 * the scheme of GitHub's tokens (github.blog, "Behind GitHub's new authentication token formats", 2021).
 */
export const checksum = (random: string): string => {
  let rest = crc32(random)
  let text = ''
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit++) {
    text = `${ALPHABET[rest % 62]}${text}`
    rest = Math.floor(rest / 62)
  }
  return text
}

/** A new key: prefix, 30 random base62 digits (178 bits), checksum. */
export const newKey = (prefix: KeyPrefix): string => {
  const random = randomBase62(RANDOM_LENGTH)
  return `${prefix}${random}${checksum(random)}`
}

/** Whether a text can be a key at all; false for a mistyped or truncated one, which needs no look-up then. */
export const isWellFormedKey = (text: string): boolean => {
  const [, , random, sum] = SHAPE.exec(text) ?? []
  return random !== undefined && checksum(random) === sum
}
