/** Letters of two, whose capital form at the start of a word has a small second one. */
const DIGRAPHS: Readonly<Record<string, string>> = { Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ' }

const IOTA_BELOW = '\u0345'

/**
 * The form of a letter at the start of a capitalized word: Titlecase_Mapping of Unicode (UAX 44, SpecialCasing.txt),
 * which JavaScript lacks. Upper case would make SS of ß, ΑΙ of ᾳ, and Mtavruli, used for whole words, of Georgian.
 */
export const titleCased = (letter: string): string => {
  if (/^[\u10d0-\u10fa\u10fd-\u10ff]/.test(letter)) return letter
  const decomposed = letter.normalize('NFD')
  if (decomposed.includes(IOTA_BELOW)) {
    return (decomposed.replace(IOTA_BELOW, '').toUpperCase() + IOTA_BELOW).normalize('NFC')
  }
  const upper = letter.toUpperCase()
  return DIGRAPHS[upper] ?? upper.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase())
}

/** A word with its first letter in title case and the rest in lower case; what stands before the first letter stays. */
export const capitalized = (word: string): string => word.toLowerCase().replace(/\p{L}/u, titleCased)

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

/**
 * Text to compare without regard to case: in lower case, and with one sigma, which lower case writes otherwise at the end
 * of a word (CaseFolding.txt).
 */
export const withoutCase = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ')
