/** What has a meaning in a query of Lucene's classic parser, alone or in pairs. */
const SPECIAL = /[-+&|!(){}[\]^"~*?:\\/]/g

/** Words that are operators there, in capitals only. */
const OPERATOR = /(?<![^\s])(?:AND|OR|NOT)(?![^\s])/g

/**
 * A text as plain words of a Lucene query: a backslash before each special character, and before a word that would be an
 * operator.
 * @example escapedForLucene('AC/DC') // 'AC\\/DC'
 */
export const escapedForLucene = (text: string): string =>
  text.replace(SPECIAL, '\\$&').replace(OPERATOR, '\\$&')

/**
 * A text as plain words of a Lucene query without any escape, for where those are not understood: special characters
 * become spaces, and words that would be operators lose their capitals.
 * @example wordsForLucene('Alien: AND (1979)') // 'Alien  and  1979 '
 */
export const wordsForLucene = (text: string): string =>
  text.replace(SPECIAL, ' ').replace(OPERATOR, (word) => word.toLowerCase())
