import { expect, it } from 'vitest'
import { mulberry32 } from '../../../../src/toolkit/lib/random/mulberry32.js'
import { graphemesOf } from '../../../../src/toolkit/lib/text/segments.js'

const PARTS = Array.from(
  'aBé日のー\u3099が\u0301\u200d👨👩\ufe0f\u0600 \r\n1\u20e3ｶﾞ々\u0e33ก한가ªﬁ🇮🇩🏽\u{20000}㊗〆〇™𝐀ʰ\u093fक्',
)
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

it('finds the clusters that Intl.Segmenter finds', () => {
  const random = mulberry32(29)
  for (let round = 0; round < 5000; round++) {
    const length = 1 + Math.floor(random() * 12)
    const text = Array.from({ length }, () => PARTS[Math.floor(random() * PARTS.length)] ?? '').join('')
    expect(graphemesOf(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment))
  }
})
