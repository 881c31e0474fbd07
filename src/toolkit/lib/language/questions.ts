import { wordsIn } from './words.js'

/** What kind of question a sentence is. */
export type QuestionKind = 'wh' | 'yes-no' | 'choice' | 'tag' | 'other'

const WH = new Set('who whom whose what which when where why how'.split(' '))
const AUXILIARIES = new Set(
  'am is are was were do does did have has had can could will would shall should may might must'.split(' '),
)
/** Of which the auxiliary is no longer to be seen. */
const IRREGULAR_NEGATIONS = new Set(["can't", "won't", "shan't", "ain't"])
const TAG_WORDS = new Set(['right', 'ok', 'no'])
const LONGEST_TAG = 3
const CONJUNCTIONS = new Set(['and', 'but', 'so', 'then'])

const CLOSING = /["'”’»›)\]}」』\s]+$/u
const LABEL = /^[^\p{L}\p{N}]*q\s*:/iu
/** Of "what's" and "who'll". */
const CONTRACTION = /'(?:s|re|d|ll|ve|m)$/

const withoutClosing = (sentence: string): string => sentence.replace(CLOSING, '')

/** Whether a sentence ends in a question mark, closing quotes and brackets aside. */
export const isQuestion = (sentence: string): boolean => withoutClosing(sentence).endsWith('?')

const lowerWords = (text: string): string[] =>
  wordsIn(text).map((word) => word.text.toLowerCase().replaceAll('’', "'"))

const isAuxiliary = (word: string): boolean =>
  AUXILIARIES.has(word) ||
  IRREGULAR_NEGATIONS.has(word) ||
  (word.endsWith("n't") && AUXILIARIES.has(word.slice(0, -3)))

const isTag = (sentence: string): boolean => {
  const comma = sentence.lastIndexOf(',')
  if (comma === -1) return false
  const words = lowerWords(sentence.slice(comma))
  const [first] = words
  return first !== undefined && words.length <= LONGEST_TAG && (isAuxiliary(first) || TAG_WORDS.has(first))
}

/** The words from the first one that is no label, number or conjunction. */
const openingWords = (sentence: string): string[] => {
  const words = lowerWords(sentence.replace(LABEL, ''))
  const first = words.findIndex((word) => !/^\p{N}+$/u.test(word) && !CONJUNCTIONS.has(word))
  return first === -1 ? [] : words.slice(first)
}

/** The kind of a question, and its question word in lower case where it has one. */
export const kindOfQuestion = (sentence: string): { kind: QuestionKind; word: string | null } => {
  if (isTag(sentence)) return { kind: 'tag', word: null }
  const words = openingWords(sentence)
  const [first = ''] = words
  const word = first.replace(CONTRACTION, '')
  if (WH.has(word)) return { kind: 'wh', word }
  if (!isAuxiliary(first)) return { kind: 'other', word: null }
  return { kind: words.includes('or') ? 'choice' : 'yes-no', word: null }
}
