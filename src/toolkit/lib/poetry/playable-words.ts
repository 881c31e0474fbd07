import { readDataSet } from '../../data/read.js'

let words: readonly string[] | undefined

/** Words for word games, a to z, shorter ones first, then by letters; none that hurts. */
export const playableWords = (): readonly string[] =>
  (words ??= readDataSet<string>('english-words', 'playable').split(' '))

/** How often each letter of a to z is in a text in lower case. */
export const letterCounts = (text: string): Uint8Array => {
  const counts = new Uint8Array(26)
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index) - 97
    if (letter >= 0 && letter < 26) counts[letter] = (counts[letter] ?? 0) + 1
  }
  return counts
}

/**
 * Whether a whole word fits a pattern of letters, ? (one letter) and * (any number of letters). Only the last * is ever
 * tried again, so that the time is at most the product of both lengths.
 */
export const fitsPattern = (word: string, pattern: string): boolean => {
  let at = 0
  let place = 0
  let star = -1
  let resumed = 0
  while (at < word.length) {
    const sign = pattern[place]
    if (sign === '*') {
      star = place
      resumed = at
      place += 1
    } else if (sign !== undefined && (sign === '?' || sign === word[at])) {
      at += 1
      place += 1
    } else if (star >= 0) {
      resumed += 1
      at = resumed
      place = star + 1
    } else return false
  }
  while (pattern[place] === '*') place += 1
  return place === pattern.length
}
