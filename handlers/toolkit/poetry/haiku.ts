import { feature, unprocessable } from '#toolkit'
import { syllablesOf } from '#toolkit/lib/poetry/pronunciations'
import { verseWords } from '#toolkit/lib/poetry/verse'

const EXPECTED = [5, 7, 5]

interface Word {
  word: string
  syllables: number
  known: boolean
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The words in lines of 5, 7 and 5 syllables; null where they do not break so. */
const splitOf = (words: readonly Word[]): string[] | null => {
  const lines: string[] = []
  let rest = [...words]
  for (const expected of EXPECTED) {
    let syllables = 0
    let end = 0
    // Words without a vowel, such as hmm, have no syllable: they go to the line before.
    while (end < rest.length && syllables + (rest[end]?.syllables ?? 0) <= expected) {
      syllables += rest[end]?.syllables ?? 0
      end += 1
    }
    if (syllables !== expected) return null
    lines.push(
      rest
        .slice(0, end)
        .map(({ word }) => word)
        .join(' '),
    )
    rest = rest.slice(end)
  }
  return rest.length === 0 ? lines : null
}

export default feature('rest_poetry_haiku', ({ text }) => {
  const lines = text
    .split(/[\r\n/]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const words = verseWords(line).map((word) => ({ word, ...syllablesOf(word) }))
      return {
        text: line,
        syllables: sum(words.map(({ syllables }) => syllables)),
        expected: EXPECTED[index] ?? null,
        words,
      }
    })
  const words = lines.flatMap((line) => line.words)
  if (words.length === 0) unprocessable('text has no word.')
  const pattern = lines.map(({ syllables }) => syllables)
  const haiku = lines.length === 3 && lines.every(({ syllables, expected }) => syllables === expected)
  return { haiku, pattern, total: sum(pattern), lines, split: haiku ? null : splitOf(words) }
})
