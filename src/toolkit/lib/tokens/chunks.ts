import type { SizeOf } from './slice-sizes.js'
import type { Span } from '../language/words.js'

type Place = Pick<Span, 'start' | 'end'>

/** What chunks are made of: a sentence, or a piece of one that is too long. */
interface Part extends Place {
  isPiece: boolean
}

/** Whether an offset splits a character. */
const isWithin = (text: string, offset: number): boolean => {
  const unit = text.charCodeAt(offset)
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** The end of the longest beginning of a place that has at most this size; a character at least. */
const longestBeginning = (text: string, { start, end }: Place, size: number, sizeOf: SizeOf): number => {
  const whole = (offset: number): number => (isWithin(text, offset) ? offset - 1 : offset)
  const after = (offset: number): number => offset + (isWithin(text, offset + 1) ? 2 : 1)
  let fits = after(start)
  let tooFar = end + 1
  // Never looks far ahead: the size of a long word would be measured again for each of its parts.
  for (let width = size; fits < end && tooFar > end; width *= 2) {
    const next = whole(Math.min(start + width, end))
    if (next > fits && sizeOf(start, next) > size) tooFar = next
    else fits = Math.max(fits, next)
  }
  while (after(fits) < tooFar && fits < end) {
    const middle = Math.max(whole((fits + tooFar) >>> 1), after(fits))
    if (sizeOf(start, middle) > size) tooFar = middle
    else fits = middle
  }
  return fits
}

/** The words of a long sentence; those that are too long are cut between characters. */
const atomsOf = (text: string, { start, end }: Place, size: number, sizeOf: SizeOf): Place[] =>
  Array.from(text.slice(start, end).matchAll(/\S+/g), ({ 0: word, index }) => {
    const atoms: Place[] = []
    const wordEnd = start + index + word.length
    for (let from = start + index; from < wordEnd; from = atoms.at(-1)?.end ?? wordEnd)
      atoms.push({ start: from, end: longestBeginning(text, { start: from, end: wordEnd }, size, sizeOf) })
    return atoms
  }).flat()

/** A sentence, or the pieces of one that is longer than the size. */
const partsOf = (text: string, sentence: Place, size: number, sizeOf: SizeOf): Part[] => {
  if (sizeOf(sentence.start, sentence.end) <= size)
    return [{ start: sentence.start, end: sentence.end, isPiece: false }]
  const pieces: Part[] = []
  for (const atom of atomsOf(text, sentence, size, sizeOf)) {
    const last = pieces.at(-1)
    if (last !== undefined && sizeOf(last.start, atom.end) <= size) last.end = atom.end
    else pieces.push({ ...atom, isPiece: true })
  }
  return pieces
}

/** How many of the last parts of a chunk may be repeated: sentences, up to the last piece. */
const repeatable = (parts: readonly Part[], first: number, end: number, overlap: number): number => {
  let count = 0
  while (count < overlap && end - count > first && parts[end - count - 1]?.isPiece === false) count++
  return count
}

/**
 * Divides a text into chunks of whole sentences, each of at most a size; the next one begins with the last sentences of the
 * one before, fewer where they leave no room, and has at least one new sentence.
 *
 * @param overlap most sentences that are repeated
 */
export const chunksOf = (
  text: string,
  sentences: readonly Place[],
  { size, overlap }: { size: number; overlap: number },
  sizeOf: SizeOf,
): Place[] => {
  const parts = sentences.flatMap((sentence) => partsOf(text, sentence, size, sizeOf))
  const chunks: Place[] = []
  const fits = (first: number, last: number): boolean =>
    sizeOf(parts[first]?.start ?? 0, parts[last]?.end ?? 0) <= size
  let first = 0
  for (let next = 0; next < parts.length;) {
    let repeated = repeatable(parts, first, next, overlap)
    while (repeated > 0 && !fits(next - repeated, next)) repeated--
    first = next - repeated
    next++
    while (next < parts.length && fits(first, next)) next++
    chunks.push({ start: parts[first]?.start ?? 0, end: parts[next - 1]?.end ?? 0 })
  }
  return chunks
}
