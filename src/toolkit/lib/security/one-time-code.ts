/** One-time codes: HOTP (RFC 4226), which TOTP (RFC 6238) counts by time. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { base32 } from '../encoding/base32.js'

/** The digits of a base32 secret, in capitals without blanks, hyphens and padding. */
export const base32Digits = (text: string): string => text.replace(/[ =-]/g, '').toUpperCase()

/** Digits more than whole bytes need, by the digits behind the last group of eight. */
const SPARE_DIGITS: Readonly<Partial<Record<number, number>>> = { 1: 1, 3: 1, 6: 1 }

/** The bytes of a base32 secret, bits behind the last byte left out; undefined where there is none. */
export const readBase32Secret = (text: string): Uint8Array | undefined => {
  const digits = base32Digits(text)
  const whole = digits.slice(0, digits.length - (SPARE_DIGITS[digits.length % 8] ?? 0))
  const bytes = base32.decode(whole)
  return bytes !== null && bytes.length > 0 ? bytes : undefined
}

export type OneTimeHash = 'SHA1' | 'SHA256' | 'SHA512'

/**
 * The code of a counter, truncated as RFC 4226, section 5.3, says.
 * @param counter 0 to 2^64 - 1
 * @param digits 6 to 8
 */
export const hotp = (secret: Uint8Array, counter: bigint, hash: OneTimeHash, digits: number): string => {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(counter)
  const mac = createHmac(hash, secret).update(message).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const truncated = mac.readUInt32BE(offset) & 0x7fffffff
  return String(truncated % 10 ** digits).padStart(digits, '0')
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The step among 0, -1, +1, -2, +2 and so on whose code it is; null for none. Steps before the counter 0 are left out. */
export const findStep = (
  code: string,
  window: number,
  counter: bigint,
  codeAt: (counter: bigint) => string,
): number | null => {
  const steps = [0, ...Array.from({ length: window }, (_, index) => [-index - 1, index + 1]).flat()]
  const possible = steps.filter((step) => counter + BigInt(step) >= 0n)
  return possible.find((step) => isSame(codeAt(counter + BigInt(step)), code)) ?? null
}
