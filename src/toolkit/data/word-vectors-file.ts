/** Says that a file is one of ours, and in which layout. */
const MAGIC = Buffer.from('WORDVEC1')
/** Magic, then the number of words, of numbers a word, and of bytes of all words, each 32 bits. */
const HEAD_BYTES = MAGIC.length + 3 * 4
const RANK_BYTES = 2
const START_BYTES = 4
const SCALE_BYTES = 4
/** A rank has 16 bits. */
const MOST_WORDS = 2 ** 16

/** A word and its vector, as the package it comes from has them. */
export interface SourceWord {
  word: string
  numbers: readonly number[]
}

/** Where the parts of a file stand; all numbers are little-endian. */
export interface WordVectorsLayout {
  words: number
  dimensions: number
  /** Of each word in the order of its UTF-8 bytes, its rank in 16 bits. */
  ranks: number
  /** Of each word in that order where its bytes start, in 32 bits; last the end of the last one. */
  starts: number
  /** The words in that order, without anything between them. */
  text: number
  /** Of each word by rank, the float32 that its numbers are to be multiplied by. */
  scales: number
  /** Of each word by rank, its int8 numbers. */
  numbers: number
  /** Of the file. */
  end: number
}

const layoutFor = (words: number, dimensions: number, textBytes: number): WordVectorsLayout => {
  const ranks = HEAD_BYTES
  const starts = ranks + words * RANK_BYTES
  const text = starts + (words + 1) * START_BYTES
  const scales = text + textBytes
  const numbers = scales + words * SCALE_BYTES
  return { words, dimensions, ranks, starts, text, scales, numbers, end: numbers + words * dimensions }
}

/** @throws Error when the bytes are no such file, or not all of it */
const readLayout = (file: Buffer): WordVectorsLayout => {
  if (file.length < HEAD_BYTES || !file.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error('not a file of word vectors')
  const [words, dimensions, textBytes] = [0, 4, 8].map((offset) => file.readUInt32LE(MAGIC.length + offset))
  const layout = layoutFor(words as number, dimensions as number, textBytes as number)
  if (layout.end !== file.length)
    throw new Error(`the file of word vectors has ${file.length} bytes, not ${layout.end}`)
  return layout
}

/** Scaled to length 1, then int8 with one scale: the float32 of the largest absolute number divided by 127. */
const quantise = (numbers: readonly number[]): { scale: number; quantised: Int8Array } => {
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0))
  const unit = numbers.map((number) => number / length)
  const scale = Math.fround(Math.max(...unit.map(Math.abs)) / 127)
  return { scale, quantised: Int8Array.from(unit, (number) => Math.round(number / scale)) }
}

/**
 * Word vectors as one file that is used as it stands: words are found in it by bisection, so that nothing has to be parsed or
 * kept beside it.
 *
 * @param entries by rank, from 0
 */
export const packWordVectors = (entries: readonly SourceWord[], dimensions: number): Buffer => {
  if (entries.length > MOST_WORDS) throw new RangeError(`at most ${MOST_WORDS} words`)
  const sorted = entries
    .map(({ word }, rank) => ({ bytes: Buffer.from(word, 'utf8'), rank }))
    .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes))
  const textBytes = sorted.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const layout = layoutFor(entries.length, dimensions, textBytes)
  const file = Buffer.alloc(layout.end)
  MAGIC.copy(file)
  for (const [index, number] of [entries.length, dimensions, textBytes].entries())
    file.writeUInt32LE(number, MAGIC.length + index * 4)
  let start = 0
  for (const [index, { bytes, rank }] of sorted.entries()) {
    file.writeUInt16LE(rank, layout.ranks + index * RANK_BYTES)
    file.writeUInt32LE(start, layout.starts + index * START_BYTES)
    bytes.copy(file, layout.text + start)
    start += bytes.length
  }
  file.writeUInt32LE(start, layout.starts + sorted.length * START_BYTES)
  for (const [rank, { word, numbers }] of entries.entries()) {
    if (numbers.length !== dimensions) throw new Error(`${word} has ${numbers.length} numbers`)
    const { scale, quantised } = quantise(numbers)
    file.writeFloatLE(scale, layout.scales + rank * SCALE_BYTES)
    file.set(new Uint8Array(quantised.buffer), layout.numbers + rank * dimensions)
  }
  return file
}

/** A file of word vectors, ready to be asked. */
export interface WordVectorsFile {
  words: number
  dimensions: number
  /** `null` for a word that is not in it. */
  rankOf(word: string): number | null
  /** The float32 that the word's numbers are to be multiplied by. */
  scaleOf(rank: number): number
  /** Not to be changed: these are the file's own bytes. */
  numbersOf(rank: number): Int8Array
}

/** @throws Error when the bytes are no such file, or not all of it */
export const openWordVectors = (file: Buffer): WordVectorsFile => {
  const { words, dimensions, ranks, starts, text, scales, numbers } = readLayout(file)
  const all = new Int8Array(file.buffer, file.byteOffset + numbers, words * dimensions)
  const startOf = (index: number): number => text + file.readUInt32LE(starts + index * START_BYTES)

  return {
    words,
    dimensions,
    rankOf(word) {
      const wanted = Buffer.from(word, 'utf8')
      let low = 0
      let high = words - 1
      while (low <= high) {
        const middle = (low + high) >>> 1
        const order = file.compare(wanted, 0, wanted.length, startOf(middle), startOf(middle + 1))
        if (order === 0) return file.readUInt16LE(ranks + middle * RANK_BYTES)
        if (order < 0) low = middle + 1
        else high = middle - 1
      }
      return null
    },
    scaleOf: (rank) => file.readFloatLE(scales + rank * SCALE_BYTES),
    numbersOf: (rank) => all.subarray(rank * dimensions, (rank + 1) * dimensions),
  }
}
