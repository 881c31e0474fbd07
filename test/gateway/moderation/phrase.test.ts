import { describe, expect, test } from 'vitest'
import { createAutomaton } from '../../../src/gateway/moderation/automaton.js'
import { PhraseError, readPhrase } from '../../../src/gateway/moderation/phrase.js'

const lists = { pet: ['cat', 'guinea pig', '<bird>'], bird: ['owl'] }

/** Where a phrase is found in words. */
const find = async (phrase: string, text: string): Promise<[number, number][]> => {
  const automaton = await createAutomaton([{ phrase: readPhrase(phrase, lists), value: phrase }])
  const words = text.split(' ').map((word) => automaton.vocabulary.get(word) ?? -1)
  const found: [number, number][] = []
  automaton.find(words, 0, words.length, (_, start, end) => found.push([start, end]))
  return found
}

describe('a phrase matches', () => {
  test.each<[string, string, [number, number][]]>([
    ['feed the cat', 'please feed the cat', [[1, 4]]],
    ['feed {the|my own} cat', 'feed my own cat', [[0, 4]]],
    ['feed {the|} cat', 'feed cat', [[0, 2]]],
    ['feed <pet> now', 'feed guinea pig now', [[0, 4]]],
    ['feed <pet>', 'feed owl', [[0, 2]]],
    ['feed ... cat', 'feed a b c cat', [[0, 5]]],
    ['feed ... cat', 'feed a b c d cat', []],
    ['feed the cat', 'feed the', []],
    ["don't feed", 'dont feed', [[0, 2]]],
  ])('%s in "%s"', async (phrase, text, places) => expect(await find(phrase, text)).toEqual(places))
})

test.each([
  ['an unknown list', 'feed <dog>', 'there is no list <dog>'],
  ['an open bracket', 'feed {the cat', 'a bracket too many'],
  ['what is no word', 'feed c@t', '"c@t" is not a word'],
])('%s is a mistake', (_, phrase, message) => {
  expect(() => readPhrase(phrase, lists)).toThrow(PhraseError)
  expect(() => readPhrase(phrase, lists)).toThrow(message)
})

test('lists that name each other are a mistake, not an endless loop', () => {
  expect(() => readPhrase('<a>', { a: ['<b>'], b: ['<a>'] })).toThrow('lists in lists too deep')
})
