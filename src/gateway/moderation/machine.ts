import type { Part, Phrase } from './phrase.js'

/** What a part matches; a list that is used in many phrases is compiled once for all of them. */
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

/** A place in the phrases, where several that begin alike go on. */
export interface State<T> {
  id: number
  transitions: Transition<T>[]
  /** Where it goes on after a gap. */
  gaps: State<T>[]
  /** What ends here. */
  values: T[]
  /** The transitions that a word begins; made on first use. */
  byWord: Map<number, Transition<T>[]> | null
}

/** So many transitions are looked through: an index of them in every place takes 50 MB, and saves no time. */
const FEW = 16

/** The transitions whose list has something that begins with a word. */
export const transitionsOf = <T>(state: State<T>, word: number): readonly Transition<T>[] => {
  if (state.transitions.length <= FEW)
    return state.transitions.filter(({ matcher }) => matcher.first.has(word))
  if (state.byWord === null) {
    state.byWord = new Map()
    for (const transition of state.transitions)
      for (const begun of transition.matcher.first) {
        const beside = state.byWord.get(begun)
        if (beside === undefined) state.byWord.set(begun, [transition])
        else beside.push(transition)
      }
  }
  return state.byWord.get(word) ?? []
}

/** Puts phrases together in one machine over words, which share what they begin with. */
export interface MachineBuilder {
  /** The number of a word that occurs in a phrase. */
  vocabulary: Map<string, number>
  newState<T>(): State<T>
  /** Adds a phrase that begins at a state. Parts of one name must be one and the same. */
  add<T>(start: State<T>, phrase: Phrase, value: T): void
}

export const createMachineBuilder = (): MachineBuilder => {
  const vocabulary = new Map<string, number>()
  const matchers = new Map<string, Matcher>()
  /** By the states that a part was read from and its name, so that phrases share what they begin with. */
  const passed = new Map<string, State<unknown>>()
  let states = 0
  const newState = <T>(): State<T> => ({ id: states++, transitions: [], gaps: [], values: [], byWord: null })
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
  const pass = <T>(from: readonly State<T>[], part: Part): State<T>[] => {
    const key = `${from.map(({ id }) => id).join(' ')} ${part === 'gap' ? '...' : part.name}`
    let to = passed.get(key) as State<T> | undefined
    if (to === undefined) {
      to = newState<T>()
      passed.set(key, to)
      for (const state of from) {
        if (part === 'gap') state.gaps.push(to)
        else state.transitions.push({ matcher: matcherOf(part), to })
      }
    }
    return part !== 'gap' && part.optional ? [...from, to] : [to]
  }
  const add = <T>(start: State<T>, phrase: Phrase, value: T): void => {
    const ends = phrase.reduce<State<T>[]>(pass, [start])
    for (const { values } of ends) if (!values.includes(value)) values.push(value)
  }
  return { vocabulary, newState, add }
}
