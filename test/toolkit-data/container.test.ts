import { describe, expect, it } from 'vitest'
import { packDataSet, partNames, unpackPart } from '../../src/toolkit/data/container.js'

const parts = { letters: ['a', 'ب', '😀'], numbers: { pi: 3.14159, none: null } }

describe('a data file', () => {
  const file = packDataSet(parts)

  it('gives back each part as it was packed', () => {
    expect(partNames(file)).toEqual(['letters', 'numbers'])
    expect(unpackPart(file, 'letters')).toEqual(parts.letters)
    expect(unpackPart(file, 'numbers')).toEqual(parts.numbers)
  })

  it('says when it has no such part', () => {
    expect(() => unpackPart(file, 'words')).toThrow('no part words')
  })

  it('is told from other files', () => {
    expect(() => unpackPart(Buffer.from('PK\u0003\u0004 and so on'), 'letters')).toThrow('not a data file')
  })

  it('is refused when its end is missing', () => {
    expect(() => unpackPart(file.subarray(0, -1), 'numbers')).toThrow('ends inside its part numbers')
  })
})
