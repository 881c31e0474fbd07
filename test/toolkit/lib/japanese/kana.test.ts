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

const PAIRS = PARTS.flatMap((one) => PARTS.map((other) => one + other))

/** wanakana drops the long marks behind ッ; ours stay (`/anime/kana` has a test of it). */
const withoutDropped = (text: string): string =>
  text.replaceAll(/ッ[ーヶ・]+/g, (run) => run.replaceAll('ー', ''))

/** Texts of all pairs of parts, once behind each part, so that pieces are cut everywhere. */
const TEXTS = PARTS.map((first) => withoutDropped(first + PAIRS.join('')))
const SHORT = PAIRS.map(withoutDropped)

describe('kana in pieces', () => {
  it.each([...TEXTS, ...SHORT])('is what wanakana makes of the whole: %s', (text) => {
    expect(writeHiragana(text)).toBe(toHiragana(text))
    expect(writeKatakana(text)).toBe(toKatakana(text))
  })
})
