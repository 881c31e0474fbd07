import porter2 from 'wink-porter2-stemmer'

/** The package takes seconds for thousands of letters; no word of English has this many. */
const LONGEST_WORD = 100

/**
 * The package writes a consonant y as 3 while it works, and so would make 202i of 2023 and mpi of mp3. Any other digit
 * is to it a consonant like others, and a stem ends where a suffix of letters begins: its digits keep their places.
 */
const stemWithThrees = (word: string): string =>
  porter2(word.replaceAll('3', '0')).replace(/0/g, (zero, at: number) => word[at] ?? zero)

/** The Porter2 stem of a word, in lower case; a word of over 100 letters is its own stem. */
export const stemOf = (word: string): string => {
  const lower = word.toLowerCase()
  if (lower.length > LONGEST_WORD) return lower
  return lower.includes('3') ? stemWithThrees(lower) : porter2(lower)
}
