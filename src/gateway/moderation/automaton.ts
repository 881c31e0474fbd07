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
  /** All words that a match may begin with. */
  first: ReadonlySet<number>
}

interface Transition<T> {
  matcher: Matcher
  to: State<T>
}

interface State<T> {
  /** By the name of the part, so that phrases share what they begin with. */
  transitions: Map<string, Transition<T>>
  gap: State<T> | null
  values: T[]
}

const newState = <T>(): State<T> => ({ transitions: new Map(), gap: null, values: [] })

/** Calls back for every end of a match of `state` that begins at `at`. */
const walk = <T>(
  state: State<T>,
  words: readonly number[],
  at: number,
  to: number,
  found: (value: T, end: number) => void,
): void => {
  for (const value of state.values) found(value, at)
  if (at < to) for (const transition of state.transitions.values()) follow(transition, words, at, to, found)
  if (state.gap === null) return
  for (let skipped = 0; skipped <= MOST_GAP && at + skipped < to; skipped += 1)
    walk(state.gap, words, at + skipped, to, found)
}

const follow = <T>(
  { matcher, to: next }: Transition<T>,
  words: readonly number[],
  at: number,
  to: number,
  found: (value: T, end: number) => void,
): void => {
  const word = words[at] ?? -1
  if (!matcher.first.has(word)) return
  if (matcher.words.has(word)) walk(next, words, at + 1, to, found)
  if (matcher.phrases === null) return
  walk(matcher.phrases, words, at, to, (_, end) => walk(next, words, end, to, found))
}

/** Builds the automaton. Parts of one name must be one and the same. */
export const createAutomaton = async <T>(
  entries: Iterable<{ phrase: Phrase; value: T }>,
): Promise<Automaton<T>> => {
  const endTurn = createTurns()
  const vocabulary = new Map<string, number>()
  const matchers = new Map<string, Matcher>()
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
    const begun = [...(alternatives?.transitions.values() ?? [])].flatMap(({ matcher }) => [...matcher.first])
    const matcher = {
      words: new Set(numbers),
      phrases: alternatives,
      first: new Set([...numbers, ...begun]),
    }
    matchers.set(name, matcher)
    return matcher
  }
  const pass = <V>(state: State<V>, part: Part): State<V>[] => {
    if (part === 'gap') return [(state.gap ??= newState())]
    let transition = state.transitions.get(part.name)
    if (transition === undefined) {
      transition = { matcher: matcherOf(part), to: newState() }
      state.transitions.set(part.name, transition)
    }
    return part.optional ? [transition.to, state] : [transition.to]
  }
  const add = <V>(start: State<V>, phrase: Phrase, value: V): void => {
    const ends = phrase.reduce(
      (states, part) => [...new Set(states.flatMap((state) => pass(state, part)))],
      [start],
    )
    for (const { values } of ends) if (!values.includes(value)) values.push(value)
  }

  const root = newState<T>()
  for (const { phrase, value } of entries) {
    add(root, phrase, value)
    await endTurn()
  }
  const begun = new Map<number, Transition<T>[]>()
  for (const transition of root.transitions.values())
    for (const word of transition.matcher.first) begun.set(word, [...(begun.get(word) ?? []), transition])

  return {
    vocabulary,
    find(words, from, to, report) {
      for (let start = from; start < to; start += 1) {
        const transitions = begun.get(words[start] ?? -1)
        if (transitions === undefined) continue
        for (const transition of transitions)
          follow(transition, words, start, to, (value, end) => report(value, start, end))
      }
    },
  }
}
