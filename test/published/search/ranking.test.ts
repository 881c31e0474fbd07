import { describe, expect, it } from 'vitest'
import { createRanking, stem, words } from '../../../src/published/site/ranking.js'

describe('stems', () => {
  // The examples of M. F. Porter, "An algorithm for suffix stripping", Program 14 (3), 1980, carried through all steps.
  it.each([
    ['caresses', 'caress'],
    ['ponies', 'poni'],
    ['cats', 'cat'],
    ['feed', 'feed'],
    ['agreed', 'agre'],
    ['plastered', 'plaster'],
    ['bled', 'bled'],
    ['motoring', 'motor'],
    ['sing', 'sing'],
    ['conflated', 'conflat'],
    ['hopping', 'hop'],
    ['falling', 'fall'],
    ['hissing', 'hiss'],
    ['filing', 'file'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['relational', 'relat'],
    ['conditional', 'condit'],
    ['radically', 'radic'],
    ['operator', 'oper'],
    ['hopefulness', 'hope'],
    ['formality', 'formal'],
    ['triplicate', 'triplic'],
    ['electrical', 'electr'],
    ['goodness', 'good'],
    ['revival', 'reviv'],
    ['allowance', 'allow'],
    ['adjustable', 'adjust'],
    ['replacement', 'replac'],
    ['adoption', 'adopt'],
    ['effective', 'effect'],
    ['probate', 'probat'],
    ['rate', 'rate'],
    ['cease', 'ceas'],
    ['roll', 'roll'],
  ])('%s: %s', (word, stemmed) => {
    expect(stem(word)).toBe(stemmed)
  })

  it.each([
    ['colours', 'color'],
    ['normalise', 'normalization'],
    ['licence', 'license'],
    ['summarised', 'summarize'],
  ])('%s and %s have the same', (british, american) => {
    expect(stem(british)).toBe(stem(american))
  })

  it('leaves what is no English word alone', () => {
    expect(['sha256', '1s', 'シリーズ'].map(stem)).toEqual(['sha256', '1s', 'シリーズ'])
  })
})

describe('words', () => {
  it('parts names, and takes accents and apostrophes away', () => {
    expect(words("hashSeed prayer-times Ohm's São_Paulo")).toEqual([
      'hash',
      'seed',
      'prayer',
      'times',
      'ohms',
      'sao',
      'paulo',
    ])
  })
})

describe('the ranking', () => {
  // Three operations: red at the first (30) and second (20), apple at the second and third, timezone at the third, grape at
  // the first (40), second (10) and third (9).
  const rank = createRanking({
    postings: {
      red: [0, 30, 1, 20],
      appl: [1, 20, 1, 20],
      timezon: [2, 40],
      zebra: [0, 10],
      grape: [0, 40, 1, 10, 1, 9],
    },
    synonyms: { crimson: ['red'], 'big fruit': ['apple'] },
  })

  it.each([
    ['what has more of a word first', 'red', [0, 1]],
    ['what has all of the words first', 'red apple', [1, 0, 2]],
    ['by a word that means another', 'crimson', [0, 1]],
    ['by a phrase that means a word', 'the big fruit', [1, 2]],
    ['by a word that only begins so', 'zeb', [0]],
    ['by a misspelt word', 'zebbra', [0]],
    ['by two letters that changed places', 'zerba', [0]],
    ['by two words that are one', 'time zone', [2]],
    ['by one word that is two, where both stand', 'redapple', [1]],
    ['what is worth a quarter of the best, and nothing less', 'grape', [0, 1]],
    ['nothing by a short word that could be many others', 'reds2', []],
    ['nothing for one word whose halves stand apart', 'zebraapple', []],
    ['nothing for words that say nothing', 'what is the', []],
    ['nothing for an unknown word', 'qqqqqq', []],
  ])('finds %s', (_, question, places) => {
    expect(rank(question)).toEqual(places)
  })

  it('measures by the best of those that it may find', () => {
    expect(rank('grape', (place) => place !== 0)).toEqual([1, 2])
  })

  it('passes by what it may not find', () => {
    expect(rank('red apple', (place) => place !== 1)).toEqual([0, 2])
  })
})
