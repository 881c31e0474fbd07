/** A word with its first letter in upper and the rest in lower case; what stands before the first letter stays. */
export const capitalized = (word: string): string =>
  word.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** Whether a text has letters with case, none of them in lower case. */
export const isUpperCase = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase()

/**
 * Gives a replacement the case of what it replaces: all capitals (of more than one letter), capitalized or lower case;
 * after anything else, and after a text without letters, it stays as it is.
 */
export const inCaseOf = (replaced: string, replacement: string): string => {
  const letters = replaced.match(/\p{L}/gu)?.join('') ?? ''
  if (letters === '' || letters.toLowerCase() === letters.toUpperCase()) return replacement
  if (letters === letters.toLowerCase()) return replacement.toLowerCase()
  if (letters === capitalized(letters)) return capitalized(replacement)
  return isUpperCase(letters) ? replacement.toUpperCase() : replacement
}
