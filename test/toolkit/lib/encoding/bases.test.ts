import { describe, expect, it } from 'vitest'
import { bases, type Base } from '#toolkit/lib/encoding/bases'
import { cpuMsOf } from '../../../support/cpu.js'

/** Every byte value in turn, behind two zero bytes, as leading zeros and z groups are where encodings go wrong. */
const message = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index < 2 ? 0 : (index * 167) & 0xff)))

const names = Object.keys(bases) as Base[]
const lengthsOf = (base: Base): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 31, 32, 33, 255, 256, 257].map((length) =>
    base === 'z85' ? length * 4 : length,
  )

describe('every encoding', () => {
  it.each(names)('%s gives back what it was given, at every length', (base) => {
    for (const bytes of lengthsOf(base).map(message)) {
      const text = bases[base].encode(bytes)
      expect(Buffer.from(bases[base].decode(text) ?? []).equals(bytes)).toBe(true)
    }
  })

  it.each(names)('%s gives back bytes that are all 255', (base) => {
    const bytes = Buffer.alloc(64, 0xff)
    expect(Buffer.from(bases[base].decode(bases[base].encode(bytes)) ?? []).equals(bytes)).toBe(true)
  })

  it.each(names)('%s refuses what is in no alphabet', (base) => {
    expect(bases[base].decode('é')).toBeNull()
    expect(bases[base].decode('😀😀😀😀😀')).toBeNull()
  })

  it.each(names.filter((base) => base !== 'base58check'))('%s writes nothing as nothing', (base) => {
    expect(bases[base].encode(new Uint8Array())).toBe('')
    expect(bases[base].decode('')).toHaveLength(0)
  })
})

describe('hostile lengths', () => {
  it.each([
    ['base58', 'Z'.repeat(40_000)],
    ['base62', 'z'.repeat(40_000)],
  ] as const)('%s of 40000 letters takes a fraction of a second', (base, text) => {
    expect(bases[base].decode(text)).not.toBeNull()
    expect(cpuMsOf(() => bases[base].decode(text))).toBeLessThan(500)
  })
})
