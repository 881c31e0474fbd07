/** How quotes are cut into words to be searched. */
import { allQuotes, type Quote } from './collection.js'

const withStraightApostrophes = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** Runs of letters, digits and apostrophes, in lower case. */
export const searchWords = (text: string): string[] =>
  withStraightApostrophes(text).match(/[\p{L}\p{N}']+/gu) ?? []

/** Runs of letters and apostrophes, in lower case. */
export const spokenWords = (text: string): string[] =>
  withStraightApostrophes(text).match(/[\p{L}']+/gu) ?? []

/** The different runs of letters and digits, in lower case, apostrophes left out. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    withStraightApostrophes(text)
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu),
  )

/** What is made of each quote's text, once. */
const ofEach = <Words>(wordsOf: (text: string) => Words): ((quote: Quote) => Words) => {
  let made: Map<Quote, Words> | undefined
  return (quote) => {
    made ??= new Map(allQuotes().map((each) => [each, wordsOf(each.quote)]))
    return made.get(quote) ?? wordsOf(quote.quote)
  }
}

/** {@link searchWords} of a quote of the collection. */
export const searchWordsOf = ofEach(searchWords)

/** {@link wordSet} of a quote of the collection. */
export const wordSetOf = ofEach(wordSet)
