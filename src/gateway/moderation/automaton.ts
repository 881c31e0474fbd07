import { MOST_GAP, type Part, type Phrase } from './phrase.js'
import { createTurns } from './turns.js'

/** All phrases in one machine over words, which share what they begin with. */
export interface Automaton<T> {
  /** The number of a word that occurs in a phrase. */
  vocabulary: ReadonlyMap<string, number>
  /**
   * Reports every phrase found in `words[from..to)`, where -1 stands for a word of no phrase: the value of the phrase and
   * the indexes of its first word and behind its last one. Time grows with the length of the text alone.
   */
  find(
    words: readonly number[],
    from: number,
    to: number,
    report: (value: T, start: number, end: number) => void,
  ): void
}

/** What a part matches; a list that stands in many phrases is compiled once for all of them. */
interface Matcher {
  words: ReadonlySet<number>
  /** Alternatives of several words; null where there are none. */
  phrases: State<true> | null
  /** The words that an alternative of several may begin with. */
  phraseFirst: ReadonlySet<number>
  /** All words that a match may begin with. */
  first: ReadonlySet<number>
}

interface Transition<T> {
  matcher: Matcher
  to: State<T>
}

interface State<T> {
  id: number
  /** By the states that a part was read from and its name, so that phrases share what they begin with. */
  parts: Map<string, State<T>>
  transitions: Transition<T>[]
  gaps: State<T>[]
  values: T[]
}

/** A stretch of words that is read, with what was found in it. */
interface Reading {
  words: readonly number[]
  to: number
  /** By position, where the alternatives of a matcher end that begin there; many phrases ask for the same. */
  ends: Map<Matcher, readonly number[]>[]
}

/** Calls back for every end of a match of `state` that begins at `at`. */
const walk = <T>(
  state: State<T>,
  reading: Reading,
  at: number,
  found: (value: T, end: number) => void,
): void => {
  for (const value of state.values) found(value, at)
  if (at < reading.to && state.transitions.length > 0) {
    const word = reading.words[at] ?? -1
    for (const transition of state.transitions)
      if (transition.matcher.first.has(word)) follow(transition, reading, at, found)
  }
  for (const gap of state.gaps)
    for (let skipped = 0; skipped <= MOST_GAP && at + skipped < reading.to; skipped += 1)
      walk(gap, reading, at + skipped, found)
}

/** Follows a transition whose matcher may begin with the word at `at`. */
const follow = <T>(
  { matcher, to: next }: Transition<T>,
  reading: Reading,
  at: number,
  found: (value: T, end: number) => void,
): void => {
  // Of most lists most words are no more than one word long.
  if (matcher.phrases === null || !matcher.phraseFirst.has(reading.words[at] ?? -1))
    walk(next, reading, at + 1, found)
  else for (const end of endsOf(matcher, matcher.phrases, reading, at)) walk(next, reading, end, found)
}

const endsOf = (
  matcher: Matcher,
  phrases: State<true>,
  { words, to, ends }: Reading,
  at: number,
): readonly number[] => {
  const here = (ends[at] ??= new Map<Matcher, readonly number[]>())
  const known = here.get(matcher)
  if (known !== undefined) return known
  const reached = new Set<number>(matcher.words.has(words[at] ?? -1) ? [at + 1] : [])
  walk(phrases, { words, to, ends }, at, (_, end) => reached.add(end))
  const all = [...reached]
  here.set(matcher, all)
  return all
}

/** Builds the automaton. Parts of one name must be one and the same. */
export const createAutomaton = async <T>(
  entries: Iterable<{ phrase: Phrase; value: T }>,
): Promise<Automaton<T>> => {
  const endTurn = createTurns()
  const vocabulary = new Map<string, number>()
  const matchers = new Map<string, Matcher>()
  let states = 0
  const newState = <V>(): State<V> => ({
    id: states++,
    parts: new Map(),
    transitions: [],
    gaps: [],
    values: [],
  })
  const numberOf = (word: string): number => {
    const number = vocabulary.get(word) ?? vocabulary.size
    vocabulary.set(word, number)
    return number
  }
  const matcherOf = ({ name, words, phrases }: Exclude<Part, 'gap'>): Matcher => {
    const known = matchers.get(name)
    if (known !== undefined) return known
    const numbers = words.map(numberOf)
    const alternatives = phrases.length === 0 ? null : newState<true>()
    if (alternatives !== null) for (const phrase of phrases) add(alternatives, phrase, true)
    const begun = (alternatives?.transitions ?? []).flatMap(({ matcher }) => [...matcher.first])
    const matcher = {
      words: new Set(numbers),
      phrases: alternatives,
      phraseFirst: new Set(begun),
      first: new Set([...numbers, ...begun]),
    }
    matchers.set(name, matcher)
    return matcher
  }
  /** Where a part leads from several states at once: to one state of its own for just these, so that they stay few. */
  const pass = <V>(states: readonly State<V>[], part: Part): State<V>[] => {
    const key = `${states.map(({ id }) => id).join(' ')} ${part === 'gap' ? '...' : part.name}`
    let to = states[0]?.parts.get(key)
    if (to === undefined) {
      to = newState<V>()
      states[0]?.parts.set(key, to)
      for (const state of states) {
        if (part === 'gap') state.gaps.push(to)
        else state.transitions.push({ matcher: matcherOf(part), to })
      }
    }
    return part !== 'gap' && part.optional ? [...states, to] : [to]
  }
  const add = <V>(start: State<V>, phrase: Phrase, value: V): void => {
    const ends = phrase.reduce<State<V>[]>(pass, [start])
    for (const { values } of ends) if (!values.includes(value)) values.push(value)
  }

  const root = newState<T>()
  for (const { phrase, value } of entries) {
    add(root, phrase, value)
    await endTurn()
  }
  const begun = new Map<number, Transition<T>[]>()
  for (const transition of root.transitions)
    for (const word of transition.matcher.first) {
      const beside = begun.get(word)
      if (beside === undefined) begun.set(word, [transition])
      else beside.push(transition)
    }

  return {
    vocabulary,
    find(words, from, to, report) {
      const reading: Reading = { words, to, ends: [] }
      for (let start = from; start < to; start += 1) {
        const transitions = begun.get(words[start] ?? -1)
        if (transitions === undefined) continue
        for (const transition of transitions)
          follow(transition, reading, start, (value, end) => report(value, start, end))
      }
    },
  }
}
