import { expect, test } from 'vitest'
import { openEncoding } from '#toolkit/lib/tokens/encodings'
import { inCharacters, inTokens, inWords } from '#toolkit/lib/tokens/slice-sizes'

const TEXT = "Don't stop, 🎉 at 123456 WE'LL see…\n\n   naïve  日本語 x!\r\n\r\nEnd. "

/** Every slice that splits no character, in an order that grows, shrinks and moves. */
const slices = [...TEXT].flatMap((_, from, all) =>
  Array.from(
    { length: all.length - from },
    (_, more) => [all.slice(0, from).join('').length, all.slice(0, from + more + 1).join('').length] as const,
  ),
)

const isBehindSpace = (end: number): boolean => end < TEXT.length && /\s/.test(TEXT.charAt(end - 1))

test('the size of a slice is that of its text', async () => {
  const { tokensOf } = await openEncoding('o200k_base')
  const sizes = [
    [inCharacters(TEXT), (text: string) => [...text].length],
    [inWords(TEXT), (text: string) => text.match(/\S+/g)?.length ?? 0],
    [await inTokens(TEXT), (text: string) => tokensOf(text).length],
  ] as const
  for (const [sizeOf, sizeOfText] of sizes) {
    const wrong = slices
      .filter(([, end]) => !isBehindSpace(end))
      .filter(([start, end]) => sizeOf(start, end) !== sizeOfText(TEXT.slice(start, end)))
    expect(wrong.map(([start, end]) => TEXT.slice(start, end))).toEqual([])
    expect(sizeOf(3, 3)).toBe(0)
  }
})
