/**
 * Whether a text has half of a surrogate pair by itself. JSON can write one (RFC 8259, 8.2), which no UTF-8 holds: Python's
 * clients fail when they print or send it.
 */
export const hasHalves = (text: string): boolean => !text.isWellFormed()

/** The text with a replacement character for each half of a pair that has no other half. */
export const wholeCharacters = (text: string): string => text.toWellFormed()
