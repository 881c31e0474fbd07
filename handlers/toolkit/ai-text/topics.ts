import { feature, unprocessable } from '#toolkit'
import { fnv1a32 } from '#toolkit/lib/encoding/checksums'
import { sentencesOf, taggedTexts } from '#toolkit/lib/language/english-text'
import { isStopWord } from '#toolkit/lib/language/stop-words'
import { modelTopics, type TopicModel } from '#toolkit/lib/language/topic-model'
import { roundHalfAway } from '#toolkit/lib/numbers/rounding'
import { mulberry32 } from '#toolkit/lib/random/mulberry32'
import { linesOf } from '#toolkit/lib/text/lines'

const MOST_DOCUMENTS = 500
const MOST_TOKENS = 4000
const DECIMALS = 6
const SHORTEST_WORD = 3

/** The lines, or the sentences of a text that has only one. */
const documentsOf = (text: string): string[] => {
  const lines = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 1 ? lines : sentencesOf(text).map((sentence) => sentence.text)
}

const lettersIn = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0

/** The lemmas of each document's words that count. */
const termsOf = (documents: readonly string[]): string[][] =>
  taggedTexts(documents).map(({ tokens }) =>
    tokens
      .filter(({ kind, text }) => kind === 'word' && lettersIn(text) >= SHORTEST_WORD)
      .map(({ text, lemma }) => ({ word: text.toLowerCase(), lemma: lemma.toLowerCase() }))
      .filter(({ word, lemma }) => !isStopWord(word) && !isStopWord(lemma))
      .map(({ lemma }) => lemma),
  )

/** The topic that has the most of a document; the first one on ties. */
const mainTopic = (model: TopicModel, document: number, topics: readonly number[]): number =>
  topics.reduce(
    (best, topic) => (model.count(document, topic) > model.count(document, best) ? topic : best),
    0,
  )

const compareCodes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export default feature('rest_aiText_topics', ({ text, topics, terms: shown, iterations, seed }) => {
  const documents = documentsOf(text)
  if (documents.length < 2) unprocessable('text has fewer than two documents.')
  if (documents.length > MOST_DOCUMENTS) unprocessable(`text has more than ${MOST_DOCUMENTS} documents.`)
  const terms = termsOf(documents)
  const tokens = terms.flat()
  const vocabulary = [...new Set(tokens)]
  if (vocabulary.length < 2) unprocessable('text has fewer than two distinct terms.')
  if (tokens.length > MOST_TOKENS) unprocessable(`text has more than ${MOST_TOKENS} tokens.`)

  const numbers = new Map(vocabulary.map((term, number) => [term, number]))
  const model = modelTopics(
    terms.map((own) => own.map((term) => numbers.get(term) ?? 0)),
    vocabulary.length,
    topics,
    iterations,
    mulberry32(fnv1a32(Buffer.from(seed))),
  )
  const sampled = Array.from({ length: topics }, (_, topic) => topic)
  const order = sampled.toSorted((a, b) => model.tokensOf(b) - model.tokensOf(a) || a - b)
  const termsOfTopic = (topic: number) =>
    vocabulary
      .map((term, number) => ({ term, probability: model.probability(topic, number) }))
      .sort((a, b) => b.probability - a.probability || compareCodes(a.term, b.term))
      .slice(0, shown)
      .map(({ term, probability }) => ({ term, probability: roundHalfAway(probability, DECIMALS) }))
  return {
    documents: documents.length,
    vocabulary: vocabulary.length,
    topics: order.map((topic, index) => ({
      index,
      share: roundHalfAway(model.tokensOf(topic) / tokens.length, DECIMALS),
      terms: termsOfTopic(topic),
    })),
    assignments: documents.map((_, document) => {
      const topic = mainTopic(model, document, sampled)
      return {
        document,
        topic: order.indexOf(topic),
        share: roundHalfAway(model.share(document, topic), DECIMALS),
      }
    }),
  }
})
