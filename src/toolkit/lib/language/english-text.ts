import type { PartOfSpeech, TokenItsFunction } from 'wink-nlp'
import { openEnglishReader, readEnglish, type Annotation, type ReadText } from './english-reader.js'
import { hasWord, type Span } from './words.js'

export type { PartOfSpeech } from 'wink-nlp'

/** A word or sign of a text as wink-nlp divides it: "don't" is "do" and "n't". */
export interface EnglishToken extends Span {
  /** Universal part of speech. */
  partOfSpeech: PartOfSpeech
  /** In lower case. */
  lemma: string
  /** Whether wink-nlp has it on its own list of stop words. */
  isStopWord: boolean
  /** wink-nlp's type, such as word, number, punctuation, symbol, email or tabCRLF. */
  kind: string
  /** Index among the text's sentences; `null` in one without a letter or digit. */
  sentence: number | null
}

/** An entity that wink-nlp finds in a text. */
export interface EnglishEntity extends Span {
  /** In capitals, such as DATE or MONEY. */
  type: string
}

type TokenRange = readonly [first: number, last: number]

/** Where each token is in the text that was read. The package skips characters such as U+2028, so that lengths do not add up. */
const placesIn = (text: string, values: readonly string[]): Span[] => {
  let from = 0
  return values.map((value) => {
    const found = text.indexOf(value, from)
    const start = found === -1 ? from : found
    const end = found === -1 ? from : found + value.length
    from = end
    return { text: value, start, end }
  })
}

/** The text of a range of tokens, without whitespace at its ends. */
const spanOf = (text: string, places: readonly Span[], [first, last]: TokenRange): Span => {
  const from = places[first]?.start ?? 0
  const slice = text.slice(from, places[last]?.end ?? from)
  const start = from + slice.length - slice.trimStart().length
  const trimmed = slice.trim()
  return { text: trimmed, start, end: start + trimmed.length }
}

const divide = (text: string, { document, its, shown }: ReadText) => {
  const places = placesIn(shown, document.tokens().out())
  const ranges = document.sentences().out(its.span) as unknown as TokenRange[]
  const every = ranges.map((range) => ({ range, span: spanOf(text, places, range) }))
  const found = every.filter(({ span }) => hasWord(span.text))
  return {
    document,
    its,
    places,
    every: every.map(({ span }) => span),
    ranges: found.map(({ range }) => range),
    sentences: found.map(({ span }) => span),
  }
}

const read = (text: string, annotations: readonly Annotation[]) =>
  divide(text, readEnglish(text, annotations))

/** The sentences of an English text in order, as wink-nlp divides it; those without a letter or digit are left out. */
export const sentencesOf = (text: string): Span[] => read(text, ['sbd']).sentences

/** The sentences of an English text in order, those without a letter or digit included. */
export const everySentenceOf = (text: string): Span[] =>
  read(text, ['sbd']).every.filter((span) => span.text !== '')

/** A text with the tags of its tokens. */
export interface TaggedText {
  sentences: Span[]
  tokens: EnglishToken[]
}

const TAGS: readonly Annotation[] = ['sbd', 'pos']

/** The sentences of {@link sentencesOf}, and all tokens with their parts of speech and lemmas. */
export const taggedText = (text: string): TaggedText => tagged(text, readEnglish(text, TAGS))

/** Each of several texts as {@link taggedText} has it, by one reader: it takes 10 ms to open. */
export const taggedTexts = (texts: readonly string[]): TaggedText[] => {
  const readText = openEnglishReader(TAGS)
  return texts.map((text) => tagged(text, readText(text)))
}

const tagged = (text: string, readText: ReadText): TaggedText => {
  const { document, its, places, ranges, sentences } = divide(text, readText)
  const tokens = document.tokens()
  const partsOfSpeech = tokens.out(its.pos) as PartOfSpeech[]
  const lemmas = tokens.out<string>(its.lemma as TokenItsFunction<string>)
  const stopWords = tokens.out(its.stopWordFlag)
  const kinds = tokens.out(its.type)
  const sentenceOfToken = new Map<number, number>()
  for (const [sentence, [first, last]] of ranges.entries())
    for (let token = first; token <= last; token++) sentenceOfToken.set(token, sentence)
  return {
    sentences,
    tokens: places.map(({ text: shown, start, end }, index) => {
      const own = text.slice(start, end)
      return {
        text: own,
        start,
        end,
        partOfSpeech: partsOfSpeech[index] ?? 'X',
        lemma: shown === own ? (lemmas[index] ?? own) : own.toLowerCase(),
        isStopWord: stopWords[index] === true,
        kind: kinds[index] ?? 'unk',
        sentence: sentenceOfToken.get(index) ?? null,
      }
    }),
  }
}

/** The entities that wink-nlp finds in an English text, in order. */
export const entitiesOf = (text: string): EnglishEntity[] => {
  const { document, its, places } = read(text, ['sbd', 'ner'])
  const entities = document.entities()
  const ranges = entities.out(its.span) as unknown as TokenRange[]
  const types = entities.out(its.type)
  return ranges.map((range, index) => ({ ...spanOf(text, places, range), type: types[index] ?? '' }))
}
