import { readDataSet } from '../../data/read.js'
import type { FiveLetterWords } from '../../data/five-letter-words-set.js'

/** A guess with its colours, both of five letters in lower case: g green, y yellow, b grey. */
export interface Guess {
  word: string
  colours: string
}

const LENGTH = 5
const A = 97
const LETTERS = 26

interface Words {
  /** Sorted. */
  list: readonly string[]
  /** The letters of all words, 0 to 25, five for each. */
  letters: Uint8Array
  /** Each word's different letters as bits. */
  sets: Int32Array
}

const lettersOf = (word: string): number[] => Array.from(word, (letter) => letter.charCodeAt(0) - A)
const setOf = (letters: readonly number[]): number => letters.reduce((set, letter) => set | (1 << letter), 0)

let known: Words | undefined

/** Every word of five letters a-z. */
const allWords = (): Words => {
  if (known !== undefined) return known
  const list = readDataSet<FiveLetterWords>('five-letter-words', 'words')
  const spelt = list.map(lettersOf)
  known = { list, letters: Uint8Array.from(spelt.flat()), sets: Int32Array.from(spelt, setOf) }
  return known
}

const unmatched = new Int8Array(LETTERS)

/** Greens first, then yellows from the left as long as the answer has copies that no other cell has matched. */
const isColoured = (words: Words, index: number, letters: readonly number[], colours: string): boolean => {
  const start = index * LENGTH
  unmatched.fill(0)
  for (let place = 0; place < LENGTH; place++) {
    const letter = words.letters[start + place] as number
    const isGreen = letter === letters[place]
    if (isGreen !== (colours[place] === 'g')) return false
    if (!isGreen) unmatched[letter]! += 1
  }
  for (let place = 0; place < LENGTH; place++) {
    const letter = letters[place] as number
    if (colours[place] === 'g') continue
    const isYellow = (unmatched[letter] as number) > 0
    if (isYellow !== (colours[place] === 'y')) return false
    if (isYellow) unmatched[letter]! -= 1
  }
  return true
}

export interface ScoredWord {
  word: string
  /** The sum over its different letters of how many of the fitting words have that letter. */
  score: number
}

const scoresOf = ({ sets }: Words, indexes: readonly number[]): number[] => {
  const counts = new Int32Array(LETTERS)
  const sum = (set: number, add: (letter: number) => number): number => {
    let total = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) total += add(31 - Math.clz32(rest & -rest))
    return total
  }
  for (const index of indexes) sum(sets[index] as number, (letter) => (counts[letter]! += 1))
  return indexes.map((index) => sum(sets[index] as number, (letter) => counts[letter] as number))
}

/** The words that would colour all guesses as given: highest score first, then by the alphabet. */
export const fittingWords = (guesses: readonly Guess[]): ScoredWord[] => {
  const words = allWords()
  let indexes = [...words.list.keys()]
  for (const { word, colours } of guesses) {
    const letters = lettersOf(word)
    indexes = indexes.filter((index) => isColoured(words, index, letters, colours))
  }
  const scores = scoresOf(words, indexes)
  return indexes
    .map((index, place) => ({ word: words.list[index] as string, score: scores[place] as number }))
    .toSorted((one, other) => other.score - one.score || (one.word < other.word ? -1 : 1))
}
