import { eng } from 'stopword'
import type { Query } from '#operation'
import { feature } from '#toolkit'
import { codePointLength, compareCodePoints } from '#toolkit/lib/text/code-points'
import { linesOf } from '#toolkit/lib/text/lines'
import { graphemesOf, sentencesOf, wordsOf } from '#toolkit/lib/text/segments'

type Options = Query<'rest_text_frequency'>

const STOP_WORDS = new Set(eng)

const countedWords = (text: string, { stopwords, minLength }: Options): string[] =>
  wordsOf(text).filter(
    (word) => codePointLength(word) >= minLength && !(stopwords && STOP_WORDS.has(word.toLowerCase())),
  )

/** Every run of `size` neighbouring words of a sentence. */
const groupsOfWords = (text: string, size: number, options: Options): string[] =>
  sentencesOf(text).flatMap((sentence) => {
    const words = countedWords(sentence, options)
    return words.slice(size - 1).map((_, at) => words.slice(at, at + size).join(' '))
  })

const valuesOf = (text: string, options: Options): string[] => {
  switch (options.by) {
    case 'word':
      return countedWords(text, options)
    case 'bigram':
      return groupsOfWords(text, 2, options)
    case 'trigram':
      return groupsOfWords(text, 3, options)
    case 'character':
      return graphemesOf(text).filter((character) => /\S/.test(character))
    case 'letter':
      return text.match(/\p{L}/gu) ?? []
    case 'line':
      return linesOf(text)
        .map((line) => line.trim())
        .filter((line) => line !== '')
  }
}

export default feature('rest_text_frequency', (options) => {
  const written = valuesOf(options.text, options)
  // Only after the text is segmented, since a sentence begins with a capital letter.
  const values = options.ignoreCase ? written.map((value) => value.toLowerCase()) : written
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const items = [...counts]
    .sort(([a, most], [b, least]) => least - most || compareCodePoints(a, b))
    .slice(0, options.limit)
  return {
    total: values.length,
    distinct: counts.size,
    items: items.map(([value, count]) => ({
      value,
      count,
      percent: Math.round((count * 10_000) / values.length) / 100,
    })),
  }
})
