import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { withEmojiNames } from './vader-emoji.js'

/*
 * A port of the authors' own vaderSentiment 3.3.2 (MIT). The package vader-sentiment, whose lexicon is used, is one of their
 * release 2.5: "Not bad at all" is -0.5423 there and 0.431 in the authors' README, and emoji are not read.
 */

const BOOST = 0.293
const CAPITALS = 0.733
const NEGATION = -0.74

const NEGATIONS = new Set(
  (
    "aint arent cannot cant couldnt darent didnt doesnt ain't aren't can't couldn't daren't didn't doesn't dont hadnt hasnt " +
    "havent isnt mightnt mustnt neither don't hadn't hasn't haven't isn't mightn't mustn't neednt needn't never none nope nor " +
    "not nothing nowhere oughtnt shant shouldnt uhuh wasnt werent oughtn't shan't shouldn't uh-uh wasn't weren't without wont " +
    "wouldnt won't wouldn't rarely seldom despite"
  ).split(' '),
)

const INTENSIFIERS =
  'absolutely amazingly awfully completely considerable considerably decidedly deeply effing enormous enormously entirely ' +
  'especially exceptional exceptionally extreme extremely fabulously flipping flippin frackin fracking fricking frickin ' +
  'frigging friggin fully fuckin fucking fuggin fugging greatly hella highly hugely incredible incredibly intensely major ' +
  'majorly more most particularly purely quite really remarkably so substantially thoroughly total totally tremendous ' +
  'tremendously uber unbelievably unusually utter utterly very'
const DAMPENERS =
  'almost barely hardly kinda kindof kind-of less little marginal marginally occasional occasionally partly scarce scarcely ' +
  'slight slightly somewhat sorta sortof sort-of'

const BOOSTERS: ReadonlyMap<string, number> = new Map([
  ...INTENSIFIERS.split(' ').map((word) => [word, BOOST] as const),
  ...[...DAMPENERS.split(' '), 'just enough', 'kind of', 'sort of'].map((word) => [word, -BOOST] as const),
])

const IDIOMS: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['badass', 1.5],
  ['bus stop', 0],
  ['yeah right', -2],
  ['kiss of death', -1.5],
  ['to die for', 3],
  ['beating heart', 3.5],
])

/** Words whose valence is another in release 3.3.2, or that are new in it. */
const CHANGED_VALENCES: readonly (readonly [word: string, valence: number])[] = [
  ['heart', 3.2],
  ['hearts', 3.3],
  ['badass', 1.4],
  ['flawed', -2.1],
]

const readLexicon = (): ReadonlyMap<string, number> => {
  const file = createRequire(import.meta.url).resolve('vader-sentiment/vader_lexicon.txt')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const valences = lines.map((line): [string, number] => {
    const [word = '', valence] = line.split('\t')
    return [word, Number(valence)]
  })
  return new Map([...valences, ...CHANGED_VALENCES])
}

let knownLexicon: ReadonlyMap<string, number> | undefined
const lexicon = (): ReadonlyMap<string, number> => (knownLexicon ??= readLexicon())

/** White space as Python's str.split has it. */
const BLANKS = /[\s\u001C-\u001F\u0085]+/
/** Python's string.punctuation, at both ends. */
const OUTER_PUNCTUATION = /^[!-/:-@[-`{-~]+|[!-/:-@[-`{-~]+$/g
/** What is left of an emoticon without its punctuation has no more characters than these. */
const MOST_OF_AN_EMOTICON = 2

const wordOf = (token: string): string => {
  const stripped = token.replace(OUTER_PUNCTUATION, '')
  return Array.from(stripped).length <= MOST_OF_AN_EMOTICON ? token : stripped
}

const isUpper = (word: string): boolean => word === word.toUpperCase() && word !== word.toLowerCase()

/** The words of a text, as written and in lower case, and whether only some of them are in capitals. */
interface Words {
  written: readonly string[]
  lower: readonly string[]
  areMixed: boolean
}

const wordsOf = (text: string): Words => {
  const written = text
    .split(BLANKS)
    .filter((token) => token !== '')
    .map(wordOf)
  const capitals = written.filter(isUpper).length
  return {
    written,
    lower: written.map((word) => word.toLowerCase()),
    areMixed: capitals > 0 && capitals < written.length,
  }
}

const emphasised = (valence: number): number => (valence > 0 ? valence + CAPITALS : valence - CAPITALS)

/** What a word before one of this valence adds to it. */
const boostOf = ({ written, lower, areMixed }: Words, at: number, valence: number): number => {
  const boost = BOOSTERS.get(lower[at] ?? '')
  if (boost === undefined) return 0
  const signed = valence < 0 ? -boost : boost
  if (!areMixed || !isUpper(written[at] ?? '')) return signed
  return valence > 0 ? signed + CAPITALS : signed - CAPITALS
}

const isNegation = (word = ''): boolean => NEGATIONS.has(word) || word.includes("n't")
const isSoOrThis = (word: string | undefined): boolean => word === 'so' || word === 'this'

/** The valence after a look at the word so far before it: 1 to 3. */
const afterNegation = (valence: number, lower: readonly string[], at: number, distance: number): number => {
  const [first, second, third] = [lower[at - 1], lower[at - 2], lower[at - 3]]
  if (distance === 2) {
    if (second === 'never' && isSoOrThis(first)) return valence * 1.25
    if (second === 'without' && first === 'doubt') return valence
  }
  if (distance === 3) {
    if ((third === 'never' && isSoOrThis(second)) || isSoOrThis(first)) return valence * 1.25
    if (third === 'without' && (second === 'doubt' || first === 'doubt')) return valence
  }
  return isNegation(lower[at - distance]) ? valence * NEGATION : valence
}

/** The valence with the idioms that a word with three others before it may be a part of. */
const afterIdioms = (given: number, lower: readonly string[], at: number): number => {
  const words = (from: number, to: number): string => lower.slice(at + from, at + to + 1).join(' ')
  const before = [words(-1, 0), words(-2, 0), words(-2, -1), words(-3, -1), words(-3, -2)]
  const idiom = before.find((phrase) => IDIOMS.has(phrase))
  let valence = idiom === undefined ? given : (IDIOMS.get(idiom) ?? given)
  if (at + 1 < lower.length) valence = IDIOMS.get(words(0, 1)) ?? valence
  if (at + 2 < lower.length) valence = IDIOMS.get(words(0, 2)) ?? valence
  for (const phrase of [words(-3, -1), words(-3, -2), words(-2, -1)]) valence += BOOSTERS.get(phrase) ?? 0
  return valence
}

const afterLeast = (valence: number, lower: readonly string[], at: number): number => {
  if (lower[at - 1] !== 'least') return valence
  return at > 1 && (lower[at - 2] === 'at' || lower[at - 2] === 'very') ? valence : valence * NEGATION
}

/** How far a word before another counts, by its distance. */
const NEARNESS = [1, 0.95, 0.9]

const valenceOf = (words: Words, at: number): number => {
  const { written, lower, areMixed } = words
  const word = lower[at] ?? ''
  const own = lexicon().get(word)
  if (own === undefined || BOOSTERS.has(word) || (word === 'kind' && lower[at + 1] === 'of')) return 0
  let valence = word === 'no' && lexicon().has(lower[at + 1] ?? '') ? 0 : own
  const isOr = lower[at - 1] === 'or' || lower[at - 1] === 'nor'
  if (lower[at - 1] === 'no' || lower[at - 2] === 'no' || (lower[at - 3] === 'no' && isOr))
    valence = own * NEGATION
  if (areMixed && isUpper(written[at] ?? '')) valence = emphasised(valence)
  for (const [order, nearness] of NEARNESS.entries()) {
    const distance = order + 1
    if (at < distance || lexicon().has(lower[at - distance] ?? '')) continue
    valence += boostOf(words, at - distance, valence) * nearness
    valence = afterNegation(valence, lower, at, distance)
    if (distance === NEARNESS.length) valence = afterIdioms(valence, lower, at)
  }
  return afterLeast(valence, lower, at)
}

/**
 * Halves the valences before the first "but" and raises those after it by half. Of equal valences the first one changes, as in
 * the authors' program.
 */
const withContrast = (valences: readonly number[], lower: readonly string[]): readonly number[] => {
  const but = lower.indexOf('but')
  if (but === -1) return valences
  const changed = [...valences]
  for (let turn = 0; turn < changed.length; turn++) {
    const valence = changed[turn] ?? 0
    if (valence === 0) continue
    const at = changed.indexOf(valence)
    if (at !== but) changed[at] = valence * (at < but ? 0.5 : 1.5)
  }
  return changed
}

const countOf = (text: string, mark: string): number => text.split(mark).length - 1

/** What exclamation marks (up to four) and question marks (from two on) add. */
const emphasisOf = (text: string): number => {
  const questions = countOf(text, '?')
  const questioning = questions > 3 ? 0.96 : questions > 1 ? questions * 0.18 : 0
  return Math.min(countOf(text, '!'), 4) * 0.292 + questioning
}

/** Rounded as Python does it, a tie to the even digit. Only an odd number of 2^-(decimals + 1) lies half-way between two. */
const rounded = (value: number, decimals: number): number => {
  const isTie = Math.abs((value * 2 ** (decimals + 1)) % 2) === 1
  const scale = 10 ** decimals
  return isTie ? (2 * Math.round((value * scale) / 2)) / scale : Number(value.toFixed(decimals))
}

/** What VADER makes of a text. */
export interface Polarity {
  /** From -1 to 1, 4 decimals. */
  compound: number
  /** Shares of the text, 3 decimals. */
  positive: number
  negative: number
  neutral: number
}

/** Rates an English text by VADER (Hutto and Gilbert, ICWSM 2014), as the authors' release 3.3.2 does. */
export const polarityOf = (given: string): Polarity => {
  const text = withEmojiNames(given)
  const words = wordsOf(text)
  const valences = withContrast(
    words.written.map((_, at) => valenceOf(words, at)),
    words.lower,
  )
  if (valences.length === 0) return { compound: 0, positive: 0, negative: 0, neutral: 0 }
  const emphasis = emphasisOf(text)
  const plain = valences.reduce((total, valence) => total + valence, 0)
  const sum = plain + Math.sign(plain) * emphasis
  // A word that is not neutral counts one more, as a neutral word counts one.
  let positive = valences.reduce((total, valence) => (valence > 0 ? total + (valence + 1) : total), 0)
  let negative = valences.reduce((total, valence) => (valence < 0 ? total + (valence - 1) : total), 0)
  const neutral = valences.filter((valence) => valence === 0).length
  if (positive > -negative) positive += emphasis
  else if (positive < -negative) negative -= emphasis
  const total = positive - negative + neutral
  return {
    compound: rounded(sum / Math.sqrt(sum * sum + 15), 4),
    positive: rounded(positive / total, 3),
    negative: rounded(Math.abs(negative / total), 3),
    neutral: rounded(neutral / total, 3),
  }
}

/** The label that VADER's authors give a compound score. */
export const sentimentLabel = (compound: number): 'positive' | 'negative' | 'neutral' => {
  if (compound >= 0.05) return 'positive'
  return compound <= -0.05 ? 'negative' : 'neutral'
}
