import { withoutCase } from '../text/letter-case.js'

/** How well a candidate fits a query, and the places of the matched characters in it, in code points. */
export interface FuzzyMatch {
  score: number
  positions: number[]
}

const isWordStart = (characters: readonly string[], index: number): boolean => {
  const before = characters[index - 1]
  return (
    before === undefined ||
    /[\s\-_./]/.test(before) ||
    (/\p{Lu}/u.test(characters[index] ?? '') && /\p{Ll}/u.test(before))
  )
}

/**
 * The greedy leftmost match of the query's characters, spaces apart, in their order; null where they don't occur.
 * Score: matched characters, plus those right behind their predecessor, plus those at word starts, over three times
 * the length of the query.
 */
export const matchSubsequence = (query: string, candidate: string): FuzzyMatch | null => {
  const wanted = [...query.normalize('NFC')].filter((character) => !/\s/.test(character))
  const characters = [...candidate.normalize('NFC')]
  const positions: number[] = []
  for (const character of wanted) {
    const lower = withoutCase(character)
    const from = (positions.at(-1) ?? -1) + 1
    const found = characters.findIndex((other, index) => index >= from && withoutCase(other) === lower)
    if (found < 0) return null
    positions.push(found)
  }
  const adjacent = positions.filter((position, index) => position === (positions[index - 1] ?? -1) + 1).length
  const wordStarts = positions.filter((position) => isWordStart(characters, position)).length
  return { score: (wanted.length + adjacent + wordStarts) / (3 * wanted.length), positions }
}
