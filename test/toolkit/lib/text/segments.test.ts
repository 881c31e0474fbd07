import { describe, expect, it } from 'vitest'
import { segmentsIn } from '#toolkit/lib/text/segments'

/** Pieces that segmentation treats in different ways, and signs that join what is around them. */
const PARTS = [
  'word',
  "don't",
  '3.5',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '. ',
  '! ',
  'é',
  '\u0301',
  '\u200d',
  '日本語',
  'ไทย',
  '😀',
  ', ',
]

/** Park and Miller, 1988. */
const mixed = (seed: number, count: number): string => {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    return PARTS[state % PARTS.length] ?? ''
  }).join('')
}

const whole = (granularity: 'word' | 'sentence', text: string): Intl.SegmentData[] =>
  Array.from(new Intl.Segmenter('en', { granularity }).segment(text))

describe('a long text, which is segmented in pieces', () => {
  it.each([1, 2, 3])(
    'has the words and sentences that it has as a whole (Intl.Segmenter, text %i)',
    (seed) => {
      const text = `${mixed(seed, 1500)} and some more words. `.repeat(2)
      const segments = segmentsIn('en')
      expect(segments?.words(text)).toEqual(
        whole('word', text).flatMap(({ segment, isWordLike }) => (isWordLike === true ? segment : [])),
      )
      expect(segments?.sentences(text)).toEqual(
        whole('sentence', text).flatMap(({ segment }) => (/[\p{L}\p{N}]/u.test(segment) ? segment : [])),
      )
    },
  )
})
