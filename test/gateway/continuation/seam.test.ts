import { describe, expect, test } from 'vitest'
import { createSeam } from '../../../src/gateway/continuation/seam.js'

/** Every way to cut a text in two, every character alone, and all at once. */
const cuts = (text: string): string[][] => [
  [text],
  Array.from(text),
  ...Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]),
]

const join = (said: string, pieces: readonly string[], mustRepeat = false): string => {
  const seam = createSeam(said, mustRepeat)
  return said + pieces.map((piece) => seam.push(piece)).join('') + seam.end()
}

const TEXTS = [
  'Hello, world! This is a longer answer.',
  'Kucing itu tidur. 猫が寝ている。 🐈‍⬛ Grüße!',
  'A list:\n\n- one\n- two\n\n```ts\n  if (x) {\n    return 1\n  }\n```\n',
  '\n\nIt begins with lines,  has two spaces and ends with one. ',
  'Llamas, eels and aardvarks: 1100 bananas, ha ha ha, -------- 0000 ====',
  '='.repeat(40),
  'very very good, no no no.',
]

describe('a provider that goes on exactly where the text ends', () => {
  test.each(TEXTS)('%j, wherever it is cut', (text) => {
    for (let at = 1; at <= text.length; at++) {
      const said = text.slice(0, at)
      // It was given the text without its closing whitespace, and goes on from there.
      const rest = text.slice(said.trimEnd().length)
      for (const pieces of [[rest], ['', ...rest]]) expect(join(said, pieces)).toBe(text)
    }
  })
})

describe('a provider that trims the whitespace in front of its text', () => {
  test.each(['one two three', 'A list:\n\n- one', 'end.  Two spaces'])(
    '%j, cut behind whitespace',
    (text) => {
      for (const { index, 0: space } of text.matchAll(/\s+/g)) {
        const at = index + space.length
        expect(join(text.slice(0, at), [text.slice(at)])).toBe(text)
      }
    },
  )
})

describe('a provider that starts over', () => {
  test.each(TEXTS.slice(0, 4))('%j, wherever it is cut', (text) => {
    for (let at = 2; at <= text.length; at++) {
      const said = text.slice(0, at)
      if (said.trim().length < 2) continue
      for (const pieces of [[text], [text.trimStart()], Array.from(text)])
        expect(join(said, pieces)).toBe(text)
    }
  })

  test('however its text comes in pieces', () => {
    for (const pieces of cuts('Hello, world!')) {
      const seam = createSeam('Hello, ', false)
      expect(pieces.map((piece) => seam.push(piece)).join('') + seam.end()).toBe('world!')
      expect(seam.startedOver).toBe(true)
    }
  })

  test('and ends where the text ended, adds nothing', () => {
    const seam = createSeam('All of it.', false)
    expect(seam.push('All of it.') + seam.end()).toBe('')
    expect(seam.startedOver).toBe(true)
  })
})

describe('only a repeat of the whole is dropped', () => {
  test.each([
    ['The cat sat. ', 'The dog lay.', 'The cat sat. The dog lay.'],
    ['The cat sat. ', 'The cat', 'The cat sat. The cat'],
    ['no no ', 'no', 'no no no'],
    ['One.\n', 'One', 'One.\nOne'],
  ])('%j and %j', (said, rest, expected) => {
    for (const pieces of cuts(rest)) expect(join(said, pieces)).toBe(expected)
  })
})

describe('a word in which the text was cut', () => {
  test.each([
    ['comes again', 'It is a wonderf', 'wonderful day', 'It is a wonderful day'],
    ['goes on', 'It is a wonderf', 'ul day', 'It is a wonderful day'],
    ['is short', 'I see an eel and e', 'els', 'I see an eel and eels'],
    ['is whole and comes again as a word', 'I like Java', ' JavaScript', 'I like Java JavaScript'],
    ['recurs in itself', 'He said haha', 'hahaha', 'He said hahahahaha'],
  ])('%s', (_, said, rest, expected) => {
    for (const pieces of cuts(rest)) expect(join(said, pieces)).toBe(expected)
  })
})

describe('a provider that must repeat', () => {
  test('and does, goes on', () => {
    const seam = createSeam('One two ', true)
    expect(seam.push('One ') + seam.push('two three') + seam.end()).toBe('three')
    expect(seam.isBroken).toBe(false)
  })

  test.each([['One four'], ['One'], ['']])('and says %j, does not', (text) => {
    const seam = createSeam('One two ', true)
    seam.push(text)
    seam.end()
    expect(seam.isBroken).toBe(true)
  })
})

test('a text that recurs goes on as it began', () => {
  const text = 'word word word word word word'
  for (let at = 'word word'.length; at <= text.length; at++) {
    const said = text.slice(0, at)
    expect(join(said, [text.slice(said.trimEnd().length)])).toBe(text)
  }
})

test('a long text is compared in linear time', () => {
  const said = Array.from({ length: 30_000 }, (_, index) => `number ${index}, `).join('')
  const seam = createSeam(said, false)
  const startedAt = performance.now()
  let rest = ''
  for (let at = 0; at < said.length; at += 4) rest += seam.push(said.slice(at, at + 4))
  rest += seam.push('end')
  expect(rest).toBe('end')
  // 440,000 characters in 110,000 pieces; a quadratic comparison takes minutes.
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
