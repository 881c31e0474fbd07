import { describe, expect, it } from 'vitest'
import { hasWord, isDigitsOnly, wordsIn, wordsOrRefuse } from '#toolkit/lib/language/words'
import { isStopWord } from '#toolkit/lib/language/stop-words'
import { stemOf } from '#toolkit/lib/language/stems'

const textsOf = (text: string): string[] => wordsIn(text).map(({ text: word }) => word)

describe('words', () => {
  it.each([
    ["Don't stop the co-op’s 3-4 cats", ["Don't", 'stop', 'the', 'co-op’s', '3-4', 'cats']],
    ["'quoted' -dash- a--b", ['quoted', 'dash', 'a', 'b']],
    ['naïve Москва 漢字 ½', ['naïve', 'Москва', '漢字', '½']],
    ['snake_case a.b', ['snake', 'case', 'a', 'b']],
    ['?! …', []],
  ])('of %j', (text, words) => expect(textsOf(text)).toEqual(words))

  it('have UTF-16 offsets', () => {
    expect(wordsIn('\u{1F600} hi', 10)).toEqual([{ text: 'hi', start: 13, end: 15 }])
  })

  it('are asked for', () => {
    expect(() => wordsOrRefuse('?!', 'a')).toThrow(/^a has no word/)
    expect(wordsOrRefuse('x')).toHaveLength(1)
    expect([hasWord('?'), hasWord('?1'), isDigitsOnly('12'), isDigitsOnly('1a')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

it('knows stop words in lower case', () => {
  expect(['the', 'of', 'i', 'cat', 'THE', 'constructor'].map(isStopWord)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

describe('stems', () => {
  // Porter, "The English (Porter2) stemming algorithm": sample vocabulary.
  it.each([
    ['consign', 'consign'],
    ['consigned', 'consign'],
    ['consistency', 'consist'],
    ['consolation', 'consol'],
    ['knightly', 'knight'],
    ['Knives', 'knive'],
    ['skies', 'sky'],
    ['dying', 'die'],
    ['generously', 'generous'],
    ['constructor', 'constructor'],
  ])('of %s', (word, stem) => expect(stemOf(word)).toBe(stem))

  it('of a very long word is the word', () => {
    expect(stemOf('Running'.repeat(1000))).toBe('running'.repeat(1000))
  })
})
