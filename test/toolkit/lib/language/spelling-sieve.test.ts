import { describe, expect, it } from 'vitest'
import { sieveOf } from '#toolkit/lib/language/spelling-sieve'

// Edits made by hand.
describe('a sieve of words', () => {
  const sieve = sieveOf(['receive', 'Nation', "o'clock", 'naïve'])

  it.each([
    ['receive', 'the word'],
    ['rECEIVE', 'another case'],
    ['recieve', 'two letters swapped'],
    ['receve', 'one too few'],
    ['receivee', 'one too many'],
    ['reseive', 'another one'],
    ['oclock', 'an apostrophe too few'],
    ['NASION', 'another one in capitals'],
    ['naïvé', 'another one outside ASCII'],
    ['\u212aation', 'a letter whose lower case is ASCII (the Kelvin sign)'],
  ])('%s may be near: %s', (form) => expect(sieve.mayBeNear(form)).toBe(true))

  it.each(['rceeve', 'xqzzv', 'ration al', ''])('%j is not near', (form) =>
    expect(sieve.mayBeNear(form)).toBe(false),
  )

  it.each([
    ['nation', true],
    ['NATION', true],
    ["O'Clock", true],
    ['naive', false],
    ['receiv', false],
  ])('%s may be a word: %s', (form, expected) => expect(sieve.mayBeWord(form)).toBe(expected))
})
