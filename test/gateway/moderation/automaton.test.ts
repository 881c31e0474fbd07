import { describe, expect, test } from 'vitest'
import { createAutomaton } from '../../../src/gateway/moderation/automaton.js'
import { readPhrase, type KnownParts } from '../../../src/gateway/moderation/phrase.js'

const LISTS = { him: ['him', 'that man', 'the {old|} man'], her: ['<him>', 'her'] }

const open = async (phrases: readonly string[]): Promise<(text: string) => string[]> => {
  const known: KnownParts = new Map()
  const entries = phrases.map((phrase) => ({ phrase: readPhrase(phrase, LISTS, known), value: phrase }))
  const { vocabulary, find } = await createAutomaton(entries)
  return (text) => {
    const words = text.split(' ')
    const found: string[] = []
    find(
      words.map((word) => vocabulary.get(word) ?? -1),
      0,
      words.length,
      (value, start, end) => found.push(`${value}: ${words.slice(start, end).join(' ')}`),
    )
    return found
  }
}

describe('a phrase', () => {
  test.each([
    ['a word', ['kill'], 'we kill time', ['kill: kill']],
    ['words in order', ['kill him'], 'him kill kill him', ['kill him: kill him']],
    ['a part left out', ['kill {all|} men'], 'kill men', ['kill {all|} men: kill men']],
    ['a part not left out', ['kill {all|} men'], 'kill all men', ['kill {all|} men: kill all men']],
    ['a list of several words', ['kill <him>'], 'kill that man', ['kill <him>: kill that man']],
    ['a list in a list', ['kill <her>'], 'kill the old man', ['kill <her>: kill the old man']],
    ['a gap of none', ['kill ... man'], 'kill man', ['kill ... man: kill man']],
    ['a gap of three', ['kill ... man'], 'kill a b c man', ['kill ... man: kill a b c man']],
    ['no gap of four', ['kill ... man'], 'kill a b c d man', []],
    ['the beginning of a sentence', ['^ kill man'], 'kill man', ['^ kill man: kill man']],
    ['nothing behind the beginning', ['^ kill man'], 'him kill man', []],
    ['a beginning in a list', ['{^|all} kill'], 'all kill', ['{^|all} kill: all kill']],
    [
      'a beginning before a gap',
      ['^ ... man'],
      'old man man',
      ['^ ... man: old man', '^ ... man: old man man'],
    ],
    ['two that begin alike', ['kill', 'kill <him>'], 'kill him', ['kill: kill', 'kill <him>: kill him']],
    ['one in another', ['the man dies', 'man'], 'the man dies', ['the man dies: the man dies', 'man: man']],
  ])('%s', async (_, phrases, text, found) => {
    expect((await open(phrases))(text)).toEqual(found)
  })
})

test('what is found stays the same when more steps were made than are kept', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `w${index}`)
  const findIn = await open(names.map((name) => `${name} ... <him> dies`))
  const found = ['w399 ... <him> dies: w399 the old man dies']
  expect(findIn('w399 the old man dies')).toEqual(found)
  // Each of 400 words leads elsewhere, and on each of 400 others from there: 160,000 steps.
  for (const one of names) findIn(names.map((other) => `${one} ${other}`).join(' '))
  expect(findIn('w399 the old man dies')).toEqual(found)
})
