import ViterbiLattice from 'kuromoji/src/viterbi/ViterbiLattice.js'
import ViterbiNode from 'kuromoji/src/viterbi/ViterbiNode.js'
import type { Ipadic } from './ipadic.js'

const ROOT = 0
const NOT_FOUND = -1
const END_OF_WORD = 0

/** Bytes of a token: its context to the left and to the right, and its cost, 16 bits each. */
const [RIGHT, COST] = [2, 4]

interface KnownWord {
  word: number
  /** Characters. */
  length: number
}

/** A sentence by characters, with the places of their UTF-8 bytes. */
interface Sentence {
  characters: readonly string[]
  bytes: Uint8Array
  byteStarts: Int32Array
}

const sentenceOf = (text: string): Sentence => {
  const characters = Array.from(text)
  const byteStarts = new Int32Array(characters.length + 1)
  for (const [index, character] of characters.entries()) {
    byteStarts[index + 1] = (byteStarts[index] ?? 0) + Buffer.byteLength(character)
  }
  return { characters, bytes: Buffer.from(text), byteStarts }
}

/** The words of the dictionary that begin at a character, the shortest first. */
const wordsAt = ({ dictionaries: { trie } }: Ipadic, sentence: Sentence, position: number): KnownWord[] => {
  const { characters, bytes, byteStarts } = sentence
  const words: KnownWord[] = []
  let node = ROOT
  for (let end = position; end < characters.length; end += 1) {
    for (let byte = byteStarts[end] ?? 0; byte < (byteStarts[end + 1] ?? 0); byte += 1) {
      const code = bytes[byte] ?? END_OF_WORD
      node = code === END_OF_WORD ? NOT_FOUND : trie.traverse(node, code)
      if (node === NOT_FOUND) return words
    }
    const leaf = trie.traverse(node, END_OF_WORD)
    if (leaf !== NOT_FOUND) words.push({ word: -trie.bc.getBase(leaf) - 1, length: end + 1 - position })
  }
  return words
}

/** For each character where the run of characters of its class ends. */
const runEndsOf = (classes: readonly { class_name: string }[]): Int32Array => {
  const ends = new Int32Array(classes.length)
  for (let index = classes.length - 1; index >= 0; index -= 1) {
    const goesOn = classes[index + 1]?.class_name === classes[index]?.class_name
    ends[index] = goesOn ? (ends[index + 1] ?? 0) : index + 1
  }
  return ends
}

/**
 * All ways to cut a sentence into words. kuromoji's own builder copies the rest of the text at each character: 5,000 letters take it
 * 13 s and a gigabyte; and it counts an emoji of two UTF-16 units twice in a run of unknown characters, which loses what follows.
 */
export const createLatticeBuilder = (ipadic: Ipadic): ((text: string) => ViterbiLattice) => {
  const { dictionaries, words } = ipadic
  const { token_info_dictionary: known, unknown_dictionary: unknown } = dictionaries

  return (text) => {
    const sentence = sentenceOf(text)
    const { characters } = sentence
    const classes = characters.map((character) => unknown.lookup(character))
    const runEnds = runEndsOf(classes)
    const lattice = new ViterbiLattice()
    const isReached = new Uint8Array(characters.length + 1)
    isReached[0] = 1

    const append = (
      type: 'KNOWN' | 'UNKNOWN',
      tokens: Int32Array | readonly number[],
      position: number,
      length: number,
    ): void => {
      const { dictionary } = type === 'KNOWN' ? known : unknown
      const surface = characters.slice(position, position + length).join('')
      for (const token of tokens) {
        const [left, right, cost] = [0, RIGHT, COST].map((at) => dictionary.getShort(token + at))
        lattice.append(
          new ViterbiNode(token, cost ?? 0, position + 1, length, type, left ?? 0, right ?? 0, surface),
        )
      }
      isReached[position + length] = 1
    }

    for (const [position, kind] of classes.entries()) {
      if (isReached[position] === 0) continue
      const found = wordsAt(ipadic, sentence, position)
      for (const { word, length } of found) {
        append('KNOWN', words.tokens.subarray(words.starts[word], words.starts[word + 1]), position, length)
      }
      if (found.length > 0 && kind.is_always_invoke !== 1) continue
      const end = kind.is_grouping === 1 ? (runEnds[position] ?? 0) : position + 1
      append('UNKNOWN', unknown.target_map[kind.class_id] ?? [], position, end - position)
    }
    lattice.appendEos()
    return lattice
  }
}
