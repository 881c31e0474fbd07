import { createAutomaton } from './automaton.js'
import { createDisguises } from './disguise.js'
import { fold } from './fold.js'
import { CATEGORIES, topicOf, type Category, type Finding, type RuleSet } from './rule-files.js'
import { readWords, type Words } from './words.js'

/** 0 to 1 for each category. */
export type Scores = Record<Category, number>

/** A category is flagged from this score up. */
export const THRESHOLD = 0.5

/** A rule that counted. */
export interface Reason {
  category: Category
  /** What the rule's words add to the category, 0 to 1, after what the context took back. */
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

/** What is left of a weight under a negation, in a quotation of somebody's words, and in told words without marks. */
const NEGATED = 0.2
const TOLD_IN_QUOTES = 0.4
const TOLD = 0.75

interface Found<K extends Finding['kind'] = Finding['kind']> {
  value: Extract<Finding, { kind: K }>
  start: number
  end: number
}

type FoundByKind = { [K in Finding['kind']]: Found<K>[] }

const findAll = (
  find: (report: (value: Finding, start: number, end: number) => void) => void,
): FoundByKind => {
  const found: FoundByKind = {
    rule: [],
    idiom: [],
    negation: [],
    report: [],
    setting: [],
    group: [],
    clause: [],
  }
  // A phrase with parts that may be left out is often found in several ways in the same words.
  const last = new Map<Finding, Span>()
  find((value, start, end) => {
    const before = last.get(value)
    if (before?.start === start && before.end === end) return
    last.set(value, { start, end })
    ;(found[value.kind] as Found[]).push({ value, start, end })
  })
  return found
}

type Span = Pick<Found, 'start' | 'end'>

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Whether a negation is before the rule's words in the same clause and near enough, or in their gap. */
const isNegated = (rule: Found<'rule'>, found: FoundByKind, clauses: readonly number[]): boolean =>
  !rule.value.ignoresNegation &&
  found.negation.some(({ value: { reach }, start, end }) => {
    if (start >= rule.start) return rule.value.hasGap && end <= rule.end
    const isNear = rule.start - end < reach
    const isSameClause = clauses[start] === clauses[rule.start]
    const isCutOff = found.clause.some((clause) => clause.start >= end && clause.end <= rule.start)
    return isNear && isSameClause && !isCutOff
  })

const weigh = (rule: Found<'rule'>, found: FoundByKind, words: Words): number => {
  const { category, weight, firm } = rule.value
  const isIdiom = found.idiom.some(
    (idiom) => idiom.value.topics.includes(topicOf(category)) && overlaps(rule, idiom),
  )
  if (isIdiom || (rule.value.isTogether && words.clauses[rule.start] !== words.clauses[rule.end - 1]))
    return 0
  const setting = found.setting
    .filter(({ value }) => !firm || value.firm)
    .reduce((least, { value }) => Math.min(least, value.factors[topicOf(category)] ?? 1), 1)
  const isTold = found.report.some((report) => !overlaps(rule, report))
  const told = !isTold ? 1 : words.quoted[rule.start] === true ? TOLD_IN_QUOTES : TOLD
  return weight * setting * told * (isNegated(rule, found, words.clauses) ? NEGATED : 1)
}

/** The same words are one sign, however many rules know them: of each category, the strongest rule that they are part of. */
const strongestOf = (found: FoundByKind, words: Words): (Found<'rule'> & { weight: number })[] => {
  const taken = new Map<Category, boolean[]>(CATEGORIES.map((category) => [category, []]))
  return found.rule
    .map((rule) => ({ ...rule, weight: weigh(rule, found, words) }))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ value: { category }, start, end }) => {
      const places = taken.get(category) ?? []
      for (let place = start; place < end; place += 1) if (places[place] === true) return false
      for (let place = start; place < end; place += 1) places[place] = true
      return true
    })
}

/** Several signs together are stronger than each, and never certain: 1 minus the product of what each leaves open. */
const combine = (weights: Iterable<number>): number =>
  1 - [...weights].reduce((open, weight) => open * (1 - weight), 1)

/** A threat that is harassment is harassment: no category is below its finer ones. */
const scoresOf = (reasons: readonly Reason[]): Scores => {
  const found = CATEGORIES.map((category) => {
    const weights = reasons.filter((reason) => reason.category === category).map(({ weight }) => weight)
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

/** Compiles the rules once; a judge then takes time in proportion to its text. */
export const createJudge = async ({ entries, ...disguised }: RuleSet): Promise<Judge> => {
  const automaton = await createAutomaton(entries)
  const disguises = createDisguises(automaton.vocabulary, disguised)

  /** A rule counts once, with its strongest occurrence, so that a long text is not worse than a short one. */
  const readStretch = (stretch: string, strongest: Map<object, Reason>): void => {
    const folded = fold(stretch)
    const words = readWords(folded, disguises)
    let hadGroup = false
    for (let index = 1; index < words.sentences.length; index += 1) {
      const [from, to] = [words.sentences[index - 1] ?? 0, words.sentences[index] ?? 0]
      const found = findAll((report) => automaton.find(words.numbers, from, to, report))
      const hasGroup = found.group.length > 0
      if (!hasGroup && !hadGroup) found.rule = found.rule.filter(({ value }) => !value.needsGroup)
      hadGroup = hasGroup
      if (found.rule.length === 0) continue
      for (const { value, weight, start, end } of strongestOf(found, words))
        if (weight > (strongest.get(value.rule)?.weight ?? 0))
          strongest.set(value.rule, {
            category: value.category,
            weight: Math.round(weight * 1e4) / 1e4,
            reason: value.rule.note,
            matched: folded.slice(words.starts[start], words.ends[end - 1]),
          })
    }
  }

  return function* (text) {
    const strongest = new Map<object, Reason>()
    for (const stretch of stretchesOf(text)) {
      readStretch(stretch, strongest)
      yield
    }
    const reasons = [...strongest.values()].sort((a, b) => b.weight - a.weight)
    return { scores: scoresOf(reasons), reasons }
  }
}
