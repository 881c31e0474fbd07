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

interface State<T> {
  /** By the name of a part, so that phrases share what they begin with. */
  parts: Map<string, State<T>>
  next: Map<number, State<T>[]>
  /** States that are reached without a word. */
  beside: State<T>[]
  gap: State<T> | null
  values: T[]
}

const newState = <T>(): State<T> => ({ parts: new Map(), next: new Map(), beside: [], gap: null, values: [] })

/** Builds the automaton. Parts of one name must be one and the same. */
export const createAutomaton = async <T>(
  entries: Iterable<{ phrase: Phrase; value: T }>,
): Promise<Automaton<T>> => {
  const endTurn = createTurns()
  const vocabulary = new Map<string, number>()
  const root = newState<T>()
  const numberOf = (word: string): number => {
    const number = vocabulary.get(word) ?? vocabulary.size
    vocabulary.set(word, number)
    return number
  }
  const follow = (state: State<T>, part: Part): State<T>[] => {
    if (part === 'gap') return [(state.gap ??= newState())]
    let reached = state.parts.get(part.name)
    if (reached === undefined) {
      reached = newState()
      state.parts.set(part.name, reached)
      for (const number of part.words.map(numberOf))
        state.next.set(number, [...(state.next.get(number) ?? []), reached])
      for (const phrase of part.phrases) for (const end of followAll(state, phrase)) end.beside.push(reached)
    }
    return part.optional ? [reached, state] : [reached]
  }
  const followAll = (start: State<T>, phrase: Phrase): State<T>[] =>
    phrase.reduce((states, part) => [...new Set(states.flatMap((state) => follow(state, part)))], [start])
  for (const { phrase, value } of entries) {
    for (const { values } of followAll(root, phrase)) if (!values.includes(value)) values.push(value)
    await endTurn()
  }

  return {
    vocabulary,
    find(words, from, to, report) {
      const visit = (state: State<T>, start: number, at: number): void => {
        for (const value of state.values) report(value, start, at)
        for (const other of state.beside) visit(other, start, at)
        if (at < to) for (const next of state.next.get(words[at] ?? -1) ?? []) visit(next, start, at + 1)
        if (state.gap === null) return
        for (let skipped = 0; skipped <= MOST_GAP && at + skipped < to; skipped += 1)
          visit(state.gap, start, at + skipped)
      }
      for (let start = from; start < to; start += 1) {
        for (const next of root.next.get(words[start] ?? -1) ?? []) visit(next, start, start + 1)
      }
    },
  }
}
