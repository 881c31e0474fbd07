import porter2 from 'wink-porter2-stemmer'

/** The package takes seconds for thousands of letters; no word of English has this many. */
const LONGEST_WORD = 100

/** The Porter2 stem of a word, in lower case; a word of over 100 letters is its own stem. */
export const stemOf = (word: string): string =>
  word.length > LONGEST_WORD ? word.toLowerCase() : porter2(word)
