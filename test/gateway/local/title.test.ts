import { expect, it } from 'vitest'
import { wrapTitle } from '../../../src/gateway/local/engines/title.js'

it('breaks a word that is wider than the card, and loses nothing of it', () => {
  for (const word of ['W'.repeat(60), 'abc'.repeat(40), '船'.repeat(50), `e${'\u0301e'.repeat(60)}`]) {
    const { text } = wrapTitle(word, 848, 480)
    expect(text.split('\n').length).toBeGreaterThan(1)
    expect(text.replaceAll('\n', '')).toBe(word)
    // An accent stays with its letter.
    for (const line of text.split('\n')) expect(line).not.toMatch(/^\p{M}/u)
  }
})

it('puts what follows a broken word behind its end', () => {
  const { text } = wrapTitle(`see ${'x'.repeat(200)} now`, 848, 480)
  expect(text.replaceAll('\n', '')).toBe(`see${'x'.repeat(200)} now`)
})

it('makes a short text large and a long one smaller, and says where it ends', () => {
  expect(wrapTitle('A boat', 848, 480)).toEqual({ text: 'A boat', fontSize: 48 })
  const long = wrapTitle('many words '.repeat(25), 848, 480)
  expect(long.fontSize).toBeLessThan(48)
  expect(long.text.endsWith('words')).toBe(true)
  expect(wrapTitle('many words '.repeat(2000), 848, 480).text.endsWith('…')).toBe(true)
})

it('leaves out what nobody sees', () => {
  expect(wrapTitle('a\u200bb\u0000c', 848, 480).text).toBe('ab c')
  expect(wrapTitle('\u0001 \u200b\u0007', 848, 480).text).toBe('')
})
