import { openEncoding } from './encodings.js'

/** The size of the slice of a text between two UTF-16 offsets that split no character; only the text's own end may be behind white space. */
export type SizeOf = (start: number, end: number) => number

/** At each offset how many units up to it pass a test. */
const running = (text: string, passes: (index: number) => boolean): Int32Array => {
  const sums = new Int32Array(text.length + 1)
  for (let index = 0; index < text.length; index++)
    sums[index + 1] = (sums[index] ?? 0) + (passes(index) ? 1 : 0)
  return sums
}

const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff

/** In code points. */
export const inCharacters = (text: string): SizeOf => {
  const before = running(text, (index) => !isSecondHalf(text.charCodeAt(index)))
  return (start, end) => (before[end] ?? 0) - (before[start] ?? 0)
}

/** In matches of \S+. */
export const inWords = (text: string): SizeOf => {
  const isSpace = (index: number): boolean => /\s/.test(text.charAt(index))
  const before = running(text, (index) => !isSpace(index) && (index === 0 || isSpace(index - 1)))
  return (start, end) => {
    if (start >= end) return 0
    const begun = isSpace(start) ? 0 : 1
    return begun + (before[end] ?? 0) - (before[start + 1] ?? 0)
  }
}

/** The pieces that the encoding divides a text into from one offset on, as far as they were wanted. */
interface Pieces {
  start: number
  /** End of each piece, and the tokens up to there. */
  ends: number[]
  tokens: number[]
}

/** Where a piece ends is decided by fewer characters behind it than these. */
const LOOK_AHEAD = 64

/**
 * In tokens of o200k_base. Slices that grow from one offset are not read anew: of the pieces of a slice only the last one
 * depends on what follows it.
 */
export const inTokens = async (text: string): Promise<SizeOf> => {
  const { pieceEnd, encode, tokensOf } = await openEncoding('o200k_base')
  let pieces: Pieces | null = null
  return (start, end) => {
    if (pieces?.start !== start) pieces = { start, ends: [start], tokens: [0] }
    const { ends, tokens } = pieces
    const shown = text.slice(0, end + LOOK_AHEAD)
    for (let from = ends.at(-1) ?? start; from < end;) {
      const to = pieceEnd(shown, from)
      if (to > end) break
      ends.push(to)
      tokens.push((tokens.at(-1) ?? 0) + encode(text.slice(from, to)).length)
      from = to
    }
    const last = ends.findLastIndex((known) => known <= end)
    const from = ends[last] ?? start
    return (tokens[last] ?? 0) + (from < end ? tokensOf(text.slice(from, end)).length : 0)
  }
}
