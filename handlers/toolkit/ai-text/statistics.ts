import { feature } from '#toolkit'
import { taggedText, type EnglishToken } from '#toolkit/lib/language/english-text'
import { countsOf, mtld, yulesK } from '#toolkit/lib/language/lexical-diversity'
import { wordsOrRefuse } from '#toolkit/lib/language/words'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'

const CONTENT: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV'])

const ratio = (value: number): number => roundHalfAway(value, 4)

/** Content words by word tokens; 0 for a text of numbers alone. */
const densityOf = (tokens: readonly EnglishToken[]): number => {
  const content = tokens.filter(({ partOfSpeech }) => CONTENT.has(partOfSpeech)).length
  const words = tokens.filter(({ kind }) => kind === 'word').length
  return words === 0 ? 0 : content / words
}

export default feature('rest_aiText_statistics', ({ text }) => {
  const words = wordsOrRefuse(text).map((word) => word.text.toLowerCase())
  const { sentences, tokens } = taggedText(text)
  const counts = countsOf(words)
  const lengths = words.map((word) => [...word].length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  const longest = lengths.reduce((best, length) => Math.max(best, length), 0)
  const diversity = mtld(words)
  const tags = tokens.map(({ partOfSpeech }) => partOfSpeech).filter((tag) => tag !== 'SPACE')
  return {
    sentences: sentences.length,
    words: words.length,
    types: counts.size,
    hapaxes: [...counts.values()].filter((count) => count === 1).length,
    ttr: ratio(counts.size / words.length),
    rootTtr: ratio(counts.size / Math.sqrt(words.length)),
    mtld: diversity === null ? null : ratio(diversity),
    yulesK: ratio(yulesK(counts.values())),
    lexicalDensity: ratio(densityOf(tokens)),
    averageWordLength: ratio(letters / words.length),
    averageSentenceLength: ratio(words.length / sentences.length),
    longestWord: words[lengths.indexOf(longest)] ?? '',
    wordLengths: Object.fromEntries(countsOf(lengths.map(String))),
    partsOfSpeech: Object.fromEntries(countsOf(tags)),
  }
})
