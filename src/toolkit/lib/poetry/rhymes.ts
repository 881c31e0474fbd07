import { readDataSet } from '../../data/read.js'
import { pronunciationsOf, rhymingPartOf, stressOf, vowelsOf, withoutStress } from './pronunciations.js'

export interface RhymingWord {
  word: string
  pronunciation: string
  syllables: number
}

interface Candidate extends RhymingWord {
  sound: string
  part: string
}

let candidates: Map<string, Candidate[]> | undefined

/** Popular words with a pronunciation, by the vowels of their rhyming parts, each list by rank. */
const read = (): Map<string, Candidate[]> => {
  const lists = new Map<string, Candidate[]>()
  for (const word of readDataSet<string>('english-words', 'popular').split(' ')) {
    const [pronunciation] = pronunciationsOf(word)
    if (pronunciation === undefined) continue
    const part = rhymingPartOf(pronunciation)
    const key = vowelsOf(part)
    const list = lists.get(key) ?? []
    lists.set(key, list)
    const syllables = stressOf(pronunciation).length
    list.push({ word, pronunciation, syllables, sound: withoutStress(pronunciation), part })
  }
  return lists
}

/**
 * Words that rhyme with a pronunciation, most popular first.
 * @param kind perfect: the same rhyming part and another sound as a whole; near: the same vowels in it, other consonants
 */
export const rhymesOf = (word: string, pronunciation: string, kind: 'perfect' | 'near'): RhymingWord[] => {
  const part = rhymingPartOf(pronunciation)
  const sound = withoutStress(pronunciation)
  candidates ??= read()
  const list = candidates.get(vowelsOf(part)) ?? []
  return list.filter((other) =>
    kind === 'perfect'
      ? other.part === part && other.word !== word && other.sound !== sound
      : other.part !== part,
  )
}
