import type { Automaton } from './automaton.js'
import type { Disguises } from './disguise.js'
import { fold } from './fold.js'
import { CATEGORIES, topicOf, type Category, type Finding, type Language } from './rule-files.js'
import { readWords, type Words } from './words.js'

/** A rule that was found, where it is strongest. */
export interface Sign {
  category: Category
  /** What its words add to the category, 0 to 1, after what the context took back. */
  weight: number
  /** The rule's note. */
  note: string
  /** The words, in lower case and without disguises. */
  matched: string
  /** Whether the context took nothing back. */
  isWhole: boolean
  language: Language
  /** The folded text on both sides of it, whole words. */
  around: string
}

/** The strongest sign of each rule. */
export type Signs = Map<object, Sign>

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
    const isNear = rule.start - end < reach && clauses[start] === clauses[rule.start]
    return isNear && !found.clause.some((clause) => clause.start >= end && clause.end <= rule.start)
  })

const weigh = (rule: Found<'rule'>, found: FoundByKind, words: Words): number => {
  const { category, weight, firm } = rule.value
  const topic = topicOf(category)
  const isIdiom = found.idiom.some((idiom) => overlaps(rule, idiom) && idiom.value.topics.includes(topic))
  if (isIdiom || (rule.value.isTogether && words.clauses[rule.start] !== words.clauses[rule.end - 1]))
    return 0
  let setting = 1
  for (const { value } of found.setting)
    if (!firm || value.firm) setting = Math.min(setting, value.factors[topic] ?? 1)
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

/** Letters on each side of a sign that are read with it. */
const AROUND = 160

const aroundOf = (folded: string, start: number, end: number): string => {
  const from = Math.max(0, start - AROUND)
  const before = from === 0 ? 0 : folded.indexOf(' ', from) + 1
  const to = folded.length <= end + AROUND ? folded.length : folded.lastIndexOf(' ', end + AROUND)
  return folded.slice(before > start ? from : before, to < end ? end + AROUND : to)
}

/**
 * Finds the signs in a stretch of text and keeps each rule's strongest, so that a long text is not worse than a short one.
 */
export const createSignFinder =
  (automaton: Automaton<Finding>, disguises: Disguises) =>
  (stretch: string, strongest: Signs): void => {
    const folded = fold(stretch)
    const words = readWords(folded, disguises)
    const sentences = words.sentences
      .slice(1)
      .map((to, index) =>
        findAll((report) => automaton.find(words.numbers, words.sentences[index] ?? 0, to, report)),
      )
    const around = sentences.map(({ setting }) => setting.filter(({ value }) => value.isAround))
    let hadGroup = false
    for (const [index, found] of sentences.entries()) {
      const hasGroup = found.group.length > 0
      if (!hasGroup && !hadGroup) found.rule = found.rule.filter(({ value }) => !value.needsGroup)
      hadGroup = hasGroup
      if (found.rule.length === 0) continue
      found.setting.push(...(around[index - 1] ?? []), ...(around[index + 1] ?? []))
      for (const { value, weight, start, end } of strongestOf(found, words)) {
        if (weight <= (strongest.get(value.rule)?.weight ?? 0)) continue
        const [first, behind] = [words.starts[start] ?? 0, words.ends[end - 1] ?? folded.length]
        strongest.set(value.rule, {
          category: value.category,
          weight: Math.round(weight * 1e4) / 1e4,
          note: value.rule.note,
          matched: folded.slice(first, behind),
          isWhole: weight === value.weight,
          language: value.language,
          around: aroundOf(folded, first, behind),
        })
      }
    }
  }
