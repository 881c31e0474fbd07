const HALF = /\p{Cs}/u
const HALVES = /\p{Cs}/gu

/**
 * Whether a text is made of whole characters. JSON can write half of a surrogate pair by itself (RFC 8259, 8.2), which no
 * UTF-8 holds: Python's clients fail when they print or send what has one.
 */
export const hasHalves = (text: string): boolean => HALF.test(text)

/** The text with a replacement character for each half of a pair that has no other half, as in the platform's `toWellFormed`. */
export const wholeCharacters = (text: string): string =>
  hasHalves(text) ? text.replace(HALVES, '\uFFFD') : text
