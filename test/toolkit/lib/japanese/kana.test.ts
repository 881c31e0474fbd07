import { toHiragana, toKatakana } from 'wanakana'
import { describe, expect, it } from 'vitest'
import { writeHiragana, writeKatakana } from '../../../../src/toolkit/lib/japanese/kana.js'

const PARTS = [
  'shi',
  'nn',
  "n'",
  'kk',
  'x',
  'ltu',
  'kya',
  'ー',
  'ラ',
  'ッ',
  'ヶ',
  '・',
  'か',
  '漢',
  ' ',
  ',',
  '-',
  '1',
  'ō',
  'A',
]

/** Texts of all pairs of parts, once behind each part, so that pieces are cut everywhere. */
const TEXTS = PARTS.map((first) => first + PARTS.flatMap((one) => PARTS.map((other) => one + other)).join(''))
const SHORT = PARTS.flatMap((one) => PARTS.map((other) => one + other))

describe('kana in pieces', () => {
  it.each([...TEXTS, ...SHORT])('is what wanakana makes of the whole: %s', (text) => {
    expect(writeHiragana(text)).toBe(toHiragana(text))
    expect(writeKatakana(text)).toBe(toKatakana(text))
  })
})
