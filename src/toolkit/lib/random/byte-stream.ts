/** Random bytes in order, and what is drawn from them: repeatable with a seed, from the system's generator without one. */
import { createHash, randomBytes } from 'node:crypto'

/** Reads the next bytes. */
export type ByteStream = (count: number) => Buffer

const FIRST_LENGTH = 1024

/** The stream SHAKE256 (FIPS 202) of the seed's UTF-8 bytes: output of one length is a prefix of any longer one. */
const seededBytes = (seed: string): ByteStream => {
  let output = Buffer.alloc(0)
  let position = 0
  return (count) => {
    const end = position + count
    if (end > output.length) {
      const outputLength = Math.max(FIRST_LENGTH, end, output.length * 2)
      output = createHash('shake256', { outputLength }).update(seed, 'utf8').digest()
    }
    const bytes = output.subarray(position, end)
    position = end
    return bytes
  }
}

/** @param seed makes the stream repeatable, and therefore not secret */
export const byteStream = (seed: string | undefined): ByteStream =>
  seed === undefined ? randomBytes : seededBytes(seed)

/** The stream of SHA-256("<seed>#0"), SHA-256("<seed>#1") and so on, all 32 bytes of each. */
export const digestStream = (seed: string): ByteStream => {
  let output = Buffer.alloc(0)
  let count = 0
  return (length) => {
    const parts = [output]
    for (let have = output.length; have < length; have += 32) {
      parts.push(createHash('sha256').update(`${seed}#${count}`, 'utf8').digest())
      count += 1
    }
    const joined = Buffer.concat(parts)
    output = joined.subarray(length)
    return joined.subarray(0, length)
  }
}

/**
 * An integer from 0 to `bound` - 1, each as likely: the next big-endian u32, drawn again where it would favour some.
 * @param bound 1 to 2^32
 */
export const integerBelow = (stream: ByteStream, bound: number): number => {
  const fair = Math.floor(2 ** 32 / bound) * bound
  for (;;) {
    const value = stream(4).readUInt32BE()
    if (value < fair) return value % bound
  }
}

/** A shuffled copy: Fisher-Yates from the last index down to 1. */
export const shuffled = <T>(stream: ByteStream, list: readonly T[]): T[] => {
  const result = [...list]
  for (let index = result.length - 1; index > 0; index--) {
    const other = integerBelow(stream, index + 1)
    const moved = result[index] as T
    result[index] = result[other] as T
    result[other] = moved
  }
  return result
}
