import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { suggester } from './spelling-suggest.js'

const speller = nspell(dictionary)

/** Twice as fast without what no word of letters and plain apostrophes needs: numbers with their endings, other apostrophes. */
speller.compoundRules = []
speller.conversion = { in: [], out: speller.conversion.out }

const suggest = suggester(speller)

/**
 * No word of the dictionary, with its endings or by two slips, is this long.
 */
const LONGEST_WORD = 100

/** Whether a word is in the dictionary of US English, with an ASCII apostrophe if it has one. */
export const isSpeltRight = (word: string): boolean => word.length <= LONGEST_WORD && speller.correct(word)

/** Whether two words differ in the order of two neighbouring letters alone. */
const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

/** What nspell would write instead of a word: first what only swaps two neighbouring letters of it, which is the likeliest slip. */
export const spellingSuggestions = (word: string): string[] => {
  const suggestions = word.length <= LONGEST_WORD && !speller.correct(word) ? suggest(word) : []
  return [
    ...suggestions.filter((suggestion) => isSwapped(word, suggestion)),
    ...suggestions.filter((suggestion) => !isSwapped(word, suggestion)),
  ]
}
