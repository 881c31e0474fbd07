/** Words of running text, for the games that change them one by one. */

/**
 * Replaces each word: a run of letters and apostrophes with a letter in it; letters may carry marks of their own. A curly
 * apostrophe counts between letters alone, since elsewhere it closes a quotation. What is between words stays.
 */
export const replaceWords = (text: string, replace: (word: string) => string): string =>
  text.replace(/[\p{L}\p{M}']+(?:’[\p{L}\p{M}']+)*/gu, (run) => (/\p{L}/u.test(run) ? replace(run) : run))

/** The letters of a word. */
export const lettersOf = (word: string): readonly string[] => word.match(/\p{L}/gu) ?? []

/** The index behind the last character that is none of these. */
export const endBefore = (text: string, characters: string): number => {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return end
}
