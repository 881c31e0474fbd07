import { cuss } from 'cuss'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { spansApart } from './spans-apart.js'
import type { Span } from './words.js'

/** What is hurtful in a text, in the order in which the first of two that overlap counts. */
export const TOXIC_CATEGORIES = ['threat', 'profanity', 'insult', 'slang'] as const

export type ToxicCategory = (typeof TOXIC_CATEGORIES)[number]

export interface ToxicSpan extends Span {
  category: ToxicCategory
}

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Words that cuss rates 2, and that are everyday English. */
const EVERYDAY = new Set(
  'welfare slave slaves tang fu willie dong ho chug chugs chunky chunkies cocky dope boonies bait'.split(' '),
)
const INSULTS = new Set(
  'idiot idiots moron morons loser losers stupid dumb pathetic worthless ugly fool fools trash clown'.split(
    ' ',
  ),
)
const SURELY_RUDE = 2

const isSlang = (word: string): boolean =>
  Object.hasOwn(cuss, word) && cuss[word] === SURELY_RUDE && !EVERYDAY.has(word)

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const THREAT = new RegExp(
  `${START}(?:` +
    String.raw`(?:i|we|he|she|they|someone|somebody)(?:\s+(?:will|shall|should|am\s+going\s+to|are\s+going\s+to|is\s+going\s+to|gonna|wanna)|\s?['’]ll)` +
    String.raw`(?:\s+[\p{L}\p{N}'’-]+){0,2}?\s+(?:kill|hurt|beat|stab|shoot|strangle|murder|destroy)\s+(?:you|u|him|her|them|your\s+family)` +
    String.raw`|kill\s+yourself|kys|go\s+die)${END}`,
  'giu',
)

const threatsIn = (text: string): Span[] =>
  Array.from(text.matchAll(THREAT), ({ 0: threat, index: start }) => ({
    text: threat,
    start,
    end: start + threat.length,
  }))

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const isInWord = (text: string, index: number): boolean => LETTER_OR_DIGIT.test(text.charAt(index))

/** What obscenity matches, widened to the letters and digits around it. */
const profanitiesIn = (text: string): Span[] =>
  matcher.getAllMatches(text, true).map(({ startIndex, endIndex }) => {
    let [start, end] = [startIndex, endIndex + 1]
    while (start > 0 && isInWord(text, start - 1)) start -= 1
    while (end < text.length && isInWord(text, end)) end += 1
    return { text: text.slice(start, end), start, end }
  })

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
const SENTENCE_END = /[.!?\n]/

/** Words in lower case with plain apostrophes; a rude word's possessive is the word. */
const rudeWordsIn = (text: string): (Span & { form: string })[] =>
  Array.from(text.matchAll(WORD), ({ 0: written, index: start }) => {
    const form = written.toLowerCase().replaceAll('’', "'")
    const word = form.endsWith("'s") ? written.slice(0, -2) : written
    return { text: word, start, end: start + word.length, form: form.slice(0, word.length) }
  })

/** What an insult begins with, by its words. */
const LEADS = ['you are', "you're", 'ur', 'u r', 'he is', 'she is', 'they are'].map((lead) => lead.split(' '))
/** Words that may be between the lead and the insult. */
const BETWEEN = 3

const insultsIn = (text: string, words: readonly (Span & { form: string })[]): Span[] =>
  words.flatMap((_, index) => {
    const lead = LEADS.find((forms) => forms.every((form, place) => words[index + place]?.form === form))
    if (lead === undefined) return []
    const from = words[index + lead.length - 1]?.end ?? 0
    return words.slice(index + lead.length, index + lead.length + BETWEEN + 1).filter(({ form, start }) => {
      const isNear = !SENTENCE_END.test(text.slice(from, start))
      return isNear && (isSlang(form) || INSULTS.has(form))
    })
  })

/** Threats, profanities, insults and slang in an English text, in order; overlaps are decided by {@link TOXIC_CATEGORIES}. */
export const toxicSpans = (text: string): ToxicSpan[] => {
  const words = rudeWordsIn(text)
  const found: Readonly<Record<ToxicCategory, Span[]>> = {
    threat: threatsIn(text),
    profanity: profanitiesIn(text),
    insult: insultsIn(text, words),
    slang: words.filter(({ form }) => isSlang(form)),
  }
  const byPrecedence = TOXIC_CATEGORIES.flatMap((category) =>
    found[category].map(({ text: written, start, end }) => ({ category, text: written, start, end })),
  )
  return spansApart(byPrecedence, text.length)
}
