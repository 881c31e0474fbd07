import { createTurns } from '#flow'
import { createFronts, type Front } from './fronts.js'
import { createMachineBuilder } from './machine.js'
import { SENTENCE_BEGIN, type Phrase } from './phrase.js'

/** All phrases in one automaton over words. */
export interface Automaton<T> {
  /** The number of a word that occurs in a phrase. */
  vocabulary: ReadonlyMap<string, number>
  /**
   * Reports every phrase found in the sentence `words[from..to)`, where -1 stands for a word of no phrase: the value of the phrase and
   * the indexes of its first word and behind its last one. Time grows with the length of the text alone.
   */
  find(
    words: readonly number[],
    from: number,
    to: number,
    report: (value: T, start: number, end: number) => void,
  ): void
}

/** Builds the automaton. Parts of one name must be one and the same. */
export const createAutomaton = async <T>(
  entries: Iterable<{ phrase: Phrase; value: T }>,
): Promise<Automaton<T>> => {
  const endTurn = createTurns()
  const { vocabulary, newState, add } = createMachineBuilder()
  const root = newState<T>()
  for (const { phrase, value } of entries) {
    add(root, phrase, value)
    await endTurn()
  }
  // No text has this word, so that nobody may look it up.
  const sentenceBegin = vocabulary.get(SENTENCE_BEGIN) ?? -1
  vocabulary.delete(SENTENCE_BEGIN)
  const { begin, step } = createFronts(root)
  return {
    vocabulary,
    find(words, from, to, report) {
      const first = begin()
      const follow = (front: Front<T> | null, start: number): void => {
        for (let at = start; at < to && front !== null; at += 1) {
          front = step(front, words[at] ?? -1)
          for (const value of front?.values ?? []) report(value, start, at + 1)
        }
      }
      follow(step(first, sentenceBegin), from)
      for (let start = from; start < to; start += 1) follow(first, start)
    },
  }
}
