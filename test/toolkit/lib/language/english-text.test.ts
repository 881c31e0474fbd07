import { describe, expect, it } from 'vitest'
import { entitiesOf, sentencesOf, taggedText } from '#toolkit/lib/language/english-text'

const textsOf = (spans: readonly { text: string }[]): string[] => spans.map(({ text }) => text)

describe('sentences of an English text', () => {
  it.each([
    ['He came. She left! Why?', ['He came.', 'She left!', 'Why?']],
    ['Mr. Smith paid 3.5 percent. It rained.', ['Mr. Smith paid 3.5 percent.', 'It rained.']],
    ['One line\n\nanother line', ['One line', 'another line']],
    ['! Stop! Go.', ['Stop!', 'Go.']],
    ['   ', []],
    ['?!', []],
    ['', []],
  ])('of %j', (text, sentences) => {
    const found = sentencesOf(text)
    expect(textsOf(found)).toEqual(sentences)
    for (const { text: sentence, start, end } of found) expect(text.slice(start, end)).toBe(sentence)
  })

  it('are found behind characters that the package leaves out', () => {
    const text = 'a\u2028b\u00A0c  \u{1F600} d. \u200BNext one.'
    for (const { text: sentence, start, end } of sentencesOf(text))
      expect(text.slice(start, end)).toBe(sentence)
    expect(textsOf(sentencesOf(text)).join(' ')).toBe('a\u2028b\u00A0c  \u{1F600} d. \u200BNext one.')
  })

  it('take no minute where a text has no spaces', () => {
    const hostile = ['http://a.b/', '//', '#a', 'a', '1st', 'a.', '漢', '%', "a'"]
    for (const unit of hostile) {
      const text = unit.repeat(20_000 / unit.length)
      expect(sentencesOf(`${text} End.`).at(-1)?.end).toBe(text.length + 5)
    }
  }, 30_000)
})

describe('tokens of an English text', () => {
  it('have their place, part of speech, lemma and sentence', () => {
    const { tokens } = taggedText("The dogs weren't barking. !")
    const seen = tokens.map(({ text, start, partOfSpeech, lemma, sentence }) => [
      text,
      start,
      partOfSpeech,
      lemma,
      sentence,
    ])
    expect(seen).toEqual([
      ['The', 0, 'DET', 'the', 0],
      ['dogs', 4, 'NOUN', 'dog', 0],
      ['were', 9, 'AUX', 'be', 0],
      ["n't", 13, 'PART', 'not', 0],
      ['barking', 17, 'VERB', 'bark', 0],
      ['.', 24, 'PUNCT', '.', 0],
      ['!', 26, 'PUNCT', '!', null],
    ])
  })

  it('do not depend on the texts that were read before', () => {
    const before = taggedText("zorb's ex-zorb")
    taggedText("zorb zorb's, ZORB'S ex zorb's")
    expect(taggedText("zorb's ex-zorb")).toEqual(before)
  })

  it('are those of the text where a long run is hidden from the package', () => {
    const run = 'Ab'.repeat(1000)
    const { tokens } = taggedText(`See ${run} here.`)
    expect(tokens.map(({ text }) => text).join('')).toBe(`See${run}here.`)
    expect(JSON.stringify(tokens)).not.toContain('\\u0001')
  })
})

it('finds entities with their types', () => {
  const text = 'Paid $5 on June 5, 2020 to a@b.co.'
  expect(entitiesOf(text)).toEqual([
    { text: '$5', start: 5, end: 7, type: 'MONEY' },
    { text: 'June 5, 2020', start: 11, end: 23, type: 'DATE' },
    { text: 'a@b.co', start: 27, end: 33, type: 'EMAIL' },
  ])
})
