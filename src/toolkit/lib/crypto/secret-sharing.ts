/** Shamir's scheme (CACM 22, 1979) over the bytes of a secret, with coefficients from a stream and a check of the whole. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ByteStream } from '../random/byte-stream.js'
import { divide, multiply } from './byte-field.js'

const CHECK_BYTES = 4

const checkOf = (secret: Buffer): Buffer =>
  createHash('sha256').update(secret).digest().subarray(0, CHECK_BYTES)

/**
 * Splits the secret and its check of 4 bytes, each byte being the constant term of its own polynomial.
 * @param stream gives the other coefficients, those of one byte after another, from x^1 on
 * @returns for each x from 1 on the byte x and the values of all polynomials there
 */
export const splitSecret = (
  secret: Buffer,
  shares: number,
  threshold: number,
  stream: ByteStream,
): Buffer[] => {
  const payload = Buffer.concat([secret, checkOf(secret)])
  const coefficients = Buffer.from(stream(payload.length * (threshold - 1)))
  const valueAt = (x: number, byte: number, index: number): number => {
    const first = index * (threshold - 1)
    let value = 0
    for (let degree = threshold - 2; degree >= 0; degree--) {
      value = multiply(value, x) ^ (coefficients[first + degree] ?? 0)
    }
    return multiply(value, x) ^ byte
  }
  return Array.from({ length: shares }, (_, share) => {
    const x = share + 1
    return Buffer.concat([Buffer.of(x), payload.map((byte, index) => valueAt(x, byte, index))])
  })
}

/** Lagrange's weights of each place for the value at 0. */
const weightsAtZero = (places: readonly number[]): number[] =>
  places.map((place) =>
    places.reduce(
      (weight, other) => (other === place ? weight : multiply(weight, divide(other, other ^ place))),
      1,
    ),
  )

/**
 * Puts a secret together.
 * @param shares of one length, each from a place of its own that is not 0
 * @returns undefined when the check fails: there are too few shares, or one is altered
 */
export const combineShares = (shares: readonly Buffer[]): Buffer | undefined => {
  const weights = weightsAtZero(shares.map((share) => share[0] ?? 0))
  const payload = Buffer.alloc((shares[0]?.length ?? 1) - 1)
  shares.forEach((share, index) => {
    const weight = weights[index] ?? 0
    for (let at = 0; at < payload.length; at++) {
      payload[at] = (payload[at] ?? 0) ^ multiply(weight, share[at + 1] ?? 0)
    }
  })
  const secret = payload.subarray(0, -CHECK_BYTES)
  return timingSafeEqual(checkOf(secret), payload.subarray(-CHECK_BYTES)) ? secret : undefined
}
