import { roundHalfAway } from '../numbers/rounding.js'
import { taggedText, type EnglishToken } from './english-text.js'
import { graphOf, pageRank } from './page-rank.js'
import { isStopWord } from './stop-words.js'
import { isDigitsOnly, wordsIn, type Span } from './words.js'

/** A phrase that says what a text is about. */
export interface Keyphrase {
  /** Lower-cased words with a space between them. */
  phrase: string
  /** 4 decimals. */
  score: number
  /** Occurrences. */
  count: number
}

/** A sign between two words, or the end of a line: no phrase goes over it. */
const BREAK = /[\p{P}\p{S}\r\n\u0085\u2028\u2029]/u

const textOf = (words: readonly Span[]): string => words.map(({ text }) => text).join(' ')

/** The longest runs of `isMember` words with nothing but spaces between them. */
const runsOf = (text: string, words: readonly Span[], isMember: (word: Span) => boolean): Span[][] => {
  const runs: Span[][] = []
  let run: Span[] = []
  for (const [index, word] of words.entries()) {
    const gap = text.slice(words[index - 1]?.end ?? 0, word.start)
    if (run.length > 0 && (BREAK.test(gap) || !isMember(word))) {
      runs.push(run)
      run = []
    }
    if (isMember(word)) run.push(word)
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** Phrases with their scores, the best first; of equal ones the one that comes first in the text. */
const ranked = (phrases: readonly Span[][], scoreOf: (phrase: readonly Span[]) => number): Keyphrase[] => {
  const found = new Map<string, Keyphrase>()
  for (const words of phrases) {
    const phrase = textOf(words)
    const known = found.get(phrase)
    if (known === undefined) found.set(phrase, { phrase, score: roundHalfAway(scoreOf(words), 4), count: 1 })
    else known.count += 1
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score)
}

/**
 * Keyphrases by RAKE (Rose, Engel, Cramer and Cowley 2010, "Automatic keyword extraction from individual documents"): runs of
 * words without stop words, scored by the sum of degree / frequency of their words.
 */
export const rakePhrases = (text: string, maxWords: number): Keyphrase[] => {
  const lower = text.toLowerCase()
  const phrases = runsOf(
    lower,
    wordsIn(lower),
    ({ text: word }) => !isStopWord(word) && !isDigitsOnly(word),
  ).filter((words) => words.length <= maxWords)
  const frequency = new Map<string, number>()
  const degree = new Map<string, number>()
  for (const words of phrases)
    for (const { text: word } of words) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
      degree.set(word, (degree.get(word) ?? 0) + words.length)
    }
  return ranked(phrases, (words) =>
    words.reduce((sum, { text: word }) => sum + (degree.get(word) ?? 0) / (frequency.get(word) ?? 1), 0),
  )
}

/** Words this far apart or nearer in a sentence are neighbours: a window of four words. */
const REACH = 3
const CANDIDATES: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ'])
const CLITIC = /^['’]/

/** Of each word the tag of its last token that is no clitic: of "dog's" that of "dog", of "short-term" that of "term". */
const tagsOf = (words: readonly Span[], tokens: readonly EnglishToken[]): (string | null)[] => {
  let token = 0
  return words.map(({ start, end }) => {
    let tag: string | null = null
    for (; (tokens[token]?.start ?? Infinity) < end; token++) {
      const { start: from, text, partOfSpeech } = tokens[token] ?? { start: 0, text: '', partOfSpeech: 'X' }
      if (from >= start && !CLITIC.test(text)) tag = partOfSpeech
    }
    return tag
  })
}

type Edges = Map<string, Map<string, number>>

const addEdge = (edges: Edges, one: string, other: string): void => {
  const own = edges.get(one) ?? new Map<string, number>()
  own.set(other, (own.get(other) ?? 0) + 1)
  edges.set(one, own)
}

/** Edges between the nodes that occur within the window of a sentence, each with the number of times. */
const coOccurrences = (sentences: readonly Span[][], isNode: (word: Span) => boolean): Edges => {
  const edges: Edges = new Map()
  for (const words of sentences)
    for (const [index, word] of words.entries()) {
      if (!isNode(word)) continue
      for (const other of words.slice(index + 1, index + REACH + 1)) {
        if (!isNode(other) || other.text === word.text) continue
        addEdge(edges, word.text, other.text)
        addEdge(edges, other.text, word.text)
      }
    }
  return edges
}

const scoresOf = (nodes: readonly string[], edges: Edges): Map<string, number> => {
  const places = new Map(nodes.map((node, index) => [node, index]))
  const graph = graphOf(
    nodes.map(
      (node) =>
        new Map(Array.from(edges.get(node) ?? [], ([other, weight]) => [places.get(other) ?? 0, weight])),
    ),
  )
  const scores = pageRank(graph, { start: 1 / nodes.length, base: 0.15 / nodes.length })
  return new Map(nodes.map((node, index) => [node, scores[index] ?? 0]))
}

/**
 * Keyphrases by TextRank (Mihalcea and Tarau, EMNLP 2004, section 3): nouns and adjectives that occur near each other, ranked by
 * PageRank, and joined where they are neighbours in the text.
 */
export const textRankPhrases = (text: string, maxWords: number): Keyphrase[] => {
  const { sentences, tokens } = taggedText(text)
  const words = wordsIn(text)
  const tags = tagsOf(words, tokens)
  const lowered = words.map((word) => ({ ...word, text: word.text.toLowerCase() }))
  const nodes = new Set(
    lowered.filter((word, index) => CANDIDATES.has(tags[index] ?? '') && !isStopWord(word.text)),
  )
  const isNode = (word: Span): boolean => nodes.has(word)
  const bySentence = sentences.map(({ start, end }) =>
    lowered.filter((word) => word.start >= start && word.end <= end),
  )
  const scores = scoresOf(
    [...new Set(Array.from(nodes, (word) => word.text))],
    coOccurrences(bySentence, isNode),
  )
  const phrases = bySentence
    .flatMap((sentence) => runsOf(text, sentence, isNode))
    .map((run) => run.slice(-maxWords))
  return ranked(phrases, (phrase) => phrase.reduce((sum, { text: word }) => sum + (scores.get(word) ?? 0), 0))
}
