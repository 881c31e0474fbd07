import { createAutomaton } from './automaton.js'
import { createDisguises } from './disguise.js'
import { CATEGORIES, topicOf, type Category, type Finding, type RuleSet } from './rule-files.js'
import { reconsider } from './reconsider.js'
import type { SecondOpinion } from './second-opinion/index.js'
import { createSignFinder, type Sign, type Signs } from './signs.js'

/** 0 to 1 for each category. */
export type Scores = Record<Category, number>

/** A rule that counted, or what words around it added. */
export interface Reason {
  category: Category
  /** What it adds to the category, 0 to 1, after what the context took back. */
  weight: number
  /** The rule's note. */
  reason: string
  /** The words, in lower case and without disguises. */
  matched: string
}

export interface Verdict {
  scores: Scores
  /** The strongest first. */
  reasons: Reason[]
}

/** Judges a text piece by piece; the generator yields between them, so that the caller may let others run. */
export type Judge = (text: string) => Generator<undefined, Verdict>

/** Several signs together are stronger than each, and never certain: 1 minus the product of what each leaves open. */
const combine = (weights: Iterable<number>): number =>
  1 - [...weights].reduce((open, weight) => open * (1 - weight), 1)

/** A threat that is harassment is harassment: no category is below its finer ones. */
const scoresOf = (signs: readonly Pick<Sign, 'category' | 'weight'>[]): Scores => {
  const found = CATEGORIES.map((category) => {
    const weights = signs.filter((sign) => sign.category === category).map(({ weight }) => weight)
    return { category, score: Math.round(combine(weights) * 1e4) / 1e4 }
  })
  const scoreOf = (category: Category): number =>
    Math.max(
      ...found
        .filter((one) => one.category === category || topicOf(one.category) === category)
        .map(({ score }) => score),
    )
  return Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Scores
}

/** Long texts are read in stretches, each a small piece of work. */
const STRETCH = 4000
/** Where a stretch may end: behind a sentence, else between words. */
const BREAKS = ['\n', '. ', ' ']

function* stretchesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const window = text.slice(start, start + STRETCH)
    const isLast = start + STRETCH >= text.length
    const cuts = BREAKS.map((mark) => window.lastIndexOf(mark) + mark.length)
    const length = isLast ? window.length : (cuts.find((cut) => cut > STRETCH / 2) ?? STRETCH)
    yield window.slice(0, length)
    start += length
  }
}

/**
 * Compiles the rules once; a judge then takes time in proportion to its text.
 *
 * @param opinion on texts with weak signs; without one the rules have the last word
 */
export const createJudge = async (
  { entries, ...disguised }: RuleSet,
  opinion?: SecondOpinion,
): Promise<Judge> => {
  const automaton = await createAutomaton<Finding>(entries)
  const findSigns = createSignFinder(automaton, createDisguises(automaton.vocabulary, disguised))
  return function* (text) {
    const strongest: Signs = new Map()
    for (const stretch of stretchesOf(text)) {
      findSigns(stretch, strongest)
      yield
    }
    const found = [...strongest.values()]
    const signs = opinion === undefined ? found : reconsider(found, scoresOf(found), opinion)
    const reasons = signs
      .map(({ category, weight, note, matched }) => ({ category, weight, reason: note, matched }))
      .sort((a, b) => b.weight - a.weight)
    return { scores: scoresOf(signs), reasons }
  }
}
