import type { Span } from '../language/words.js'

/** The places of a pattern in a text, without those that `isOne` refuses. */
export const spansOf = (
  text: string,
  pattern: RegExp,
  isOne: (found: string) => boolean = () => true,
): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index: start }) => ({
    text: found,
    start,
    end: start + found.length,
  })).filter(({ text: found }) => isOne(found))
