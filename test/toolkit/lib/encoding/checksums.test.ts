import { describe, expect, it } from 'vitest'
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

const bytes = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 251 + 13) & 0xff))

describe('fnv1a64', () => {
  it('is offset basis and prime by the definition of RFC 9923', () => {
    const hash = bytes(300).reduce(
      (sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n),
      0xcbf29ce484222325n,
    )
    expect(fnv1a64(bytes(300))).toBe(hash.toString(16).padStart(16, '0'))
  })
})

describe('fnv1a32', () => {
  it('is unsigned', () => expect(fnv1a32(Buffer.from('a'))).toBe(0xe40c292c)) // RFC 9923, test vectors
})

describe('Fletcher', () => {
  it('counts all ones as nothing, since they are the modulus', () => {
    expect(fletcher16(Buffer.from('ffff', 'hex'))).toBe(0)
    expect(fletcher32(Buffer.from('ffffffff', 'hex'))).toBe(0)
  })

  it('reads little-endian words and pads the last one', () => {
    // Words 0x0201 and 0x0003: sums 0x0204 and 0x0201 + 0x0204 = 0x0405.
    expect(fletcher32(Buffer.from([1, 2, 3]))).toBe(0x04050204)
  })
})

describe('murmur3', () => {
  // Boyd, MurmurHash3 test vectors: UTF-8 texts of every length modulo 4, seed 9747b28c.
  it.each([
    ['aaaa', 0x5a97808a],
    ['aaa', 0x283e0130],
    ['aa', 0x5d211726],
    ['a', 0x7fa09ea6],
    ['Hello, world!', 0x24884cba],
    ['ππππππππ', 0xd58063c1],
  ])('%s', (text, hash) => expect(murmur3(Buffer.from(text), 0x9747b28c)).toBe(hash))
})

describe('luhnDigit', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['1', 8], // 1 doubled is 2
    ['5', 9], // 5 doubled is 10, its digits' sum 1
    ['37828224631000', 5], // the test number 3782 822463 10005
    ['555555555555444', 4], // the test number 5555 5555 5555 4444
  ])('of <%s> is %i', (digits, digit) => expect(luhnDigit(digits)).toBe(digit))
})

describe('sum8 and xor8', () => {
  it('are 0 for no bytes', () => expect([sum8(new Uint8Array()), xor8(new Uint8Array())]).toEqual([0, 0]))

  it('wrap at 256', () => {
    expect(sum8(Buffer.alloc(257, 0xff))).toBe(0xff) // 257 * 255 = 255 * 256 + 255
    expect(xor8(Buffer.alloc(257, 0xff))).toBe(0xff)
  })
})
