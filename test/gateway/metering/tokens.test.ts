import { afterAll, describe, expect, test } from 'vitest'
import { createTokenizer, estimateTokens } from '../../../src/gateway/metering/tokens.js'
import { longestTurnOf } from '../../support/cpu.js'

const tokenizer = createTokenizer()
afterAll(() => tokenizer.close())

describe('counting', () => {
  test.each([
    ['', 0],
    // tiktoken, o200k_base.
    ['hello world', 2],
    [' word'.repeat(400), 400],
    // A text that names a special token is only text.
    ['<|endoftext|>', 7],
  ])('%.20j is %i tokens', async (text, tokens) => {
    expect(await tokenizer.count(text)).toBe(tokens)
  })

  test('a long text is counted from a sample', async () => {
    // 400 tokens for each slice of 2,000 characters, whichever are taken.
    expect(await tokenizer.count(' word'.repeat(200_000))).toBe(200_000)
  })

  test('a hostile text does not hold up the event loop', async () => {
    await tokenizer.count('warm')
    const text = Array.from({ length: 20_000 }, (_, index) =>
      String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
    ).join('')
    // On the main thread it would be one block of 0.6 s (30 us a character).
    expect(await longestTurnOf(() => tokenizer.count(text))).toBeLessThan(100)
  })
})

test.each([
  // Four ASCII characters a token; a character of three bytes is 1/4 + 2/2.
  ['abcdefgh', 2],
  ['漢字', 3],
  ['', 0],
])('the estimate of %j is %i', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens)
})
