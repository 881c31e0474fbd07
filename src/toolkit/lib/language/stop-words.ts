import { eng } from 'stopword'

const STOP_WORDS: ReadonlySet<string> = new Set(eng)

/** Whether a lower-cased word is on the list `eng` of the package stopword: 108 words such as the, of and is. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
