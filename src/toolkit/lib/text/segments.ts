import { attempt } from '../common/attempt.js'

/** Of Unicode's segments (UAX 29) those of one granularity, in a language's tailoring; null for what is no language tag. */
const segmenterOf = (lang: string, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter | null =>
  attempt(() => new Intl.Segmenter(lang, { granularity })) ?? null

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Each of these is a grapheme cluster by itself, and Segmenter takes microseconds for every cluster. */
const PLAIN = /^(?:[\t\n -~]|\r(?!\n))*$/

/** Of a run of these every one but the first and the last is a cluster by itself, whatever is around the run. */
const LETTERS =
  /(?:(?![\p{M}\p{Lm}])[ -~\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}]){3,}/gu

const segmented = (text: string): string[] =>
  text === '' ? [] : Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)

/** The extended grapheme clusters of a text (UAX 29, section 3.1): what its reader sees as characters. */
export const graphemesOf = (text: string): string[] => {
  if (PLAIN.test(text)) return text.split('')
  const clusters: string[][] = []
  let done = 0
  for (const { 0: run, index } of text.matchAll(LETTERS)) {
    const [first = '', ...others] = run
    const last = others.pop() ?? ''
    clusters.push(segmented(text.slice(done, index + first.length)), others)
    done = index + run.length - last.length
  }
  return [...clusters, segmented(text.slice(done))].flat()
}

/** Segmenter's time for each segment grows with the text: past this length it is given pieces. */
const PIECE_LENGTH = 1000

/**
 * Cuts a text where every language has a word boundary: behind a line feed (UAX 29, WB3a), and behind a single space
 * between two basic Latin letters (WB999).
 */
const wordPieces = (text: string): string[] => {
  const pieces: string[] = []
  const cut = /\n|(?<=[A-Za-z]) (?=[A-Za-z])/g
  let start = 0
  while (text.length - start > PIECE_LENGTH) {
    cut.lastIndex = start + PIECE_LENGTH
    if (cut.exec(text) === null) break
    pieces.push(text.slice(start, cut.lastIndex))
    start = cut.lastIndex
  }
  return [...pieces, text.slice(start)]
}

const wordsBy = (segmenter: Intl.Segmenter, text: string): string[] => {
  const words: string[] = []
  for (const piece of wordPieces(text)) {
    for (const { segment, isWordLike } of segmenter.segment(piece))
      if (isWordLike === true) words.push(segment)
  }
  return words
}

/** Whether a segment says anything: white space and punctuation alone are not a sentence. */
const isSentence = (segment: string): boolean => /[\p{L}\p{N}]/u.test(segment)

/** A line feed ends every sentence (UAX 29, SB4), so that each line may be cut by itself. */
const sentencesBy = (segmenter: Intl.Segmenter, text: string): string[] =>
  text
    .split(/(?<=\n)/)
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment))
    .filter(isSentence)

/** The words of a text: the segments of UAX 29, section 4.1, that hold a letter, digit or ideograph. */
export const wordsOf = (text: string): string[] => wordsBy(WORDS, text)

/** The sentences of a text (UAX 29, section 5.1) that hold a letter or digit, with the white space behind them. */
export const sentencesOf = (text: string): string[] => sentencesBy(SENTENCES, text)

/** Words and sentences as wordsOf and sentencesOf have them, by the rules of a language. */
export interface LanguageSegments {
  words: (text: string) => string[]
  sentences: (text: string) => string[]
}

/**
 * Segments by the rules of a language.
 * @returns null if `lang` is not a well-formed language tag (BCP 47 as Unicode's UTS 35 has it).
 */
export const segmentsIn = (lang: string): LanguageSegments | null => {
  const words = segmenterOf(lang, 'word')
  const sentences = segmenterOf(lang, 'sentence')
  if (words === null || sentences === null) return null
  return {
    words: (text) => wordsBy(words, text),
    sentences: (text) => sentencesBy(sentences, text),
  }
}
