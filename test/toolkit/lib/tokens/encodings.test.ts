import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { encodePiece } from '#toolkit/lib/tokens/byte-pairs'
import { openEncoding } from '#toolkit/lib/tokens/encodings'

test('of equal ranks the leftmost pair is joined, and a joined pair can be joined again', () => {
  const ranks = new Map(['a', 'b', 'aa', 'ab', 'aab'].map((bytes, rank) => [bytes, rank]))
  // aa joins first at 0, then at 2; then aab.
  expect(encodePiece('aaaab', ranks)).toEqual([2, 4])
  expect(encodePiece('aab', ranks)).toEqual([4])
  expect(encodePiece('bab', ranks)).toEqual([1, 3])
})

test.each(['o200k_base', 'cl100k_base', 'p50k_base', 'r50k_base'] as const)(
  'every token of %s that is one piece by itself is read as that token',
  async (name) => {
    const { pieceEnd, tokensOf, textOf } = await openEncoding(name)
    const file = createRequire(import.meta.url).resolve(`gpt-tokenizer/data/${name}.tiktoken`)
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter((_, index) => index % 97 === 0)
    const wrong = lines.filter((line) => {
      const [base64 = '', id = ''] = line.split(' ')
      const bytes = Buffer.from(base64, 'base64')
      const text = bytes.toString('utf8')
      if (textOf(Number(id)) !== text) return true
      const isWhole = Buffer.from(text).equals(bytes) && pieceEnd(text, 0) === text.length
      return isWhole && tokensOf(text).join() !== id
    })
    expect(wrong).toEqual([])
    expect(lines.length).toBeGreaterThan(500)
  },
)

test('a vocabulary is opened once', () => {
  expect(openEncoding('r50k_base')).toBe(openEncoding('r50k_base'))
})
