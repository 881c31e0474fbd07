import { patternWords } from '#generated/pattern-words'

/**
 * What a text of each of the contract's patterns is, in words that end "must be ...": a caller cannot be expected to read
 * regular expressions. Words stand beside their pattern in the contract, as `x-pattern-words`; a test holds that all have some.
 */
export const PATTERN_WORDS: ReadonlyMap<string, string> = new Map(patternWords)
