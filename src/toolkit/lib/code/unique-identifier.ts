/** UUIDs (RFC 9562) and ULIDs (github.com/ulid/spec) as 128-bit numbers. */

export type Variant = 'ncs' | 'rfc9562' | 'microsoft' | 'future'

/** What a UUID of versions 1 and 6 holds. */
export interface TimeFields {
  /** Milliseconds since 1970, cut. */
  timestampMs: number
  clockSequence: number
  /** Six bytes in hex with colons. */
  node: string
}

const UUID = /^(?:urn:uuid:)?(?:\{(?<braced>[^{}]+)\}|(?<bare>[^{}]+))$/i
const HEX = /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32})$/i

/** Crockford's base 32; I, L and O are read as digits. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ULID = /^[0-7ILO][0-9A-HJKMNP-TV-ZILO]{25}$/i

/** 100 ns units from 15 October 1582, when UUIDs begin to count, to 1 January 1970. */
const GREGORIAN_TO_UNIX = 122_192_928_000_000_000n
const UNITS_PER_MS = 10_000n

/** The 32 lower-case hex digits of a UUID in any of its spellings, or null. */
export const uuidDigits = (text: string): string | null => {
  const { braced, bare = '' } = UUID.exec(text)?.groups ?? {}
  const digits = braced ?? bare
  return HEX.test(digits) ? digits.replaceAll('-', '').toLowerCase() : null
}

/** A ULID in upper case with the digits for which I, L and O stand, or null. */
export const ulidText = (text: string): string | null =>
  ULID.test(text) ? text.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0') : null

/** @param text as `ulidText` gives it */
export const ulidValue = (text: string): bigint =>
  Array.from(text, (digit) => BigInt(CROCKFORD.indexOf(digit))).reduce(
    (value, digit) => value * 32n + digit,
    0n,
  )

/** RFC 9562, section 4.1; nil counts to NCS, max to the future, as its table has it. */
export const variantOf = (value: bigint): Variant => {
  const bits = Number((value >> 61n) & 7n)
  if (bits < 4) return 'ncs'
  if (bits < 6) return 'rfc9562'
  return bits === 6 ? 'microsoft' : 'future'
}

/** The version digit; means something for variant rfc9562 only. */
export const versionDigit = (value: bigint): number => Number((value >> 76n) & 0xfn)

/** Milliseconds since 1970 that version 7 and ULID begin with. */
export const leadingMilliseconds = (value: bigint): number => Number(value >> 80n)

const floorDivide = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** 60-bit count of 100 ns units; version 6 has its highest bits first (RFC 9562, sections 5.1 and 5.6). */
const gregorianUnits = (value: bigint, version: 1 | 6): bigint => {
  const [first, second, third] = [value >> 96n, (value >> 80n) & 0xffffn, (value >> 64n) & 0xfffn]
  return version === 1 ? (third << 48n) | (second << 32n) | first : (first << 28n) | (second << 12n) | third
}

/** The fields of a UUID of version 1 or 6. */
export const timeFields = (value: bigint, version: 1 | 6): TimeFields => {
  const node = (value & 0xffff_ffff_ffffn).toString(16).padStart(12, '0')
  return {
    timestampMs: Number(floorDivide(gregorianUnits(value, version) - GREGORIAN_TO_UNIX, UNITS_PER_MS)),
    clockSequence: Number((value >> 48n) & 0x3fffn),
    node: (node.match(/../g) ?? []).join(':'),
  }
}
