import { invalidParameter, unprocessable } from '../../errors.js'
import { graphemesOf, sentencesOf, wordsOf } from './segments.js'

export interface TruncateOptions {
  text: string
  /** Most units of the answer. */
  length: number
  unit: 'characters' | 'words' | 'sentences' | 'bytes'
  position: 'end' | 'middle' | 'start'
  ellipsis: string
  /** Whether characters are cut between words only. */
  wholeWords: boolean
}

export interface Truncated {
  text: string
  truncated: boolean
  /** Of the answer, in the unit. */
  length: number
  /** What is gone, in the unit. */
  removed: number
}

/** How much of the two ends stays, in pieces that are not cut. */
interface Kept {
  front: number
  back: number
}

/** How many pieces from one end fit into a budget. */
const fitting = (sizes: readonly number[], budget: number): number => {
  let [used, count] = [0, 0]
  for (const size of sizes) {
    used += size
    if (used > budget) break
    count++
  }
  return count
}

const isSpace = (piece: string | undefined): boolean => piece !== undefined && !/\S/.test(piece)

/** Cuts back to white space; a first word that is too long by itself is cut inside. */
const toWholeWords = (pieces: readonly string[], count: number): number => {
  let end = count
  while (end > 0 && !isSpace(pieces[end])) end--
  while (end > 0 && isSpace(pieces[end - 1])) end--
  return end > 0 ? end : count
}

const keptOf = (
  pieces: readonly string[],
  sizes: readonly number[],
  budget: number,
  options: TruncateOptions,
): Kept => {
  const { position, unit, wholeWords } = options
  const whole = wholeWords && unit === 'characters'
  const kept = (from: readonly string[], most: number): number => (whole ? toWholeWords(from, most) : most)
  switch (position) {
    case 'end':
      return { front: kept(pieces, fitting(sizes, budget)), back: 0 }
    case 'start':
      return { front: 0, back: kept(pieces.toReversed(), fitting(sizes.toReversed(), budget)) }
    case 'middle': {
      const half = Math.ceil(budget / 2)
      return { front: fitting(sizes, half), back: fitting(sizes.toReversed(), budget - half) }
    }
  }
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** By characters or bytes, where the ellipsis counts. */
const bySize = (options: TruncateOptions): Truncated => {
  const { text, length, unit, position, ellipsis, wholeWords } = options
  const pieces = unit === 'characters' ? graphemesOf(text) : Array.from(text)
  const sizeOf = (piece: string): number => (unit === 'characters' ? 1 : Buffer.byteLength(piece))
  const sizes = pieces.map(sizeOf)
  const total = sum(sizes)
  if (total <= length) return { text, truncated: false, length: total, removed: 0 }
  const mark = sum((unit === 'characters' ? graphemesOf(ellipsis) : [ellipsis]).map(sizeOf))
  if (mark >= length)
    unprocessable(`ellipsis leaves no room for text: it takes ${mark} of at most ${length} ${unit}.`)
  const { front, back } = keptOf(pieces, sizes, length - mark, options)
  const [start, end] = [pieces.slice(0, front), pieces.slice(pieces.length - back)]
  const trims = wholeWords && unit === 'characters' && position !== 'middle'
  const [before, after] = [start.join(''), end.join('')]
  const answer = trims ? before.trimEnd() + ellipsis + after.trimStart() : before + ellipsis + after
  const size = unit === 'characters' ? graphemesOf(answer).length : Buffer.byteLength(answer)
  return { text: answer, truncated: true, length: size, removed: total - (size - mark) }
}

/** Where each of the parts, which come in this order, begins in the text. */
const placesOf = (text: string, parts: readonly string[]): number[] => {
  let end = 0
  return parts.map((part) => {
    const start = text.indexOf(part, end)
    end = start + part.length
    return start
  })
}

/** By words or sentences, where the ellipsis does not count. */
const byParts = ({ text, length, unit, position, ellipsis }: TruncateOptions): Truncated => {
  if (position === 'middle') invalidParameter('position', `must not be middle for ${unit}`)
  const parts = unit === 'words' ? wordsOf(text) : sentencesOf(text)
  if (parts.length <= length) return { text, truncated: false, length: parts.length, removed: 0 }
  const places = placesOf(text, parts)
  const last = length - 1
  const kept =
    position === 'end'
      ? text.slice(0, (places[last] ?? 0) + (parts[last] ?? '').length).trimEnd() + ellipsis
      : ellipsis + text.slice(places[parts.length - length]).trimStart()
  return { text: kept, truncated: true, length, removed: parts.length - length }
}

/**
 * Shortens a text to graphemes, words or sentences of UAX 29, or to bytes of UTF-8. The ellipsis counts for graphemes
 * and bytes, and ends the call with 422 when it leaves nothing; the middle of words or sentences is 400.
 */
export const truncate = (options: TruncateOptions): Truncated => {
  switch (options.unit) {
    case 'characters':
    case 'bytes':
      return bySize(options)
    case 'words':
    case 'sentences':
      return byParts(options)
  }
}
