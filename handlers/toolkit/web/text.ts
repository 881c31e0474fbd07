import { feature } from '#toolkit'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { codePointLength } from '#toolkit/lib/text/code-points'
import { segmentsIn, sentencesOf, wordsOf } from '#toolkit/lib/text/segments'
import { baseOf, resolverOf } from '#toolkit/lib/web/addresses'
import { attributeOf, elementsIn, parseDocument, titleOf } from '#toolkit/lib/web/document'
import { readPage } from '#toolkit/lib/web/page'
import { pageText } from '#toolkit/lib/web/page-text'

const LEAST_LETTERS = 3

const hasLetters = (word: string): boolean => (word.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS

const mostFrequent = (words: readonly string[], count: number) => {
  const counts = new Map<string, number>()
  for (const word of words.filter(hasLetters)) {
    const lower = word.toLowerCase()
    counts.set(lower, (counts.get(lower) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .slice(0, count)
    .map(([word, times]) => ({
      word,
      count: times,
      percent: roundHalfAway((times / words.length) * 100, 2),
    }))
}

export default feature('rest_web_text', async ({ links, top, ...query }, context) => {
  const page = await readPage(query, context)
  const document = parseDocument(page.html)
  const text = pageText(document, links ? resolverOf(baseOf(document, page.base)) : null)
  const lang = elementsIn(document, 'html').flatMap((root) => attributeOf(root, 'lang') ?? [])[0]
  const segments = segmentsIn(lang?.trim() || 'en') ?? { words: wordsOf, sentences: sentencesOf }
  const words = segments.words(text)
  const htmlBytes = Buffer.byteLength(page.html)
  return {
    title: titleOf(document),
    text,
    characters: codePointLength(text),
    words: words.length,
    sentences: segments.sentences(text).length,
    htmlBytes,
    textRatio: htmlBytes === 0 ? 0 : roundHalfAway(Buffer.byteLength(text) / htmlBytes, 4),
    topWords: mostFrequent(words, top),
  }
})
